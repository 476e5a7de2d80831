-- outside a transaction
-- The first page of the desk asks for the journals and donations of the last days. They come in the order of time, so
-- an index of block ranges answers that and costs a donation next to nothing.
create index concurrently if not exists ledger_journal_time on ledger_journal using brin (occurred_at);
create index concurrently if not exists donation_time on donation using brin (created_at);
