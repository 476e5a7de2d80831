import { WIB_OFFSET } from '#platform/time/jakarta.ts'

export type Zone = 'WIB' | 'WITA' | 'WIT'

/** Hours ahead of UTC; there is no summer time. */
export const zoneHours: Record<Zone, number> = { WIB: 7, WITA: 8, WIT: 9 }

/** In the order of the day, by their wire names. */
export const timeNames = [
  'imsak',
  'subuh',
  'terbit',
  'duha',
  'zuhur',
  'asar',
  'magrib',
  'isya',
] as const

export type TimeName = (typeof timeNames)[number]

export const timeLabels: Record<TimeName, string> = {
  imsak: 'Imsak',
  subuh: 'Subuh',
  terbit: 'Terbit',
  duha: 'Duha',
  zuhur: 'Zuhur',
  asar: 'Asar',
  magrib: 'Magrib',
  isya: 'Isya',
}

/** 'HH:MM' in the zone of the city. */
export type DayTimes = Record<TimeName, string>

/** Shown wherever these times are shown. */
export const ESTIMATE_NOTE = 'Perkiraan ±1–2 menit; acuan: jadwal Kemenag setempat.'

const offsets: Record<Zone, string> = { WIB: WIB_OFFSET, WITA: '+08:00', WIT: '+09:00' }

/** The ISO time, with zone, at which a zone's clock shows 'HH:MM' on a day 'yyyy-mm-dd'. */
export function momentOf(day: string, time: string, zone: Zone): string {
  return `${day}T${time}:00${offsets[zone]}`
}
