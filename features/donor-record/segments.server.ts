import { type RawBuilder, sql } from 'kysely'
import * as v from 'valibot'
import type { Ctx } from '#platform/context.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { positionIn } from '#platform/db/keyset.server.ts'
import { campaignTitleOf } from './queries.server.ts'
import { SegmentUnknown } from './errors.ts'
import { type SegmentFilter, segmentFilter, segmentWords } from './segment.ts'
import { segmentConditions } from './segment-conditions.server.ts'

export type DonorSegment = { id: string; name: string; filter: SegmentFilter; words: string }

/** All segments that are kept, by name, with what each means. */
export async function listSegments(db: Db): Promise<DonorSegment[]> {
  const rows = await db
    .selectFrom('donor_segment')
    .select(['id', 'name', 'filter'])
    .where('removed_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return await Promise.all(rows.map((row) => read(db, row)))
}

/** One segment; refuses where there is none. */
export async function getSegment(db: Db, id: string): Promise<DonorSegment> {
  const row = await db
    .selectFrom('donor_segment')
    .select(['id', 'name', 'filter'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new SegmentUnknown()
  return await read(db, row)
}

async function read(
  db: Db,
  row: { id: string; name: string; filter: unknown },
): Promise<DonorSegment> {
  const filter = v.parse(segmentFilter, row.filter)
  return { ...row, filter, words: segmentWords(filter, await campaignTitleOf(db, filter.program)) }
}

type NewSegment = { name: string; filter: SegmentFilter; by: string }

/** Keeps a filter under a name. Answers its id. */
export async function saveSegment(ctx: Ctx, { name, filter, by }: NewSegment): Promise<string> {
  const id = ctx.newId()
  const now = ctx.now()
  await ctx.db
    .insertInto('donor_segment')
    .values({
      id,
      name,
      filter: JSON.stringify(filter),
      made_by: by,
      made_at: now,
      changed_at: now,
    })
    .execute()
  return id
}

/** Takes a segment off the list; what was sent to it stays. */
export async function removeSegment(ctx: Ctx, id: string): Promise<void> {
  await ctx.db
    .updateTable('donor_segment')
    .set({ removed_at: ctx.now() })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .execute()
}

/** How many donors a filter has now. */
export async function countSegment(ctx: Ctx, filter: SegmentFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${totals}
    where ${all(await segmentConditions(ctx, filter))}`.execute(ctx.read)
  return rows[0]?.count ?? 0
}

/** A donor of a segment: the record that is left after merges. */
export type SegmentMember = { donorId: string; name: string; isAnonymous: boolean }

const byId = { by: 'total.donor_id', id: 'total.donor_id', kind: 'id', order: 'asc' } as const

/** One page of the donors of a segment by their ids; `next` is what to ask for after it. */
export async function segmentMembers(
  ctx: Ctx,
  segmentId: string,
  { after, limit = 500 }: { after?: string | undefined; limit?: number } = {},
): Promise<{ items: SegmentMember[]; next: string | undefined }> {
  const { filter } = await getSegment(ctx.db, segmentId)
  const { isAfter } = positionIn(byId, after)
  const { rows } = await sql<SegmentMember>`
    select total.donor_id as "donorId", root.name, total.is_anonymous as "isAnonymous"
    from ${totals}
    where ${all([...(await segmentConditions(ctx, filter)), isAfter])}
    order by total.donor_id limit ${limit}`.execute(ctx.db)
  return { items: rows, next: rows.length === limit ? rows.at(-1)?.donorId : undefined }
}

const totals = sql`donor_sum as total join donor as root on root.id = total.donor_id`

function all(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.join([sql`true`, ...conditions], sql` and `)}`
}
