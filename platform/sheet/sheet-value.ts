export type ReadAmount = { ok: true; value: number } | { ok: false; why: string }

/** Longer than any sum; beyond it a pattern would search for minutes. */
const LONGEST = 60
/** More than any sum of an institution, and safe in every calculation. */
const LARGEST = 999_999_999_999_999

/**
 * A sum of a file in whole rupiah, in either notation: 1.000.000,00 and 1,000,000.00, with a minus, brackets, or D, DB,
 * DR for money that leaves and K, C, CR for money that comes. What can be read two ways is refused.
 */
export function readAmount(text: string): ReadAmount {
  if (text.length > LONGEST) return refuse(text, 'terlalu panjang')
  const found =
    /^(\()?\s*([+-])?\s*(?:(?:rp|idr)\.?\s*)?([+-])?\s*([\d.,\s]*\d[.,]?)\s*(-)?\s*(\))?\s*(db|dr|d|cr|c|k)?\.?$/i.exec(
      text.replaceAll('\u00A0', ' ').replaceAll('\u2212', '-').trim(),
    )
  if (!found) return refuse(text, 'bukan angka')
  const [, open, before, inside, digits = '', after, close, side = ''] = found
  if (Boolean(open) !== Boolean(close)) return refuse(text, 'tanda kurungnya tidak lengkap')
  const whole = wholeOf(digits.replaceAll(' ', ''))
  if (typeof whole === 'string') return refuse(text, whole)
  if (whole > LARGEST) return refuse(text, 'terlalu besar')
  const minus = [before, inside, after].filter((sign) => sign === '-').length + (open ? 1 : 0)
  const isOut = /^d/i.test(side)
  if (minus > 1 || (minus === 1 && side !== '')) return refuse(text, 'tandanya ganda')
  return { ok: true, value: minus === 1 || isOut ? 0 - whole : whole }
}

function wholeOf(digits: string): number | string {
  const groups = /^(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,4}))?$/.exec(digits)
  const others = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,4}))?$/.exec(digits)
  for (const [, whole = '', decimals = ''] of [groups, others].filter((each) => each !== null)) {
    // Three digits after the only sign are a group of thousands: no bank writes thousandths of a rupiah.
    if (decimals.length === 3) continue
    if (!/^0*$/.test(decimals)) return 'bukan rupiah bulat'
    return Number(whole.replaceAll(/[.,]/g, ''))
  }
  return 'pemisah ribuannya tidak beraturan'
}

function refuse(text: string, why: string): ReadAmount {
  return { ok: false, why: `“${text.slice(0, 40)}” ${why}` }
}

const NUMBER_OF: Record<string, number> = {
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  mei: 5,
  may: 5,
  jun: 6,
  jul: 7,
  agu: 8,
  aug: 8,
  ags: 8,
  sep: 9,
  okt: 10,
  oct: 10,
  nov: 11,
  des: 12,
  dec: 12,
}

/** A day of a file as yyyy-mm-dd: ISO, day first, or with the month's name; `year` is for a bank that writes none. */
export function readDay(text: string, year?: number): string | undefined {
  const typed = text.slice(0, LONGEST).trim()
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/.exec(typed)
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(typed)
  if (compact) return dayOf(Number(compact[1]), Number(compact[2]), Number(compact[3]))
  const local = /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3,9})(?:[-/. ](\d{4}|\d{2}))?(?:[ T].*)?$/i.exec(
    typed,
  )
  if (!local) return undefined
  const month = monthOf(local[2] ?? '')
  const written = local[3] === undefined ? year : Number(local[3])
  if (month === undefined || written === undefined) return undefined
  return dayOf(written < 100 ? 2000 + written : written, month, Number(local[1]))
}

/** The days that a workbook keeps by, and the year for texts that name none. */
export type SheetDays = { is1904: boolean; year?: number | undefined }

/**
 * The same of a workbook, which keeps days as numbers: since 1899-12-30 or, in its other system, since 1904-01-01
 * (ECMA-376 part 1, 18.17.4.1). A part of a day is its time.
 */
export function readSheetDay(text: string, { is1904, year }: SheetDays): string | undefined {
  const typed = text.trim()
  if (!/^\d{5}(?:\.\d{1,15})?$/.test(typed)) return readDay(typed, year)
  const days = Math.floor(Number(typed))
  const at = is1904 ? Date.UTC(1904, 0, 1 + days) : Date.UTC(1899, 11, 30 + days)
  const day = new Date(at).toISOString().slice(0, 10)
  return day > '2000' && day < '2100' ? day : undefined
}

function monthOf(text: string): number | undefined {
  if (/^\d+$/.test(text)) return Number(text)
  const short = text.slice(0, 3).toLowerCase()
  return NUMBER_OF[short]
}

function dayOf(year: number, month: number, day: number): string | undefined {
  const at = new Date(Date.UTC(year, month - 1, day))
  const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === day && year > 1999
  return isReal ? at.toISOString().slice(0, 10) : undefined
}
