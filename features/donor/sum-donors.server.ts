import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'

/**
 * Sums the records again that these belong to, from the gifts that are counted there. Holds their roots until the
 * transaction ends: two gifts of one donor at once are both in the sum.
 */
export async function sumDonors(tx: Db | Tx, donorIds: readonly string[]): Promise<void> {
  const unique = [...new Set(donorIds)]
  if (unique.length === 0) return
  const { rows } = await sql<{ id: string }>`
    select id from donor
    where id in (select root_id from donor where id = any(${unique}::uuid[]))
    order by id for update`.execute(tx)
  const roots = rows.map(({ id }) => id)
  await sql`
    insert into donor_sum (donor_id, gifts, amount, past_gifts, past_amount, first_on, last_on,
      prev_on, months, median_gap, is_anonymous)
    select root.id, ${sumColumns}
    from donor as root
    join donor as each on each.root_id = root.id
    left join donor_gift as gift on gift.donor_id = each.id
    where root.id = any(${roots}::uuid[])
    group by root.id
    on conflict (donor_id) do update set
      gifts = excluded.gifts, amount = excluded.amount, past_gifts = excluded.past_gifts,
      past_amount = excluded.past_amount, first_on = excluded.first_on,
      last_on = excluded.last_on, prev_on = excluded.prev_on, months = excluded.months,
      median_gap = excluded.median_gap, is_anonymous = excluded.is_anonymous`.execute(tx)
}

/** The columns of donor_sum after the first, over `root`, `each` and `gift`; the nightly question asks the same. */
export const sumColumns = sql`
  count(*) filter (where gift.is_main and not gift.is_past)::int,
  coalesce(sum(gift.amount) filter (where not gift.is_past), 0)::bigint,
  count(*) filter (where gift.is_main and gift.is_past)::int,
  coalesce(sum(gift.amount) filter (where gift.is_past), 0)::bigint,
  min(gift.day), max(gift.day),
  (array_agg(gift.day order by gift.day desc) filter (where gift.is_main))[2],
  count(distinct date_trunc('month', gift.day::timestamp))::int,
  (select percentile_disc(0.5) within group (order by gap) from (
    select day - lag(day) over (order by day) as gap from (
      select distinct inner_gift.day from donor_gift as inner_gift
      join donor as inner_donor on inner_donor.id = inner_gift.donor_id
      where inner_donor.root_id = root.id and inner_gift.is_main) as days) as gaps
    where gap is not null)::int,
  bool_or(each.is_anonymous) or coalesce(bool_and(gift.is_anonymous), false)`
