import type { StatementColumn, StatementLayout } from '#platform/db/schema-statement.ts'
import { formatDate, startOfDay } from '#platform/jakarta.ts'

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
}

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
