-- Audited reports get a door at the desk: who audited, and who entered it. Rows of earlier versions name no auditor.
alter table annual_report add column auditor text check (auditor <> '');
alter table annual_report add column changed_by uuid;
