import { clockOf } from '#app/site/calendar/clock.server.ts'
import { findMonths } from '#features/calendar/queries.server.ts'
import { ramadanState } from '#features/calendar/ramadan.server.ts'
import { openQuran } from '#features/quran/text/source.server.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#platform/time/jakarta.ts'

/** The data of /khatam: where each page begins, the names of the surahs, and the days of Ramadan. */
export async function loadKhatam(ctx: Ctx) {
  const quran = openQuran(ctx.config)
  const surahs = quran.listSurahs()
  const starts: string[] = []
  for (const { number } of surahs)
    for (const { page, ayah } of quran.findSurah(number)?.verses ?? [])
      starts[page - 1] ??= `${number} ${ayah}`
  const today = dayOf(ctx.now())
  const { ramadan } = ramadanState(await findMonths(ctx.read), today)
  return {
    today,
    clock: clockOf(ctx),
    /** The first verse of each page, as 'surah verse'. */
    starts,
    names: surahs.map(({ name }) => name),
    ramadan: { year: ramadan.year, firstDay: ramadan.firstDay, lastDay: ramadan.lastDay },
  }
}

export type KhatamPage = Awaited<ReturnType<typeof loadKhatam>>
