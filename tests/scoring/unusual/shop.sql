CREATE TABLE customer (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, city TEXT, joined DATE NOT NULL,
    email TEXT NOT NULL, profile TEXT NOT NULL
);
CREATE TABLE product (
    sku TEXT PRIMARY KEY, title TEXT NOT NULL, category TEXT NOT NULL,
    price DECIMAL(8, 2) NOT NULL, weight_g INTEGER, discontinued BOOLEAN NOT NULL
);
CREATE TABLE orders (
    id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customer (id),
    ordered_at TEXT NOT NULL, shipped_on DATE, status TEXT NOT NULL
);
CREATE TABLE order_item (
    order_id INTEGER NOT NULL REFERENCES orders (id), sku TEXT NOT NULL REFERENCES product (sku),
    quantity INTEGER NOT NULL, unit_price DECIMAL(8, 2) NOT NULL, PRIMARY KEY (order_id, sku)
);
INSERT INTO customer VALUES
(1, 'Anna Kowalski', 'Lyon', '2019-02-11', 'anna@post.example', '{"age": 34, "tier": "gold", "news": true}'),
(2, 'Bruno Silva', 'Porto', '2020-06-30', 'bruno@post.example', '{"age": 27, "tier": "silver", "news": false}'),
(3, 'Chen Wei', 'Lyon', '2020-07-01', 'chen.wei@box.example', '{"age": 45, "tier": "basic", "news": true}'),
(4, 'Dora Nagy', NULL, '2021-01-19', 'dora@box.example', '{"age": 52, "tier": "gold", "news": false}'),
(5, 'Emil Hansen', 'Bergen', '2021-12-31', 'emil.h@post.example', '{"age": 19, "tier": "basic", "news": false}'),
(6, 'Fatima Zahra', 'Porto', '2022-03-08', 'fatima@mail.example', '{"age": 31, "tier": "silver", "news": true}'),
(7, 'Gil Moreau', 'Lyon', '2022-11-25', 'gil@mail.example', '{"age": 38, "tier": "basic", "news": true}');
INSERT INTO product VALUES
('KT-0012', 'Kettle', 'kitchen', 39.9, 1200, 0), ('KT-0047', 'Toaster', 'kitchen', 54.5, 1850, 0),
('KT-0101', 'Whisk', 'kitchen', 7.25, 140, 1), ('GD-0003', 'Spade', 'garden', 24.0, 1700, 0),
('GD-0018', 'Hose', 'garden', 31.99, 2300, 0), ('BK-0210', 'Atlas', 'books', 45.0, 1600, 0),
('BK-0333', 'Novel', 'books', 12.5, 320, 0), ('BK-0334', 'Poems', 'books', 12.5, NULL, 1);
INSERT INTO orders VALUES
(101, 1, '2022-01-05T10:12:00', '2022-01-07', 'delivered'),
(102, 2, '2022-01-20T18:40:10', '2022-01-22', 'delivered'),
(103, 1, '2022-03-14T07:05:33', NULL, 'cancelled'),
(104, 3, '2022-06-30T23:59:01', '2022-07-02', 'delivered'),
(105, 6, '2022-07-01T00:10:45', '2022-07-05', 'returned'),
(106, 5, '2022-11-11T11:11:11', '2022-11-15', 'delivered'),
(107, 7, '2022-12-24T15:30:00', NULL, 'open'),
(108, 2, '2023-01-02T09:00:00', '2023-01-09', 'delivered'),
(109, 3, '2023-02-17T12:45:00', NULL, 'open'),
(110, 1, '2023-02-28T20:20:20', '2023-03-02', 'delivered');
INSERT INTO order_item VALUES
(101, 'KT-0012', 1, 39.9), (101, 'BK-0333', 2, 12.5), (102, 'GD-0003', 1, 24.0),
(103, 'KT-0047', 1, 54.5), (104, 'BK-0210', 1, 45.0), (104, 'BK-0334', 3, 11.0),
(105, 'GD-0018', 2, 31.99), (106, 'KT-0012', 1, 36.0), (106, 'KT-0101', 4, 7.25),
(107, 'BK-0333', 1, 12.5), (108, 'KT-0047', 2, 50.0), (109, 'GD-0003', 1, 24.0),
(109, 'GD-0018', 1, 31.99), (110, 'BK-0210', 2, 45.0), (110, 'KT-0012', 1, 39.9);
