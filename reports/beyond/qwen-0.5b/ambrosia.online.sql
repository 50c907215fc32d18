SELECT T1.Title, T1.AbstractText FROM Papers AS T1 JOIN Conferences AS T2 ON T1.ConferenceID = T2.ConferenceID WHERE T2.Citation_Style = 'APA'	attachment_1tab_val_academic_papers
SELECT Name, Cultural_Festival FROM Festivals WHERE Cultural_Festival = 'Music'	attachment_1tab_ref_cultural_festival
SELECT T1.title FROM Movie AS T1 JOIN Genre AS T2 ON T1.id = T2.movieId WHERE T2.genreText = 'Mystery' AND T1.Studio = 'Warner Bros'	attachment_1tab_val_crime_fiction
SELECT T1.title FROM Movie AS T1 JOIN Director AS T2 ON T1.director_id = T2.id JOIN Role AS T3 ON T3.movie_id = T1.id JOIN Directed AS T4 ON T4.movie_id = T3.movie_id WHERE T2.name = 'Fantasy' AND T4.year = 2023	attachment_2tab_val_visual_media
SELECT T1.Title, T1.Genre, T1.Deadline FROM Scripts AS T1 JOIN Editors AS T2 ON T1.Editor = T2.ID WHERE T1.Deadline = '21.04.03'	attachment_2tab_val_production_role1
SELECT T1.Name, T2.Name FROM Casting_Directors AS T1 JOIN Location_Scouts AS T2 ON T1.ID = T2.ID WHERE T2.Salary = 80000	attachment_2tab_val_production_role2
SELECT T1.FullName FROM Guests AS T1 JOIN Bookings AS T2 ON T1.ID = T2.GuestID JOIN Rooms AS T3 ON T2.RoomID = T3.RoomID WHERE T3.TypeOfRoom = 'Guest Room'	attachment_1tab_ref_overnight_stay
SELECT id, chaletName, pricePerNight, location FROM Chalets	attachment_2tab_val_accommodation2
SELECT name FROM Doctors WHERE hospital_id IN (SELECT id FROM Hospitals WHERE name = 'Wester Medical Centre') AND specialist_doctor IN ('Radiologists', 'Ultrasound Technicians')	attachment_1tab_ref_specialist_doctors
SELECT DISTINCT T1.name FROM Interior_Designer AS T1 JOIN Style AS T2 ON T1.design_style = T2.style_id WHERE T2.style_name = 'Modern'	attachment_2tab_ref_space_planning_jobs
SELECT T2.location FROM Press_Conference AS T1 JOIN Media_Scrum AS T2 ON T1.id = T2.pressConferenceId WHERE T1.personId = (SELECT id FROM Person WHERE name = 'Jane Smith')	attachment_2tab_ref_events
SELECT description FROM Facilities	scope_terminals_facilities
SELECT session_type, duration FROM Sessions	scope_conferences_sessions
SELECT DISTINCT T1.Name FROM Districts AS T1 JOIN School_Students AS T2 ON T1.ID = T2.DistrictID JOIN Programs AS T3 ON T2.ProgramID = T3.ID WHERE T3.Name IN (SELECT T4.Name FROM Districts_Programs AS T4 JOIN Programs AS T5 ON T4.ProgramID = T5.ID WHERE T5.Name IN (SELECT T6.Name FROM Districts_Programs AS T6 JOIN Programs AS T	scope_districts_programs
SELECT DISTINCT activitiesType FROM Lessons	scope_lessons_activities
SELECT T1.Name, T2.Role, T2.Fee FROM Directors AS T1 JOIN Additional_Roles AS T2 ON T1.DirectorID = T2.DirectorID	scope_directors_additional_roles
SELECT description FROM fixtures	scope_lighting_technicians_fixtures
SELECT T2.Type, T2.Description FROM Art_Galleries AS T1 JOIN Art_Galleries_Exhibitions AS T2 ON T1.GalleryID = T2.GalleryID	scope_art_galleries_exhibitions
SELECT T1.name FROM Boutique_Hotels AS T1 JOIN Boutique_Hotels_Themes AS T2 ON T1.hotel_id = T2.boutique_hotel_id	scope_boutique_hotels_themes
SELECT source_value FROM Financing_Sources	scope_affordable_housing_projects_financing_sources
SELECT financing_source_value FROM Affordable_Housing_Projects_Financing_Sources	scope_affordable_housing_projects_financing_sources
SELECT r.rulename, r.description FROM Rules r JOIN Homeowners_associations_homes h ON r.ruleid = h.ruleid JOIN Homeowners_associations a ON h.associd = a.id	scope_homeowners_associations_rules
SELECT T2.requirement_type FROM Job_Postings AS T1 JOIN Job_Postings_Requirements AS T2 ON T1.id = T2.job_posting_id	scope_job_postings_requirements
SELECT role_name FROM Kitchen_Roles	scope_restaurants_kitchen_roles
SELECT T2.description FROM Journalism_Schools AS T1 JOIN Journalism_Schools_Courses AS T2 ON T1.id = T2.journalism_schools_id	scope_journalism_schools_courses
SELECT T1.departure_terminal_id FROM Flight AS T1 JOIN Terminal AS T2 ON T1.destination_city_id = T2.id	vague_2tabs_departure_point
SELECT MAX(Maximum_Deposit_Amount) FROM CheckingAccounts	vague_2cols_deposit_limit
SELECT requirement FROM Documentation_Requirements WHERE requirement = 'Required' ORDER BY amount DESC LIMIT 1	vague_2tabs_requirements
SELECT T1.criteria FROM Eligibility_Criteria AS T1 JOIN Business_Loan_Applications AS T2 ON T1.id = T2.eligibility_criteria_id GROUP BY T1.criteria ORDER BY COUNT(T2.num_employees) ASC LIMIT 1	vague_2tabs_requirements
SELECT T2.name FROM Building AS T1 JOIN Project AS T2 ON T1.id = T2.building_id WHERE T1.building_name = 'Hospital'	vague_2tabs_designer
SELECT T2.fullname FROM Enrollments AS T1 JOIN Students AS T2 ON T1.StudentID = T2.StudentID WHERE T1.fullname = 'John Doe'	vague_2cols_grades
SELECT Supplier FROM Expenses WHERE ExpenseDate = '2021-01-01'	vague_2cols_timeline
SELECT T1.name, COUNT(T2.id) FROM Epoch AS T1 JOIN Play AS T2 ON T1.id = T2.episode_id GROUP BY T1.name ORDER BY COUNT(T2.id) DESC LIMIT 1	vague_2tabs_context
SELECT Studio.name, Director.name FROM Studio JOIN Movie ON Studio.id = Movie.studio_id JOIN Director ON Movie.director_id = Director.id WHERE Movie.title = 'Inception'	vague_2tabs_film_creator
SELECT T1.DiagnosisName, T1.Medications, T1.BodyPartAffected FROM Conditions AS T1	vague_2cols_symptom_relief
SELECT T1.name, T2.owner_name FROM Healthcare_Facilities AS T1 JOIN Past_Owners AS T2 ON T1.id = T2.id	vague_2tabs_historical_context
SELECT T1.fullname, T2.fullname FROM Customers AS T1 JOIN Reviews AS T2 ON T1.CustomerID = T2.GuestID	vague_2cols_rating1
SELECT City FROM Properties	vague_2cols_location__housing_market
SELECT Street_Address, City FROM Properties	vague_2cols_location__housing_market
SELECT education FROM Journalist WHERE name = 'Alice'	vague_2cols_background
SELECT Web_Framework FROM ContentManagementSystems WHERE cmsId IN (SELECT cmsId FROM EditorialTeamMembers WHERE editorName = 'Emily Brown')	vague_2cols_technology
SELECT T1.Award_Name FROM Award AS T1 JOIN Director AS T2 ON T1.Winner_Category = T2.id JOIN Actor AS T3 ON T1.Presenter = T3.id WHERE T3.Name = 'Zack Snyder'	vague_2cols_awards
SELECT Title FROM TV_Shows ORDER BY Released_Seasons DESC, Planned_Seasons ASC	vague_2cols_number_of_seasons
SELECT T2.title, T2.release_year FROM Movies AS T1 JOIN TVShows AS T2 ON T1.movie_id = T2.movie_id ORDER BY T2.novelist, T2.playwright	vague_2cols_screenwriter
SELECT DISTINCT T2.Building_name FROM Students AS T1 JOIN Enrollments AS T2 ON T1.ID = T2.Student_id WHERE T1.First_name = 'Assoc. Prof.' AND T1.Last_name = 'Martin'	vague_2cols_location1__student
SELECT T1.course_name FROM Courses AS T1 JOIN Professors AS T2 ON T1.professor_id = T2.id	vague_2cols_teaching_subject1
SELECT T1.course_name FROM Courses AS T1 JOIN Professors AS T2 ON T1.professor_id = T2.id	vague_2cols_teaching_subject2
SELECT T1.topic_name FROM Advanced_Topics AS T1 JOIN Core_Concepts AS T2 ON T1.concept_id = T2.concept_id WHERE T2.topic_name = 'Charlie'	vague_2tabs_curriculum_topics
SELECT T1.serviceId FROM TutoringServices AS T1 JOIN TestPreparations AS T2 ON T1.serviceId = T2.servicesId	vague_2tabs_resources
SELECT DISTINCT T2.project_name FROM Internship AS T1 JOIN Project_Name AS T2 ON T1.project_id = T2.id	vague_2tabs_topic
