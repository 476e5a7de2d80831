import type { Db, Tx } from '#platform/db/connect.server.ts'
import { formatRupiah } from '#platform/money/money.ts'
import type { Posting } from './ledger.ts'
import { listAccounts } from './queries.server.ts'

/** A journal as people read it before they agree: one line per posting, with the names of accounts and funds. */
export async function journalWords(
  db: Db | Tx,
  postings: readonly Pick<Posting, 'debit' | 'credit' | 'fund' | 'amount'>[],
): Promise<string> {
  const accounts = await listAccounts(db)
  const funds = await db.selectFrom('ledger_fund').select(['code', 'name']).execute()
  const account = (code: string) =>
    `${code} ${accounts.find((each) => each.code === code)?.name ?? ''}`.trim()
  return postings
    .map(({ debit, credit, fund, amount }) =>
      [
        `${formatRupiah(amount)}, ${funds.find(({ code }) => code === fund)?.name ?? fund}:`,
        `debit ${account(debit)}, kredit ${account(credit)}`,
      ].join(' '),
    )
    .join('\n')
}
