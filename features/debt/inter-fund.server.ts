import { sql } from 'kysely'
import { account } from '#features/ledger/ledger.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { NamedBanks } from '#features/books/bank-namer.server.ts'
import { type Debts, interFundPostings } from '#features/books/books.ts'
import { assertBankHolds, enterJournal, withBooks } from '#features/books/enter-books.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'

/**
 * Settles what two funds owe each other, from bank to bank (charity.md §4.5, L05). The caller makes `id`: the same id
 * settles once. Answers the rupiah moved; refuses when the payer's bank holds less.
 */
export async function settleInterFund(
  ctx: Ctx,
  { id, between, banks = [] }: { id: string; between: [Fund, Fund]; banks?: NamedBanks },
): Promise<number> {
  return withBooks(ctx, async (tx) => {
    const { payer, payee, net, postings } = await planInterFund(tx, between)
    if (postings.length === 0) return 0
    await assertBankHolds(tx, { fund: payer, amount: net })
    const isNew = await enterJournal(ctx, tx, {
      sourceId: id,
      source: 'interfund',
      event: 'settled',
      description: `Pelunasan antar dana ${payer} ke ${payee}`,
      postings,
      banks,
    })
    return isNew ? net : 0
  })
}

/** What a settlement will post, and who pays. */
export async function planInterFund(db: Db | Tx, [one, other]: [Fund, Fund]) {
  const debts = await debtsBetween(db, { fund: one, to: other })
  const isPayer = debts.owes >= debts.owed
  const [payer, payee] = isPayer ? [one, other] : [other, one]
  const ofPayer = isPayer ? debts : { owes: debts.owed, owed: debts.owes }
  const net = ofPayer.owes - ofPayer.owed
  const postings = interFundPostings(payer, payee, ofPayer)
  return { ...asOwed(debts), payer, payee, net, postings }
}

/** A debt below zero is read as the other fund's. */
function asOwed({ owes, owed }: Debts): Debts {
  return {
    owes: Math.max(0, owes) + Math.max(0, 0 - owed),
    owed: Math.max(0, owed) + Math.max(0, 0 - owes),
  }
}

const funds: readonly Fund[] = ['Z', 'IT', 'IU', 'W', 'D', 'N', 'A']

/** Every pair of funds that owe each other something, with what settling it posts. */
export async function listInterFund(db: Db) {
  const found = []
  for (const [index, one] of funds.entries()) {
    for (const other of funds.slice(index + 1)) {
      const between: [Fund, Fund] = [one, other]
      const plan = await planInterFund(db, between)
      if (plan.postings.length > 0) found.push({ between, ...plan })
    }
  }
  return found
}

/** What a fund owes another and is owed by it, from journals that contain both funds. */
export async function debtsBetween(
  db: Db | Tx,
  { fund, to }: { fund: Fund; to: Fund },
): Promise<Debts> {
  const { interFundPayable: payable, interFundReceivable: receivable } = account
  const pair = [payable, receivable]
  const { rows } = await sql<Debts>`
    select
      coalesce(sum(case when mine.credit_account = ${payable} then mine.amount else 0 end)
        - sum(case when mine.debit_account = ${payable} then mine.amount else 0 end), 0)::bigint as owes,
      coalesce(sum(case when mine.debit_account = ${receivable} then mine.amount else 0 end)
        - sum(case when mine.credit_account = ${receivable} then mine.amount else 0 end), 0)::bigint as owed
    from ledger_posting as mine
    where mine.fund = ${fund}
      and (mine.debit_account = any(${pair}::text[]) or mine.credit_account = any(${pair}::text[]))
      and exists (
        select 1 from ledger_posting as theirs
        where theirs.source_id = mine.source_id and theirs.journal_id = mine.journal_id
          and theirs.fund = ${to}
          and (theirs.debit_account = any(${pair}::text[]) or theirs.credit_account = any(${pair}::text[])))
  `.execute(db)
  return rows[0] as Debts
}
