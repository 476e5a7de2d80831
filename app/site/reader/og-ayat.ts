import { ctxContext } from '#app/context.ts'
import { answerCard } from '#app/site/sharing/answer-card.server.ts'
import { verseCard } from '#app/site/sharing/cards.ts'
import { plainArabic } from '#features/quran/text/plain-arabic.ts'
import { verseName } from './sheets/verse-words.ts'
import { verseAt } from './verse-at.server.ts'
import type { Route } from './+types/og-ayat.ts'

export const handle = { cache: 'own' }

/** The preview image of a verse, with the same text as the reader. */
export function loader(args: Route.LoaderArgs) {
  const { config } = args.context.get(ctxContext)
  const { verse } = verseAt(config, args.params)
  const card = verseCard({
    institution: config.institution.name,
    reference: verseName(verse),
    arabic: plainArabic(verse.teksArab),
    indonesian: verse.teksIndonesia,
  })
  return answerCard(args, card, { isLasting: true, maxAge: 604_800 })
}
