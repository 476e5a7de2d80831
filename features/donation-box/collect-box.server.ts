import { withBooks } from '#features/books/enter-books.server.ts'
import { getOpenPlace } from '#features/cash-place/places.server.ts'
import { isSameCount, sumOfPieces } from '#features/cash-place/pieces.ts'
import { recordOfflineDonation } from '#features/offline-donation/record-offline-donation.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import type { Pieces } from '#platform/db/schema/schema-cash.ts'
import type { Rupiah } from '#platform/money/money.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { boxName, recordNumber } from './box.ts'
import { getBoxInUse } from './boxes.server.ts'
import {
  BoxBeingCounted,
  BoxNotYetOpened,
  CollectionClosed,
  CollectionUnknown,
  CountBegun,
  CountedAlready,
} from './errors.ts'

export type NewCollection = {
  /** Made by the caller; the same id opens once. */
  id: string
  boxId: string
  /** When it was opened: decides the year and the month in the books. */
  day: string
  companion: string
  isSealWhole: boolean
  newSeal: string
  note: string
  cashPlaceId: string
}

/** A box was opened by two people; what was in it is now to be counted. */
export async function openCollection(
  ctx: Ctx,
  collection: NewCollection,
  { by }: { by: string },
): Promise<void> {
  const { id, boxId, day, companion, isSealWhole, newSeal, note, cashPlaceId } = collection
  const box = await getBoxInUse(ctx.db, boxId)
  if (day > dayOf(ctx.now()) || day < box.placed_on) throw new BoxNotYetOpened()
  await getOpenPlace(ctx.db, cashPlaceId)
  const said = { companion, is_seal_whole: isSealWhole, new_seal: newSeal, note }
  const opened = await ctx.db
    .insertInto('box_collection')
    .values({
      id,
      box_id: boxId,
      opened_on: day,
      opened_by: by,
      opened_at: ctx.now(),
      ...said,
      cash_place_id: cashPlaceId,
      status: 'open',
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!opened) throw new BoxBeingCounted()
}

export type CountAnswer = 'first' | 'agreed' | 'differs'

/**
 * One person's count of what was in a box, which the other does not see. Where two counts of a round found the same
 * notes and coins it is a gift in cash and has its record; where they differ, both are counted anew.
 */
export async function countCollection(
  ctx: Ctx,
  { id, pieces, odd }: { id: string; pieces: Pieces; odd: string },
  { by }: { by: string },
): Promise<CountAnswer> {
  return withBooks(ctx, async (tx) => {
    const collection = await lockCollection(tx, id)
    const { round } = collection
    const counts = await tx
      .selectFrom('box_count')
      .select(['counted_by', 'pieces'])
      .where('collection_id', '=', id)
      .where('round', '=', round)
      .execute()
    if (counts.some(({ counted_by: counter }) => counter === by)) throw new CountedAlready()
    const sum = sumOfPieces(pieces)
    const count = { collection_id: id, round, counted_by: by, pieces: JSON.stringify(pieces) }
    await tx
      .insertInto('box_count')
      .values({ ...count, sum, odd, counted_at: ctx.now() })
      .execute()
    const [first] = counts
    if (!first) return 'first'
    if (!isSameCount(first.pieces, pieces)) {
      await tx
        .updateTable('box_collection')
        .set({ round: round + 1 })
        .where('id', '=', id)
        .execute()
      return 'differs'
    }
    await recordAgreed(ctx.within(tx), collection, { sum, by })
    return 'agreed'
  })
}

/** An opening that was entered by mistake. Refuses once somebody counted. */
export async function cancelCollection(ctx: Ctx, id: string): Promise<void> {
  await withBooks(ctx, async (tx) => {
    await lockCollection(tx, id)
    const counted = await tx
      .selectFrom('box_count')
      .select('round')
      .where('collection_id', '=', id)
      .executeTakeFirst()
    if (counted) throw new CountBegun()
    const cancelled = { status: 'cancelled' } as const
    await tx.updateTable('box_collection').set(cancelled).where('id', '=', id).execute()
  })
}

type Collection = Awaited<ReturnType<typeof lockCollection>>

async function recordAgreed(
  ctx: Ctx & { db: Tx },
  { id, day, box_id: boxId, cash_place_id: cashPlaceId }: Collection,
  { sum, by }: { sum: Rupiah; by: string },
): Promise<void> {
  const year = Number(day.slice(0, 4))
  const last = await ctx.db
    .selectFrom('box_collection')
    .select(({ fn }) => fn.max('serial').as('serial'))
    .where('year', '=', year)
    .executeTakeFirst()
  const serial = (last?.serial ?? 0) + 1
  const box = await ctx.db
    .selectFrom('donation_box')
    .innerJoin('campaign', 'campaign.id', 'donation_box.campaign_id')
    .select(['code', 'place', 'campaign.slug'])
    .where('donation_box.id', '=', boxId)
    .executeTakeFirstOrThrow()
  const donationId = sum > 0 ? ctx.newId() : null
  if (donationId) {
    const way = { in: 'cash', cashPlaceId, box: boxName(box) } as const
    const nobody = { name: '', phone: undefined, email: undefined, taxId: undefined }
    const reference = recordNumber({ year, serial })
    const donation = { id: donationId, program: box.slug, sum, day, reference, way }
    await recordOfflineDonation(ctx, { ...donation, ...nobody }, { by })
  }
  const counted = { status: 'counted', year, serial, sum, counted_at: ctx.now() } as const
  await ctx.db
    .updateTable('box_collection')
    .set({ ...counted, donation_id: donationId })
    .where('id', '=', id)
    .execute()
}

async function lockCollection(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('box_collection')
    .select(['id', 'box_id', 'opened_on as day', 'round', 'status', 'cash_place_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new CollectionUnknown()
  if (row.status !== 'open') throw new CollectionClosed()
  return row
}
