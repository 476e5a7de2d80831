import type { WeekHours } from '#platform/db/schema/schema-asrama.ts'
import { addDays, dayNames, formatDay, startOfDay } from '#platform/time/jakarta.ts'
import type { Label } from '#platform/security/secret-box.server.ts'
import { zoneOf } from './provinces.ts'

/** The visitor; stored encrypted. */
export type Visitor = {
  name: string
  /** As +62…. */
  phone: string
  email?: string | undefined
  message?: string | undefined
}

/** The label that encrypts a visitor's data. */
export function visitorLabel(publicId: string): Label {
  return { purpose: 'asrama.visitor', owner: publicId }
}

/** How many days ahead a visit may be. */
export const MOST_DAYS_AHEAD = 90
/** How long after its day a request is stored. */
export const VISIT_KEPT_DAYS = 90
export const VISIT_MESSAGE_LENGTH = 500

/** First and last date one may ask for, from the date it is at the dormitory: there must be a night to get ready. */
export function visitDays(today: string): { first: string; last: string } {
  return { first: addDays(today, 1), last: addDays(today, MOST_DAYS_AHEAD) }
}

/** 'Selasa, 24 November 2026' from 'yyyy-mm-dd'. */
export function dateWords(date: string): string {
  return formatDay(startOfDay(date))
}

/** The visiting hours of a date, or null on closed days. */
export function hoursOn(hours: WeekHours, date: string): readonly [string, string] | null {
  return hours[new Date(date).getUTCDay()] ?? null
}

export type VisitRequest = { date: string; people: number }
export type VisitRules = { hours: WeekHours; mostVisitors: number; today: string }

/** One sentence per invalid field; empty when the visit may be requested. `date` is a real date. */
export function visitProblems(
  { date, people }: VisitRequest,
  { hours, mostVisitors, today }: VisitRules,
): { date?: string; people?: string } {
  const { first, last } = visitDays(today)
  return {
    ...(people > mostVisitors && {
      people: `Asrama ini menerima paling banyak ${mostVisitors} orang sekali kunjungan.`,
    }),
    ...(date < today && { date: 'Tanggal itu sudah lewat. Pilih tanggal lain.' }),
    ...(date === today && {
      date: `Kunjungan paling cepat besok, ${dateWords(first)}, agar pengasuh sempat bersiap.`,
    }),
    ...(date > last && {
      date: `Paling jauh ${MOST_DAYS_AHEAD} hari ke depan, yaitu ${dateWords(last)}.`,
    }),
    ...(date >= first &&
      date <= last &&
      !hoursOn(hours, date) && {
        date: `Asrama tidak menerima kunjungan pada hari ${dayNames[new Date(date).getUTCDay()]}. Pilih hari lain.`,
      }),
  }
}

/** '09.00–15.00 WIB'. */
export function spanWords([opens, closes]: readonly [string, string], province: string): string {
  const dotted = (time: string) => time.replace(':', '.')
  return `${dotted(opens)}–${dotted(closes)} ${zoneOf(province).name}`
}

/** The week from Monday, equal neighbours joined: [['Senin–Jumat', '09.00–15.00 WIB'], ['Sabtu–Minggu', 'Tutup']]. */
export function weekRows(hours: WeekHours, province: string): [days: string, span: string][] {
  const order = [1, 2, 3, 4, 5, 6, 0]
  const rows: { from: number; to: number; span: string }[] = []
  for (const day of order) {
    const open = hours[day]
    const span = open ? spanWords(open, province) : 'Tutup'
    const last = rows.at(-1)
    if (last?.span === span) last.to = day
    else rows.push({ from: day, to: day, span })
  }
  const name = (day: number) => dayNames[day] as string
  return rows.map(({ from, to, span }) => [
    from === to ? name(from) : `${name(from)}–${name(to)}`,
    span,
  ])
}
