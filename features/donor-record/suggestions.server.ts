import { type RawBuilder, sql } from 'kysely'
import { ANONYMOUS_NAME } from '#features/campaign/campaign.ts'
import type { Ctx } from '#platform/context.ts'
import type { PageAsked, PageOf } from '#platform/db/page.server.ts'

/** Two records that may be one person's: what would be kept, and what would be put under it. */
export type DonorPair = {
  keepId: string
  goneId: string
  keepName: string
  goneName: string
  likeness: number
}

/**
 * Open pairs of one donor, or of all, the latest first; the record that stands for a merged one is shown. Open pairs
 * are read in order and each looks up its two donors: a condition that nearly every donor meets would make the planner
 * read them all.
 */
export async function listSuggestions(
  { db }: Pick<Ctx, 'db'>,
  { records, after, limit = PAGE }: { records?: readonly string[] } & PageAsked,
): Promise<PageOf<DonorPair>> {
  const ids = records && sql`${[...records]}::uuid[]`
  const [at = '', one = '', other = ''] = after && CURSOR.test(after) ? after.split('.') : []
  const beyond = other
    ? sql`and (pair.made_at, pair.donor_id, pair.other_id)
        < (timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond', ${one}::uuid, ${other}::uuid)`
    : sql``
  const { rows } = await sql<DonorPair & Place>`
    select keep.id as "keepId", gone.id as "goneId", pair.likeness,
      (extract(epoch from pair.made_at) * 1000000)::bigint::text as "at", pair.donor_id as "donorId", pair.other_id as "otherId",
      ${shownName('keep')} as "keepName", ${shownName('gone')} as "goneName"
    from donor_suggestion as pair
    join donor as one on one.id = pair.donor_id
    join donor as other on other.id = pair.other_id
    join donor as one_root on one_root.id = one.root_id
    join donor as other_root on other_root.id = other.root_id,
    lateral (select one_root.origin = 'account' as is_turned) as way,
    lateral (select case when is_turned then one.root_id else other.root_id end as id,
      case when is_turned then one_root.name else other_root.name end as name) as keep,
    lateral (select case when is_turned then other.root_id else one.root_id end as id,
      case when is_turned then other_root.name else one_root.name end as name) as gone
    where pair.state = 'open' and one.root_id <> other.root_id
      and (one_root.origin <> 'account' or other_root.origin <> 'account')
      ${ids ? sql`and (pair.donor_id = any(${ids}) or pair.other_id = any(${ids}))` : sql``} ${beyond}
    order by pair.made_at desc, pair.donor_id desc, pair.other_id desc
    limit ${limit + 1}`.execute(db)
  const shown = rows.slice(0, limit)
  // Two records of one donor may each be like the other donor.
  const pairs = new Map(shown.map((row) => [`${row.keepId} ${row.goneId}`, pairIn(row)]))
  const last = rows.length > limit ? shown.at(-1) : undefined
  const next = last && `${last.at}.${last.donorId}.${last.otherId}`
  return { items: [...pairs.values()], next }
}

/** To the microsecond of the column. */
type Place = { at: string; donorId: string; otherId: string }

const PAGE = 30
const CURSOR = /^\d{1,17}(\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}){2}$/

function pairIn({ keepId, goneId, keepName, goneName, likeness }: DonorPair): DonorPair {
  return { keepId, goneId, keepName, goneName, likeness }
}

function shownName(whose: 'keep' | 'gone'): RawBuilder<string> {
  const donorId = sql.ref(whose)
  return sql`case when (select is_anonymous from donor_sum where donor_sum.donor_id = ${donorId}.id)
    then ${ANONYMOUS_NAME} else ${donorId}.name end`
}

type Pair = { keepId: string; goneId: string }

/** Says that two donors are two people: no pair of their records is suggested any more. */
export async function refuseSuggestion(
  { db, now }: Ctx,
  { keepId, goneId }: Pair,
  { by }: { by: string },
): Promise<void> {
  const recordsUnder = (root: string) => sql`(select id from donor where root_id = ${root})`
  await sql`
    update donor_suggestion set state = 'refused', decided_by = ${by}, decided_at = ${now()}
    where state = 'open' and (
      (donor_id in ${recordsUnder(goneId)} and other_id in ${recordsUnder(keepId)})
      or (donor_id in ${recordsUnder(keepId)} and other_id in ${recordsUnder(goneId)}))`.execute(db)
}
