import { ctxContext } from '#app/context.ts'
import arabicFont from '#app/appearance/fonts/amanah-arab.woff2?url'
import { embedResponse, embedTheme, missingFrame } from '#app/site/sharing/embed/embed-document.ts'
import { findVerseAt } from '../verse-at.server.ts'
import { embedPage } from './embed-page.ts'
import type { Route } from './+types/sematan-ayat.ts'

export const handle = { cache: 'own' }

/** A verse for the frames of other sites. `?tema=terang|gelap` sets its look. */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const { config } = context.get(ctxContext)
  const { origin, institution } = config
  const verse = findVerseAt(config, params)?.verse
  const shown = verse
    ? embedPage({ verse, origin, institution: institution.name, font: arabicFont })
    : missingFrame({
        title: 'Ayat ini tidak ada',
        hint: 'Periksa nomor surah dan nomor ayatnya.',
        link: `${origin}/alquran`,
      })
  return embedResponse(shown, embedTheme(new URL(request.url).searchParams), 86_400)
}
