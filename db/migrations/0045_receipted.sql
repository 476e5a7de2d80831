-- When a gift has all the receipts it is due: the hourly look for missing ones reads only the gifts without it.
alter table donation add column receipted_at timestamptz;

update donation set receipted_at = updated_at
where status = 'paid'
  and exists (select from receipt where donation_id = donation.id and kind = 'kuitansi')
  and (fund <> 'Z' or exists (select from receipt where donation_id = donation.id and kind = 'bsz'));

create index donation_without_receipt on donation (id) where status = 'paid' and receipted_at is null;
