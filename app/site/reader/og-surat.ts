import { ctxContext } from '#app/context.ts'
import { answerCard } from '#app/site/sharing/answer-card.server.ts'
import { meaningBeside } from '#app/site/quran/surah-words.ts'
import { surahCard } from '#app/site/sharing/cards.ts'
import { numberInPath, SURAH_COUNT } from '#features/quran/quran.ts'
import { openQuran } from '#features/quran/text/source.server.ts'
import { existing } from '#app/not-found.ts'
import type { Route } from './+types/og-surat.ts'

export const handle = { cache: 'own' }

/** The preview image of a surah. */
export function loader(args: Route.LoaderArgs) {
  const { config } = args.context.get(ctxContext)
  const number = numberInPath(args.params.id, SURAH_COUNT)
  const surah = existing(
    number === undefined ? undefined : openQuran(config).listSurahs()[number - 1],
  )
  const meaning = meaningBeside({ namaLatin: surah.name, arti: surah.meaning }) ?? ''
  const card = surahCard({ ...surah, meaning, institution: config.institution.name })
  return answerCard(args, card, { isLasting: true, maxAge: 604_800 })
}
