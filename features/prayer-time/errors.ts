import { InvalidInput } from '#platform/refusal.ts'

/** There are no times for this city. */
export function unknownCity(): InvalidInput {
  return new InvalidInput({ kota: 'Kota ini belum ada dalam daftar. Pilih kota terdekat.' })
}

const ABROAD = 'Waktu salat kami hanya untuk tempat di Indonesia.'

/** A position needs both its degrees, within Indonesia. */
export function unknownPosition(isHalf: boolean): InvalidInput {
  if (isHalf) return new InvalidInput({ lintang: 'Tulis lintang dan bujur bersama.' })
  return new InvalidInput({ lintang: ABROAD, bujur: ABROAD })
}
