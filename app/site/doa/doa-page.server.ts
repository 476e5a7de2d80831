import { doaLines, versesOfNames } from '#features/doa/doa.ts'
import type { Verse } from '#features/quran/quran.ts'
import { openQuran, type Quran } from '#features/quran/text/source.server.ts'
import { findReviewed } from '#features/scholar-review/queries.server.ts'
import { reviewedTexts, reviewWords } from '#features/scholar-review/scholar-review.ts'
import { readVerseLists, verseListKeys } from '#features/scholar-review/verse-lists.ts'
import type { Ctx } from '#platform/context.ts'

const keys = ['zikir.setelah-salat'] as const

/**
 * The data of /doa: prayers of the Quran by subject, and what a scholar has reviewed: the verses for zikir, and other
 * wordings. What waits is not shown.
 */
export async function loadDoa(ctx: Ctx) {
  const quran = openQuran(ctx.config)
  const reviewed = await findReviewed(ctx.read, [...keys, ...verseListKeys])
  const listOf = (key: (typeof verseListKeys)[number], usual: readonly string[]) => {
    const review = reviewed[key]
    const lines = review?.passages.map(({ indonesian }) => indonesian) ?? usual
    const lists = lines.length === 0 ? [] : (readVerseLists(lines, quran.findSurah) ?? [])
    const groups = lists.map(({ title, verses }) => ({
      title,
      verses: verses.map(shownVerse(quran)),
    }))
    return { groups, words: review && reviewWords(review) }
  }
  return {
    doa: listOf('doa.ayat', doaLines),
    zikir: listOf('zikir.ayat', []),
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
