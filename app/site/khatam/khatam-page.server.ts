import { clockOf } from '#app/site/calendar/clock.server.ts'
import { findMonths } from '#features/calendar/queries.server.ts'
import { findReviewed } from '#features/scholar-review/queries.server.ts'
import { reviewWords } from '#features/scholar-review/scholar-review.ts'
import { ramadanState } from '#features/calendar/ramadan.server.ts'
import { openQuran } from '#features/quran/text/source.server.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#platform/time/jakarta.ts'

/** The doa at the end of a reading as a scholar reviewed it; undefined while it waits. */
export async function khatamDoa(ctx: Ctx) {
  const review = (await findReviewed(ctx.read, ['khatam.doa']))['khatam.doa']
  return review && { passages: review.passages, words: reviewWords(review) }
}

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
    doa: await khatamDoa(ctx),
    today,
    clock: clockOf(ctx),
    /** The first verse of each page, as 'surah verse'. */
    starts,
    names: surahs.map(({ name }) => name),
    ramadan: { year: ramadan.year, firstDay: ramadan.firstDay, lastDay: ramadan.lastDay },
  }
}

export type KhatamPage = Awaited<ReturnType<typeof loadKhatam>>
