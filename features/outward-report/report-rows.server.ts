import { sql } from 'kysely'
import { taxIdLabel } from '#features/donation/donation.ts'
import { pairSums, type StatementPeriod } from '#features/ledger/pair-sums.server.ts'
import { accountNames } from '#features/ledger/queries.server.ts'
import { receiptNumber } from '#features/receipt/receipt.ts'
import { entityFunds, ledgerFacts } from '#features/statements/ledger-facts.ts'
import { allocationRatios } from '#features/statements/ratios.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { unseal } from '#platform/security/secret-box.server.ts'
import { addDays, dayOf, startOfDay } from '#platform/time/jakarta.ts'
import type { OutwardName, ReportRow } from './outward-report.ts'
import { samePerson, zakatRows } from './zakat-rows.server.ts'

/** The rows of a report of these days, from the ledger and the papers of this moment. */
export async function outwardRows(
  ctx: Pick<Ctx, 'db' | 'config'>,
  name: OutwardName,
  period: StatementPeriod,
): Promise<ReportRow[]> {
  switch (name) {
    case 'baznas':
      return zakatRows(ctx.db, period)
    case 'wakaf':
      return wakafRows(ctx.db, period)
    case 'rasio':
      return ratioRows(ctx.db, period)
    case 'pembayar-zakat':
      return payerRows(ctx, period)
  }
}

/** Whose tax number is not known: their zakat lessens no tax until it is. */
export async function countPayers(db: Db, period: StatementPeriod) {
  const { rows } = await sql<{ receipts: number; unnamed: number; sum: number }>`
    select count(*)::int as receipts,
      count(*) filter (where snapshot -> 'donor' ->> 'taxId' is null)::int as unnamed,
      coalesce(sum((snapshot ->> 'amount')::bigint), 0)::bigint as sum
    ${validReceipts(period)}`.execute(db)
  return rows[0] ?? { receipts: 0, unnamed: 0, sum: 0 }
}

/** Whether a year has anybody to tell of. */
export async function hasPayers(db: Db, period: StatementPeriod): Promise<boolean> {
  const { rows } = await sql`select 1 ${validReceipts(period)} limit 1`.execute(db)
  return rows.length > 0
}

/** Valid receipts of zakat that was paid in the year of the days: they are numbered by that year. */
function validReceipts({ through }: StatementPeriod) {
  return sql`from receipt
    where kind = 'bsz' and year = ${Number(through.slice(0, 4))}
      and not exists (select 1 from receipt_void where receipt_void.donation_id = receipt.donation_id
        and receipt_void.kind = receipt.kind and receipt_void.version = receipt.version)`
}

type Payer = {
  donationId: string
  year: number
  serial: number
  paidAt: Date
  name: string
  taxId: string | null
  amount: number
}

async function payerRows(
  { db, config }: Pick<Ctx, 'db' | 'config'>,
  period: StatementPeriod,
): Promise<ReportRow[]> {
  const { rows } = await sql<Payer>`
    select donation_id as "donationId", year, serial,
      (snapshot ->> 'paidAt')::timestamptz as "paidAt", snapshot -> 'donor' ->> 'name' as name,
      snapshot -> 'donor' ->> 'taxId' as "taxId", (snapshot ->> 'amount')::bigint as amount
    ${validReceipts(period)} order by year, serial`.execute(db)
  return rows.map(({ donationId, year, serial, paidAt, name, taxId, amount }) => ({
    nomor: receiptNumber({ kind: 'bsz', year, serial }),
    tanggal: dayOf(paidAt),
    npwp_nik: taxId === null ? '' : unseal(config, taxIdLabel(donationId), taxId),
    nama: name,
    jumlah: amount,
  }))
}

/** What the nazhir holds, received, earned and passed on, and how many people gave. */
async function wakafRows(db: Db, period: StatementPeriod): Promise<ReportRow[]> {
  const { cells } = ledgerFacts(await pairSums(db, period), entityFunds.wakaf)
  const names = await accountNames(db)
  const { rows } = await sql<{ donors: number }>`
    select count(distinct ${samePerson})::int as donors
    from donation
    where status = 'paid' and fund = 'W' and paid_at >= ${startOfDay(period.from)}
      and paid_at < ${startOfDay(addDays(period.through, 1))}`.execute(db)
  const named = (
    bagian: string,
    begins: RegExp,
    measure: (cell: (typeof cells)[number]) => number,
  ) =>
    cells.flatMap((cell): ReportRow[] => {
      const jumlah = begins.test(cell.account) ? measure(cell) : 0
      return jumlah === 0
        ? []
        : [{ bagian, uraian: names.get(cell.account) ?? cell.account, jumlah }]
    })
  return [
    ...named('Harta wakaf, akhir periode', /^1/, ({ closing }) => closing),
    ...named('Kewajiban, akhir periode', /^2/, ({ closing }) => 0 - closing),
    ...named('Penerimaan dan hasil', /^4/, ({ debit, credit }) => credit - debit),
    ...named(
      'Penyaluran manfaat, bagian nazhir, dan beban',
      /^[56]/,
      (cell) => cell.debit - cell.credit,
    ),
    {
      bagian: 'Wakif',
      uraian: 'Wakif dalam periode, dihitung satu kali',
      orang: rows[0]?.donors ?? 0,
    },
  ]
}

/** Each ratio with its formula (Puskas BAZNAS); what counts as collected and as passed on is said with it. */
const formulas: Readonly<Record<string, readonly [words: string, formula: string]>> = {
  gross: ['Alokasi kotor', 'penyaluran ÷ (penghimpunan + saldo awal)'],
  gross_non_amil: [
    'Alokasi kotor tanpa amil',
    '(penyaluran − amil) ÷ (penghimpunan + saldo awal − amil)',
  ],
  net: ['Alokasi bersih', 'penyaluran ÷ penghimpunan'],
  net_non_amil: ['Alokasi bersih tanpa amil', '(penyaluran − amil) ÷ (penghimpunan − amil)'],
  zar: ['Alokasi zakat', 'penyaluran zakat ÷ penghimpunan zakat'],
  zar_non_amil: ['Alokasi zakat tanpa amil', 'keduanya dikurangi hak amil'],
  isar: ['Alokasi infak', 'penyaluran infak ÷ penghimpunan infak'],
  isar_non_amil: ['Alokasi infak tanpa amil', 'keduanya dikurangi hak amil'],
  amil_zakat: ['Hak amil dari zakat', 'hak amil ÷ penghimpunan zakat (paling tinggi 12,5 %)'],
  amil_infak: ['Hak amil dari infak', 'hak amil ÷ penghimpunan infak (paling tinggi 20 %)'],
}

async function ratioRows(db: Db, period: StatementPeriod): Promise<ReportRow[]> {
  const facts = ledgerFacts(await pairSums(db, period), entityFunds.amil)
  const points = allocationRatios(facts)
  return Object.entries(formulas).map(([name, [uraian, rumus]]) => {
    const hundredths = points[name] ?? 0
    const isShare = name.startsWith('amil')
    const persen = `${(hundredths / 100).toFixed(2).replace('.', ',')} %`
    return { uraian, rumus, persen, nilai: isShare ? '' : gradeOf(hundredths) }
  })
}

function gradeOf(hundredths: number): string {
  if (hundredths >= 9_000) return 'sangat efektif'
  if (hundredths >= 7_000) return 'efektif'
  if (hundredths >= 5_000) return 'cukup efektif'
  if (hundredths >= 2_000) return 'di bawah harapan'
  return 'tidak efektif'
}
