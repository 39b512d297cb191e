-- Who joins a rematch wishes for the partner of the table before, who may never come there.

CREATE INDEX seats_partner ON seats (guild, partner, number) WHERE partner IS NOT NULL;

-- Up to here, such a wish was kept when the partner had their data deleted.
UPDATE seats SET partner = NULL
WHERE partner = 0 OR partner IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM log
    WHERE log.guild = seats.guild AND log.member = seats.partner
        AND log.kind IN ('open', 'join', 'stop')
);
