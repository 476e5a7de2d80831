-- How the amount of a zakat came about: the giver's input and the day and region of the figures,
-- reckoned again by the server before the donation was taken.
alter table donation add column zakat jsonb;
