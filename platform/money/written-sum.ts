import { type Rupiah, rupiah } from './money.ts'

/** A sum in hundredths of a rupiah, and whether a sign or a side was written with it. */
type ReadSen = { ok: true; value: number; isSigned: boolean } | { ok: false; why: string }

/** Longer than any sum; beyond it a pattern would search for minutes. */
const LONGEST = 60
/** More than any sum of an institution, and safe in every calculation, also in hundredths. */
const LARGEST = 90_000_000_000_000

const SIDE = 'dbt|debit|debet|db|dr|d|credit|kredit|cr|kr|c|k'
const SHAPE = new RegExp(
  `^(?:(${SIDE})\\.?\\s+)?(\\()?\\s*([+-])?\\s*(?:(?:rp|idr)\\.?\\s*)?([+-])?\\s*` +
    `(\\d(?:[\\d.,\\s]*\\d)?|[.,]\\d+)((?<=\\d)[.,]\\s*(?:-{1,2}|={1,2}))?\\s*(-)?\\s*(\\))?\\s*(${SIDE})?\\.?$`,
  'i',
)

/**
 * A sum of a file in hundredths of a rupiah, in either notation: 1.000.000,00 and 1,000,000.00, with a minus, brackets,
 * or D, DB, DR for money that leaves and K, C, CR for money that comes. `100.000,-` is 100.000. What can be read two
 * ways is refused.
 */
export function readSen(text: string): ReadSen {
  if (text.length > LONGEST) return refuse(text, 'terlalu panjang')
  const found = SHAPE.exec(plain(text))
  if (!found) return refuse(text, 'bukan angka')
  const [, ahead = '', open, before, inside, digits = '', , after, close, behind = ''] = found
  if (Boolean(open) !== Boolean(close)) return refuse(text, 'tanda kurungnya tidak lengkap')
  const sen = senOf(digits.replaceAll(/\s/g, ''))
  if (typeof sen === 'string') return refuse(text, sen)
  if (sen > LARGEST * 100) return refuse(text, 'terlalu besar')
  const minus = [before, inside, after].filter((sign) => sign === '-').length + (open ? 1 : 0)
  const sides = [ahead, behind].filter((side) => side !== '')
  if (minus + sides.length > 1) return refuse(text, 'tandanya ganda')
  const isOut = minus === 1 || sides.some((side) => /^d/i.test(side))
  return { ok: true, value: isOut ? 0 - sen || 0 : sen, isSigned: minus + sides.length === 1 }
}

/** The same in whole rupiah and without a sign: of a sheet in which a column says what a sum is. */
export function readPlainSum(
  text: string,
): { ok: true; value: Rupiah } | { ok: false; why: string } {
  const read = readSen(text)
  if (!read.ok) return read
  if (read.isSigned) return refuse(text, 'bertanda; tulis tanpa tanda')
  // Seventy-five, or seventy-five thousand with a nought too few.
  if (/(?<![\d.,])\d{1,3}\.\d{1,2}$/.test(text.trim())) return refuse(text, 'dapat dibaca dua cara')
  if (read.value % 100 !== 0) return refuse(text, 'bukan rupiah bulat')
  return { ok: true, value: rupiah(read.value / 100) }
}

function plain(text: string): string {
  return text
    .replaceAll(/[\u00A0\u2007\u202F]/g, ' ')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .trim()
}

function senOf(digits: string): number | string {
  // A workbook keeps numbers in binary: 1234.5600000001 is 1234.56.
  if (/^\d+\.\d{4,}$/.test(digits)) return Math.round(Number(digits) * 100)
  // Some banks write nothing before the point: .00
  const whole = /^[.,]/.test(digits) ? `0${digits}` : digits
  const groups = /^(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,4}))?$/.exec(whole)
  const others = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,4}))?$/.exec(whole)
  for (const [, rupiah = '', decimals = ''] of [groups, others].filter((each) => each !== null)) {
    // Three digits after the only sign are a group of thousands: no bank writes thousandths of a rupiah.
    if (decimals.length === 3) continue
    const hundredths = decimals.replace(/0+$/, '')
    if (hundredths.length > 2) return 'lebih kecil daripada sen'
    return Number(rupiah.replaceAll(/[.,]/g, '')) * 100 + Number(hundredths.padEnd(2, '0'))
  }
  return 'pemisah ribuannya tidak beraturan'
}

function refuse(text: string, why: string): { ok: false; why: string } {
  return { ok: false, why: `“${text.slice(0, 40)}” ${why}` }
}
