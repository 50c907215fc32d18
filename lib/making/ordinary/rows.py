"""Eight small databases as ordinary people keep them, for the question set `ordinary`.

Dates are text, what is unknown is NULL, flags and codes are short. Each has what a careless query
trips over: two people of one name, ties at the top, parents without children, several rows per
thing, spellings that differ in case or accents, and a key or two that nobody declared.
"""

import random
from collections.abc import Callable
from datetime import date, datetime, timedelta

TODAY = date(2026, 11, 29)
"""What `now` means to these questions, see `sandbox.today` in stages/beyond/params.yaml."""

Rows = list[tuple[object, ...]]
Tables = dict[str, Rows]

SCHEMAS = {
    "shop": """
CREATE TABLE customers (customer_id INTEGER PRIMARY KEY, name TEXT NOT NULL, email TEXT, city TEXT,
  newsletter TEXT, created_at TEXT);
CREATE TABLE products (product_id INTEGER PRIMARY KEY, name TEXT, category TEXT, price REAL,
  discontinued INTEGER);
CREATE TABLE orders (order_id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers,
  order_date TEXT, status TEXT, shipping_cost REAL, shipped_date TEXT);
CREATE TABLE order_items (order_id INTEGER REFERENCES orders, product_id INTEGER
  REFERENCES products, quantity INTEGER, unit_price REAL, PRIMARY KEY (order_id, product_id));
CREATE TABLE reviews (review_id INTEGER PRIMARY KEY, product_id INTEGER REFERENCES products,
  customer_id INTEGER REFERENCES customers, rating INTEGER, comment TEXT, review_date TEXT);
""",
    "hospital": """
CREATE TABLE patients (patient_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, sex TEXT,
  birth_date TEXT, city TEXT, phone TEXT);
CREATE TABLE wards (ward_id INTEGER PRIMARY KEY, name TEXT, beds INTEGER);
CREATE TABLE doctors (doctor_id INTEGER PRIMARY KEY, name TEXT, specialty TEXT, hired_on TEXT,
  left_on TEXT);
CREATE TABLE admissions (admission_id INTEGER PRIMARY KEY, patient_id INTEGER REFERENCES patients,
  ward_id INTEGER REFERENCES wards, doctor_id INTEGER REFERENCES doctors, admitted_on TEXT,
  discharged_on TEXT, emergency INTEGER, diagnosis TEXT);
CREATE TABLE lab_results (result_id INTEGER PRIMARY KEY,
  admission_id INTEGER REFERENCES admissions, test TEXT, value REAL, taken_on TEXT);
""",
    "timesheets": """
CREATE TABLE departments (code TEXT PRIMARY KEY, name TEXT);
CREATE TABLE employees (emp_no INTEGER PRIMARY KEY, name TEXT, department_code TEXT
  REFERENCES departments, hired_on TEXT, left_on TEXT, hourly_rate REAL);
CREATE TABLE projects (project_id INTEGER PRIMARY KEY, title TEXT, client TEXT, budget REAL,
  closed TEXT);
CREATE TABLE entries (entry_id INTEGER PRIMARY KEY, emp_no INTEGER, project_id INTEGER
  REFERENCES projects, work_date TEXT, hours REAL, billable TEXT, note TEXT);
""",
    "school": """
CREATE TABLE teachers (teacher_id INTEGER PRIMARY KEY, name TEXT, email TEXT, since TEXT);
CREATE TABLE classes (class_id INTEGER PRIMARY KEY, label TEXT, teacher_id INTEGER
  REFERENCES teachers, room TEXT);
CREATE TABLE students (student_id INTEGER PRIMARY KEY, name TEXT, class_id INTEGER
  REFERENCES classes, birth_date TEXT, gender TEXT);
CREATE TABLE exams (exam_id INTEGER PRIMARY KEY, class_id INTEGER REFERENCES classes, subject TEXT,
  exam_date TEXT, max_points INTEGER);
CREATE TABLE grades (exam_id INTEGER REFERENCES exams, student_id INTEGER REFERENCES students,
  points REAL, PRIMARY KEY (exam_id, student_id));
CREATE TABLE absences (student_id INTEGER REFERENCES students, day TEXT, excused INTEGER);
""",
    "library": """
CREATE TABLE members (member_no INTEGER PRIMARY KEY, name TEXT, joined_on TEXT, cancelled_on TEXT,
  email TEXT);
CREATE TABLE books (book_id INTEGER PRIMARY KEY, title TEXT, author TEXT, published INTEGER,
  lang TEXT, genre TEXT);
CREATE TABLE copies (copy_id INTEGER PRIMARY KEY, book_id INTEGER REFERENCES books, condition TEXT,
  bought_on TEXT);
CREATE TABLE loans (loan_id INTEGER PRIMARY KEY, copy_id INTEGER REFERENCES copies,
  member_no INTEGER REFERENCES members, loaned_on TEXT, due_on TEXT, returned_on TEXT);
CREATE TABLE fines (fine_id INTEGER PRIMARY KEY, loan_id INTEGER REFERENCES loans, amount REAL,
  paid_on TEXT);
""",
    "car_rental": """
CREATE TABLE branches (branch_id INTEGER PRIMARY KEY, city TEXT, opened TEXT);
CREATE TABLE vehicles (plate TEXT PRIMARY KEY, branch_id INTEGER REFERENCES branches, make TEXT,
  model TEXT, fuel TEXT, mileage INTEGER, bought_on TEXT, sold_on TEXT);
CREATE TABLE drivers (driver_id INTEGER PRIMARY KEY, full_name TEXT, licence_since TEXT,
  date_of_birth TEXT, blocked TEXT);
CREATE TABLE rentals (rental_id INTEGER PRIMARY KEY, plate TEXT REFERENCES vehicles,
  driver_id INTEGER REFERENCES drivers, picked_up TEXT, brought_back TEXT, price_per_day REAL,
  deposit REAL);
CREATE TABLE damages (damage_id INTEGER PRIMARY KEY, rental_id INTEGER REFERENCES rentals,
  part TEXT, repair_cost REAL, insured TEXT);
""",
    "helpdesk": """
CREATE TABLE clients (client_id INTEGER PRIMARY KEY, company TEXT, plan TEXT, country TEXT);
CREATE TABLE agents (agent_id INTEGER PRIMARY KEY, name TEXT, team TEXT, active INTEGER);
CREATE TABLE tickets (ticket_id INTEGER PRIMARY KEY, client INTEGER, assigned_to INTEGER
  REFERENCES agents, opened_at INTEGER, closed_at INTEGER, priority TEXT, state TEXT, subject TEXT);
CREATE TABLE messages (message_id INTEGER PRIMARY KEY, ticket_id INTEGER REFERENCES tickets,
  sent_at INTEGER, from_client INTEGER, characters INTEGER);
CREATE TABLE ratings (ticket_id INTEGER PRIMARY KEY REFERENCES tickets, stars INTEGER);
""",
    "verein": """
CREATE TABLE mitglieder (mitglied_nr INTEGER PRIMARY KEY, vorname TEXT, nachname TEXT,
  geschlecht TEXT, geburtsdatum TEXT, ort TEXT, eintritt TEXT, austritt TEXT, email TEXT);
CREATE TABLE beitraege (beitrag_id INTEGER PRIMARY KEY, mitglied_nr INTEGER REFERENCES mitglieder,
  jahr INTEGER, betrag REAL, bezahlt_am TEXT);
CREATE TABLE kurse (kurs_id INTEGER PRIMARY KEY, name TEXT, trainer TEXT, wochentag TEXT,
  max_teilnehmer INTEGER);
CREATE TABLE anmeldungen (mitglied_nr INTEGER REFERENCES mitglieder, kurs_id INTEGER
  REFERENCES kurse, angemeldet_am TEXT, storniert TEXT, PRIMARY KEY (mitglied_nr, kurs_id));
""",
}


def _day(rng: random.Random, first: str, last: str) -> date:
    start, end = date.fromisoformat(first), date.fromisoformat(last)
    return start + timedelta(days=rng.randrange((end - start).days + 1))


def _iso(rng: random.Random, first: str, last: str) -> str:
    return _day(rng, first, last).isoformat()


def _maybe(rng: random.Random, share: float, value: object) -> object:
    """`value`, or None in `share` of the cases."""
    return None if rng.random() < share else value


def _later(rng: random.Random, start: str, least: int, most: int) -> str | None:
    """A day `least` to `most` days after `start`; None where it is not reached yet."""
    end = date.fromisoformat(start) + timedelta(days=rng.randint(least, most))
    return end.isoformat() if end <= TODAY else None


def _shop(rng: random.Random) -> Tables:
    people = [
        *("Anna Becker", "Tom Hill", "Zoë Martin", "Luis García", "Anna Becker", "Priya Nair"),
        *("Jonas Weiß", "Mary O'Brien", "Chen Wei", "Fatma Yılmaz", "Ivan Petrov", "Ella Novak"),
        *("Sam Reed", "Nora Lind", "Paul Durand", "Kim Park", "Olga Ivanova", "Ben Adler"),
        *("Lena Fuchs", "Omar Haddad", "Tom Hill", "Sofia Rossi", "Jan Kowalski", "Grace Lee"),
    ]
    cities = ["Köln", "München", "Berlin", "Zürich", "Hamburg", "Wien"]
    customers: Rows = [
        (
            i,
            name,
            _maybe(rng, 0.25, name.split()[0].lower() + f"{i}@example.org"),
            rng.choice(cities),
            rng.choice("YYN"),
            _iso(rng, "2023-01-05", "2026-10-30"),
        )
        for i, name in enumerate(people, 1)
    ]
    goods = [
        ("Desk lamp", "Lighting", 39.9, 0),
        ("Floor lamp", "Lighting", 89.0, 0),
        ("LED strip", "Lighting", 19.5, 1),
        ("Oak desk", "Furniture", 349.0, 0),
        ("Pine shelf", "Furniture", 119.0, 0),
        ("Office chair", "Furniture", 229.0, 0),
        ("Stool", "Furniture", 45.0, 1),
        ("Wool rug", "Textiles", 159.0, 0),
        ("Linen curtain", "Textiles", 64.5, 0),
        ("Cushion", "Textiles", 24.0, 0),
        ("Tea set", "Kitchen", 54.0, 0),
        ("Bread knife", "Kitchen", 29.0, 0),
        ("Cast iron pan", "Kitchen", 75.0, 1),
        ("Wall clock", "Decoration", 45.0, 0),
    ]
    products: Rows = [(i, *row) for i, row in enumerate(goods, 1)]
    buyers = [c for c in range(1, 25) if c not in (5, 9, 16, 21, 23)]
    orders: Rows = []
    items: Rows = []
    for order in range(1001, 1071):
        day = _iso(rng, "2025-01-03", "2026-11-27")
        status = rng.choice(["shipped", "shipped", "shipped", "paid", "new", "cancelled"])
        sent = _later(rng, day, 1, 12) if status == "shipped" else None
        if status == "shipped" and sent is None:
            status = "paid"
        orders.append(
            (order, rng.choice(buyers), day, status, rng.choice([0.0, 4.9, 6.9, 12.5]), sent)
        )
        for product in sorted(rng.sample(range(1, 13), rng.randint(1, 4))):
            price = goods[product - 1][2]
            items.append(
                (order, product, rng.randint(1, 4), round(price * rng.choice([1, 1, 0.9]), 2))
            )
    words = ["Great", "Too small", "Arrived late", "As described", "Broken on arrival"]
    reviews: Rows = [
        (
            i,
            rng.randrange(1, 13),
            rng.choice(buyers),
            rng.randint(1, 5),
            _maybe(rng, 0.3, rng.choice(words)),
            _iso(rng, "2025-03-01", "2026-11-20"),
        )
        for i in range(1, 41)
    ]
    return {
        "customers": customers,
        "products": products,
        "orders": orders,
        "order_items": items,
        "reviews": reviews,
    }


def _hospital(rng: random.Random) -> Tables:
    first = {
        "F": ["Ada", "Berta", "Clara", "Dora", "Emma", "Freya", "Greta", "Hanna", "Ida"],
        "M": ["Adam", "Boris", "Carl", "David", "Emil", "Felix", "Georg", "Hugo", "Igor"],
    }
    last = ["Jensen", "Müller", "Okafor", "Rossi", "Silva", "Tanaka", "Walsh", "Young", "Zeman"]
    patients: Rows = []
    for i in range(1, 41):
        sex = rng.choice("FFM")
        born = _iso(rng, "1938-01-01", "2019-12-31")
        city = rng.choice(["Leeds", "York", "Hull", "Bradford"])
        phone = _maybe(rng, 0.3, f"0113 {rng.randrange(100000, 999999)}")
        patients.append((i, rng.choice(first[sex]), rng.choice(last), sex, born, city, phone))
    patients[11] = (12, "Clara", "Müller", "F", "1938-02-11", "York", None)
    patients[29] = (30, "Georg", "Young", "M", "1938-02-11", "Hull", "0113 555123")
    names = ["Cardiology", "Surgery", "Pediatrics", "Oncology", "Orthopedics", "Geriatrics"]
    wards: Rows = [
        (i, n, b) for i, (n, b) in enumerate(zip(names, (24, 30, 18, 16, 20, 12), strict=True), 1)
    ]
    staff = ["Dr. Amin", "Dr. Bauer", "Dr. Costa", "Dr. Diaz", "Dr. Evans", "Dr. Fox", "Dr. Gupta"]
    doctors: Rows = [
        (
            i,
            name,
            names[(i - 1) % 5],
            _iso(rng, "2008-01-01", "2025-06-01"),
            "2026-03-31" if i in (3, 6) else None,
        )
        for i, name in enumerate(staff, 1)
    ]
    diagnoses = ["fracture", "pneumonia", "angina", "asthma", "appendicitis", "migraine"]
    admissions: Rows = []
    for i in range(1, 91):
        recent = i > 82
        day = _iso(rng, "2026-11-16" if recent else "2025-01-10", "2026-11-27")
        admissions.append(
            (
                i,
                rng.choice([p for p in range(1, 41) if p % 9]),
                rng.randint(1, 5),
                _maybe(rng, 0.1, rng.choice([1, 2, 3, 4, 5, 6])),
                day,
                _later(rng, day, 8 if recent else 1, 21),
                int(rng.random() < 0.4),
                rng.choice(diagnoses),
            )
        )
    tests = [("glucose", 4.0, 11.0), ("hemoglobin", 8.0, 17.5), ("crp", 0.5, 90.0)]
    results: Rows = []
    for i in range(1, 151):
        admission = rng.randint(1, 80)
        test, low, high = rng.choice(tests)
        day = str(admissions[admission - 1][4])
        value = _maybe(rng, 0.08, round(rng.uniform(low, high), 1))
        results.append((i, admission, test, value, day))
    return {
        "patients": patients,
        "wards": wards,
        "doctors": doctors,
        "admissions": admissions,
        "lab_results": results,
    }


def _timesheets(rng: random.Random) -> Tables:
    departments: Rows = [
        ("DEV", "Development"),
        ("OPS", "Operations"),
        ("FIN", "Finance"),
        ("HR", "People"),
        ("LEG", "Legal"),
    ]
    people = ["Ines Blum", "Karl Roth", "Mia Sand", "Noah Berg", "Olivia Stone", "Peter Falk"]
    people += ["Quinn Marsh", "Rosa Vega", "Stefan König", "Tara Singh", "Uwe Lang", "Vera Moll"]
    people += ["Walt Hume", "Xenia Paz", "Mia Sand", "Yusuf Demir"]
    employees: Rows = [
        (
            100 + i,
            name,
            rng.choice(["DEV", "DEV", "OPS", "FIN", "HR"]),
            _iso(rng, "2015-02-01", "2025-11-01"),
            _iso(rng, "2026-01-31", "2026-10-31") if i in (3, 8, 13) else None,
            _maybe(rng, 0.1, float(rng.choice([48, 55, 62, 75, 90]))),
        )
        for i, name in enumerate(people)
    ]
    titles = ["Website relaunch", "Payroll move", "Data lake", "Audit 2026", "Mobile app"]
    titles += ["Intranet", "ERP upgrade", "Training videos"]
    clients = ["Nordwind AG", "Baker Ltd", "Nordwind AG", "City Council", "Baker Ltd"]
    clients += [None, "Tessera SA", "City Council"]  # type: ignore[list-item]
    projects: Rows = [
        (i, title, client, _maybe(rng, 0.2, float(rng.randrange(8, 60) * 1000)), rng.choice("YNN"))
        for i, (title, client) in enumerate(zip(titles, clients, strict=True), 1)
    ]
    notes = ["meeting", "coding", "code review", "weekly meeting", "travel", "testing", "support"]
    entries: Rows = []
    for i in range(1, 261):
        day = _day(rng, "2026-01-05", "2026-11-27")
        while day.weekday() > 4:
            day += timedelta(days=1)
        entries.append(
            (
                i,
                100 + rng.choice([n for n in range(16) if n not in (5, 11)]),
                rng.choice([1, 2, 3, 4, 5, 6, 7]),
                min(day, TODAY).isoformat(),
                rng.choice([0.5, 1.0, 2.0, 3.5, 4.0, 7.5, 8.0]),
                rng.choice("YYYN"),
                _maybe(rng, 0.2, rng.choice(notes)),
            )
        )
    return {
        "departments": departments,
        "employees": employees,
        "projects": projects,
        "entries": entries,
    }


def _school(rng: random.Random) -> Tables:
    teachers: Rows = [
        (1, "Ms. Abbott", "abbott@school.example", "2009-09-01"),
        (2, "Mr. Brandt", None, "2015-02-01"),
        (3, "Ms. Çelik", "celik@school.example", "2019-09-01"),
        (4, "Mr. Dumas", "dumas@school.example", "2022-09-01"),
        (5, "Ms. Eder", None, "2024-02-01"),
    ]
    classes: Rows = [
        (1, "7A", 1, "101"),
        (2, "7B", 3, "102"),
        (3, "8A", 2, "201"),
        (4, "8B", 4, None),
    ]
    first = ["Alex", "Bea", "Cem", "Dana", "Eli", "Finn", "Gwen", "Hugo", "Iris", "Jule", "Kai"]
    last = ["Adams", "Bauer", "Çetin", "Dvořák", "Eriksen", "Fontaine", "Gruber"]
    students: Rows = []
    for i in range(1, 45):
        group = (i - 1) % 4 + 1
        year = "2013" if group < 3 else "2012"
        born = _iso(rng, f"{year}-01-01", f"{year}-12-31")
        students.append(
            (i, f"{rng.choice(first)} {rng.choice(last)}", group, born, rng.choice("ffmmd"))
        )
    students[6] = (7, "Kai Gruber", 3, "2012-01-03", "m")
    students[15] = (16, "Iris Dvořák", 4, "2012-01-03", "f")
    subjects = ["Math", "English", "Physics", "History"]
    exams: Rows = []
    grades: Rows = []
    for i in range(1, 25):
        group = (i - 1) % 4 + 1
        exams.append(
            (
                i,
                group,
                subjects[(i - 1) // 4 % 4],
                _iso(rng, "2025-10-01", "2026-11-20"),
                rng.choice([40, 50, 60]),
            )
        )
        for student in students:
            if student[2] == group and student[0] not in (8, 21) and rng.random() < 0.9:
                top = int(str(exams[-1][4]))
                grades.append((i, student[0], _maybe(rng, 0.1, float(rng.randint(top // 4, top)))))
    often_here = [s for s in range(1, 45) if s % 6]
    absences: Rows = []
    while len(absences) < 70:
        day = _day(rng, "2026-08-24", "2026-11-27")
        if day.weekday() < 5:
            absences.append((rng.choice(often_here), day.isoformat(), rng.choice([1, 1, 0])))
    return {
        "teachers": teachers,
        "classes": classes,
        "students": students,
        "exams": exams,
        "grades": grades,
        "absences": absences,
    }


def _library(rng: random.Random) -> Tables:
    people = ["Agnes Holt", "Björn Dahl", "Carla Nunes", "Derek Shaw", "Elif Kaya", "Frank Moss"]
    people += ["Gina Bell", "Henri Caron", "Irma Vogt", "Jack Tate", "Carla Nunes", "Kofi Mensah"]
    people += ["Lotte Bos", "Milan Horvat", "Nina Falk", "Oscar Wendt", "Pia Lund", "Rui Costa"]
    members: Rows = [
        (
            i,
            name,
            _iso(rng, "2018-01-02", "2026-10-01"),
            _iso(rng, "2026-01-10", "2026-11-01") if i in (4, 10, 15) else None,
            _maybe(rng, 0.3, f"{name.split()[1].lower()}{i}@mail.example"),
        )
        for i, name in enumerate(people, 1)
    ]
    titles = [
        ("The Long Tide", "M. Arnold", 2004, "en", "novel"),
        ("Rivers of Ash", "M. Arnold", 2011, "en", "novel"),
        ("Der stille Garten", "Ruth Kern", 1998, "de", "novel"),
        ("Kochen im Herbst", "Ruth Kern", 2019, "de", "cooking"),
        ("La mer rouge", "A. Petit", 1987, "fr", "novel"),
        ("Petit traité du pain", "A. Petit", 2021, "fr", "cooking"),
        ("Stars for Beginners", "N. Iyer", 2016, "en", "science"),
        ("Deep Time", "N. Iyer", 2020, "en", "science"),
        ("Numbers and Bread", "L. Sato", 2009, "en", "science"),
        ("The Glass Stair", "P. Quill", 1979, "en", "crime"),
        ("Night Train to Graz", "P. Quill", 1983, "en", "crime"),
        ("Mord am Kai", "J. Thoma", 2013, "de", "crime"),
        ("Ein kurzer Sommer", "J. Thoma", None, "de", "novel"),
        ("Trees of the North", "E. Lien", 2018, "en", None),
        ("Fables", "Anonymous", None, "en", None),
    ]
    books: Rows = [(i, *row) for i, row in enumerate(titles, 1)]
    copies: Rows = [
        (
            i,
            (i - 1) % 14 + 1 if i <= 14 else rng.randint(1, 12),
            rng.choice("AABC"),
            _iso(rng, "2015-01-01", "2026-06-30"),
        )
        for i in range(1, 36)
    ]
    loans: Rows = []
    for i in range(1, 111):
        day = _day(rng, "2025-02-01", "2026-11-27")
        back = _later(rng, day.isoformat(), 3, 45) if rng.random() < 0.93 else None
        loans.append(
            (
                i,
                rng.randint(1, 31),
                rng.choice([m for m in range(1, 19) if m not in (6, 11, 17)]),
                day.isoformat(),
                (day + timedelta(days=28)).isoformat(),
                back,
            )
        )
    fines: Rows = []
    for loan in loans:
        if loan[5] is not None and str(loan[5]) > str(loan[4]):
            late = (date.fromisoformat(str(loan[5])) - date.fromisoformat(str(loan[4]))).days
            paid = _later(rng, str(loan[5]), 0, 60)
            fines.append((len(fines) + 1, loan[0], round(late * 0.5, 2), _maybe(rng, 0.4, paid)))
    return {"members": members, "books": books, "copies": copies, "loans": loans, "fines": fines}


def _car_rental(rng: random.Random) -> Tables:
    branches: Rows = [
        (1, "Lisbon", "2012-04-01"),
        (2, "Porto", "2014-09-15"),
        (3, "Faro", "2019-05-01"),
        (4, "Évora", "2023-03-01"),
    ]
    models = [("Renault", "Clio", "P"), ("Renault", "Zoe", "E"), ("Seat", "Ibiza", "P")]
    models += [("Toyota", "Yaris", "H"), ("Peugeot", "308", "D"), ("Fiat", "500", "E")]
    models += [("Toyota", "Corolla", "H"), ("Peugeot", "208", "P")]
    vehicles: Rows = []
    for i in range(1, 25):
        make, model, fuel = rng.choice(models)
        vehicles.append(
            (
                f"{rng.randrange(10, 99)}-{chr(64 + i)}{rng.choice('XYZ')}-{rng.randrange(10, 99)}",
                rng.choice([1, 1, 2, 3]),
                make,
                model,
                fuel,
                rng.randrange(2, 120) * 1000,
                _iso(rng, "2018-03-01", "2026-05-01"),
                _iso(rng, "2026-06-01", "2026-11-20") if i % 8 == 0 else None,
            )
        )
    people = ["Alba Reis", "Bruno Melo", "Célia Dias", "Dmitri Orlov", "Eva Lopes", "Filip Nowak"]
    people += ["Gil Ramos", "Helen Fry", "Inês Pinto", "João Sousa", "Kaja Berg", "Lia Costa"]
    people += ["João Sousa", "Marco Vitale", "Nuno Faria", "Otto Kranz"]
    drivers: Rows = [
        (
            i,
            name,
            _iso(rng, "1985-01-01", "2024-01-01"),
            _iso(rng, "1950-01-01", "2003-12-31"),
            "yes" if i in (4, 11) else "no",
        )
        for i, name in enumerate(people, 1)
    ]
    rentals: Rows = []
    for i in range(1, 96):
        start = datetime.combine(_day(rng, "2025-03-01", "2026-11-28"), datetime.min.time())
        start += timedelta(hours=rng.randint(8, 18), minutes=rng.choice([0, 15, 30]))
        end = start + timedelta(days=rng.randint(1, 14), hours=rng.randint(-4, 4))
        back = end.isoformat(" ") if end.date() <= TODAY else None
        rentals.append(
            (
                i,
                rng.choice(vehicles[:21])[0],
                rng.choice([d for d in range(1, 17) if d not in (7, 13, 16)]),
                start.isoformat(" "),
                back,
                float(rng.choice([29, 35, 42, 55, 68])),
                _maybe(rng, 0.2, float(rng.choice([200, 300, 500]))),
            )
        )
    damages: Rows = [
        (
            i,
            rng.randint(1, 90),
            rng.choice(["bumper", "mirror", "tyre", "windscreen", "door"]),
            _maybe(rng, 0.2, float(rng.randrange(6, 90) * 10)),
            rng.choice("YYN"),
        )
        for i in range(1, 23)
    ]
    return {
        "branches": branches,
        "vehicles": vehicles,
        "drivers": drivers,
        "rentals": rentals,
        "damages": damages,
    }


def _epoch(rng: random.Random, first: str, last: str) -> int:
    day = datetime.combine(_day(rng, first, last), datetime.min.time())
    return int((day - datetime(1970, 1, 1)).total_seconds()) + rng.randrange(7 * 3600, 19 * 3600)


def _helpdesk(rng: random.Random) -> Tables:
    names = ["Acme", "Borealis", "Crater Labs", "Dynamo", "Eastgate", "Fjord & Co", "Globex"]
    names += ["Hooli", "Initech", "Juniper", "Kestrel", "Lumen"]
    plans = [
        "pro",
        "Pro",
        "free",
        "free",
        "pro",
        "enterprise",
        "PRO",
        "free",
        "pro",
        "free",
        "free",
    ]
    plans += ["enterprise"]
    countries = ["DE", "US", "FR", "DE", "AT", "NO", "US", "US", None, "DE", "FR", "NL"]
    clients: Rows = [
        (i, *row) for i, row in enumerate(zip(names, plans, countries, strict=True), 1)
    ]
    agents: Rows = [
        (1, "Maja", "first line", 1),
        (2, "Niklas", "first line", 1),
        (3, "Oda", "second line", 1),
        (4, "Per", "second line", 0),
        (5, "Rita", "first line", 0),
        (6, "Sven", "billing", 1),
        (7, "Tilda", "billing", 1),
    ]
    subjects = ["Cannot log in", "Invoice is wrong", "Feature request", "Export fails", "Slow page"]
    tickets: Rows = []
    messages: Rows = []
    ratings: Rows = []
    for i in range(1, 101):
        opened = _epoch(rng, "2026-01-04", "2026-11-28")
        state = rng.choice(["C", "C", "C", "O", "W"])
        closed = opened + rng.randrange(3600, 12 * 86400) if state == "C" else None
        agent = _maybe(rng, 0.12 if state == "O" else 0.02, rng.choice([1, 1, 2, 3, 4, 5, 6]))
        tickets.append(
            (
                i,
                rng.randint(1, 10),
                agent,
                opened,
                closed,
                rng.choice(["low", "normal", "normal", "high", "urgent"]),
                state,
                rng.choice(subjects),
            )
        )
        sent = opened
        for turn in range(rng.randint(1, 6)):
            messages.append((len(messages) + 1, i, sent, (turn + 1) % 2, rng.randrange(40, 900)))
            sent += rng.randrange(600, 90000)
        if state == "C" and rng.random() < 0.6:
            ratings.append((i, rng.randint(1, 5)))
    return {
        "clients": clients,
        "agents": agents,
        "tickets": tickets,
        "messages": messages,
        "ratings": ratings,
    }


def _verein(rng: random.Random) -> Tables:
    names = {
        "w": ["Anja", "Birgit", "Zoé", "Doris", "Elke", "Frieda", "Gerda", "Heike"],
        "m": ["Arne", "Bernd", "Claus", "Dirk", "Erwin", "Fritz", "Günter", "Holger"],
    }
    last = ["Schäfer", "Möller", "Weber", "Öztürk", "Krüger", "Lang", "Voß", "Jäger"]
    mitglieder: Rows = []
    for i in range(1, 41):
        sex = rng.choice("wm")
        vorname, nachname = rng.choice(names[sex]), rng.choice(last)
        mitglieder.append(
            (
                i,
                vorname,
                nachname,
                sex,
                _iso(rng, "1942-01-01", "2015-12-31"),
                rng.choice(["Köln", "Düren", "Bonn", "Brühl"]),
                _iso(rng, "2005-01-01", "2026-10-01"),
                _iso(rng, "2025-12-31", "2026-09-30") if i in (5, 14, 22, 37) else None,
                _maybe(rng, 0.35, f"{vorname.lower()}.{i}@verein.example"),
            )
        )
    mitglieder[2] = (3, "Anja", "Weber", "w", "1980-05-05", "Bonn", "2012-03-01", None, None)
    mitglieder[18] = (
        19,
        "Anja",
        "Weber",
        "w",
        "1991-07-20",
        "Köln",
        "2020-06-01",
        None,
        "aw@verein.example",
    )
    beitraege: Rows = []
    for jahr in (2024, 2025, 2026):
        for m in mitglieder:
            if str(m[6])[:4] <= str(jahr) and (m[7] is None or str(m[7])[:4] >= str(jahr)):
                betrag = 60.0 if str(m[4]) > "2008" else 120.0
                bezahlt = _iso(rng, f"{jahr}-01-10", f"{jahr}-10-30")
                beitraege.append(
                    (len(beitraege) + 1, m[0], jahr, betrag, _maybe(rng, 0.15, bezahlt))
                )
    kurse: Rows = [
        (1, "Yoga", "Sabine Kurz", "Montag", 12),
        (2, "Rückenschule", "Ralf Thiel", "Dienstag", 15),
        (3, "Schwimmen", "Sabine Kurz", "Mittwoch", 10),
        (4, "Judo", "Kenji Mori", "Freitag", 20),
        (5, "Pilates", None, "Donnerstag", 12),
        (6, "Lauftreff", "Ralf Thiel", "Samstag", None),
    ]
    anmeldungen: Rows = [
        (m, k, _iso(rng, "2025-09-01", "2026-11-20"), rng.choice("NNNJ"))
        for m in range(1, 41)
        if m % 7 and m != 3
        for k in sorted(rng.sample(range(1, 6), rng.randint(1, 3)))
    ]
    return {
        "mitglieder": mitglieder,
        "beitraege": beitraege,
        "kurse": kurse,
        "anmeldungen": anmeldungen,
    }


MAKERS: dict[str, Callable[[random.Random], Tables]] = {
    "shop": _shop,
    "hospital": _hospital,
    "timesheets": _timesheets,
    "school": _school,
    "library": _library,
    "car_rental": _car_rental,
    "helpdesk": _helpdesk,
    "verein": _verein,
}


def rows_of(name: str) -> Tables:
    """The rows of a database by table; the same ones at each call."""
    return MAKERS[name](random.Random(f"ordinary/{name}"))
