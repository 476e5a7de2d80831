import type { Config } from '#platform/config.ts'
import { EMBED_WIDTH } from './embed-frame.ts'

type Rich = { title: string; html: string; height: number; seconds: number }

/** oEmbed 1.0 (oembed.com): what a site puts in place of one of our addresses. */
export function oembedAnswer(
  { institution, origin }: Config,
  { seconds, ...rich }: Rich,
): Response {
  const answer = {
    version: '1.0',
    type: 'rich',
    provider_name: institution.name,
    provider_url: origin,
    width: EMBED_WIDTH,
    cache_age: seconds,
    ...rich,
  }
  return Response.json(answer, { headers: { 'Cache-Control': `public, max-age=${seconds}` } })
}

/** The address of this site that a consumer asks for in JSON; else the answer that refuses it. */
export function oembedAddress({ origin }: Config, request: Request): URL | Response {
  const { searchParams } = new URL(request.url)
  if ((searchParams.get('format') ?? 'json') !== 'json') return new Response(null, { status: 501 })
  const url = URL.parse(searchParams.get('url') ?? '')
  return url?.origin === new URL(origin).origin ? url : new Response(null, { status: 404 })
}
