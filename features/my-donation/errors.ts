import { Refusal } from '#platform/refusal.ts'

export class NoGiftsInYear extends Refusal {
  override name = 'NoGiftsInYear'
  readonly code = 'my-donation/no-gifts-in-year'
  readonly status = 404

  constructor(year: number) {
    super(`Belum ada donasi yang berhasil pada tahun ${year}.`)
  }
}
