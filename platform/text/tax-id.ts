import { typedLine } from './typed-text.ts'

/** What a form says of a text that is no tax number. */
export const TAX_ID_WORDS =
  'NPWP atau NIK berisi 16 angka; NPWP lama ditulis dengan 0 di depannya. Periksa lagi angkanya.'

/**
 * A tax number of a donor in 16 digits without signs; undefined for any other text. Since 2024 it is (PMK 112/2022):
 * a NIK, which has the birthday of its person; an NPWP of 15 digits behind a 0; or one that was given since, which
 * begins with 1000 (of companies).
 */
export function readTaxId(typed: string): string | undefined {
  const digits = typedLine(typed).replace(/[\s.\p{Pd}]/gu, '')
  if (!/^\d{16}$/.test(digits) || /^(\d)\1+$/.test(digits.slice(1))) return undefined
  return digits.startsWith('0') || digits.startsWith('1000') || isNik(digits) ? digits : undefined
}

/** A NIK: the district, then the birthday as ddmmyy, a woman's day 40 higher, then a number. */
function isNik(digits: string): boolean {
  const [day, month] = [Number(digits.slice(6, 8)) % 40, Number(digits.slice(8, 10))]
  if (Number(digits.slice(6, 8)) > 71 || day < 1 || month < 1 || month > 12) return false
  // The century is not told, so 29 February may be.
  return day <= new Date(Date.UTC(2000, month, 0)).getUTCDate()
}
