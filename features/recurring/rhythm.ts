import type { RecurringKind } from '#platform/db/schema/schema-member.ts'
import { DAY_MS, dayNames, dayOf, startOfDay } from '#platform/time/jakarta.ts'

export const recurringKinds = [
  'subuh',
  'jumat',
  'pekanan',
  'bulanan',
  'ramadan',
] as const satisfies readonly RecurringKind[]

export const recurringKindWords: Record<RecurringKind, { label: string; hint: string }> = {
  subuh: { label: 'Setiap Subuh', hint: 'Setiap hari pukul 04.45 WIB' },
  jumat: { label: 'Setiap Jumat', hint: 'Pukul 07.00 WIB, sebelum salat Jumat' },
  pekanan: { label: 'Setiap pekan', hint: 'Pada hari pilihan Anda, pukul 08.00 WIB' },
  bulanan: { label: 'Setiap bulan', hint: 'Pada tanggal pilihan Anda, misalnya tanggal gajian' },
  ramadan: { label: 'Malam Ramadan', hint: 'Setiap petang di bulan Ramadan, pukul 17.00 WIB' },
}

/** The evenings of a Ramadan, first and last: each night begins on the evening before its day. */
export type Evenings = { from: string; to: string }

/** How often, and between which days. */
export type Rhythm = {
  kind: RecurringKind
  /** Of 'pekanan' 1 (Monday) to 7; of 'bulanan' 1 to 31, in a shorter month its last day. */
  day: number | null
  firstDay: string
  lastDay: string | null
}

const MINUTE = 60_000
const timeOfDay: Record<RecurringKind, number> = {
  subuh: (4 * 60 + 45) * MINUTE,
  jumat: 7 * 60 * MINUTE,
  pekanan: 8 * 60 * MINUTE,
  bulanan: 8 * 60 * MINUTE,
  ramadan: 17 * 60 * MINUTE,
}
const FRIDAY = 5

/** The next moment after another, in Jakarta time; undefined once there is none. */
export function nextOccurrence(
  rhythm: Rhythm,
  after: Date,
  nights: readonly Evenings[],
): Date | undefined {
  const today = dayOf(after)
  const from = rhythm.firstDay > today ? rhythm.firstDay : today
  const days = daysFrom(rhythm, from, nights)
  for (const day of days) {
    if (rhythm.lastDay !== null && day > rhythm.lastDay) return undefined
    const due = momentOf(rhythm.kind, day)
    if (due > after) return due
  }
  return undefined
}

/** How often it falls within some days, both included. */
export function occurrencesIn(
  rhythm: Rhythm,
  span: { from: string; to: string },
  nights: readonly Evenings[],
): number {
  const from = rhythm.firstDay > span.from ? rhythm.firstDay : span.from
  const to = rhythm.lastDay !== null && rhythm.lastDay < span.to ? rhythm.lastDay : span.to
  let count = 0
  for (const day of daysFrom(rhythm, from, nights)) {
    if (day > to) break
    count++
  }
  return count
}

function momentOf(kind: RecurringKind, day: string): Date {
  return new Date(startOfDay(day).getTime() + timeOfDay[kind])
}

/** The days it falls on from a day on; of Ramadan as far as its evenings are known. */
function* daysFrom(rhythm: Rhythm, from: string, nights: readonly Evenings[]): Generator<string> {
  const last = rhythm.kind === 'ramadan' ? nights.at(-1)?.to : undefined
  const start = startOfUtc(from)
  for (let date = start; ; date += DAY_MS) {
    const day = new Date(date).toISOString().slice(0, 10)
    if (rhythm.kind === 'ramadan' && (last === undefined || day > last)) return
    if (falls(rhythm, new Date(date), nights)) yield day
  }
}

function startOfUtc(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function falls({ kind, day }: Rhythm, date: Date, nights: readonly Evenings[]): boolean {
  if (kind === 'subuh') return true
  if (kind === 'jumat') return date.getUTCDay() === FRIDAY
  if (kind === 'pekanan') return date.getUTCDay() === (day ?? 1) % 7
  const text = date.toISOString().slice(0, 10)
  if (kind === 'ramadan') return nights.some(({ from, to }) => from <= text && text <= to)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  return date.getUTCDate() === Math.min(day ?? 1, last)
}

const HOUR = 60 * MINUTE

/** A reminder later than this is not sent: a dawn reminder is useless in the afternoon. */
export function latestMs(kind: RecurringKind): number {
  return kind === 'subuh' || kind === 'ramadan' ? 3 * HOUR : 10 * HOUR
}

/** 'setiap Jumat', 'setiap tanggal 25', as the end of a sentence. */
export function rhythmWords({ kind, day }: Pick<Rhythm, 'kind' | 'day'>): string {
  if (kind === 'pekanan') return `setiap ${weekdayWords(day ?? 1)}`
  if (kind === 'bulanan') return `setiap tanggal ${day}`
  if (kind === 'ramadan') return 'setiap malam Ramadan'
  return kind === 'jumat' ? 'setiap Jumat' : 'setiap Subuh'
}

/** 1 is 'Senin'. */
export function weekdayWords(day: number): string {
  return dayNames[day % 7] ?? ''
}
