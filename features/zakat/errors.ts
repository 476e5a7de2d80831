import { InvalidInput, Refusal } from '#platform/refusal.ts'

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
