import { type RawBuilder, sql } from 'kysely'
import { monthIndex, FIRST_YEAR, RAMADAN } from '#features/calendar/hijri.ts'
import { findMonths } from '#features/calendar/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { addDays, dayOf } from '#platform/time/jakarta.ts'
import type { SegmentFilter, SegmentKind } from './segment.ts'

type Days = { today: string; ramadans: readonly string[] }

/**
 * What must hold of a row of donor_sum, as `total`, with its record as `root`. Days of giving are kept with the sums, so
 * that most segments are a range of an index; the rest look at the gifts of those that the range leaves.
 */
export async function segmentConditions(
  ctx: Pick<Ctx, 'db' | 'now'>,
  filter: SegmentFilter,
): Promise<RawBuilder<boolean>[]> {
  const today = dayOf(ctx.now())
  const ramadans = filter.jenis === 'ramadan' ? await ramadansThrough(ctx, today) : []
  const { program, wilayah, saluran, label } = filter
  const donated = (holds: RawBuilder<unknown>) => sql<boolean>`exists (
    select 1 from donor_gift as gift join donor as each on each.id = gift.donor_id
    where each.root_id = total.donor_id and ${holds})`
  return [
    sql<boolean>`root.erased_at is null`,
    ...conditionsOfKind(filter, { today, ramadans }),
    ...(program ? [donated(sql`gift.campaign_id::text = ${program}`)] : []),
    ...(saluran ? [donated(sql`gift.channel = ${saluran}`)] : []),
    ...(wilayah
      ? [sql<boolean>`lower(${wilayah}) in (lower(root.city), lower(root.province))`]
      : []),
    ...(label ? [hasLabel(label)] : []),
  ]
}

/** Whether a record, or one put under it, has a label. */
export function hasLabel(label: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from donor_label as marked join donor as each on each.id = marked.donor_id
    where each.root_id = total.donor_id and marked.label = ${label})`
}

function conditionsOfKind(
  { jenis, terkecil }: SegmentFilter,
  { today, ramadans }: Days,
): RawBuilder<boolean>[] {
  const ago = (months: number) =>
    sql`(${today}::date - make_interval(months => ${sql.lit(months)}))::date`
  const year = sql`date_trunc('year', ${today}::date::timestamp)::date`
  const since = (from: RawBuilder<unknown>) => sql`
    from donor_gift as gift join donor as each on each.id = gift.donor_id
    where each.root_id = total.donor_id and gift.day > ${from}`
  const fourMonths = sql`(date_trunc('month', ${today}::date::timestamp)
    - interval '3 months' - interval '1 day')::date`
  const conditions: Readonly<Record<SegmentKind, RawBuilder<boolean>[]>> = {
    semua: [],
    baru: [sql<boolean>`total.first_on > ${ago(3)}`],
    aktif: [sql<boolean>`total.last_on > ${ago(12)}`],
    berulang: [sql<boolean>`total.prev_on > ${ago(12)}`],
    bulanan: [
      sql<boolean>`((total.last_on > ${fourMonths} and total.months >= 3 and 3 <= (
        select count(distinct date_trunc('month', gift.day::timestamp)) ${since(fourMonths)}))
        or total.donor_id in (${ofMonthlyPlans}))`,
    ],
    lybunt: [
      sql<boolean>`total.last_on >= ${year} - interval '1 year' and total.last_on < ${year}`,
    ],
    sybunt: [sql<boolean>`total.last_on < ${year}`],
    lama: [sql<boolean>`total.last_on <= ${ago(12)} and total.last_on > ${ago(24)}`],
    hilang: [sql<boolean>`total.last_on <= ${ago(24)}`],
    // The kept days and sums rule nearly all out before a gift is read.
    ramadan: [
      sql<boolean>`total.first_on <@ any(${[...ramadans]}::daterange[])
        and total.last_on <@ any(${[...ramadans]}::daterange[]) and not exists (
        select 1 from donor_gift as gift join donor as each on each.id = gift.donor_id
        where each.root_id = total.donor_id and gift.is_main
          and not gift.day <@ any(${[...ramadans]}::daterange[]))`,
    ],
    besar: [
      sql<boolean>`total.donor_id in (
        select whole.donor_id from donor_sum as whole
        join donor as each on each.root_id = whole.donor_id
        join donor_gift as gift on gift.donor_id = each.id
        where whole.last_on > ${ago(12)} and whole.amount + whole.past_amount >= ${terkecil}
          and gift.day > ${ago(12)}
        group by whole.donor_id having sum(gift.amount) >= ${terkecil})`,
    ],
    berisiko: [
      sql<boolean>`total.last_on > ${ago(24)} and total.gifts + total.past_gifts >= 3
        and ${today}::date - total.last_on > 2 * total.median_gap`,
    ],
  }
  return conditions[jenis]
}

/** Records with a monthly plan that runs: a member's by the account, a guest's by the contact. */
const ofMonthlyPlans = sql`
  select each.root_id from recurring_plan as plan join donor as each on each.id = plan.account_id
  where plan.status = 'active' and plan.kind = 'bulanan'
  union all
  select each.root_id from recurring_plan as plan
  join donor_contact as contact on contact.kind = plan.via and contact.value = plan.contact
  join donor as each on each.id = contact.donor_id
  where plan.status = 'active' and plan.kind = 'bulanan'`

/** The days of each Ramadan that has begun, as ranges of the database. */
async function ramadansThrough({ db }: Pick<Ctx, 'db'>, today: string): Promise<string[]> {
  const months = await findMonths(db)
  const ranges: string[] = []
  for (let year = FIRST_YEAR; ; year += 1) {
    const index = monthIndex({ year, month: RAMADAN })
    const first = months.firstDay(index)
    if (first > today) return ranges
    ranges.push(`[${first},${addDays(first, months.lengthOf(index))})`)
  }
}
