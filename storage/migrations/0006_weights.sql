-- How much a table counts for ratings is told by seat: it depends on whom each of them has met lately.

-- NULL if it did not count
ALTER TABLE results ADD COLUMN weight REAL CHECK (weight >= 0);

UPDATE results SET weight = (
    SELECT weight FROM endings
    WHERE endings.guild = results.guild AND endings.number = results.number
);

ALTER TABLE endings DROP COLUMN weight;
