import { findReceivers } from '#app/zakat/calculator.server.ts'
import { toCardView } from '#app/routes/donation/campaign-view.server.ts'
import type { CalendarSpan } from '#features/calendar/calendar.ts'
import { addDays, daysBetween, formatGregorian, weekdayOf } from '#features/calendar/day.ts'
import { findMonths } from '#features/calendar/queries.server.ts'
import { ramadanState } from '#features/calendar/ramadan.server.ts'
import { listCampaigns } from '#features/campaign/queries.server.ts'
import { type City, cities, DEFAULT_CITY, findCity, todayIn } from '#features/prayer-time/cities.ts'
import { momentOf, type TimeName } from '#features/prayer-time/prayer-time.ts'
import { reckonTimes } from '#features/prayer-time/reckon-times.server.ts'
import { openQuran } from '#features/quran/source.server.ts'
import { fitrahSeason } from '#features/zakat/fitrah-season.ts'
import { NATIONAL } from '#features/zakat/parameters.ts'
import { currentParameters } from '#features/zakat/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { clockOf } from './clock.server.ts'
import type { Moment, TimesRow } from './times-view.ts'

const PROGRAMS = 3

/** Everything /ramadhan shows for a city: where in the year we stand, today's times, the table, and ways to give. */
export async function loadRamadan(ctx: Ctx, kota: string | null) {
  const now = ctx.now()
  const city = findCity(kota ?? '') ?? (findCity(DEFAULT_CITY) as City)
  const today = todayIn(city, now)
  const [months, programs, figures, receivers] = await Promise.all([
    findMonths(ctx.read),
    listCampaigns(ctx.read, { now, sort: 'mendesak', limit: PROGRAMS }),
    currentParameters(ctx.read, now, NATIONAL),
    findReceivers(ctx, 'zakatfitrah'),
  ])
  const state = ramadanState(months, today)
  const tariff = figures.tarifPerJiwa
  return {
    state,
    today,
    city: { code: city.code, name: city.name, zone: city.zone },
    provinces: provinces(),
    times: reckonTimes(city, today),
    moments: momentsOf(city, today, state.phase === 'during'),
    table: tableOf(city, state.ramadan),
    clock: clockOf(ctx),
    fitrah: {
      season: fitrahSeason(now),
      perPerson: tariff ? { amount: tariff.amount, decree: tariff.decree } : undefined,
      isReceived: receivers.zakat !== undefined,
    },
    dalil: findDalil(ctx),
    programs: programs.items.map((card) => toCardView(card, now)),
  }
}

/** Cities by province, as a list to choose from. */
function provinces() {
  const found = new Map<string, { code: string; name: string }[]>()
  for (const { province, code, name } of cities) {
    found.set(province, [...(found.get(province) ?? []), { code, name }])
  }
  return [...found].map(([name, list]) => ({ name, cities: list }))
}

const inRamadan: readonly TimeName[] = ['imsak', 'magrib']
const inOtherMonths: readonly TimeName[] = ['subuh', 'zuhur', 'asar', 'magrib', 'isya']

/** Of today and tomorrow, in order; in Ramadan only those that begin and end the fast. */
function momentsOf(city: City, today: string, isFasting: boolean): Moment[] {
  return [today, addDays(today, 1)].flatMap((day) => {
    const times = reckonTimes(city, day)
    const names = isFasting ? inRamadan : inOtherMonths
    return names.map((name) => ({ name, at: momentOf(day, times[name], city.zone) }))
  })
}

const shortDays = ['Ahd', 'Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab']

function tableOf(city: City, { firstDay, lastDay }: CalendarSpan): TimesRow[] {
  return Array.from({ length: daysBetween(firstDay, lastDay) + 1 }, (_, each) => {
    const day = addDays(firstDay, each)
    const [date = '', month = ''] = formatGregorian(day).split(' ')
    const words = `${shortDays[weekdayOf(day)]}, ${date} ${month.slice(0, 3)}`
    return { day, number: each + 1, words, times: reckonTimes(city, day) }
  })
}

/** Al-Baqarah 183, from the Quran text of the house: the verse of fasting. */
function findDalil(ctx: Ctx) {
  const verse = openQuran(ctx.config).findSurah(2)?.verses[182]
  const { arabic, indonesian } = verse ?? {}
  return arabic && indonesian ? { arabic, indonesian } : undefined
}
