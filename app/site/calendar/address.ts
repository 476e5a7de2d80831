import type { HijriMonth } from '#features/calendar/hijri.ts'

/** Days by which Hijri dates shift, for users who follow another authority. */
export const shifts = [-1, 0, 1] as const
export type Shift = (typeof shifts)[number]

/** The month that an address of /calendar names: Gregorian 'yyyy-mm', Hijri, or neither for the current one. */
export type MonthAddress = { month?: string; hijri?: HijriMonth; shift: Shift }

export function monthAddress({ month, hijri, shift }: MonthAddress): string {
  const query = new URLSearchParams()
  if (month) query.set('bulan', month)
  if (hijri) query.set('hijriah', `${hijri.year}-${String(hijri.month).padStart(2, '0')}`)
  if (shift !== 0) query.set('geser', String(shift))
  return query.size > 0 ? `/calendar?${query}` : '/calendar'
}
