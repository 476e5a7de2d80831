-- What must be unchanged for an approval, as a digest taken with the proposal. Those made before have none and can
-- only be rejected or withdrawn.
alter table proposal add column basis text not null default '';
