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

type JournalKey = { source: string; sourceId: string; event: string }

/** What a journal posted, line by line. */
export async function postingsOfJournal(
  db: Db | Tx,
  { source, sourceId, event }: JournalKey,
): Promise<Posting[]> {
  const rows = await db
    .selectFrom('ledger_posting as posting')
    .innerJoin('ledger_journal as journal', (join) =>
      join
        .onRef('journal.source_id', '=', 'posting.source_id')
        .onRef('journal.id', '=', 'posting.journal_id'),
    )
    .select(['debit_account', 'credit_account', 'fund', 'campaign_id', 'amount'])
    .select(['bank_account_id', 'cash_place_id'])
    .where('journal.source_id', '=', sourceId)
    .where('journal.source', '=', source)
    .where('journal.event', '=', event)
    .orderBy('line')
    .execute()
  return rows.map((row) => ({
    debit: row.debit_account,
    credit: row.credit_account,
    fund: row.fund,
    amount: row.amount,
    ...(row.campaign_id && { campaignId: row.campaign_id }),
    ...(row.bank_account_id && { bankAccountId: row.bank_account_id }),
    ...(row.cash_place_id && { cashPlaceId: row.cash_place_id }),
  }))
}
