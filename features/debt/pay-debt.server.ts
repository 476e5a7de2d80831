import { sql } from 'kysely'
import { account, type Posting } from '#features/ledger/ledger.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Rupiah } from '#platform/money/money.ts'
import type { NamedBanks } from '#features/books/bank-namer.server.ts'
import { assertBankHolds, enterJournal, withBooks } from '#features/books/enter-books.server.ts'
import { MoneyMissing } from '#features/books/errors.ts'

export type DebtPayment = {
  /** The document of the payment; the same id pays once. */
  id: string
  amount: Rupiah
  /** To whom, and for what. */
  note: string
  /** The bank account that pays, where several hold the amil's money. */
  banks?: NamedBanks
}

/** The postings of a payment: the amil's bank pays the fees that it owes for wakaf. */
export function debtPostings(amount: Rupiah): Posting[] {
  const { operatingPayable: debit, amilBank: credit } = account
  return [{ debit, credit, fund: 'A', amount }]
}

/**
 * Pays what the amil owes for fees of wakaf (2110) from its own bank: a provider's bill, or the wakaf bank that the
 * provider paid less. Refuses more than is owed, and more than the amil's bank holds.
 */
export async function payOperatingDebt(
  ctx: Ctx,
  { id, amount, note, banks = [] }: DebtPayment,
): Promise<boolean> {
  return withBooks(ctx, async (tx) => {
    const whole = await balanceOf(tx, { account: account.operatingPayable, fund: 'A' })
    // Bills are paid one by one, as vouchers.
    const { rows } = await sql<{ billed: number }>`
      select coalesce(sum(move.amount), 0)::bigint as billed
      from open_item_move as move join open_item as item on item.id = move.item_id
      where item.account = ${account.operatingPayable}`.execute(tx)
    const owed = whole - (rows[0]?.billed ?? 0)
    if (owed < amount) throw new MoneyMissing(owed)
    await assertBankHolds(tx, { fund: 'A', amount })
    return enterJournal(ctx, tx, {
      sourceId: id,
      source: 'debt',
      event: 'paid',
      description: `Utang operasional dibayar: ${note}`,
      postings: debtPostings(amount),
      banks,
    })
  })
}
