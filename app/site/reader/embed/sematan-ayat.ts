import { ctxContext } from '#app/context.ts'
import arabicFont from '#app/appearance/fonts/amanah-arab.woff2?url'
import { verseAt } from '../verse-at.server.ts'
import { embedPage } from './embed-page.ts'
import type { Route } from './+types/sematan-ayat.ts'

export const handle = { cache: 'own' }

/** A verse for the frames of other sites: the one page that others may frame. `?tema=terang|gelap` sets its look. */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const { config } = context.get(ctxContext)
  const { verse } = verseAt(config, params)
  const asked = new URL(request.url).searchParams.get('tema')
  const theme = asked === 'terang' || asked === 'gelap' ? asked : null
  const { origin, institution } = config
  const shown = { verse, origin, institution: institution.name, font: arabicFont }
  const { html, policy } = embedPage(shown, theme)
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'public, max-age=86400',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  })
}
