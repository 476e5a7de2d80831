import { sql } from 'kysely'
import type { Posting } from '#features/ledger/ledger.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { formatDate } from '#platform/time/jakarta.ts'
import { type BankEntry, type BankEntryKind, bankEntryPostings, holdersOf } from './bank-entry.ts'
import { bankHolds, enterJournal, withBooks } from '#features/books/enter-books.server.ts'
import { MoneyMissing, NotInThisState } from '#features/books/errors.ts'
import { BankEntryChanged, BankEntryStands, IncomeNotBooked } from './errors.ts'
import { assertFree } from '#features/books/free-money.server.ts'

/** A bank's own entry by the id of its line in a statement. */
export type BankEntryLine = BankEntry & { lineId: string; occurredAt: Date }

const SOURCE = 'bank-line'

/** What booking it would post now: in the first fund of the bank account that holds enough. Refuses where none does. */
export async function planBankEntry(db: Db | Tx, entry: BankEntry): Promise<Posting[]> {
  const { account } = entry.bank
  const { occurredAt: at } = entry
  const [own, ...others] = holdersOf(entry)
  if (entry.amount > 0) return bankEntryPostings(own, entry)
  for (const holder of [own, ...others]) {
    const held = await bankHolds(db, { account, fund: holder, at })
    if (held >= 0 - entry.amount) return bankEntryPostings(holder, entry)
  }
  throw new MoneyMissing(await bankHolds(db, { account, fund: own, at }), at && formatDate(at))
}

const words: Record<BankEntryKind, [gained: string, lost: string]> = {
  cost: ['Biaya bank dikembalikan', 'Biaya bank, ditanggung amil'],
  interest: ['Bunga atau jasa giro bank, dana nonhalal', 'Pajak atas bunga atau jasa giro bank'],
  yield: ['Bagi hasil bank', 'Pajak atas bagi hasil bank'],
}

/** What an entry of this kind and sum is called. */
export function bankEntryWords({ kind, amount }: Pick<BankEntry, 'kind' | 'amount'>): string {
  return words[kind][amount > 0 ? 0 : 1]
}

/**
 * Books a line of a statement that is the bank's own: once, until it is undone. Refuses a tax on what was not booked,
 * and anything
 * but `agreed`, the journal that two people saw.
 */
export async function bookBankEntry(
  ctx: Ctx,
  entry: BankEntryLine,
  agreed?: string,
): Promise<void> {
  const { lineId: sourceId, bank, occurredAt } = entry
  await withBooks(ctx, async (tx) => {
    const { booked, undone } = await countEntries(tx, sourceId)
    if (booked > undone) throw new BankEntryStands()
    const postings = await planBankEntry(tx, entry)
    if (agreed && agreed !== JSON.stringify(postings)) throw new BankEntryChanged()
    await enterJournal(ctx, tx, {
      sourceId,
      source: SOURCE,
      event: `booked ${booked + 1}`,
      description: bankEntryWords(entry),
      occurredAt,
      postings,
      banks: [bank.id],
    })
    await assertStillFree(tx, postings)
  })
}

/** Reverses what was booked of a line, which may then be booked again. Refuses when its money is spent. */
export async function undoBankEntry(ctx: Ctx, lineId: string): Promise<void> {
  await withBooks(ctx, async (tx) => {
    const { booked, undone } = await countEntries(tx, lineId)
    if (booked === undone) throw new NotInThisState()
    const postings = await undoEntryPostings(tx, lineId)
    await enterJournal(ctx, tx, {
      sourceId: lineId,
      source: SOURCE,
      event: `undone ${booked}`,
      description: 'Jurnal baris rekening koran dibatalkan',
      postings,
    })
    for (const { credit: account, fund } of postings) {
      if (!account.startsWith('112')) continue
      const held = await balanceOf(tx, { account, fund })
      if (held < 0) throw new MoneyMissing(held)
    }
    await assertStillFree(tx, postings)
  })
}

/** What undoing it would post; nothing is written. */
export async function undoEntryPostings(db: Db | Tx, lineId: string): Promise<Posting[]> {
  const { booked } = await countEntries(db, lineId)
  const rows = await db
    .selectFrom('ledger_posting as posting')
    .innerJoin('ledger_journal as journal', (join) =>
      join
        .onRef('journal.source_id', '=', 'posting.source_id')
        .onRef('journal.id', '=', 'posting.journal_id'),
    )
    .select(['debit_account', 'credit_account', 'fund', 'amount', 'bank_account_id'])
    .where('posting.source_id', '=', lineId)
    .where('journal.source', '=', SOURCE)
    .where('journal.event', '=', `booked ${booked}`)
    .orderBy('posting.line')
    .execute()
  return rows.map(({ debit_account, credit_account, fund, amount, bank_account_id }) => ({
    debit: credit_account,
    credit: debit_account,
    fund,
    amount,
    ...(bank_account_id && { bankAccountId: bank_account_id }),
  }))
}

/** Which of these lines stand in the books as the bank's own. */
export async function bookedLines(db: Db | Tx, lineIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select source_id as id from ledger_journal
    where source = ${SOURCE} and source_id = any(${lineIds}::uuid[])
    group by source_id
    having count(*) filter (where event like 'booked %') > count(*) filter (where event like 'undone %')`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

async function countEntries(db: Db | Tx, sourceId: string) {
  const { rows } = await sql<{ booked: number; undone: number }>`
    select (count(*) filter (where event like 'booked %'))::int as booked,
      (count(*) filter (where event like 'undone %'))::int as undone
    from ledger_journal where source_id = ${sourceId} and source = ${SOURCE}`.execute(db)
  return rows[0] as { booked: number; undone: number }
}

/** A fund whose income of a bank grows less keeps what it has spent and promised. */
async function assertStillFree(tx: Tx, postings: readonly Posting[]): Promise<void> {
  for (const { debit, fund, amount } of postings) {
    if (!debit.startsWith('4')) continue
    const income = await balanceOf(tx, { account: debit, fund })
    if (income < 0) throw new IncomeNotBooked()
    // The amil bears costs that come before its shares.
    if (fund === 'A') continue
    const kind = fund === 'W' ? 'disbursement' : 'refund'
    await assertFree(tx, { kind, fund, campaignId: null, amount })
  }
}
