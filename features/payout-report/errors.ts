import { formatRupiah } from '#platform/money/money.ts'
import { refusal } from '#platform/refusal.ts'

export class ReportUnknown extends refusal({
  code: 'payout-report/unknown',
  status: 404,
  message: 'Laporan pencairan ini tidak ditemukan.',
}) {}

export class ReportMoved extends refusal({
  code: 'payout-report/moved',
  status: 409,
  message: 'Laporan ini sudah berubah. Muat ulang halaman untuk melihat keadaannya sekarang.',
}) {}

export class FileKnown extends refusal({
  code: 'payout-report/file-known',
  status: 409,
  message: 'Berkas ini sudah pernah diunggah. Buka laporannya di daftar.',
  field: 'berkas',
}) {}

export class FileMissing extends refusal({
  code: 'payout-report/file-missing',
  status: 422,
  message: 'Pilih berkas laporannya.',
  field: 'berkas',
}) {}

export class ColumnsMissing extends refusal({
  code: 'payout-report/columns-missing',
  status: 422,
  message: 'Pilih kolom nomor rujukan dan kolom jumlah.',
}) {}

/** Without a status, what is not paid out would be booked as paid out. */
export class StatusUnsaid extends refusal({
  code: 'payout-report/status-unsaid',
  status: 422,
  message:
    'Pilih kolom status. Bila berkas ini tidak mempunyainya, periksa bahwa semua barisnya sudah dicairkan, lalu centang itu.',
  field: 'status',
}) {}

/** Without a fee, a payout would be booked gross. */
export class FeeUnsaid extends refusal({
  code: 'payout-report/fee-unsaid',
  status: 422,
  message:
    'Pilih kolom biaya. Bila penyedia memang tidak memotong biaya di berkas ini, centang itu.',
  field: 'fee',
}) {}

/** The report says another sum than the bank received: rows are missing or too many, or were read wrongly. */
export class ReceivedDiffers extends refusal({
  code: 'payout-report/received-differs',
  status: 409,
}) {
  constructor({ received, net, total }: { received: number; net: number; total: number }) {
    const sums =
      net === total
        ? formatRupiah(net)
        : `${formatRupiah(net)} dari baris yang cocok, atau ${formatRupiah(total)} dari semua baris`
    const sentence = `Bank menerima ${formatRupiah(received)}, laporan ini berjumlah ${sums}. Periksa kolom status, biaya, dan jumlahnya.`
    super(sentence, { diterima: sentence })
  }
}

export class HeadRowUnknown extends refusal({
  code: 'payout-report/head-row-unknown',
  status: 422,
  message: 'Berkas ini tidak mempunyai baris judul dengan nomor itu.',
  field: 'judul',
}) {}

export class PayoutBooked extends refusal({
  code: 'payout-report/booked',
  status: 409,
  message: 'Pencairan dengan nomor ini sudah dibukukan.',
}) {}

export class NothingMatches extends refusal({
  code: 'payout-report/nothing-matches',
  status: 409,
  message: 'Tidak ada baris yang cocok, jadi tidak ada yang dapat dibukukan.',
}) {}

export class PreviewChanged extends refusal({
  code: 'payout-report/preview-changed',
  status: 409,
  message:
    'Pembukuan sudah berubah sejak ini diajukan, sehingga hasilnya akan lain. Tolak pengajuan ini, periksa lagi, lalu ajukan ulang.',
}) {}

export class ReportsByFile extends refusal({
  code: 'payout-report/by-file',
  status: 409,
  message: 'Penyedia ini memberi laporan sebagai berkas saja. Unggah berkasnya.',
}) {}

export class DayNotOver extends refusal({
  code: 'payout-report/day-not-over',
  status: 422,
  message: 'Hanya hari yang sudah lewat yang dapat diambil.',
  field: 'tanggalApi',
}) {}

export class DayKnown extends refusal({
  code: 'payout-report/day-known',
  status: 409,
  message: 'Laporan hari ini sudah pernah diambil. Buka laporannya di daftar.',
  field: 'tanggalApi',
}) {}

/** The provider gave no answer that could be understood; the job asks again later. */
export class ProviderQuiet extends Error {
  override name = 'ProviderQuiet'
}
