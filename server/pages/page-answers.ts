import { addressFromOtherReaders } from '#features/quran/other-readers.ts'
import { openQuran } from '#features/quran/text/source.server.ts'
import type { Config } from '#platform/config.ts'
import { RETRY_AFTER_SECONDS } from '#platform/db/pool/outage.server.ts'
import type { PageAddress } from './page-address.ts'

/** One spelling of each address is cached; other letter cases redirect to it. */
export function movedTo(address: string, status = 308): Response {
  const headers = { Location: address, 'Cache-Control': 'public, max-age=3600' }
  return new Response(null, { status, headers })
}

/** Of an address that has nothing, as JSON. */
export function notFound(status = 404): Response {
  const message = status === 503 ? 'Service Unavailable' : 'Page Not Found'
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  sayWhen(headers, status)
  return Response.json({ status, message }, { status, headers })
}

/** An outage says when to retry; React Router drops the headers of a thrown response. */
export function sayWhen(headers: Headers, status: number): void {
  if (status === 503 && !headers.has('Retry-After')) {
    headers.set('Retry-After', String(RETRY_AFTER_SECONDS))
  }
}

/** Where an address of no screen leads among surahs and verses, or undefined. */
export function placeInQuran(
  config: Config,
  { plain, isData }: Pick<PageAddress, 'plain' | 'isData'>,
): string | undefined {
  return isData ? undefined : addressFromOtherReaders(plain, openQuran(config).listSurahs())
}
