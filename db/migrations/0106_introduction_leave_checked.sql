-- outside a transaction
alter table scholar_review validate constraint scholar_review_leave_check;
