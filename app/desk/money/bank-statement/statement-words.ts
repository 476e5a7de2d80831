import type { StatementColumn, StatementLayout } from '#platform/db/schema/schema-statement.ts'
import type { DayOrder } from '#platform/time/written-day.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'

export const statementStatusWords = {
  uploaded: 'Menunggu pemilihan kolom',
  reading: 'Sedang dibaca',
  ready: 'Sudah dimuat',
  failed: 'Tidak dimuat',
} as const

export const layoutWords: Readonly<Record<StatementLayout, string>> = {
  bca: 'Susunan BCA',
  bri: 'Susunan BRI',
  mandiri: 'Susunan Mandiri',
  bsi: 'Susunan BSI',
  mapped: 'Kolom dipilih sendiri',
  mt940: 'MT940',
}

/** What 10/05/2026 means. */
export const dayOrderChoices: readonly { value: DayOrder; label: string }[] = [
  { value: 'dmy', label: 'Hari dulu: 31/12/2026' },
  { value: 'mdy', label: 'Bulan dulu: 12/31/2026' },
  { value: 'ymd', label: 'Tahun dulu: 26/12/31' },
]

export const statementColumnWords: Readonly<Record<StatementColumn, string>> = {
  day: 'Tanggal',
  description: 'Keterangan',
  more: 'Keterangan tambahan',
  debit: 'Debit (uang keluar)',
  credit: 'Kredit (uang masuk)',
  amount: 'Jumlah (satu kolom untuk masuk dan keluar)',
  side: 'Tanda debit atau kredit (D/K, DB/CR)',
  balance: 'Saldo sesudah baris itu',
  number: 'Nomor rekening',
}

/** '1 Maret 2026 sampai 31 Maret 2026'; a dash while it is not known. */
export function periodWords(from: string | null, to: string | null): string {
  if (!from || !to) return '–'
  const [begin, end] = [formatDate(startOfDay(from)), formatDate(startOfDay(to))]
  return from === to ? begin : `${begin} sampai ${end}`
}
