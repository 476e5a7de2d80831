import { weekdayOf } from './day.ts'
import type { Holiday, HolidayList } from './holiday-list.ts'
import { type HijriDate, RAMADAN, SYAWAL, ZULHIJAH } from './hijri.ts'

/**
 * A special day, with or without a public holiday. `begins` says what begins at Magrib of the day before it; `isFixed`:
 * its date is of the Gregorian calendar, so it is never an estimate.
 */
export type Observance = {
  code: string
  name: string
  isHoliday?: true
  isFixed?: true
  begins?: string
}

type FastKind = 'wajib' | 'sunah' | 'haram'

/** `isSeason`: the fast may be kept on any days of a period, so that no single one stands out. */
export type Fast = { code: string; name: string; kind: FastKind; isSeason?: true }

/** By '{month}-{day}' of the Hijri calendar. */
const islamic: Record<string, Observance> = {
  '1-1': {
    code: 'tahun-baru',
    name: 'Tahun Baru Hijriah',
    isHoliday: true,
    begins: 'Malam 1 Muharram',
  },
  '1-9': { code: 'tasua', name: 'Hari Tasua' },
  '1-10': { code: 'asyura', name: 'Hari Asyura' },
  '3-12': {
    code: 'maulid',
    name: 'Maulid Nabi Muhammad saw.',
    isHoliday: true,
    begins: 'Malam Maulid Nabi',
  },
  '7-27': {
    code: 'isra',
    name: 'Isra Mikraj Nabi Muhammad saw.',
    isHoliday: true,
    begins: 'Malam Isra Mikraj',
  },
  '8-15': { code: 'nisfu', name: 'Nisfu Syakban', begins: 'Malam Nisfu Syakban' },
  '9-1': { code: 'ramadan', name: 'Awal Ramadan', begins: 'Tarawih pertama' },
  '9-17': { code: 'nuzulul-quran', name: 'Nuzulul Quran', begins: 'Malam Nuzulul Quran' },
  '10-1': { code: 'idulfitri', name: 'Idulfitri', isHoliday: true, begins: 'Malam takbiran' },
  '10-2': { code: 'idulfitri-2', name: 'Idulfitri hari kedua', isHoliday: true },
  '12-8': { code: 'tarwiyah', name: 'Hari Tarwiyah' },
  '12-9': { code: 'arafah', name: 'Hari Arafah' },
  '12-10': { code: 'iduladha', name: 'Iduladha', isHoliday: true, begins: 'Malam takbiran' },
  '12-11': { code: 'tasyrik-1', name: 'Hari Tasyrik' },
  '12-12': { code: 'tasyrik-2', name: 'Hari Tasyrik' },
  '12-13': { code: 'tasyrik-3', name: 'Hari Tasyrik' },
}

/** State holidays on a fixed day, by 'mm-dd'. A joint decree sets the others each year; where it is entered it takes their place. */
const national: Record<string, Observance> = {
  '01-01': fixed('tahun-baru-masehi', 'Tahun Baru Masehi'),
  '05-01': fixed('hari-buruh', 'Hari Buruh Internasional'),
  '06-01': fixed('hari-pancasila', 'Hari Lahir Pancasila'),
  '08-17': fixed('kemerdekaan', 'Hari Kemerdekaan RI'),
  '12-25': fixed('natal', 'Hari Raya Natal'),
}

function fixed(code: string, name: string): Observance {
  return { code, name, isHoliday: true, isFixed: true }
}

/** The special days of a Hijri date. */
export function islamicDays(date: HijriDate): Observance[] {
  const found = islamic[`${date.month}-${date.day}`]
  return found ? [found] : []
}

/**
 * What is observed on a day, 'yyyy-mm-dd'. In a year with a joint decree it alone says which days are holidays, and the
 * fixed days of the state give way to it; a feast of Islam keeps its own name.
 */
export function observancesOn(date: HijriDate, day: string, list: HolidayList): Observance[] {
  const islamicOnes = islamicDays(date)
  if (!list.decrees.has(Number(day.slice(0, 4)))) return [...islamicOnes, ...nationalDays(day)]
  const decreed = list.days.get(day)
  const isHoliday = decreed !== undefined && !decreed.isLeave
  const isOwn = isHoliday && islamicOnes.some((each) => each.isHoliday)
  const feasts = islamicOnes.map(
    ({ isHoliday: wasHoliday, ...each }): Observance =>
      wasHoliday && isHoliday ? { ...each, isHoliday: true } : each,
  )
  return decreed && !isOwn ? [...feasts, decreedDay(decreed)] : feasts
}

function decreedDay({ name, isLeave }: Holiday): Observance {
  const code = isLeave ? 'cuti-bersama' : 'libur'
  return { code, name, isFixed: true, ...(!isLeave && { isHoliday: true as const }) }
}

/** The state holidays of a fixed day, 'yyyy-mm-dd'. */
export function nationalDays(day: string): Observance[] {
  const found = national[day.slice(5)]
  return found ? [found] : []
}

/**
 * What begins at Magrib before a day, since a Hijri day begins at sunset. The odd nights from the 21st are those of
 * Lailatulqadar (Bukhari 2017).
 */
export function eveningsBefore(date: HijriDate): string[] {
  const own = islamicDays(date).flatMap(({ begins }) => begins ?? [])
  const isOddNight = date.month === RAMADAN && date.day >= 21 && date.day % 2 === 1
  return isOddNight
    ? [...own, `Malam ke-${date.day} Ramadan, malam yang dicari Lailatulqadar`]
    : own
}

/** The fasts of a day: obligatory, recommended, or forbidden. */
export function fastsOn(date: HijriDate, day: string): Fast[] {
  const { month, day: number } = date
  if (month === RAMADAN) return [{ code: 'ramadan', name: 'Puasa Ramadan', kind: 'wajib' }]
  if (isForbidden(date)) return [{ code: 'terlarang', name: 'Dilarang berpuasa', kind: 'haram' }]
  const fasts: Fast[] = []
  const add = (code: string, name: string) => fasts.push({ code, name, kind: 'sunah' })
  if (month === 1 && number === 9) add('tasua', 'Puasa Tasua')
  if (month === 1 && number === 10) add('asyura', 'Puasa Asyura')
  if (month === ZULHIJAH && number === 8) add('tarwiyah', 'Puasa Tarwiyah')
  if (month === ZULHIJAH && number === 9) add('arafah', 'Puasa Arafah')
  if (number >= 13 && number <= 15) add('ayyamul-bidh', 'Puasa Ayyamul Bidh')
  if (weekdayOf(day) === 1) add('senin', 'Puasa Senin')
  if (weekdayOf(day) === 4) add('kamis', 'Puasa Kamis')
  if (month === SYAWAL) {
    fasts.push({ code: 'syawal', name: 'Puasa enam hari Syawal', kind: 'sunah', isSeason: true })
  }
  if (month === 8) {
    fasts.push({ code: 'syakban', name: 'Puasa Syakban', kind: 'sunah', isSeason: true })
  }
  return fasts
}

/** Both feasts and the days of Tasyrik (calendar.md §1.4). */
function isForbidden({ month, day }: HijriDate): boolean {
  return (month === SYAWAL && day === 1) || (month === ZULHIJAH && day >= 10 && day <= 13)
}
