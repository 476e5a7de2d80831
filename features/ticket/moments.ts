import { formatDay, formatTime } from '#platform/time/jakarta.ts'

/** 'Kamis, 12 Maret 2026 pukul 16.00 WIB'. */
export function inJakarta(moment: Date): string {
  return `${formatDay(moment)} pukul ${formatTime(moment)}`
}
