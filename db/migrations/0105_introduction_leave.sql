-- The introduction of a surah is somebody's work: it shows only with its source, and with who allowed it and when.
alter table scholar_review add column source text;
alter table scholar_review add column leave_by text;
alter table scholar_review add column leave_on date;
alter table scholar_review add constraint scholar_review_leave_check check (
  text_key not like 'pengantar.%' or passages is null
  or (coalesce(source, '') <> '' and coalesce(leave_by, '') <> '' and leave_on is not null)) not valid;
