/** A month of the Hijri calendar; `month` is 1 (Muharram) to 12 (Zulhijah). */
export type HijriMonth = { year: number; month: number }

export type HijriDate = HijriMonth & { day: number }

/** Names as Kementerian Agama spells them. */
const monthNames = [
  'Muharram',
  'Safar',
  'Rabiulawal',
  'Rabiulakhir',
  'Jumadilawal',
  'Jumadilakhir',
  'Rajab',
  'Syakban',
  'Ramadan',
  'Syawal',
  'Zulkaidah',
  'Zulhijah',
] as const

export const RAMADAN = 9
export const SYAWAL = 10
export const ZULHIJAH = 12

/** The known years: earlier government dates are not verified, later ones are not needed. */
export const FIRST_YEAR = 1432
export const LAST_YEAR = 1500

/** Months whose first day a sidang isbat decides (fatwa MUI 2/2004; calendar.md §1.1). */
export const isbatMonths: readonly number[] = [RAMADAN, SYAWAL, ZULHIJAH]

/** Months counted from Muharram of year 0, so the next month is one more. */
export function monthIndex({ year, month }: HijriMonth): number {
  return year * 12 + month - 1
}

/** The month of an index. */
export function monthAt(index: number): HijriMonth {
  return { year: Math.floor(index / 12), month: (index % 12) + 1 }
}

/** 'Ramadan'. */
export function monthName({ month }: Pick<HijriMonth, 'month'>): string {
  const name = monthNames[month - 1]
  if (!name) throw new RangeError(`there is no Hijri month ${month}`)
  return name
}

/** 'Ramadan 1447 H'. */
export function formatMonth(month: HijriMonth): string {
  return `${monthName(month)} ${month.year} H`
}

/** '1 Ramadan 1447 H'. */
export function formatHijri(date: HijriDate): string {
  return `${date.day} ${formatMonth(date)}`
}

/** 'malam 18 Jumadilakhir 1448 H': between Magrib and midnight the Hijri day of tomorrow has begun. */
export function formatEvening(tomorrow: HijriDate): string {
  return `malam ${formatHijri(tomorrow)}`
}
