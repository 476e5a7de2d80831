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
      sql<boolean>`(total.last_on > ${fourMonths} and 3 <= (
        select count(distinct date_trunc('month', gift.day::timestamp)) ${since(fourMonths)})
        or exists (select 1 from recurring_plan as plan
          where plan.status = 'active' and plan.kind = 'bulanan' and (plan.account_id in (
            select id from donor as each where each.root_id = total.donor_id)
          or plan.contact in (select contact.value from donor_contact as contact
            join donor as each on each.id = contact.donor_id
            where each.root_id = total.donor_id))))`,
    ],
    lybunt: [
      sql<boolean>`total.last_on >= ${year} - interval '1 year' and total.last_on < ${year}`,
    ],
    sybunt: [sql<boolean>`total.last_on < ${year}`],
    lama: [sql<boolean>`total.last_on <= ${ago(12)} and total.last_on > ${ago(24)}`],
    hilang: [sql<boolean>`total.last_on <= ${ago(24)}`],
    ramadan: [
      sql<boolean>`total.last_on is not null and not exists (
        select 1 from donor_gift as gift join donor as each on each.id = gift.donor_id
        where each.root_id = total.donor_id and gift.is_main
          and not gift.day <@ any(${[...ramadans]}::daterange[]))`,
    ],
    besar: [
      sql<boolean>`total.last_on > ${ago(12)} and ${terkecil} <= (
        select sum(gift.amount) ${since(ago(12))})`,
    ],
    berisiko: [
      sql<boolean>`total.last_on > ${ago(24)} and total.gifts + total.past_gifts >= 3
        and ${today}::date - total.last_on > 2 * total.median_gap`,
    ],
  }
  return conditions[jenis]
}

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
