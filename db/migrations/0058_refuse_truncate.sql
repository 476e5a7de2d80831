-- Row triggers do not see a TRUNCATE: it would empty the books in one statement.
create trigger refuse_truncate before truncate on ledger_journal
  for each statement execute function refuse_change();
create trigger refuse_truncate before truncate on ledger_posting
  for each statement execute function refuse_change();
create trigger refuse_truncate before truncate on receipt
  for each statement execute function refuse_change();
create trigger refuse_truncate before truncate on receipt_void
  for each statement execute function refuse_change();
create trigger refuse_truncate before truncate on zakat_parameter
  for each statement execute function refuse_change();
create trigger refuse_truncate before truncate on donation_claim
  for each statement execute function refuse_change();
create trigger refuse_truncate before truncate on period_close
  for each statement execute function refuse_change();
