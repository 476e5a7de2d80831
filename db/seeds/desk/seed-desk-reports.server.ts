import { confirmLine } from '#features/bank-statement/confirm-line.server.ts'
import { listOpenEntries } from '#features/bank-statement/entries.server.ts'
import { readStatementJob } from '#features/bank-statement/read-lines.server.ts'
import { reviewStatement } from '#features/bank-statement/review.server.ts'
import { uploadStatement } from '#features/bank-statement/upload-statement.server.ts'
import { bankOf } from '#features/books/books.ts'
import { previewReport } from '#features/payout-report/post-report.server.ts'
import { proposeReport, postReportProposal } from '#features/payout-report/proposals.server.ts'
import { getReport } from '#features/payout-report/queries.server.ts'
import { readReportJob } from '#features/payout-report/read-report.server.ts'
import { mapReport, sampleOf, uploadReport } from '#features/payout-report/upload-report.server.ts'
import { addDays, dayOf } from '#platform/time/jakarta.ts'
import { demoPublicId } from '../deterministic.ts'
import { approve, type DemoDesk, type Then } from './demo-desk.server.ts'
import { type DeskCharges, infakBank, issuePapers } from './seed-desk-payments.server.ts'

/** A payment as a provider's report tells it. */
type Row = readonly [reference: string, amount: number, fee: number, tax: number]

/** A report that two people booked, and one with differences that waits for a look. */
export async function seedPayoutReports(desk: DemoDesk, charges: DeskCharges): Promise<void> {
  const rowOf = (key: string, fee: number, more = 0): Row => {
    const charge = charges.get(key)
    if (!charge) throw new Error(`no code of ${key}`)
    return [charge.reference, charge.amount + more, fee, Math.round(fee * 0.11)]
  }
  const booked = desk.at(9)
  const rows = [
    rowOf('settled large', 4_000),
    rowOf('settled bank', 4_000),
    rowOf('settled qris', 1_050),
  ]
  const id = await upload(booked, { number: 1, rows, by: desk.idOf('bendahara') })
  const { net } = await previewReport(booked, booked.db, await getReport(booked.db, id))
  await proposeReport(booked, id, {
    by: desk.idOf('bendahara'),
    note: 'Sudah cocok dengan mutasi BSI.',
    received: net,
  })
  const decision = { kind: postReportProposal, documentId: id, by: 'bendahara-kedua' } as const
  await approve(desk, desk.at(8.9), decision)
  const other: Row = [`${demoPublicId('another installation')}-1`, 85_000, 4_000, 440]
  // The provider tells Rp10.000 less of one payment, and one that our books do not know.
  const differing = [rowOf('reported bank', 4_000), rowOf('reported qris', 2_450, -10_000), other]
  await upload(desk.at(1), { number: 2, rows: differing, by: desk.idOf('bendahara') })
}

type Report = { number: number; rows: readonly Row[]; by: string }

async function upload(then: Then, { number, rows, by }: Report): Promise<string> {
  const day = dayOf(then.now())
  const reference = `CAIR-${day.replaceAll('-', '')}-${number}`
  const head = ['Order ID', 'Transaction Type', 'Settlement Date', 'Amount', 'Fee', 'VAT']
  const lines = rows.map(([order, ...sums]) => [order, 'Payment', day, ...sums])
  const bytes = Buffer.from([head, ...lines].map((line) => line.join(',')).join('\n'))
  const file = { fileName: `laporan-pencairan-${day}.csv`, bytes, by }
  const id = await uploadReport(then, { provider: 'sandbox', reference, settledOn: day, ...file })
  const { mapping } = await sampleOf(then, await getReport(then.db, id))
  await mapReport(then, { id, mapping: { ...mapping, allSettled: true } })
  const { reading_id: readingId } = await getReport(then.db, id)
  await readReportJob.run(then, { reportId: id, readingId })
  return id
}

const STATEMENT_DAYS = 14

/**
 * A statement of the account of infak: what the books know, what a donor transferred, and what nobody has explained.
 * What is sure is confirmed, the rest waits.
 */
export async function seedStatement(desk: DemoDesk, charges: DeskCharges): Promise<void> {
  const then = desk.at(0.3)
  const bankAccountId = await infakBank(then)
  const by = desk.idOf('bendahara')
  const bytes = Buffer.from(await statementText(then, { charges, bankAccountId }))
  const file = { bankAccountId, fileName: 'mutasi-bsi-7000000202.csv', bytes, by }
  const id = await uploadStatement(then, file)
  await readStatementJob.run(then, { statementId: id })
  const { lines } = await reviewStatement(then.db, {
    id,
    bankAccountId,
    shown: 'terbuka',
    after: 0,
  })
  for (const line of lines) {
    const [sure] = line.suggestions.filter(({ isSure }) => isSure)
    const picked = sure && { lineId: line.id, key: sure.key }
    if (picked) await confirmLine(then, picked, { by, mustBeSure: true })
  }
  const matched = charges.get('transfer matched')
  if (matched) await issuePapers(then, matched)
}

type Line = readonly [day: string, words: string, amount: number]

/** As BSI writes it, the oldest line first. */
async function statementText(
  then: Then,
  { charges, bankAccountId }: { charges: DeskCharges; bankAccountId: string },
): Promise<string> {
  const today = dayOf(then.now())
  const from = addDays(today, 1 - STATEMENT_DAYS)
  const entries = await listOpenEntries(then.db, { account: bankOf.IT, bankAccountId })
  const before = entries.filter(({ day }) => day < from)
  const booked = entries
    .filter(({ day }) => day >= from && day < today)
    .map(({ day, title, open }): Line => [day, title.replaceAll(/[;\n]/g, ' '), open])
  const transfer = charges.get('transfer matched')
  const lines: Line[] = [
    ...booked,
    [addDays(today, -5), 'TRF DARI HJ AMINAH DAENG TENE INFAK KATARAK', transfer?.amount ?? 0],
    [addDays(today, -4), 'SETOR TUNAI KOTAK AMAL MASJID AL-IKHLAS', 1_875_500],
    [addDays(today, -3), 'BY ADM REKENING', -10_000],
    [addDays(today, -2), 'BUNGA JASA GIRO', 41_250],
    [addDays(today, -2), 'TRF DARI HAMBA ALLAH', 500_000],
  ]
  return writeStatement(
    lines.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
    {
      opening: before.reduce((sum, { open }) => sum + open, 0),
    },
  )
}

function writeStatement(lines: readonly Line[], { opening }: { opening: number }): string {
  let balance = opening
  const rows = lines.map(([day, words, amount]) => {
    balance += amount
    const sums = amount < 0 ? `${0 - amount};` : `;${amount}`
    return `${day};${words};${sums};${balance}`
  })
  return ['Tanggal;Keterangan;Debet;Kredit;Saldo', ...rows].join('\n')
}
