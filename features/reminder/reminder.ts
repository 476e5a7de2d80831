import type { ContactKind } from '#platform/db/schema/schema-account.ts'
import type { ReminderKind } from '#platform/db/schema/schema-member.ts'
import { DAY_MS, dayNumberOf, WIB_MS } from '#platform/time/jakarta.ts'

export const reminderKinds = [
  'jumat',
  'subuh',
  'bulanan',
] as const satisfies readonly ReminderKind[]

export const reminderKindWords: Record<ReminderKind, { label: string; hint: string }> = {
  jumat: { label: 'Sedekah Jumat', hint: 'Setiap Jumat pukul 07.00 WIB' },
  subuh: { label: 'Sedekah Subuh', hint: 'Setiap hari pukul 04.45 WIB' },
  bulanan: { label: 'Donasi bulanan', hint: 'Setiap bulan pukul 08.00 WIB' },
}

/** A member's reminder. */
export type Reminder = {
  kind: ReminderKind
  via: ContactKind
  /** For 'bulanan': 1 to 31; in a shorter month its last day. */
  day: number | null
  isOn: boolean
  nextAt: Date | null
}

const MINUTE = 60_000
const timeOfDay: Record<ReminderKind, number> = {
  subuh: (4 * 60 + 45) * MINUTE,
  jumat: 7 * 60 * MINUTE,
  bulanan: 8 * 60 * MINUTE,
}
const FRIDAY = 5

export type Rhythm = { kind: ReminderKind; day: number | null }

/** The next moment a reminder is due after another, in Jakarta time. */
export function nextOccurrence(rhythm: Rhythm, after: Date): Date {
  const today = dayNumberOf(after) * DAY_MS
  // The longest way is from the 1st of a month to the 31st of the next that has it, or its last day.
  for (let date = today; date <= today + 62 * DAY_MS; date += DAY_MS) {
    const due = date + timeOfDay[rhythm.kind] - WIB_MS
    if (due > after.getTime() && falls(rhythm, new Date(date))) return new Date(due)
  }
  throw new Error(`a reminder that never comes: ${rhythm.kind} ${rhythm.day}`)
}

function falls({ kind, day }: Rhythm, date: Date): boolean {
  if (kind === 'subuh') return true
  if (kind === 'jumat') return date.getUTCDay() === FRIDAY
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  return date.getUTCDate() === Math.min(day ?? 1, last)
}

/** A reminder later than this is not sent: a dawn reminder is useless in the afternoon. */
export const LATEST_MS = 3 * 3_600_000
