import type { Db, Tx } from '#platform/db/connect.server.ts'
import { formatRupiah } from '#platform/money/money.ts'
import type { Posting } from './ledger.ts'

/** Postings as two people read them before they agree: debit, credit, fund and sum, with the accounts' names. */
export async function postingLines(
  db: Db | Tx,
  postings: readonly Posting[],
): Promise<{ label: string; value: string }[]> {
  const accounts = await db.selectFrom('ledger_account').select(['code', 'name']).execute()
  const funds = await db.selectFrom('ledger_fund').select(['code', 'name']).execute()
  const names = new Map([...accounts, ...funds].map(({ code, name }) => [code, name]))
  const nameOf = (code: string) => `${code} ${names.get(code) ?? ''}`.trim()
  return postings.map(({ debit, credit, fund, amount }, index) => ({
    label: `Jurnal ${index + 1} (${names.get(fund) ?? fund})`,
    value: `Debit ${nameOf(debit)} · Kredit ${nameOf(credit)} · ${formatRupiah(amount)}`,
  }))
}
