import { refusal } from '#platform/refusal.ts'

/** Whether the number, the day or the sum was wrong is not said. */
export class FactMatchesNothing extends refusal({
  code: 'my-donation/fact-matches-nothing',
  status: 422,
  message:
    'Tidak ada donasi dengan nomor HP Anda yang cocok dengan isian ini. Periksa lagi, atau gunakan nomor donasi di halaman pembayaran dan kuitansi Anda.',
}) {}

export class GuestPassNotValid extends refusal({
  code: 'my-donation/pass-not-valid',
  status: 410,
  message: 'Waktu untuk melihat donasi ini sudah habis. Cari sekali lagi dengan kode baru.',
}) {}

export class NoDonationsInYear extends refusal({
  code: 'my-donation/no-gifts-in-year',
  status: 404,
}) {
  constructor(year: number) {
    super(`Belum ada donasi yang berhasil pada tahun ${year}.`)
  }
}
