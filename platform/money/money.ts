declare const rupiahBrand: unique symbol

/** Whole rupiah. Never fractional, never negative; at most 999.999.999.999.999. */
export type Rupiah = number & { readonly [rupiahBrand]: true }

const LARGEST = 999_999_999_999_999
const grouping = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 })

/** Takes a whole, safe, non-negative number as rupiah; throws on any other, which is a bug. */
export function rupiah(amount: number): Rupiah {
  if (!Number.isSafeInteger(amount) || amount < 0 || amount > LARGEST) {
    throw new RangeError(`not a rupiah amount: ${amount}`)
  }
  return amount as Rupiah
}

/** 'Rp50.000'; a negative number keeps its sign in front: '-Rp50.000'. */
export function formatRupiah(amount: number): string {
  return `${amount < 0 ? '-' : ''}Rp${grouping.format(Math.abs(amount))}`
}

/** A figure as accountants write it: '50.000', below zero in brackets, nothing as a dash. */
export function formatFigure(amount: number): string {
  if (amount === 0) return '–'
  return amount < 0 ? `(${grouping.format(0 - amount)})` : grouping.format(amount)
}

/** A count of people or things as screens say it: '1.234'. */
export function formatCount(count: number): string {
  return grouping.format(count)
}

export type RupiahProblem =
  | 'WAJIB_DIISI'
  | 'BUKAN_ANGKA'
  | 'NEGATIF'
  | 'RUPIAH_BULAT'
  | 'GRUP_TIDAK_VALID'
  | 'MAKS'

export type ParsedRupiah = { ok: true; value: Rupiah } | { ok: false; code: RupiahProblem }

/** What people write for “and no cents” after a sum: 100.000,- */
const NO_CENTS = /(?<=\d)[.,]\s*(?:[-\u2010-\u2015\u2212]{1,2}|={1,2})$/

/**
 * Parses Indonesian notation: dots group thousands, a comma starts decimals, “,-” says that there are none. Strict on
 * purpose: '75.00' and '1,000,000' are refused, not guessed.
 */
export function parseRupiah(text: string): ParsedRupiah {
  const typed = text
    .trim()
    .replace(/^rp\.?\s*/i, '')
    .replace(NO_CENTS, '')
    .trim()
  if (typed === '') return refuse('WAJIB_DIISI')
  if (/^-\s*(rp\.?\s*)?[0-9]/i.test(typed)) return refuse('NEGATIF')
  if (!/^[0-9][0-9.,]*$/.test(typed)) return refuse('BUKAN_ANGKA')

  const [whole = '', decimals, ...more] = typed.split(',')
  if (more.length > 0 || decimals?.includes('.')) return refuse('GRUP_TIDAK_VALID')
  if (!/^(\d+|\d{1,3}(\.\d{3})+)$/.test(whole)) return refuse('GRUP_TIDAK_VALID')
  if (decimals !== undefined && !/^0{1,2}$/.test(decimals)) return refuse('RUPIAH_BULAT')

  const digits = whole.replaceAll('.', '').replace(/^0+(?=\d)/, '')
  if (digits.length > 15) return refuse('MAKS')
  return { ok: true, value: rupiah(Number(digits)) }
}

function refuse(code: RupiahProblem): ParsedRupiah {
  return { ok: false, code }
}
