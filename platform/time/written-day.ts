/** Whether the day, the month or the year is written first where all three are numbers. */
export type DayOrder = 'dmy' | 'mdy' | 'ymd'

/** How the days of a file are written, the year for texts that name none, and the first year that can be meant. */
type WrittenDays = { order?: DayOrder; year?: number | undefined; oldest?: number }

/** The same of a workbook. `is1904`: its numbers of days begin in 1904. */
type SheetDays = WrittenDays & { is1904: boolean }

/** Longer than any day; beyond it a pattern would search for minutes. */
const LONGEST = 60

/**
 * A day of a file as yyyy-mm-dd: ISO, three numbers in the order given (day first unless said), or with the month's name
 * in Indonesian or English, whole or short, with or without the name of the day and a time.
 */
export function readDay(
  text: string,
  { order = 'dmy', year, oldest = 2000 }: WrittenDays = {},
): string | undefined {
  const { words, weekday, moment } = taken(text)
  const parts = partsOf(words, order)
  const found = parts && dayOf(parts.year ?? year, parts.month, parts.day)
  const day = found && Number(found.slice(0, 4)) >= oldest ? found : undefined
  // A day that is not the named one is read in the wrong order, or mistyped.
  if (day && weekday !== undefined && new Date(day).getUTCDay() !== weekday) return undefined
  return day && moment ? inJakarta(day, moment) : day
}

/**
 * The same of a workbook, which keeps days as numbers: since 1899-12-30 or, in its other system, since 1904-01-01
 * (ECMA-376 part 1, 18.17.4.1). A part of a day is its time.
 */
export function readSheetDay(text: string, { is1904, ...written }: SheetDays): string | undefined {
  const { oldest = 2000 } = written
  if (!isDayNumber(text)) return readDay(text, written)
  const days = Math.floor(Number(text))
  const at = is1904 ? Date.UTC(1904, 0, 1 + days) : Date.UTC(1899, 11, 30 + days)
  const day = new Date(at).toISOString().slice(0, 10)
  return day > String(oldest) && day < '2100' ? day : undefined
}

/**
 * A day of a file that can be read in one way only: 03/04/2026 is two days, unless the others of its column tell in
 * which order they are written.
 */
export function readClearDay(text: string, { order, ...written }: WrittenDays = {}) {
  const readOrder = order ?? orderOf([text]) ?? (numbersOf(text) ? undefined : 'dmy')
  return readOrder && readSheetDay(text, { ...written, is1904: false, order: readOrder })
}

/** Whether the day or the month comes first in the days of a column; undefined where none tells, or they differ. */
export function orderOf(column: readonly string[]): DayOrder | undefined {
  const numbers = column.map(numbersOf).filter((found) => found !== undefined)
  const isDayFirst = numbers.some(([first]) => first > 12)
  const isMonthFirst = numbers.some(([, second]) => second > 12)
  const areSame = numbers.length > 0 && numbers.every(([first, second]) => first === second)
  if (isDayFirst === isMonthFirst) return areSame ? 'dmy' : undefined
  return isDayFirst ? 'dmy' : 'mdy'
}

type ColumnDay = { ok: true; day: string } | { ok: false; why: string }

/** Reads the days of one column of a sheet; what a row says of a day that is none, or may be two. */
export function dayReader(column: readonly string[]): (text: string) => ColumnDay {
  const order = orderOf(column)
  const isTurned = isHalfTurned(column)
  return (text) => {
    if (isTurned && isCellDay(text)) return { ok: false, why: TURNED }
    const day = readClearDay(text, { order })
    return day ? { ok: true, day } : { ok: false, why: `Tanggalnya ${UNCLEAR_DAY}` }
  }
}

const TURNED =
  'Sebagian tanggal tersimpan sebagai tanggal dan sebagian sebagai tulisan: hari dan bulannya mungkin tertukar oleh lembar kerja. Tulis semuanya seperti 31 Des 2026.'

/** A spreadsheet that takes 10/05/2026 for the fifth of October leaves 13/05/2026 as a text. */
function isHalfTurned(column: readonly string[]): boolean {
  const written = column.map(numbersOf).filter((found) => found !== undefined)
  const cells = column.filter(isCellDay).map((text) => readSheetDay(text, { is1904: false }) ?? '')
  const isLeft = written.every(([first, second]) => first > 12 || second > 12)
  const mayBeTurned = cells.every((day) => Number(day.slice(8)) <= 12)
  return written.length > 0 && cells.length > 0 && isLeft && mayBeTurned
}

/** True for a day as a cell of a workbook is read that a person or a spreadsheet made a day. */
export function isCellDay(text: string): boolean {
  return isDayNumber(text) || /^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2})?$/.test(text.trim())
}

/** The first two numbers of a day that is written in numbers alone, its year behind them. */
function numbersOf(text: string): [number, number] | undefined {
  const found = /^(\d{1,2})[-/. ](\d{1,2})[-/. ]\d{2,4}(?!\d)/.exec(text.trim())
  return found ? [Number(found[1]), Number(found[2])] : undefined
}

/** What a row says of a day that is none, or may be two. */
export const UNCLEAR_DAY = 'tidak jelas. Tulis seperti 2026-12-31 atau 31 Des 2026.'

/** True for a day that a workbook keeps as a number. */
export function isDayNumber(text: string): boolean {
  return /^\d{5}(?:\.\d{1,15})?$/.test(text.trim())
}

/** True for a day and month without a year. */
export function isYearless(text: string): boolean {
  const { words } = taken(text)
  const parts = partsOf(words, 'dmy') ?? partsOf(words, 'mdy')
  return parts !== undefined && parts.year === undefined
}

type Moment = { hours: number; minutes: number; offset: number }

const TIME =
  /(?:[\s,]+|(?<=\d)t)(?:(?:pukul|jam)\s*)?(\d{1,2}):(\d{2})(?::\d{2}(?:[.,]\d{1,9})?)?\s*(?:[ap]m)?\s*(z|utc|gmt|wib|wita|wit|[+-]\d{2}:?\d{2})?$/i
const DOTTED_TIME = /\s+(?:(?:pukul|jam)\s*)?\d{1,2}\.\d{2}(?:\.\d{2})?\s*(?:wib|wita|wit)?$/i

/** The words of a written day, without its time and the name of the day. */
function taken(text: string): { words: string[]; weekday?: number; moment?: Moment } {
  const typed = text
    .slice(0, LONGEST)
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .trim()
    .toLowerCase()
  const time = TIME.exec(typed)
  const day = time ? typed.slice(0, time.index) : withoutDottedTime(typed)
  const words = day
    .replaceAll(/['’`"]/g, '')
    .replaceAll(/(\d)(?=[a-z])|([a-z])(?=\d)/g, '$1$2 ')
    .split(/[-/.,\s]+/)
    .filter((word) => word !== '' && !/^(?:st|nd|rd|th)$/.test(word))
  const moment = time && momentOf(time)
  const weekday = weekdayOf(words[0] ?? '')
  const named = weekday === undefined ? { words } : { words: words.slice(1), weekday }
  return { ...named, ...(moment && { moment }) }
}

function withoutDottedTime(typed: string): string {
  const shorter = typed.replace(DOTTED_TIME, '')
  // “17 Agt 20.26” has no year without it, and “1 3.26” no month.
  return /\d{4}|[-/]\d{2}$/.test(shorter) ? shorter : typed
}

/** Only of a zone outside Indonesia: a bank's own hour is of its own day. */
function momentOf([, hours, minutes, zone = '']: RegExpExecArray): Moment | undefined {
  const offset = /^([+-])(\d{2}):?(\d{2})$/.exec(zone)
  const isUniversal = /^(?:z|utc|gmt)$/.test(zone)
  if (!offset && !isUniversal) return undefined
  const minutesEast = offset ? Number(offset[2]) * 60 + Number(offset[3]) : 0
  return {
    hours: Number(hours),
    minutes: Number(minutes),
    offset: offset?.[1] === '-' ? 0 - minutesEast : minutesEast,
  }
}

function inJakarta(day: string, { hours, minutes, offset }: Moment): string {
  const at = Date.parse(`${day}T00:00:00Z`) + ((hours + 7) * 60 + minutes - offset) * 60_000
  return new Date(at).toISOString().slice(0, 10)
}

type Parts = { year: number | undefined; month: number; day: number }

function partsOf(words: readonly string[], order: DayOrder): Parts | undefined {
  if (words.length === 1) return compact(words[0] ?? '')
  if (words.length < 2 || words.length > 3) return undefined
  const named = words.findIndex((word) => monthOf(word) !== undefined)
  if (words.some((word, at) => at !== named && !/^\d{1,4}$/.test(word))) return undefined
  const isYearFirst = /^\d{4}$/.test(words[0] ?? '') || (order === 'ymd' && words.length === 3)
  const places = isYearFirst ? YEAR_FIRST : placesOf(named, order)
  const at = (place: number) => (place < words.length ? (words[place] ?? '') : '')
  const [day, month, year] = [at(places.day), at(places.month), at(places.year)]
  if (named >= 0 && named !== places.month) return undefined
  if (!/^\d{1,2}$/.test(day) || (year && !/^(?:\d{2}|\d{4})$/.test(year))) return undefined
  return {
    year: year === '' ? undefined : Number(year.length === 2 ? `20${year}` : year),
    month: monthOf(month) ?? (/^\d{1,2}$/.test(month) ? Number(month) : 0),
    day: Number(day),
  }
}

type Places = { day: number; month: number; year: number }

const YEAR_FIRST: Places = { year: 0, month: 1, day: 2 }

function placesOf(named: number, order: DayOrder): Places {
  const isMonthFirst = named === 0 || (named < 0 && order === 'mdy')
  return isMonthFirst ? { month: 0, day: 1, year: 2 } : { day: 0, month: 1, year: 2 }
}

/** 20260817, and 17082026: no year begins with a month of more than twelve. */
function compact(word: string): Parts | undefined {
  if (!/^\d{8}$/.test(word)) return undefined
  const [a, b] = [Number(word.slice(4, 6)), Number(word.slice(0, 4))]
  return a <= 12 && b > 1999
    ? { year: b, month: a, day: Number(word.slice(6)) }
    : {
        year: Number(word.slice(4)),
        month: Number(word.slice(2, 4)),
        day: Number(word.slice(0, 2)),
      }
}

/** From Sunday on. */
const dayNames: readonly string[] = [
  'minggu min mgg ahad ahd sunday sun',
  'senin sen monday mon',
  'selasa sel tuesday tues tue',
  'rabu rab rb wednesday weds wed',
  'kamis kam kms thursday thurs thur thu',
  'jumat jum jmt friday fri',
  'sabtu sab sbt saturday sat',
]

/** The number of a day of the week, Sunday being nought. */
function weekdayOf(word: string): number | undefined {
  const at = dayNames.findIndex((names) => names.split(' ').includes(word))
  return at < 0 ? undefined : at
}

const monthNames: readonly string[] = [
  'januari january',
  'februari february pebruari',
  'maret march mrt mret',
  'april apl',
  'mei may',
  'juni june',
  'juli july',
  'agustus august agt ags agst agts',
  'september spt',
  'oktober october',
  'november nopember nov nvb',
  'desember december',
]

/** By the whole name, or by its first three letters or more. */
function monthOf(word: string): number | undefined {
  if (!/^[a-z]{3,9}$/.test(word)) return undefined
  const at = monthNames.findIndex((names) => names.split(' ').some((name) => name.startsWith(word)))
  return at < 0 ? undefined : at + 1
}

function dayOf(year: number | undefined, month: number, day: number): string | undefined {
  if (year === undefined) return undefined
  const at = new Date(Date.UTC(year, month - 1, day))
  const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === day && year > 1899
  return isReal && year < 2100 ? at.toISOString().slice(0, 10) : undefined
}
