import { enterJournal, withBooks } from '#features/books/enter-books.server.ts'
import { account, type Posting } from '#features/ledger/ledger.ts'
import { assertHeld } from '#features/voucher/held-money.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { HandoverStatus } from '#platform/db/schema/schema-cash.ts'
import { type Rupiah, rupiah } from '#platform/money/money.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import {
  CashPlaceUnknown,
  HandedOn,
  HandoverDiffers,
  HandoverMoved,
  HandoverOwn,
  NothingToHand,
  TakenDiffers,
} from './errors.ts'
import { type FundHeld, getOpenPlace, getPlaceNow, heldByFund } from './places.server.ts'

type NewHandover = { id: string; fromId: string; toId: string; sum: Rupiah; note: string }

/** One person hands over all that a place holds; until another took it, it is in the place. */
export async function giveCash(
  ctx: Ctx,
  { id, fromId, toId, sum, note }: NewHandover,
  { by }: { by: string },
): Promise<void> {
  await withBooks(ctx, async (tx) => {
    const [from, to] = [await getOpenPlace(tx, fromId), await getOpenPlace(tx, toId)]
    if (from.id === to.id || from.account !== to.account) throw new CashPlaceUnknown()
    const { held } = await getPlaceNow(tx, fromId)
    if (held <= 0) throw new NothingToHand()
    if (held !== sum) throw new HandoverDiffers(held)
    const handover = { id, from_place_id: fromId, to_place_id: toId, sum, note }
    const made = await tx
      .insertInto('cash_handover')
      .values({ ...handover, status: 'given', given_by: by, given_at: ctx.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw new HandoverMoved()
  })
}

/** Another counts it, says what it is and takes it: from then on it is in the other place. */
export async function takeCash(
  ctx: Ctx,
  { id, sum }: { id: string; sum: Rupiah },
  { by }: { by: string },
): Promise<void> {
  await withBooks(ctx, async (tx) => {
    const handover = await lockHandover(tx, id, 'given')
    if (handover.given_by === by) throw new HandoverOwn()
    const { held, name } = await getPlaceNow(tx, handover.from_place_id)
    if (held !== handover.sum) throw new HandoverMoved()
    if (sum !== handover.sum) throw new TakenDiffers()
    const to = await getOpenPlace(tx, handover.to_place_id)
    await setStatus(tx, id, { status: 'taken', taken_by: by, taken_at: ctx.now() })
    await enterJournal(ctx, tx, {
      sourceId: id,
      source: 'cash-handover',
      event: 'taken',
      description: `Kas diserahkan dari ${name} ke ${to.name}`,
      postings: movedCash(await heldByFund(tx, handover.from_place_id), handover),
    })
  })
}

/** Takes back what nobody took yet. */
export async function withdrawCash(ctx: Ctx, id: string): Promise<void> {
  await withBooks(ctx, async (tx) => {
    await lockHandover(tx, id, 'given')
    await setStatus(tx, id, { status: 'withdrawn' })
  })
}

/** Moves it back where it came from; by another than who took it. Refused where it is gone. */
export async function undoHandover(
  ctx: Ctx,
  { id, why }: { id: string; why: string },
  { by }: { by: string },
): Promise<void> {
  await withBooks(ctx, async (tx) => {
    const taken = await lockHandover(tx, id, 'taken')
    if (taken.taken_by === by) throw new HandedOn()
    const postings = (await postingsOf(tx, id)).map(({ debit, credit, ...posting }) => ({
      ...posting,
      debit: credit,
      credit: debit,
    }))
    await assertHeld(tx, postings, dayOf(ctx.now()))
    const undone = { undone_by: by, undone_at: ctx.now(), undone_why: why }
    await setStatus(tx, id, { status: 'undone', ...undone })
    await enterJournal(ctx, tx, {
      sourceId: id,
      source: 'cash-handover',
      event: 'undone',
      description: 'Penyerahan kas dibatalkan',
      postings,
    })
  })
}

const SHOWN = 30

/** The hand-overs from or to a place, or all that nobody took yet. */
export async function listHandovers(db: Db | Tx, placeId?: string) {
  return db
    .selectFrom('cash_handover as handover')
    .innerJoin('cash_place as sender', 'sender.id', 'handover.from_place_id')
    .innerJoin('cash_place as receiver', 'receiver.id', 'handover.to_place_id')
    .leftJoin('staff as handing', 'handing.id', 'handover.given_by')
    .leftJoin('staff as taker', 'taker.id', 'handover.taken_by')
    .select(['handover.id', 'handover.sum', 'handover.note', 'handover.status'])
    .select(['handover.given_by as givenBy', 'handover.taken_by as takenBy'])
    .select(['handover.given_at as givenAt', 'handover.undone_why as undoneWhy'])
    .select(['sender.name as from', 'receiver.name as to', 'sender.id as fromId'])
    .select(['handing.name as handing', 'taker.name as taker'])
    .where((eb) =>
      placeId
        ? eb.or([eb('from_place_id', '=', placeId), eb('to_place_id', '=', placeId)])
        : eb('handover.status', '=', 'given'),
    )
    .orderBy('handover.given_at', 'desc')
    .limit(SHOWN)
    .execute()
}

export type HandoverRow = Awaited<ReturnType<typeof listHandovers>>[number]

/** Each fund's money leaves one place and reaches the other in one journal; what a fund lacks there moves as well. */
function movedCash(
  held: readonly FundHeld[],
  { from_place_id: fromId, to_place_id: toId }: { from_place_id: string; to_place_id: string },
): Posting[] {
  const between = account.ownTransfers
  return held.flatMap<Posting>(({ fund, held: amount }) => {
    const [out, into] = amount > 0 ? [fromId, toId] : [toId, fromId]
    const amountOfFund = { fund, amount: rupiah(Math.abs(amount)) }
    return [
      { ...amountOfFund, debit: between, credit: '1110', cashPlaceId: out },
      { ...amountOfFund, debit: '1110', credit: between, cashPlaceId: into },
    ]
  })
}

async function lockHandover(tx: Tx, id: string, status: HandoverStatus) {
  const row = await tx
    .selectFrom('cash_handover')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', status)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new HandoverMoved()
  return row
}

type Change = {
  status: HandoverStatus
  taken_by?: string
  taken_at?: Date
  undone_by?: string
  undone_at?: Date
  undone_why?: string
}

async function setStatus(tx: Tx, id: string, change: Change): Promise<void> {
  await tx.updateTable('cash_handover').set(change).where('id', '=', id).execute()
}

async function postingsOf(tx: Tx, sourceId: string): Promise<Posting[]> {
  const rows = await tx
    .selectFrom('ledger_posting')
    .select(['debit_account', 'credit_account', 'fund', 'amount', 'cash_place_id'])
    .where('source_id', '=', sourceId)
    .execute()
  return rows.map((row) => ({
    debit: row.debit_account,
    credit: row.credit_account,
    fund: row.fund,
    amount: row.amount,
    ...(row.cash_place_id && { cashPlaceId: row.cash_place_id }),
  }))
}
