-- Messages of tables that another has taken the place of, until they are deleted.

CREATE TABLE leftovers (
    guild   INTEGER NOT NULL,
    number  INTEGER NOT NULL,
    message INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    PRIMARY KEY (guild, number, message),
    FOREIGN KEY (guild, number) REFERENCES tables (guild, number)
) STRICT, WITHOUT ROWID;
