import type { Difference, MatchedPayout } from '#features/settlement/match-payout.ts'
import type { TermLine } from '#features/staff/proposal.server.ts'
import type { SettlementReason } from '#platform/db/schema/schema-books.ts'
import type { ColumnUse, ReportStatus, StatusMeaning } from '#platform/db/schema/schema-payout.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { gatewayNames } from '#platform/outside/payment/gateway-names.ts'

/** What people call the provider of a report. */
export function payoutProvider(provider: string): string {
  return gatewayNames[provider] ?? provider
}

export const reportStatusWords: Readonly<Record<ReportStatus, string>> = {
  uploaded: 'Menunggu pemilihan kolom',
  reading: 'Sedang dibaca',
  ready: 'Siap diajukan',
  failed: 'Tidak terbaca',
  proposed: 'Menunggu persetujuan',
  posted: 'Dibukukan',
  undone: 'Pembukuan dibatalkan',
  discarded: 'Dibuang',
}

export const differenceReasonWords: Readonly<Record<SettlementReason, string>> = {
  unknown: 'Tidak dikenal: tidak ada pembayaran dengan nomor ini',
  amount: 'Jumlahnya lain dari pembukuan',
  settled: 'Sudah dicairkan, di laporan lain atau di baris lain',
  fee: 'Biayanya melebihi jumlahnya',
  fee_missing: 'Biayanya kosong atau belum pasti; isi 0 bila memang tanpa biaya',
  still_ours: 'Ditarik penyedia, tetapi di pembukuan masih diterima',
  not_paid_out: 'Ditarik penyedia, tetapi belum pernah dicairkan',
  deducted: 'Sudah dipotong sebelumnya',
}

export const columnWords: Readonly<Record<ColumnUse, string>> = {
  reference: 'Nomor rujukan kita',
  gross: 'Jumlah',
  fee: 'Biaya',
  tax: 'Pajak atas biaya',
  status: 'Status',
  date: 'Tanggal',
  providerId: 'Nomor dari penyedia',
  kind: 'Jenis transaksi',
  lineType: 'Jenis baris',
  side: 'Debit atau kredit',
}

/** What a person may say of a status. */
export const statusMeaningWords: Readonly<Record<StatusMeaning, string>> = {
  settled: 'Sudah dicairkan',
  open: 'Belum dicairkan, atau tidak dibayar',
  back: 'Ditarik kembali',
}

/** Where a column is found in the providers' files. */
export const columnHints: Readonly<Partial<Record<ColumnUse, string>>> = {
  reference: 'Midtrans: order_id. Xendit: Reference.',
  gross: 'Sebelum dipotong biaya.',
  date: 'Angka tanggal Excel juga terbaca.',
  status: 'Xendit: Settlement Status. Hanya yang sudah dicairkan yang dihitung.',
  fee: 'Pecahan rupiah dibulatkan.',
  kind: 'Pembayaran, pengembalian, koreksi.',
  lineType: 'Laporan saldo Xendit: TRANSACTION, FEE, VAT.',
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

/** What booking a report comes to. */
export function previewWords(preview: MatchedPayout): TermLine[] {
  const { settled, deducted, adjustments, net } = preview
  const gross = sum(settled.map((part) => part.gross))
  const costs = sum([...settled, ...deducted].map(({ fee, tax }) => fee + tax))
  const back = sum(deducted.flatMap(({ gone }) => gone.map(({ amount }) => Number(amount))))
  const corrections = sum(adjustments.map(({ amount }) => amount))
  return [
    { label: 'Cocok', value: `${settled.length} bagian, ${formatRupiah(gross)}` },
    { label: 'Potongan', value: `${deducted.length} bagian, ${formatRupiah(back)}` },
    {
      label: 'Koreksi penyedia',
      value: `${adjustments.length} baris, ${formatRupiah(corrections)}, ditanggung amil`,
    },
    { label: 'Biaya dan pajaknya', value: `${formatRupiah(costs)}, ditanggung amil` },
    { label: 'Masuk rekening', value: formatRupiah(net) },
  ]
}

const MOST_TOLD = 20

/** The lines that stay unbooked, as a proposal tells them. */
export function differenceWords(differences: readonly Difference[]): TermLine[] {
  if (differences.length === 0) return [{ label: 'Selisih', value: 'Tidak ada' }]
  const listed = differences.slice(0, MOST_TOLD).map(differenceLine)
  const rest = differences.length - listed.length
  const more = rest > 0 ? [`dan ${rest} baris lain`] : []
  return [
    {
      label: `Selisih, tidak dibukukan (${differences.length})`,
      value: [...listed, ...more].join('\n'),
    },
  ]
}

function differenceLine({ line, reference, gross, expected, reason }: Difference): string {
  const sums = `di laporan ${formatRupiah(gross)}, di pembukuan ${formatRupiah(expected)}`
  return `Baris ${line}, ${reference}: ${differenceReasonWords[reason]} (${sums})`
}
