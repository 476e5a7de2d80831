import { withBooks } from '#features/books/enter-books.server.ts'
import type { Role } from '#features/staff/permissions.ts'
import { postToSuspense } from '#features/suspense/post-to-suspense.server.ts'
import { recordVoucher } from '#features/voucher/record-voucher.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { Pieces } from '#platform/db/schema/schema-cash.ts'
import { formatFigure, rupiah } from '#platform/money/money.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { BookMoved, CountSeen, OwnCount, ReasonNeeded } from './errors.ts'
import { sumOfPieces } from './pieces.ts'
import type { CashPlace } from './place.ts'
import { getOpenPlace, getPlaceNow, heldByFund } from './places.server.ts'

type NewCount = {
  id: string
  placeId: string
  pieces: Pieces
  /** What the page said that it holds. */
  book: number
  reason: string
}

/**
 * Counts a place, as one person does; a difference needs its reason. A shortage is the amil's loss, owed to the fund
 * that holds most of the cash, by a voucher that another person approves. A surplus becomes suspense (1110/2130) once
 * another person has seen it, since its owner may come; in petty cash it lowers the cost of its notes.
 */
export async function countCash(
  ctx: Ctx,
  { id, placeId, pieces, book, reason }: NewCount,
  { by, role }: { by: string; role: Role },
): Promise<void> {
  await withBooks(ctx, async (tx) => {
    const inTx = ctx.within(tx)
    const place = await getOpenPlace(tx, placeId)
    const { held } = await getPlaceNow(tx, placeId)
    if (held !== book) throw new BookMoved()
    const sum = sumOfPieces(pieces)
    const difference = sum - held
    if (difference !== 0 && reason === '') throw new ReasonNeeded(difference)
    const day = dayOf(ctx.now())
    const short = await voucherOf(tx, { place, difference })
    const voucherId = short ? ctx.newId() : null
    if (short && voucherId) {
      const sum = formatFigure(Math.abs(difference))
      const note = `Hitungan ${place.name}: ${reason}`
      const texts = { ...short.texts, day, sum, place: `kas:${placeId}`, note }
      const voucher = { id: voucherId, template: short.template, texts, hasPapersElsewhere: true }
      await recordVoucher(inTx, voucher, { by, role })
    }
    const counted = { id, cash_place_id: placeId, day, pieces: JSON.stringify(pieces), sum, reason }
    await tx
      .insertInto('cash_count')
      .values({
        ...counted,
        book: held,
        voucher_id: voucherId,
        counted_by: by,
        counted_at: ctx.now(),
      })
      .execute()
  })
}

type Difference = { place: CashPlace; difference: number }

/** The voucher of a difference; what is too much of donors' cash has none. */
async function voucherOf(tx: Tx, { place: { id, account }, difference }: Difference) {
  if (difference < 0) return { template: 'kas-kurang', texts: { fund: await mostOf(tx, id) } }
  if (difference === 0 || account === '1110') return undefined
  return { template: 'kas-lebih', texts: { use: '6200' } }
}

/** Whose money most of it is: a note has no fund. */
async function mostOf(tx: Tx, placeId: string): Promise<Fund> {
  const [most] = (await heldByFund(tx, placeId)).toSorted((one, other) => other.held - one.held)
  return most?.fund ?? 'A'
}

/** Another looks at a count that has no voucher, and agrees; what was too much is titipan from then on. */
export async function seeCount(ctx: Ctx, id: string, { by }: { by: string }): Promise<void> {
  await withBooks(ctx, async (tx) => {
    const count = await tx
      .selectFrom('cash_count')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    if (!count || count.seen_by || count.voucher_id) throw new CountSeen()
    if (count.counted_by === by) throw new OwnCount()
    const seen = { seen_by: by, seen_at: ctx.now() }
    await tx.updateTable('cash_count').set(seen).where('id', '=', id).execute()
    const amount = rupiah(count.sum - count.book)
    if (amount === 0) return
    const found = { providerId: `kas-${id}`, reference: id, paidAt: ctx.now(), captures: 1 }
    const orphan = { donationId: id, chargeId: null, found, reason: 'orphan' as const, amount }
    await postToSuspense(ctx.within(tx), tx, { ...orphan, cashPlaceId: count.cash_place_id })
  })
}

const SHOWN = 30

/** The counts of a place, the latest first, with who saw each: of a difference, who decided its voucher. */
export async function listCounts(db: Db | Tx, placeId: string) {
  return db
    .selectFrom('cash_count as count')
    .leftJoin('staff as counter', 'counter.id', 'count.counted_by')
    .leftJoin('voucher', 'voucher.id', 'count.voucher_id')
    .leftJoin('staff as seer', (join) =>
      join.on((eb) => eb('seer.id', '=', eb.fn.coalesce('count.seen_by', 'voucher.decided_by'))),
    )
    .select(['count.id', 'count.day', 'count.sum', 'count.book', 'count.reason', 'count.pieces'])
    .select(['count.counted_by as countedBy', 'count.counted_at as countedAt'])
    .select(['count.voucher_id as voucherId', 'voucher.status as voucherStatus'])
    .select(['counter.name as counter', 'seer.name as seer'])
    .where('count.cash_place_id', '=', placeId)
    .orderBy('count.counted_at', 'desc')
    .orderBy('count.id', 'desc')
    .limit(SHOWN)
    .execute()
}

export type CountRow = Awaited<ReturnType<typeof listCounts>>[number]
