import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { type DayOrder, isCellDay, isYearless, readSheetDay } from '#platform/time/written-day.ts'
import { type Period, periodIn } from './file/statement-value.ts'

/** A line as it stands in the file, its day not yet read. */
export type WrittenLine = {
  row: number
  written: string
  sen: number
  description: string
  balance?: number
}

export type DayPlan = {
  /** The sentence that names the period of the file. */
  period?: string | undefined
  /** For days without a year. */
  year?: number | undefined
  is1904: boolean
  /** The order that a person chose. */
  chosen?: DayOrder | undefined
  /** The order in which this bank is known to write; it decides only what the file leaves open. */
  usual?: DayOrder | undefined
  /** 'yyyy-mm-dd' */
  today: string
}

type Reading = { order: DayOrder; days: string[]; period: Period | undefined }
export type DaysRead = {
  days: string[]
  period: Period | undefined
  /** The order of day and month; undefined where no day of the file depends on it. */
  order?: DayOrder
}

/**
 * The days of a file. Where 10/05/2026 may be the tenth of May or the fifth of October, the file decides: by a day that
 * is no month, its period, days that have not come, and the order of its rows. What stays open is refused.
 */
export function readDays(
  lines: readonly WrittenLine[],
  plan: DayPlan,
): DaysRead | { problems: string[] } {
  const orders: readonly DayOrder[] = plan.chosen ? [plan.chosen] : ['dmy', 'mdy']
  const all = orders.map((order) => readingOf(lines, plan, order))
  const readable = all.filter((each) => each !== undefined)
  if (readable.length === 0) {
    const yearFirst = plan.chosen ? undefined : readingOf(lines, plan, 'ymd')
    return yearFirst ? checked(lines, plan, [yearFirst]) : { problems: unreadable(lines, plan) }
  }
  return checked(lines, plan, readable)
}

function checked(
  lines: readonly WrittenLine[],
  plan: DayPlan,
  readings: readonly Reading[],
): DaysRead | { problems: string[] } {
  const plausible = readings
    .map((each) => withPeriod(each, plan))
    .filter((each) => each !== undefined)
  if (plausible.length === 0) return { problems: [outsideWords(lines, plan, readings)] }
  const come = plausible.filter(({ days }) => days.every((day) => isPast(day, plan)))
  if (come.length === 0) return { problems: [notComeWords(lines, plan, plausible)] }
  const ordered = come.filter(({ days }) => isInOrder(days, directionOf(lines)))
  if (ordered.length === 0 && isMixed(lines)) return { problems: [MIXED] }
  const left = ordered.length > 0 ? ordered : come
  const [first, other] = left as [Reading, Reading?]
  const isOpen = other !== undefined && other.days.join() !== first.days.join()
  if (!isOpen) return withOrder(first, plan, lines)
  const usual = left.find(({ order }) => order === plan.usual)
  return usual
    ? withOrder(usual, plan, lines)
    : { problems: [ambiguousWords(lines, [first, other])] }
}

function withOrder({ order, days, period }: Reading, plan: DayPlan, lines: readonly WrittenLine[]) {
  const other = readingOf(lines, plan, order === 'dmy' ? 'mdy' : 'dmy')
  const isDecided = other?.days.join() !== days.join()
  return { days, period, ...(isDecided && { order }) }
}

function readingOf(
  lines: readonly WrittenLine[],
  plan: DayPlan,
  order: DayOrder,
): Reading | undefined {
  const period = plan.period === undefined ? undefined : periodIn(plan.period, order)
  const days: string[] = []
  for (const { written } of lines) {
    const day = dayOf(written, { ...plan, order, period })
    if (!day) return undefined
    days.push(day)
  }
  return { order, days, period }
}

type Reader = Pick<DayPlan, 'year' | 'is1904'> & { order: DayOrder; period: Period | undefined }

/** A day without a year takes that of the period; a period over new year decides by its days. */
function dayOf(text: string, { order, period, year, is1904 }: Reader): string | undefined {
  if (!isYearless(text) || !period) return readSheetDay(text, { is1904, year, order })
  const years = new Set([Number(period.from.slice(0, 4)), Number(period.to.slice(0, 4))])
  const days = [...years].map((each) => readSheetDay(text, { is1904, year: each, order }))
  return days.find((day) => day && day >= period.from && day <= period.to) ?? days[0]
}

/** The head of a file may write its days in another order than the rows. */
function withPeriod(reading: Reading, { period: text }: DayPlan): Reading | undefined {
  if (text === undefined) return reading
  const others = (['dmy', 'mdy'] as const).map((order) => periodIn(text, order))
  const periods = [reading.period, ...others].filter((each) => each !== undefined)
  if (periods.length === 0) return reading
  const period = periods.find(({ from, to }) =>
    reading.days.every((day) => day >= from && day <= to),
  )
  return period && { ...reading, period }
}

const MOST_YEARS = 10

function isPast(day: string, { today }: DayPlan): boolean {
  return day <= today && day >= `${Number(today.slice(0, 4)) - MOST_YEARS}${today.slice(4)}`
}

/** Whether the balances say that the rows go forward in time or back; undefined where they do not tell. */
function directionOf(lines: readonly WrittenLine[]): 1 | -1 | undefined {
  const pairs = lines.slice(1).map((line, at) => [lines[at] as WrittenLine, line] as const)
  const follows = (before: WrittenLine, after: WrittenLine) =>
    before.balance !== undefined && after.balance === before.balance + after.sen
  const isForward = pairs.every(([upper, lower]) => follows(upper, lower))
  const isBack = pairs.every(([upper, lower]) => follows(lower, upper))
  return isForward === isBack ? undefined : isForward ? 1 : -1
}

function isInOrder(days: readonly string[], direction: 1 | -1 | undefined): boolean {
  const pairs = days.slice(1).map((day, at) => [days[at] ?? '', day] as const)
  const isForward = pairs.every(([upper, lower]) => upper <= lower)
  const isBack = pairs.every(([upper, lower]) => upper >= lower)
  return direction === 1 ? isForward : direction === -1 ? isBack : isForward || isBack
}

/** A spreadsheet that takes 10/05/2026 for the fifth of October leaves 13/05/2026 as a text. */
function isMixed(lines: readonly WrittenLine[]): boolean {
  const numbers = lines.filter(({ written }) => isCellDay(written)).length
  return numbers > 0 && numbers < lines.length
}

const MIXED =
  'Sebagian tanggal tersimpan sebagai angka dan sebagian sebagai tulisan, dan urutannya tidak sesuai. Unduh lagi berkas aslinya dari bank, jangan simpan ulang lewat Excel.'

const MOST_PROBLEMS = 20

function unreadable(lines: readonly WrittenLine[], plan: DayPlan): string[] {
  const order = plan.chosen ?? 'dmy'
  return lines
    .filter(({ written }) => !readingOf([{ ...NO_LINE, written }], plan, order))
    .slice(0, MOST_PROBLEMS)
    .map(({ row, written }) =>
      isYearless(written)
        ? `Baris ${row}: tanggalnya tanpa tahun. Isi tahunnya, lalu baca lagi`
        : `Baris ${row}: tanggalnya tidak dikenal: “${written.slice(0, 30)}”`,
    )
}

const NO_LINE = { row: 0, sen: 0, description: '' }

function outsideWords(
  lines: readonly WrittenLine[],
  { period: text = '' }: DayPlan,
  [first]: readonly Reading[],
): string {
  const period = first?.period ?? periodIn(text) ?? periodIn(text, 'mdy')
  const at = first?.days.findIndex((day) => !period || day < period.from || day > period.to) ?? 0
  return `Baris ${lines[at]?.row}: tanggal ${first?.days[at]} di luar periode berkas.`
}

function notComeWords(
  lines: readonly WrittenLine[],
  plan: DayPlan,
  [first]: readonly Reading[],
): string {
  const at = first?.days.findIndex((day) => !isPast(day, plan)) ?? 0
  const day = first?.days[at] ?? plan.today
  const why = day > plan.today ? 'belum tiba' : 'lebih dari sepuluh tahun lalu'
  return `Baris ${lines[at]?.row}: tanggal ${longDay(day)} ${why}. Periksa urutan hari dan bulannya.`
}

function ambiguousWords(
  lines: readonly WrittenLine[],
  [one, two]: readonly [Reading, Reading],
): string {
  const at = one.days.findIndex((day, index) => day !== two.days[index])
  const [a, b] = [longDay(one.days[at] ?? ''), longDay(two.days[at] ?? '')]
  return `Baris ${lines[at]?.row}: “${lines[at]?.written}” dapat berarti ${a} atau ${b}, dan isi berkas tidak menentukannya. Pilih urutan tanggalnya, lalu baca lagi.`
}

function longDay(day: string): string {
  return formatDate(startOfDay(day))
}
