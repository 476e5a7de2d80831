import { InvalidInput, Refusal } from '#platform/refusal.ts'
import { type FitrahSeason, opensWords } from './fitrah-season.ts'

/** No figures are kept for this region. */
export function unknownRegion(): InvalidInput {
  return new InvalidInput({ wilayah: 'Wilayah tidak dikenal.' })
}

/** The sum that came with a calculation is not what the calculation gives. */
export class ZakatMismatch extends Refusal {
  override name = 'ZakatMismatch'
  readonly code = 'zakat/total-mismatch'
  readonly status = 422

  constructor() {
    super('Jumlah zakat tidak cocok dengan perhitungannya. Hitung sekali lagi, lalu tunaikan.')
  }
}

/** Zakat fitrah is given in Ramadan, before the prayer of Idulfitri; now is not that time. */
export class FitrahClosed extends Refusal {
  override name = 'FitrahClosed'
  readonly code = 'zakat/fitrah-closed'
  readonly status = 409

  constructor(season: FitrahSeason) {
    super(`${opensWords(season)} Sementara itu, Anda dapat bersedekah di program lain.`)
  }
}
