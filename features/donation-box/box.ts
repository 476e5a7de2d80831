import { addDays, dayNumberOf, startOfDay } from '#platform/time/jakarta.ts'

/** 'BA-KI/2026/000123', as it stands on the record of a count. */
export function recordNumber({ year, serial }: { year: number; serial: number }): string {
  return `BA-KI/${year}/${String(serial).padStart(6, '0')}`
}

/** The day this many working days after another: Saturdays and Sundays do not count. */
export function workDaysAfter(day: string, days: number): string {
  let [at, left] = [day, days]
  while (left > 0) {
    at = addDays(at, 1)
    // Day 0 was a Thursday.
    const weekday = (dayNumberOf(startOfDay(at)) + 4) % 7
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return at
}

/** How a gift of a box is called on its paper. */
export function boxName({ code, place }: { code: string; place: string }): string {
  return `Kotak amal ${code}, ${place}`
}
