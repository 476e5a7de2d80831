-- A provider of mailboxes passes on that a reader called a letter unwanted; staff see of whom it was.
alter table contact_choice drop constraint contact_choice_source_check;
alter table contact_choice add constraint contact_choice_source_check check (source in
  ('form', 'link', 'stop-word', 'provider', 'bounce', 'complaint', 'staff', 'import')) not valid;
-- The contact with most of it hidden: what staff recognise, and nobody can write to.
alter table contact_choice add column shown text;
