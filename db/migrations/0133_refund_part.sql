-- A refund may return a part of a gift. With its approval the gift is as much smaller; what went back stands beside it.
alter table refund
  add column is_part boolean not null default false,
  -- What of the amount is infak operasional; of a part only.
  add column operational bigint not null default 0 check (operational >= 0);
alter table donation
  add column returned_amount bigint not null default 0 check (returned_amount >= 0),
  add column returned_operational bigint not null default 0 check (returned_operational >= 0);

-- Several parts follow each other, one at a time.
drop index refund_one_open;
create unique index refund_one_open on refund (donation_id) where status not in ('rejected', 'paid');

alter table receipt_void drop constraint receipt_void_reason_known;
alter table receipt_void add constraint receipt_void_reason_known
  check (reason in ('refunded', 'reversed', 'corrected', 'unmatched', 'part_refunded')) not valid;
