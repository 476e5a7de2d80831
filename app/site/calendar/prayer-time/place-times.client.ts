import { reckonTimes } from '#features/prayer-time/reckon-times.ts'
import { type CityDays, EVENING } from '../day-facts.ts'
import { HERE, type OwnPlace } from './place.ts'
import { type PageTimes, pageTimes, type TimesOf } from './times-table.ts'

export function daysAt(place: OwnPlace, { hari }: CityDays): CityDays {
  const entries = Object.entries(hari).map(([day, facts]) => {
    const { subuh, zuhur, asar, magrib, isya } = reckonTimes(place, day)
    const times = [subuh, zuhur, asar, magrib, isya].map((time) => time.replace(':', '.'))
    return [day, [...facts.slice(0, 2), ...times, ...facts.slice(EVENING)]]
  })
  return { kota: HERE, nama: place.name, zona: place.zone, hari: Object.fromEntries(entries) }
}

/** What /ramadhan shows for a place. */
export function timesAt(place: OwnPlace, moment: Omit<TimesOf, 'zone' | 'timesOf'>): PageTimes {
  return pageTimes({ ...moment, zone: place.zone, timesOf: (day) => reckonTimes(place, day) })
}
