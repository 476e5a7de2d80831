import { type RawBuilder, sql } from 'kysely'
import { sumColumns } from '#features/donor/sum-donors.server.ts'
import { account, donationIncome } from '#features/ledger/ledger.ts'

const income = Object.values(donationIncome).flat()

/** Questions about what is kept of donors beside the books. */
export const donorQuestions = {
  // What each gift counts for its donor is what the ledger has of it, by fund; nobody's gift counts for anybody.
  donorGiftsOffTheLedger: () => sql`
    select 1 from (
      select donation.id as gift_id, donation.donor_id, posting.fund, sum(case
        when posting.credit_account = any(${income}::text[]) then posting.amount
        when posting.debit_account = ${account.returnedIncome} then -posting.amount
        when posting.debit_account = any(${income}::text[]) then -posting.amount
        else 0 end) as amount
      from donation join ledger_posting as posting on posting.source_id = donation.id
      where donation.donor_id is not null
      group by donation.id, donation.donor_id, posting.fund) as booked
    full join (
      select gift_id, fund, donor_id, amount from donor_gift where not is_past) as kept
      using (gift_id, fund)
    where coalesce(booked.amount, 0) <> coalesce(kept.amount, 0)
      or (kept.gift_id is not null and kept.donor_id is distinct from booked.donor_id)`,

  // The sums of a donor are those of the gifts that count there.
  donorSumsOffTheirGifts: () => sql`
    select 1 from donor_sum as kept
    full join (
      select root.id as donor_id, ${sumColumns}
      from donor as root
      join donor as each on each.root_id = root.id
      left join donor_gift as gift on gift.donor_id = each.id
      where root.root_id = root.id
      group by root.id) as found (donor_id, gifts, amount, past_gifts, past_amount, first_on,
        last_on, prev_on, months, median_gap, is_anonymous) using (donor_id)
    where (kept.gifts, kept.amount, kept.past_gifts, kept.past_amount, kept.first_on, kept.last_on,
        kept.prev_on, kept.months, kept.median_gap, kept.is_anonymous)
      is distinct from (found.gifts, found.amount, found.past_gifts, found.past_amount,
        found.first_on, found.last_on, found.prev_on, found.months, found.median_gap,
        found.is_anonymous)`,

  // A record stands for itself, or under one that does, where two people put it and nobody took it back.
  donorsOffTheirMerges: () => sql`
    select 1 from donor join donor as root on root.id = donor.root_id
    where root.root_id <> root.id
      or (donor.root_id <> donor.id and not exists (
        select 1 from donor_merge as merge
        where merge.undone_at is null and donor.id = any(merge.moved)))`,

  // Of each sending as many are on the list, and had their turn, as it says.
  sendingsOffTheirLists: () => sql`
    select 1 from sending
    left join (
      select sending_id, count(*)::int as people, count(taken_at)::int as taken
      from sending_member group by sending_id) as listed on listed.sending_id = sending.id
    where sending.people <> coalesce(listed.people, 0)
      or sending.taken <> coalesce(listed.taken, 0)`,

  // Who asked to leave is gone a day after their pause, or staff kept them; of who is gone no contact stands.
  leavesOverdue: () => sql`
    select 1 from guest_leave
    where due_at < now() - interval '1 day' and cancelled_at is null and done_at is null
    union all
    select 1 from account_erasure as erasure
    where erased_at < now() - interval '1 day' and (
      exists (select 1 from account_contact where account_id = erasure.account_id)
      or exists (select 1 from donation where account_id = erasure.account_id
        and (donor_email is not null or donor_phone is not null or erased_at is null))
      or exists (select 1 from donor where id = erasure.account_id and erased_at is null))`,

  // A message of a sending that waits has a job that sends it: otherwise it would wait for ever.
  sendingMessagesWithoutJob: () => sql`
    select 1 from sent_message as message
    where message.lot_id is not null and message.status in ('queued', 'sending')
      and message.id::text not in (
        select payload->>'messageId' from job
        where done_at is null and dead_at is null and payload->>'messageId' is not null)`,
} satisfies Record<string, () => RawBuilder<unknown>>
