import { type PackedScreen, type ScreensPack, SHELL } from '#app/site/offline/caches.ts'
import { keptScreens } from '#app/site/offline/kept-screens.ts'

/** A device looks for newer screens hours later; within a minute the answer may be the same for all. */
const FRESH_SECONDS = 60

/** Draws every screen that opens offline into one answer. One that is missing leaves the answer out of the cache. */
export async function packScreens(draw: (path: string) => Promise<Response>): Promise<Response> {
  const screens: PackedScreen[] = []
  // The shell comes last: a device that has it has all of them.
  for (const url of [...keptScreens, SHELL]) {
    const { status, headers, ...answer } = await readAnswer(await draw(url))
    if (status === 200 && /\bpublic\b/.test(headers.get('Cache-Control') ?? '')) {
      screens.push({ url, headers: [...headers], body: answer.body })
    }
  }
  const body: ScreensPack = { screens }
  const isWhole = screens.length > keptScreens.length
  const cacheControl = isWhole ? `public, s-maxage=${FRESH_SECONDS}` : 'no-store'
  return Response.json(body, {
    headers: { 'Cache-Control': cacheControl, 'X-Content-Type-Options': 'nosniff' },
  })
}

async function readAnswer(answer: Response) {
  const body = await answer.text()
  const headers = new Headers(answer.headers)
  for (const ofTransport of ['content-length', 'content-encoding', 'vary', 'etag']) {
    headers.delete(ofTransport)
  }
  return { status: answer.status, headers, body }
}
