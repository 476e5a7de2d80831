import { type Selectable, sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Database } from '#platform/db/schema.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { BoxBeingCounted, BoxKnown, BoxRemoved, BoxUnknown } from './errors.ts'

export type Box = Selectable<Database['donation_box']>

type Terms = {
  place: string
  keeper: string
  campaignId: string
  seal: string
  depositDays: number
}

export type NewBox = Terms & { code: string; placedOn: string }

const rowOf = ({ place, keeper, campaignId, seal, depositDays }: Terms) => ({
  place,
  keeper,
  campaign_id: campaignId,
  seal,
  deposit_days: depositDays,
})

/** Registers a box. Refuses a number that is taken. */
export async function addBox(ctx: Ctx, box: NewBox, { by }: { by: string }): Promise<string> {
  const { code, placedOn: placed_on } = box
  const made = await ctx.db
    .insertInto('donation_box')
    .values({
      id: ctx.newId(),
      code,
      placed_on,
      ...rowOf(box),
      made_by: by,
      made_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new BoxKnown()
  return made.id
}

/** Changes where it stands, who looks after it and what it is for; what was counted stays what it was. */
export async function changeBox(ctx: Ctx, id: string, terms: Terms): Promise<void> {
  await getBoxInUse(ctx.db, id)
  await ctx.db.updateTable('donation_box').set(rowOf(terms)).where('id', '=', id).execute()
}

/** Takes a box away. Refuses while it is counted. */
export async function removeBox(ctx: Ctx, id: string): Promise<void> {
  await getBoxInUse(ctx.db, id)
  const open = await ctx.db
    .selectFrom('box_collection')
    .select('id')
    .where('box_id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst()
  if (open) throw new BoxBeingCounted()
  const removed = { removed_on: dayOf(ctx.now()) }
  await ctx.db.updateTable('donation_box').set(removed).where('id', '=', id).execute()
}

/** A box that stands somewhere. Refuses others. */
export async function getBoxInUse(db: Db | Tx, id: string): Promise<Box> {
  const box = await db
    .selectFrom('donation_box')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!box) throw new BoxUnknown()
  if (box.removed_on) throw new BoxRemoved()
  return box
}

export type BoxRow = {
  id: string
  code: string
  place: string
  keeper: string
  seal: string
  placedOn: string
  removedOn: string | null
  depositDays: number
  campaignId: string
  campaign: string
  openedOn: string | null
  last: number | null
  /** The opening that is being counted. */
  openId: string | null
}

const MOST_BOXES = 1_000

/** The boxes with their last count, those in use first; one of them, or those of these words. */
export async function listBoxes(
  db: Db | Tx,
  { id, words = '' }: { id?: string; words?: string } = {},
): Promise<BoxRow[]> {
  const { rows } = await sql<BoxRow>`
    select box.id, box.code, box.place, box.keeper, box.seal, box.placed_on::text as "placedOn",
      box.removed_on::text as "removedOn", box.deposit_days as "depositDays",
      box.campaign_id as "campaignId", campaign.title as campaign,
      last.opened_on::text as "openedOn", last.sum as last,
      (select id from box_collection where box_id = box.id and status = 'open') as "openId"
    from donation_box as box
    join campaign on campaign.id = box.campaign_id
    left join lateral (
      select opened_on, sum from box_collection where box_id = box.id and status = 'counted'
      order by opened_on desc, id desc limit 1) as last on true
    where (${id ?? null}::uuid is null or box.id = ${id ?? null}::uuid)
      and position(lower(${words}) in lower(box.code || ' ' || box.place || ' ' || box.keeper)) > 0
    order by box.removed_on nulls first, box.code
    limit ${MOST_BOXES}`.execute(db)
  return rows
}

/** One of them. Refuses one that is unknown. */
export async function getBox(db: Db | Tx, id: string): Promise<BoxRow> {
  const [box] = await listBoxes(db, { id })
  if (!box) throw new BoxUnknown()
  return box
}
