-- Locks donations, each with one of its charges, in the order of the donations' ids whatever the order given: those who
-- settle several payments together never wait for each other in a circle. Each statement locks one document, since a
-- cluster locks no more with one (docs/decisions/0080).
create function lock_charges(donation_ids uuid[], charge_ids uuid[]) returns void language plpgsql as $$
declare
  pair record;
begin
  for pair in
    select given.donation_id, given.charge_id
    from unnest(donation_ids, charge_ids) as given (donation_id, charge_id)
    order by given.donation_id, given.charge_id
  loop
    perform 1 from donation where id = pair.donation_id for update;
    perform 1 from charge where donation_id = pair.donation_id and id = pair.charge_id for update;
  end loop;
end $$;
