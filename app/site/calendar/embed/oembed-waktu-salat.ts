import { ctxContext } from '#app/context.ts'
import { oembedAddress, oembedAnswer } from '#app/site/sharing/embed/oembed-answer.ts'
import type { Route } from './+types/oembed-waktu-salat.ts'
import { framedPlace } from './times-frame.ts'
import { TIMES_HEIGHT, timesSnippet } from './times-snippet.ts'

export const handle = { cache: 'own' }

/** What a site puts in place of the address of a place's times. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { config } = context.get(ctxContext)
  const address = oembedAddress(config, request)
  if (address instanceof Response) return address
  const place = address.pathname === '/waktu-salat' && framedPlace(address.searchParams)
  if (!place) return new Response(null, { status: 404 })
  return oembedAnswer(config, {
    title: `Waktu salat ${place.name}`,
    html: timesSnippet(place, config.origin),
    height: TIMES_HEIGHT,
    seconds: 86_400,
  })
}
