import { ctxContext } from '#app/context.ts'
import { verseName } from '../sheets/verse-words.ts'
import { verseAt } from '../verse-at.server.ts'
import { EMBED_WIDTH, embedHeight, embedSnippet } from './embed-snippet.ts'
import type { Route } from './+types/oembed.ts'

export const handle = { cache: 'own' }

/** oEmbed 1.0 (oembed.com): what a site puts in place of the address of a verse. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { config } = context.get(ctxContext)
  const { searchParams } = new URL(request.url)
  if ((searchParams.get('format') ?? 'json') !== 'json') return new Response(null, { status: 501 })
  const [, surah, ayah] =
    /^\/ayat\/(\d{1,3})\/(\d{1,3})$/.exec(pathOn(config.origin, searchParams.get('url'))) ?? []
  if (!surah || !ayah) return new Response(null, { status: 404 })
  const { verse } = verseAt(config, { surah, ayah })
  const answer = {
    version: '1.0',
    type: 'rich',
    title: verseName(verse),
    provider_name: config.institution.name,
    provider_url: config.origin,
    html: embedSnippet(verse, config.origin),
    width: EMBED_WIDTH,
    height: embedHeight(verse),
    cache_age: 86_400,
  }
  return Response.json(answer, { headers: { 'Cache-Control': 'public, max-age=86400' } })
}

/** The path of an address of this site; empty for any other. */
function pathOn(origin: string, address: string | null): string {
  const url = address === null ? null : URL.parse(address)
  return url?.origin === new URL(origin).origin ? url.pathname : ''
}
