import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { type ScreensPack, SHELL } from '#app/site/offline/caches.ts'
import { keptScreens } from '#app/site/offline/kept-screens.ts'
import routes from '#app/routes.ts'
import { addressReader } from './page-address.ts'
import { packScreens } from './screens-pack.ts'

const tree: RouteObject[] = routes.map(({ path, index }) => {
  return index ? { index: true } : { path: path ?? '' }
})

const read = addressReader(tree)

test.each(keptScreens)('%s is an address that the router in a browser asks for', (path) => {
  const { canonical, isKnown, isData } = read(new URL(path, 'https://amanah.contoh'))
  expect({ canonical, isKnown, isData }).toEqual({ canonical: path, isKnown: true, isData: true })
})

const given = {
  'Cache-Control': 'public, max-age=0',
  'Content-Security-Policy': "script-src 'self'",
}

test('all screens come in one answer with their headers, the shell last', async () => {
  const answer = await packScreens(async (path) => {
    return new Response(`isi ${path}`, { headers: { ...given, ETag: '"1"' } })
  })
  expect(answer.headers.get('Cache-Control')).toBe('public, s-maxage=60')
  const { screens } = (await answer.json()) as ScreensPack
  expect(screens.map(({ url }) => url)).toEqual([...keptScreens, SHELL])
  expect(screens.at(-1)).toEqual({
    url: SHELL,
    headers: expect.arrayContaining([['content-security-policy', "script-src 'self'"]]),
    body: `isi ${SHELL}`,
  })
  expect(screens.flatMap(({ headers }) => headers.map(([name]) => name))).not.toContain('etag')
})

test.each([
  ['is missing', 503, 'public'],
  ['belongs to one person', 200, 'no-store'],
])(
  'a screen that %s is left out, and the answer is not kept',
  async (_why, status, cacheControl) => {
    const answer = await packScreens(async (path) => {
      const isOdd = path === '/zakat.data'
      const headers = { 'Cache-Control': isOdd ? cacheControl : 'public' }
      return new Response('', { status: isOdd ? status : 200, headers })
    })
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const { screens } = (await answer.json()) as ScreensPack
    expect(screens.map(({ url }) => url)).not.toContain('/zakat.data')
    expect(screens).toHaveLength(keptScreens.length)
  },
)
