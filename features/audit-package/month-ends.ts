import { addDays } from '#platform/time/jakarta.ts'

/** The last day of every month within the days, and the last day itself: ['2026-01-31', '2026-02-12']. */
export function monthEnds(from: string, through: string): string[] {
  const ends: string[] = []
  for (let day = from; day <= through; day = addDays(day, 1)) {
    if (day === through || addDays(day, 1).endsWith('-01')) ends.push(day)
  }
  return ends
}
