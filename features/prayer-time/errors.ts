import { InvalidInput } from '#platform/refusal.ts'

/** No times are reckoned for a city of this name. */
export function unknownCity(): InvalidInput {
  return new InvalidInput({ kota: 'Kota ini belum ada dalam daftar. Pilih kota terdekat.' })
}
