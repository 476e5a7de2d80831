import { InvalidInput } from '#platform/refusal.ts'

/** There are no times for this city. */
export function unknownCity(): InvalidInput {
  return new InvalidInput({ kota: 'Kota ini belum ada dalam daftar. Pilih kota terdekat.' })
}
