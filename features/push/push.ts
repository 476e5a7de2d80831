import { weekdayOf } from '#features/calendar/day.ts'
import type { City } from '#features/prayer-time/cities.ts'
import { todayIn } from '#features/prayer-time/places.ts'
import {
  momentOf,
  type TimeName,
  timeLabels,
  zoneHours,
} from '#features/prayer-time/prayer-time.ts'
import { reckonTimes } from '#features/prayer-time/reckon-times.ts'
import { addDays } from '#platform/time/jakarta.ts'
import type { PushPurpose, PushWish } from './purposes.ts'

export type Push = { at: Date; purpose: PushPurpose; day: string; name?: TimeName }

const VERSE_AT = 6 * 60
const FRIDAY_AT = 7 * 60
const FRIDAY = 5
const SAHUR_MINUTES = 60
const prayers: readonly TimeName[] = ['subuh', 'zuhur', 'asar', 'magrib', 'isya']

type Span = {
  city: City
  wish: PushWish
  /** After this moment, and up to the other. */
  after: Date
  until: Date
  isRamadan: (day: string) => boolean
}

/** What falls due in a span of time, in order; nothing in quiet hours. */
export function pushesBetween({ city, wish, after, until, isRamadan }: Span): Push[] {
  const found: Push[] = []
  const last = todayIn(city, until)
  for (let day = todayIn(city, after); day <= last; day = addDays(day, 1)) {
    for (const { minute, ...push } of pushesOn(day, city, wish)) {
      if (isQuiet(wish, minute) || (push.purpose === 'sahur' && !isRamadan(day))) continue
      const at = new Date(Date.parse(momentOf(day, '00:00', city.zone)) + minute * 60_000)
      if (at > after && at <= until) found.push({ at, day, ...push })
    }
  }
  return found.sort((one, other) => one.at.getTime() - other.at.getTime())
}

type Timed = { minute: number; purpose: PushPurpose; name?: TimeName }

function pushesOn(day: string, city: City, { purposes, readAt }: PushWish): Timed[] {
  const times = reckonTimes(city, day)
  const minuteOf = (name: TimeName) =>
    Number(times[name].slice(0, 2)) * 60 + Number(times[name].slice(3))
  const pushesOf: Record<PushPurpose, () => Timed[]> = {
    salat: () => prayers.map((name) => ({ minute: minuteOf(name), purpose: 'salat', name })),
    sahur: () => [{ minute: minuteOf('imsak') - SAHUR_MINUTES, purpose: 'sahur' }],
    bacaan: () => [{ minute: readAt, purpose: 'bacaan' }],
    jumat: () => (weekdayOf(day) === FRIDAY ? [{ minute: FRIDAY_AT, purpose: 'jumat' }] : []),
    ayat: () => [{ minute: VERSE_AT, purpose: 'ayat' }],
  }
  return purposes.flatMap((purpose) => pushesOf[purpose]())
}

/** Quiet hours may go over midnight. */
function isQuiet({ quiet }: PushWish, minute: number): boolean {
  if (!quiet) return false
  const { from, to } = quiet
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to
}

/** What the service worker shows. */
export type PushNotice = { title: string; body: string; url: string; tag: string }

/** The words of what needs no text of the Quran. */
export function plainNotice(push: Push, city: City): Omit<PushNotice, 'tag'> {
  const local = new Date(push.at.getTime() + zoneHours[city.zone] * 3_600_000).toISOString()
  const clock = `${local.slice(11, 16).replace(':', '.')} ${city.zone}`
  const near = `${city.name} dan sekitarnya`
  if (push.purpose === 'salat') {
    const label = timeLabels[push.name ?? 'subuh']
    return { title: `${label} ${clock}`, body: `Waktu ${label} di ${near}.`, url: '/waktu-salat' }
  }
  if (push.purpose === 'sahur') {
    return { title: 'Waktu sahur', body: `Satu jam lagi imsak di ${near}.`, url: '/ramadhan' }
  }
  if (push.purpose === 'jumat') {
    const body = 'Hari Jumat: luangkan waktu membaca surah Al-Kahfi.'
    return { title: 'Al-Kahfi hari Jumat', body, url: '/surat/18' }
  }
  return {
    title: 'Waktunya membaca Al-Qur’an',
    body: 'Lanjutkan dari tempat terakhir. Satu halaman pun cukup.',
    url: '/alquran',
  }
}
