-- Who approved a version whose facts two people change; null where one person may.
alter table institution_version add column approved_by uuid references staff;
