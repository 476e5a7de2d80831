import type { Selectable } from 'kysely'
import { balanceOf } from '#features/ledger/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Database } from '#platform/db/schema.ts'
import { startOfDay } from '#platform/time/jakarta.ts'
import type { Rupiah } from '#platform/money/money.ts'
import { type BankAccount, findBankAccount } from './bank-account.server.ts'
import { enterJournal, withBooks } from '#features/books/enter-books.server.ts'
import { MoneyMissing, NotInThisState } from '#features/books/errors.ts'
import { BankAccountClosed, BankAccountUnknown, OwnTransferElsewhere } from './errors.ts'
import { type MoneyDay, moneyMoment } from '#features/books/money-day.server.ts'
import { type OwnMove, ownTransferBack, ownTransferPostings } from './own-transfer.ts'

export type OwnTransfer = Selectable<Database['own_transfer']>

export type NewOwnTransfer = {
  fromId: string
  toId: string
  amount: Rupiah
  /** 'yyyy-mm-dd', the day on which the money moved. */
  movedOn: string
  note: string
}

const SOURCE = 'own-transfer'

type Plan = Omit<OwnMove, 'from' | 'to'> & { from: BankAccount; to: BankAccount; at: Date }

/**
 * Plans a transfer between two bank accounts. Refuses accounts of different ledger accounts, which belong to different
 * funds and settle what they owe each other (L05); a bank account not in use on that day; and more than the ledger
 * account holds. How much lies in which of its banks is told by their statements.
 */
export async function planOwnTransfer(
  ctx: Ctx,
  db: Db | Tx,
  { isStated = false, ...transfer }: NewOwnTransfer & Pick<MoneyDay, 'isStated'>,
): Promise<Plan> {
  const { fromId, toId, amount, movedOn } = transfer
  const [from, to] = [await findBankAccount(db, fromId), await findBankAccount(db, toId)]
  if (!from || !to) throw new BankAccountUnknown()
  if (from.id === to.id || from.account !== to.account) throw new OwnTransferElsewhere()
  for (const bank of [from, to]) {
    if (movedOn < bank.opened_on || (bank.closed_on && movedOn > bank.closed_on))
      throw new BankAccountClosed()
  }
  const cause = { words: 'rekeningnya dibuka', at: startOfDay(movedOn) }
  const at = await moneyMoment(ctx, db, { day: movedOn, cause, isStated })
  const held = await balanceOf(db, { account: from.account })
  if (held < amount) throw new MoneyMissing(held)
  return { from, to, amount, at }
}

/** Books money that moved between two of our own bank accounts. The caller makes `id`: the same id moves once. */
export async function bookOwnTransfer(
  ctx: Ctx,
  { id, ...transfer }: NewOwnTransfer & { id: string },
): Promise<void> {
  await withBooks(ctx, async (tx) => {
    // The day was open when two people began to agree on it.
    const plan = await planOwnTransfer(ctx, tx, { ...transfer, isStated: true })
    const { fromId, toId, amount, movedOn, note } = transfer
    await tx
      .insertInto('own_transfer')
      .values({
        id,
        from_bank_id: fromId,
        to_bank_id: toId,
        amount,
        moved_on: movedOn,
        note,
        booked_at: ctx.now(),
      })
      .execute()
    await enterJournal(ctx, tx, {
      sourceId: id,
      source: SOURCE,
      event: 'booked',
      description: `Pemindahan antar rekening: ${note}`,
      occurredAt: plan.at,
      postings: ownTransferPostings(plan),
    })
  })
}

/** Reverses a transfer that did not happen. Lines of statements that it explained are open again. */
export async function undoOwnTransfer(ctx: Ctx, id: string): Promise<void> {
  await withBooks(ctx, async (tx) => {
    const postings = await undoOwnPostings(tx, id)
    await tx
      .updateTable('own_transfer')
      .set({ undone_at: ctx.now() })
      .where('id', '=', id)
      .execute()
    await enterJournal(ctx, tx, {
      sourceId: id,
      source: SOURCE,
      event: 'undone',
      description: 'Pemindahan antar rekening dibatalkan',
      postings,
    })
    await tx.deleteFrom('bank_line_link').where('entry_id', '=', id).execute()
  })
}

/** What undoing it would post; nothing is written. Refuses one that was undone. */
export async function undoOwnPostings(db: Db | Tx, id: string) {
  const found = await findOwnTransfer(db, id)
  if (!found || found.undone_at) throw new NotInThisState()
  const from = await findBankAccount(db, found.from_bank_id)
  const to = await findBankAccount(db, found.to_bank_id)
  if (!from || !to) throw new Error('a transfer names a bank account that is gone')
  return ownTransferBack({ from, to, amount: found.amount })
}

/** One transfer, or undefined. */
export async function findOwnTransfer(db: Db | Tx, id: string): Promise<OwnTransfer | undefined> {
  return db.selectFrom('own_transfer').selectAll().where('id', '=', id).executeTakeFirst()
}

const MOST_SHOWN = 50

/** The latest transfers between our own bank accounts, with their names. */
export async function listOwnTransfers(db: Db | Tx) {
  return db
    .selectFrom('own_transfer as transfer')
    .innerJoin('bank_account as sender', 'sender.id', 'transfer.from_bank_id')
    .innerJoin('bank_account as receiver', 'receiver.id', 'transfer.to_bank_id')
    .select([
      'transfer.id',
      'transfer.amount',
      'transfer.moved_on as movedOn',
      'transfer.note',
      'transfer.undone_at as undoneAt',
      'sender.bank as fromBank',
      'sender.number as fromNumber',
      'receiver.bank as toBank',
      'receiver.number as toNumber',
    ])
    .orderBy('transfer.moved_on', 'desc')
    .orderBy('transfer.id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
}

export type OwnTransferRow = Awaited<ReturnType<typeof listOwnTransfers>>[number]
