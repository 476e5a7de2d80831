import { attribute, elementsOf } from './sheet-xml.ts'

/** The formats of days that every workbook has (ECMA-376 part 1, 18.8.30): 14 to 17 and 22, and those of East Asia. */
const KNOWN_DAYS = /^(?:1[4-7]|22|2[789]|3[016]|5[01478])$/
/** What a format of Excel holds at most. */
const LONGEST_FORMAT = 255

/** The styles of a workbook, by their number, in which a number is shown as a day: what a person typed as one. */
export function dayStyles(xml: string): ReadonlySet<string> {
  const own = new Map<string, string>()
  for (const { tag } of elementsOf(xml, 'numFmt'))
    own.set(attribute(tag, 'numFmtId') ?? '', attribute(tag, 'formatCode') ?? '')
  const [cells] = elementsOf(xml, 'cellXfs')
  const found = new Set<string>()
  let at = 0
  for (const { tag } of elementsOf(cells?.inner ?? '', 'xf')) {
    const id = attribute(tag, 'numFmtId') ?? '0'
    const format = own.get(id)
    if (format === undefined ? KNOWN_DAYS.test(id) : isDayFormat(format)) found.add(String(at))
    at += 1
  }
  return found
}

/** Words, colours and signs that only fill are no part of it: `[Red]#,##0 "dana"` shows a number. */
function isDayFormat(format: string): boolean {
  if (format.length > LONGEST_FORMAT) return false
  const bare = format.replaceAll(/&quot;.*?&quot;|"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '')
  return /[dy]/i.test(bare)
}

/** From 1 March 1900: before it a workbook counts a day that never was. */
const FIRST = 61
const LAST = 2_958_465

/** A number of days as yyyy-mm-dd, with its time where it has one; undefined where it is none. */
export function dayOfNumber(days: number, { is1904 }: { is1904: boolean }): string | undefined {
  const since = is1904 ? days + 1462 : days
  if (since < FIRST || since > LAST) return undefined
  const at = new Date(Date.UTC(1899, 11, 30) + Math.round(since * 86_400) * 1000).toISOString()
  const time = at.slice(11, 16)
  return time === '00:00' ? at.slice(0, 10) : `${at.slice(0, 10)} ${time}`
}

/**
 * A number as the workbook means it. A workbook keeps numbers in binary: 50000.000000001 is 50000. Beyond 15 figures
 * digits are lost and stand as zeros, so it is written as 3.2e+15, which no reader takes for a whole number. What
 * stands after the point are decimals, never a group of thousands.
 */
export function writtenNumber(value: string): string {
  const number = Number(value)
  if (Math.abs(number) >= 1e15 && number % 10 === 0) return number.toExponential()
  const whole = Math.round(number)
  if (Math.abs(number - whole) < 1e-6) return String(whole)
  return /^-?\d{1,3}\.\d{3}$/.test(value) ? `${value}0` : value
}

/** What a row says of a number of which a spreadsheet has lost the last figures. */
export const CUT_NUMBER =
  'Nomor dipotong oleh lembar kerja. Jadikan kolomnya teks, lalu tulis lagi.'

/** True for such a number, as a workbook is read here or as a spreadsheet writes it into a CSV: 3,174E+15. */
export function isCutNumber(text: string): boolean {
  return /^\+?\d(?:[.,]\d+)?e\+?\d+$/i.test(text)
}
