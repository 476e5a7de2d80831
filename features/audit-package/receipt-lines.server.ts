import { sql } from 'kysely'
import type { Db } from '#platform/db/connect.server.ts'
import type { ReceiptKind } from '#platform/db/schema/schema-receipt.ts'
import { receiptNumber } from '#features/receipt/receipt.ts'
import { addDays, startOfDay, yearOf } from '#platform/time/jakarta.ts'
import type { PackageOrder } from './package-file.ts'

export const receiptHead = [
  'nomor',
  'jenis',
  'terbit',
  'donasi',
  'jumlah',
  'batal',
  'sebab_batal',
  'pengganti',
] as const

export const gapHead = [
  'jenis',
  'tahun',
  'terakhir',
  'terbit',
  'nomor_lompat',
  'penjelasan',
] as const

const kinds: readonly ReceiptKind[] = ['kuitansi', 'bsz']
const reasons: Readonly<Record<string, string>> = {
  refunded: 'donasi dikembalikan',
  reversed: 'ditarik kembali oleh penyedia',
  corrected: 'dibetulkan',
  unmatched: 'pencocokan transfer dibatalkan',
  part_refunded: 'sebagian dikembalikan',
}
const AT_ONCE = 1_000

type Row = {
  serial: number
  version: number
  issuedAt: Date
  donation: string
  amount: number
  voidedAt: Date | null
  reason: string | null
  nextYear: number | null
  nextSerial: number | null
}

type Days = Pick<PackageOrder, 'from' | 'through'>

/** Every receipt that was issued in the days, by its number, with what became of it. */
export async function* receiptLines(
  db: Db,
  { from, through }: Days,
): AsyncGenerator<(string | number | Date | null)[][]> {
  const bounds = { start: startOfDay(from), end: startOfDay(addDays(through, 1)) }
  for (const { kind, year } of series(from, through)) {
    let after = 0
    for (;;) {
      const rows = await receiptsAfter(db, { kind, year, after })
      const lines = rows.filter(({ issuedAt }) => issuedAt >= bounds.start && issuedAt < bounds.end)
      yield lines.map((row) => [
        receiptNumber({ kind, year, serial: row.serial }),
        kind === 'bsz' ? 'Bukti Setor Zakat' : 'Kuitansi',
        row.issuedAt,
        row.donation,
        row.amount,
        row.voidedAt,
        row.reason ? (reasons[row.reason] ?? row.reason) : '',
        row.nextSerial && row.nextYear
          ? receiptNumber({ kind, year: row.nextYear, serial: row.nextSerial })
          : '',
      ])
      after = rows.at(-1)?.serial ?? after
      if (rows.length < AT_ONCE) break
    }
  }
}

/** Receipts are numbered within the year of their issue; a paper of an older gift has the number of that year. */
function series(from: string, through: string) {
  const years = []
  for (let year = yearOf(startOfDay(from)) - 1; year <= yearOf(startOfDay(through)); year += 1)
    years.push(year)
  return years.flatMap((year) => kinds.map((kind) => ({ kind, year })))
}

type Place = { kind: ReceiptKind; year: number; after: number }

async function receiptsAfter(db: Db, { kind, year, after }: Place): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select receipt.serial, receipt.version, receipt.issued_at as "issuedAt",
      receipt.snapshot ->> 'reference' as donation, (receipt.snapshot ->> 'amount')::bigint as amount,
      gone.voided_at as "voidedAt", gone.reason, later.year as "nextYear",
      later.serial as "nextSerial"
    from receipt
    left join receipt_void as gone on gone.donation_id = receipt.donation_id
      and gone.kind = receipt.kind and gone.version = receipt.version
    left join receipt as later on later.donation_id = receipt.donation_id
      and later.kind = receipt.kind and later.version = receipt.version + 1
    where receipt.kind = ${kind} and receipt.year = ${year} and receipt.serial > ${after}
    order by receipt.serial limit ${AT_ONCE}`.execute(db)
  return rows
}

/** Of each year's numbers: the last that was given, how many papers have one, and which have none and why. */
export async function* gapLines(db: Db, days: Days): AsyncGenerator<(string | number)[][]> {
  for (const { kind, year } of series(days.from, days.through)) {
    const { rows } = await sql<{ last: number; first: number; issued: number; missing: string }>`
      with numbered as (
        select serial from receipt where kind = ${kind} and year = ${year}),
      counted as (
        select coalesce(max(last), 0) as last from receipt_counter
        where kind = ${kind} and year = ${year})
      select counted.last, (select coalesce(min(serial), 1) from numbered) as first,
        (select count(*) from numbered)::int as issued,
        coalesce((select string_agg(serial::text, ' ' order by serial) from (
          select serial from generate_series(
            (select coalesce(min(serial), 1) from numbered), counted.last) as serial
          where serial not in (select serial from numbered) limit 1000) as gap), '') as missing
      from counted`.execute(db)
    const [row] = rows
    if (!row || row.last === 0) continue
    yield [[kind, year, row.last, row.issued, row.missing, explained(row)]]
  }
}

function explained({ first, missing }: { first: number; missing: string }): string {
  const begins = first > 1 ? `Nomor dimulai dari ${first}, melanjutkan buku lama. ` : ''
  return missing
    ? `${begins}Nomor ini diambil, tetapi kertasnya tidak ada: mintalah penjelasan bendahara.`
    : `${begins}Tidak ada nomor yang lompat.`
}
