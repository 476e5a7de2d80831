import { ctxContext } from '#app/context.ts'
import { oembedAddress, oembedAnswer } from '#app/site/sharing/embed/oembed-answer.ts'
import { verseName } from '../sheets/verse-words.ts'
import { verseAt } from '../verse-at.server.ts'
import { embedHeight, embedSnippet } from './embed-snippet.ts'
import type { Route } from './+types/oembed.ts'

export const handle = { cache: 'own' }

/** What a site puts in place of the address of a verse. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { config } = context.get(ctxContext)
  const address = oembedAddress(config, request)
  if (address instanceof Response) return address
  const [, surah, ayah] = /^\/ayat\/(\d{1,3})\/(\d{1,3})$/.exec(address.pathname) ?? []
  if (!surah || !ayah) return new Response(null, { status: 404 })
  const { verse } = verseAt(config, { surah, ayah })
  return oembedAnswer(config, {
    title: verseName(verse),
    html: embedSnippet(verse, config.origin),
    height: embedHeight(verse),
    seconds: 86_400,
  })
}
