import { typeOfKey } from '#platform/outside/files/file-store.ts'
import { PUBLIC_PICTURES } from '#platform/picture/picture.ts'
import { ctxContext } from '#app/context.ts'
import { existing } from '#app/not-found.ts'
import type { Route } from './+types/gambar.ts'

export const handle = { cache: 'own' }

/** One file of a public picture. Its name is a hash of its content, so browsers may cache it forever. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const key = `${PUBLIC_PICTURES}/${params['*']}`
  const etag = `"${key}"`
  const headers = { ETag: etag, 'Cache-Control': 'public, max-age=31536000, immutable' }
  if (typeOfKey(key) && request.headers.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers })
  }
  const file = existing(await context.get(ctxContext).files.get(key))
  return new Response(new Uint8Array(file.bytes), {
    headers: { ...headers, 'Content-Type': file.type, 'Content-Length': String(file.bytes.length) },
  })
}
