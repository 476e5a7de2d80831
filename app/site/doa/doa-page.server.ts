import { readDoa, type DoaGroup, versesOfNames } from '#features/doa/doa.ts'
import type { Verse } from '#features/quran/quran.ts'
import { openQuran, type Quran } from '#features/quran/text/source.server.ts'
import { findReviewed } from '#features/scholar-review/queries.server.ts'
import { reviewedTexts, reviewWords } from '#features/scholar-review/scholar-review.ts'
import type { Ctx } from '#platform/context.ts'

const keys = ['zikir.setelah-salat'] as const

/** The data of /doa: verses of our text, and the wordings that a scholar has reviewed; what waits is not shown. */
export async function loadDoa(ctx: Ctx) {
  const quran = openQuran(ctx.config)
  const reviewed = await findReviewed(ctx.read, keys)
  const { doa, zikir } = readDoa(quran.findSurah)
  const shown = (groups: DoaGroup[]) =>
    groups.map(({ title, verses }) => ({ title, verses: verses.map(shownVerse(quran)) }))
  return {
    doa: shown(doa),
    zikir: shown(zikir),
    texts: keys.flatMap((key) => {
      const review = reviewed[key]
      if (!review) return []
      const { title } = reviewedTexts[key]
      return [{ title, passages: review.passages, words: reviewWords(review) }]
    }),
  }
}

function shownVerse(quran: Quran) {
  return ({ surah, ayah, arabic, latin, indonesian }: Verse) => {
    const name = quran.findSurah(surah)?.name ?? ''
    return { surah, ayah, name, arabic, latin, indonesian }
  }
}

/** The data of /doa/asmaul-husna: the verses that speak of the names, and the names once a scholar has reviewed them. */
export async function loadNames(ctx: Ctx) {
  const quran = openQuran(ctx.config)
  const review = (await findReviewed(ctx.read, ['zikir.asmaul-husna']))['zikir.asmaul-husna']
  return {
    verses: versesOfNames(quran.findSurah).map(shownVerse(quran)),
    names: review?.passages ?? [],
    words: review ? reviewWords(review) : undefined,
  }
}

export type NamesPage = Awaited<ReturnType<typeof loadNames>>

export type DoaPage = Awaited<ReturnType<typeof loadDoa>>
