import { findReceivers } from '#app/site/zakat/calculator.server.ts'
import { toCardView } from '#app/site/campaign/campaign-view.server.ts'
import { findMonths } from '#features/calendar/queries.server.ts'
import { ramadanState } from '#features/calendar/ramadan.server.ts'
import { listCampaigns } from '#features/campaign/queries.server.ts'
import { type City, DEFAULT_CITY } from '#features/prayer-time/cities.ts'
import { findCity, todayIn } from '#features/prayer-time/places.ts'
import { openQuran } from '#features/quran/text/source.server.ts'
import { fitrahSeason } from '#features/zakat/fitrah-season.ts'
import { NATIONAL } from '#features/zakat/figures/parameters.ts'
import { currentParameters } from '#features/zakat/figures/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { loadFastingTexts } from '../fasting-texts.server.ts'
import { provinces, timesIn } from '#app/site/calendar/times/times-page.server.ts'
import { clockOf } from '../clock.server.ts'
import { cityDays } from '../day-facts.server.ts'

const PROGRAMS = 3
/** A kept page is read on the next day too, and that day's evening belongs to the one after it. */
const DAYS = 3

/** The data of /ramadhan for a city: the phase of the year, today's times, the table, and campaigns. */
export async function loadRamadan(ctx: Ctx, kota: string | null) {
  const now = ctx.now()
  const city = findCity(kota ?? '') ?? (findCity(DEFAULT_CITY) as City)
  const today = todayIn(city, now)
  const [months, days, programs, figures, receivers, fasting] = await Promise.all([
    findMonths(ctx.read),
    cityDays(ctx, city, DAYS),
    listCampaigns(ctx.read, { now, sort: 'mendesak', limit: PROGRAMS }),
    currentParameters(ctx.read, now, NATIONAL),
    findReceivers(ctx, 'zakatfitrah'),
    loadFastingTexts(ctx.read),
  ])
  const [state, ...later] = Object.keys(days.hari).map((day) => ramadanState(months, day))
  if (!state) throw new Error('a page has no day')
  const tariff = figures.tarifPerJiwa
  return {
    state,
    later,
    today,
    days,
    city: { code: city.code, name: city.name, zone: city.zone },
    provinces: provinces(city),
    ...timesIn(city, { today, ramadan: state.ramadan }),
    clock: clockOf(ctx),
    fitrah: {
      season: fitrahSeason(now),
      perPerson: tariff ? { amount: tariff.amount, decree: tariff.decree } : undefined,
      isReceived: receivers.zakat !== undefined,
    },
    dalil: findDalil(ctx),
    fasting,
    programs: programs.items.map((card) => toCardView(card, now)),
  }
}

/** Al-Baqarah 183, the verse of fasting, from our own Quran text. */
function findDalil(ctx: Ctx) {
  const verse = openQuran(ctx.config).findSurah(2)?.verses[182]
  const { arabic, indonesian } = verse ?? {}
  return arabic && indonesian ? { arabic, indonesian } : undefined
}
