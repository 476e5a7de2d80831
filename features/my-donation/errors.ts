import { Refusal } from '#platform/refusal.ts'

/** Whether the number, the day or the sum was wrong is not said. */
export class FactMatchesNothing extends Refusal {
  override name = 'FactMatchesNothing'
  readonly code = 'my-donation/fact-matches-nothing'
  readonly status = 422

  constructor() {
    super(
      'Tidak ada donasi dengan nomor HP Anda yang cocok dengan isian ini. Periksa lagi, atau gunakan nomor donasi di halaman pembayaran dan kuitansi Anda.',
    )
  }
}

export class GuestPassNotValid extends Refusal {
  override name = 'GuestPassNotValid'
  readonly code = 'my-donation/pass-not-valid'
  readonly status = 410

  constructor() {
    super('Waktu untuk melihat donasi ini sudah habis. Cari sekali lagi dengan kode baru.')
  }
}

export class NoDonationsInYear extends Refusal {
  override name = 'NoDonationsInYear'
  readonly code = 'my-donation/no-gifts-in-year'
  readonly status = 404

  constructor(year: number) {
    super(`Belum ada donasi yang berhasil pada tahun ${year}.`)
  }
}
