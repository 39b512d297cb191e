INSERT INTO tables VALUES
(100, 1, 55, 'woof-days', '{}', 4, x'0102', 'running', 3, '{"seats": 2}', NULL, NULL, 1.5, 3.5, 0, NULL),
(100, 2, 55, 'cat-days', '{}', 2, x'0304', 'over', 3, '{}', '{"reason": "full-week"}', NULL, 4, 6, 1, NULL);
INSERT INTO seats VALUES
(100, 1, 0, 7, 'Anna', 'anna joined', 0, NULL),
(100, 1, 1, 8, 'Ben', 'ben joined', 1, 7),
(100, 2, 0, 7, 'Anna', 'anna joined', 0, NULL);
INSERT INTO log VALUES
(100, 1, 1, 'open', 7, 9001, 1.5, NULL, '', '[]'),
(100, 1, 2, 'join', 8, 9002, 2.5, NULL, '', '[]'),
(100, 1, 3, 'start', 7, 9003, 3.5, NULL, '', '[["deal", null, {"starter": "a"}, {}]]'),
(100, 2, 1, 'open', 7, NULL, 4, NULL, '', '[]'),
(100, 2, 2, 'start', 7, 9004, 5, NULL, '', '[]'),
(100, 2, 3, 'play', 7, 9005, 6, 0, 'labrador mon', '[["over", null, {}, {}]]');
INSERT INTO messages VALUES
(100, 1, 'table', 55, 501, 3, 0),
(100, 2, 'table', 55, 502, 2, 1);
INSERT INTO endings VALUES (100, 2, 'cat-days', '{}', 'full-week', 5, 6, 1);
INSERT INTO results VALUES
(100, 2, 0, 7, 'Anna', 'cat-days', 6, 0, 1, 12, '[]', 0, 0, NULL, NULL, NULL);
INSERT INTO members VALUES (100, 7, 'Anna', 6, 0, 0, 6);
INSERT INTO standings VALUES
(100, 7, '', '', 1, 1, 1, 0, NULL, 0, 1, 1, 0, NULL),
(100, 7, '', 'cat-days', 1, 1, 1, 0, 12, 0, 1, 1, 0, NULL),
(100, 7, '1970', '', 1, 1, 1, 0, NULL, 0, 1, 1, 0, NULL),
(100, 7, '1970', 'cat-days', 1, 1, 1, 0, 12, 0, 1, 1, 0, NULL),
(100, 7, '1970-01', '', 1, 1, 1, 0, NULL, 0, 1, 1, 0, NULL),
(100, 7, '1970-01', 'cat-days', 1, 1, 1, 0, 12, 0, 1, 1, 0, NULL);
INSERT INTO member_settings VALUES (100, 7, 0);
INSERT INTO leftovers VALUES (100, 1, 500, 55);
INSERT INTO server_settings VALUES (100, 'language', 'fr');
INSERT INTO settings_log VALUES (100, 1, 'language', 'server', 'fr', 7, 9100, 7.5);
INSERT INTO shown VALUES (100, 601, 7, 55), (100, 602, 0, 55);
