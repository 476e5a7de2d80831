import { readDoa, type DoaGroup } from '#features/doa/doa.ts'
import { openQuran } from '#features/quran/text/source.server.ts'
import { findReviewed } from '#features/scholar-review/queries.server.ts'
import { reviewedTexts, reviewWords } from '#features/scholar-review/scholar-review.ts'
import type { Ctx } from '#platform/context.ts'

const keys = ['zikir.setelah-salat', 'zikir.asmaul-husna'] as const

/** The data of /doa: verses of our text, and the wordings that a scholar has reviewed; what waits is not shown. */
export async function loadDoa(ctx: Ctx) {
  const quran = openQuran(ctx.config)
  const reviewed = await findReviewed(ctx.read, keys)
  const { doa, zikir } = readDoa(quran.findSurah)
  const shown = (groups: DoaGroup[]) =>
    groups.map(({ title, verses }) => ({
      title,
      verses: verses.map(({ surah, ayah, arabic, latin, indonesian }) => ({
        surah,
        ayah,
        name: quran.findSurah(surah)?.name ?? '',
        arabic,
        latin,
        indonesian,
      })),
    }))
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

export type DoaPage = Awaited<ReturnType<typeof loadDoa>>
