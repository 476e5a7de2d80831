import type { Db } from '#platform/db/connect.server.ts'
import { fundWords } from '#features/ledger/funds.ts'
import { linesOf } from '#features/ledger/ledger.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import type { DonationEvent } from './donation-event.ts'

/** The journals of a donation with their postings, and the provider's payout that holds its money. */
export async function journalEvents(db: Db, donationId: string): Promise<DonationEvent[]> {
  const journals = await db
    .selectFrom('ledger_journal')
    .select(['id', 'source', 'event', 'description', 'occurred_at', 'recorded_at'])
    .where('source_id', '=', donationId)
    .execute()
  const postings = await db
    .selectFrom('ledger_posting')
    .select(['journal_id', 'debit_account', 'credit_account', 'fund', 'amount'])
    .where('source_id', '=', donationId)
    .orderBy('line')
    .execute()
  const names = await namesOfAccounts(db)
  const events = journals.map((journal) => ({
    at: journal.recorded_at,
    what: `Jurnal: ${journal.description}`,
    more: [`Tanggal buku ${formatDateTime(journal.occurred_at)}`],
    lines: postings
      .filter(({ journal_id: id }) => id === journal.id)
      .flatMap((posting) =>
        linesOf([
          {
            debit: posting.debit_account,
            credit: posting.credit_account,
            fund: posting.fund,
            amount: posting.amount,
          },
        ]),
      )
      .map((line) => ({
        ...line,
        name: names.get(line.account) ?? '',
        fund: fundWords[line.fund],
      })),
  }))
  return [...events, ...(await settlementEvents(db, donationId))]
}

async function settlementEvents(db: Db, donationId: string): Promise<DonationEvent[]> {
  const rows = await db
    .selectFrom('settlement_line as line')
    .innerJoin('settlement_batch as batch', 'batch.id', 'line.batch_id')
    .select([
      'batch.provider',
      'batch.reference',
      'batch.settled_at',
      'line.gross',
      'line.fee',
      'line.tax',
    ])
    .where('line.source_id', '=', donationId)
    .execute()
  return rows.map(({ provider, reference, settled_at: at, gross, fee, tax }) => ({
    at,
    what: `Dicairkan penyedia (${provider}), pencairan ${reference}`,
    more: [`${formatRupiah(gross)}, biaya ${formatRupiah(fee)}, pajak ${formatRupiah(tax)}`],
  }))
}

async function namesOfAccounts(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('ledger_account').select(['code', 'name']).execute()
  return new Map(rows.map(({ code, name }) => [code, name]))
}
