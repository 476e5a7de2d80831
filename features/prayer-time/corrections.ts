import { type DayTimes, type TimeName, timeNames } from './prayer-time.ts'

/** Minutes by which a person moves the times, as the mosque nearby does. */
export type Corrections = Partial<Record<TimeName, number>>

export const MOST_MINUTES = 30

/** Whole minutes within bounds; what is not is left out. */
export function readCorrections(value: unknown): Corrections {
  const typed = (value ?? {}) as Record<string, unknown>
  const whole = timeNames.flatMap((name) => {
    const minutes = typed[name]
    const isWhole = typeof minutes === 'number' && Number.isInteger(minutes) && minutes !== 0
    return isWhole && Math.abs(minutes) <= MOST_MINUTES ? [[name, minutes] as const] : []
  })
  return Object.fromEntries(whole)
}

/** Times as somebody has moved them. */
export function corrected(times: DayTimes, corrections: Corrections): DayTimes {
  const moved = { ...times }
  for (const name of timeNames) moved[name] = moveTime(times[name], corrections[name] ?? 0)
  return moved
}

/** 'HH:MM' or 'HH.MM', moved by minutes, with the same sign between. */
export function moveTime(time: string, minutes: number): string {
  if (minutes === 0) return time
  const moved = (Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes + 1440) % 1440
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(moved / 60))}${time[2]}${two(moved % 60)}`
}
