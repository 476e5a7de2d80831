import { InvalidInput } from '#platform/refusal.ts'

/** There are no times for this city. */
export function unknownCity(): InvalidInput {
  return new InvalidInput({ kota: 'Kota ini belum ada dalam daftar. Pilih kota terdekat.' })
}

const MOST_NAMED = 5

/** Several districts have this name. */
export function ambiguousDistrict(codes: readonly string[]): InvalidInput {
  const named = codes.slice(0, MOST_NAMED).join(', ')
  const more = codes.length > MOST_NAMED ? ', dan lain-lain' : ''
  return new InvalidInput({
    kota: `Ada ${codes.length} kecamatan bernama ini. Tulis kodenya: ${named}${more}.`,
  })
}

const ABROAD = 'Waktu salat kami hanya untuk tempat di Indonesia.'

/** A position needs both its degrees, within Indonesia. */
export function unknownPosition(isHalf: boolean): InvalidInput {
  if (isHalf) return new InvalidInput({ lintang: 'Tulis lintang dan bujur bersama.' })
  return new InvalidInput({ lintang: ABROAD, bujur: ABROAD })
}

/** A name and a position may mean two places. */
export function twoPlaces(): InvalidInput {
  return new InvalidInput({ kota: 'Tulis kota, atau lintang dan bujur, tidak keduanya.' })
}
