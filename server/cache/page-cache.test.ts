import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openQuran } from '#features/quran/text/source.server.ts'
import { brotliOf, frozenBytes, plainOf } from '#platform/http/frozen.server.ts'
import { PageCache } from './page-cache.ts'

function page(body: string, maxAge = 30): Response {
  const headers = { 'Content-Type': 'text/html', 'Cache-Control': `public, s-maxage=${maxAge}` }
  return new Response(body, { headers })
}

const NO_STORE = { 'Cache-Control': 'no-store' }

function kept(rendered: Awaited<ReturnType<PageCache['get']>>): string {
  return 'kept' in rendered ? plainOf(rendered.kept).toString() : `passed ${rendered.passed.status}`
}

test('many visitors at once cause one render', async () => {
  const cache = new PageCache(() => 0)
  let renders = 0
  const render = async () => page(`render ${++renders}`)

  const all = await Promise.all(Array.from({ length: 20 }, () => cache.get('/', render)))

  expect(new Set(all.map(kept))).toEqual(new Set(['render 1']))
})

test('a page that is no longer fresh is served once more while a new one is made', async () => {
  let now = 0
  const cache = new PageCache(() => now)
  let renders = 0
  const render = async () => page(`render ${++renders}`)
  await cache.get('/', render)

  now = 30_000
  expect(cache.peek('/')).toBeUndefined()
  expect(kept(await cache.get('/', render))).toBe('render 1')
  await expect.poll(() => cache.peek('/')).toBeDefined()
  expect(kept(await cache.get('/', render))).toBe('render 2')
})

/** Some hundred thousand letters, as on the page of a long surah. */
function longText(): string {
  const verses = openQuran({ quranSource: 'kemenag' }).findSurah(2)?.verses ?? []
  return verses.map(({ arabic, indonesian }) => arabic + indonesian).join('\n')
}

/** The packed size of a page, once it no longer changes. */
async function packedSizes(maxAge: number, body: string): Promise<(number | undefined)[]> {
  const cache = new PageCache(() => 0)
  const rendered = await cache.get('/surat/2', async () => page(body, maxAge))
  const first = 'kept' in rendered ? rendered.kept.brotli?.length : undefined
  // Small packings happen one after the other: after this one, the page's own is done if there was one.
  await new Promise((resolve) => setTimeout(resolve, 10))
  await brotliOf(Buffer.from('the next in turn'))
  await new Promise((resolve) => setTimeout(resolve, 10))
  const now = cache.peek('/surat/2')
  expect(brotliDecompressSync(now?.brotli ?? Buffer.of()).toString()).toBe(body)
  return [first, now?.brotli?.length]
}

test('a long page that stays for hours is packed again, as small as it can be', {
  tags: 'night',
}, async () => {
  const [first = 0, last = 0] = await packedSizes(86_400, longText())
  expect(last).toBeLessThan(first * 0.96)
})

test('a short page, and a page that is soon rendered again, keep their first packing', async () => {
  for (const [maxAge, text] of [
    [86_400, longText().slice(0, 2_000)],
    [30, longText()],
  ] as const) {
    const [first, last] = await packedSizes(maxAge, text)
    expect(last).toBe(first)
  }
})

test('a page that is far too old is not served again', async () => {
  let now = 0
  const cache = new PageCache(() => now)
  await cache.get('/', async () => page('yesterday'))

  now = 24 * 3_600_000
  expect(kept(await cache.get('/', async () => page('today')))).toBe('today')
})

/** Every way in which an unreachable database shows itself to a render. */
const outages: [string, () => Promise<Response>][] = [
  ['fails', async () => new Response('x', { status: 503 })],
  ['throws', () => Promise.reject(new Error('no connection'))],
  ['lacks its blocks', async () => new Response('empty', { headers: NO_STORE })],
  ['never comes', () => new Promise(() => {})],
]

test.each(outages)('when a render %s, what was kept is shown for a day', async (_what, render) => {
  let now = 0
  const cache = new PageCache(() => now, { patienceMs: 20 })
  await cache.get('/', async () => page('whole'))
  for (const hours of [0.01, 1, 12, 23]) {
    now = hours * 3_600_000
    expect(kept(await cache.get('/', render))).toBe('whole')
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(kept(await cache.get('/', render))).toBe('whole')
  }
})

test('during an outage one render is tried every five seconds, and the first that succeeds is kept', async () => {
  let now = 0
  let renders = 0
  const cache = new PageCache(() => now)
  await cache.get('/', async () => page('whole'))
  now = 3_600_000
  const failing = async () => {
    renders += 1
    throw new Error('no connection')
  }
  for (let n = 0; n < 10; n++) await cache.get('/', failing)
  expect(renders).toBe(1)
  now += 5_000
  expect(kept(await cache.get('/', async () => page('back')))).toBe('back')
})

test('an answer that lacks its blocks is shown where there is no other, and not kept', async () => {
  const cache = new PageCache(() => 0)
  const lacking = async () => new Response('empty', { headers: NO_STORE })
  expect(kept(await cache.get('/', lacking))).toBe('passed 200')
  expect(kept(await cache.get('/', async () => page('whole')))).toBe('whole')
})

test('a page that is gone is not shown again, whatever was kept', async () => {
  let now = 0
  const cache = new PageCache(() => now)
  await cache.get('/latest-news/a', async () => page('an article'))
  now = 3_600_000
  const gone = await cache.get('/latest-news/a', async () => new Response('410', { status: 410 }))
  expect(kept(gone)).toBe('410')
})

test('a page that is not there is drawn once in ten seconds', async () => {
  let now = 0
  const cache = new PageCache(() => now)
  let renders = 0
  const missing = async () =>
    new Response(`missing ${++renders}`, { status: 404, headers: NO_STORE })
  for (let n = 0; n < 5; n++) await cache.get('/campaign/x', missing)
  expect(renders).toBe(1)
  expect(cache.peek('/campaign/x')).toMatchObject({ status: 404 })
  expect(cache.peek('/campaign/x')?.headers).toMatchObject({ 'cache-control': 'no-store' })
  now = 10_000
  await cache.get('/campaign/x', missing)
  expect(renders).toBe(2)
})

test('hot pages stay while pages that are asked for once come and go', async () => {
  const cache = new PageCache(() => 0, { limitBytes: 100_000 })
  const long = 'x'.repeat(2_000)
  const hot = ['/', '/program', '/surat/2']
  for (const path of hot) await cache.get(path, async () => page(long))
  for (const path of hot) expect(cache.peek(path)).toBeDefined()
  for (let n = 0; n < 500; n++) await cache.get(`/campaign/${n}`, async () => page(long))
  expect(hot.filter((path) => !cache.peek(path))).toEqual([])
})

test('who asks after a purge does not wait for a render from before it', async () => {
  const cache = new PageCache(() => 0)
  let finish = () => {}
  const slow = new Promise<void>((resolve) => {
    finish = resolve
  })
  const before = cache.get('/donatur/a', async () => {
    await slow
    return page('with the name')
  })
  cache.purge('/donatur/')
  expect(kept(await cache.get('/donatur/a', async () => page('without')))).toBe('without')
  finish()
  await before
  expect(kept(await cache.get('/donatur/a', async () => page('again')))).toBe('without')
})

test('what shows new money is forgotten by its path, with its payload and its filters', async () => {
  const cache = new PageCache(() => 0)
  const paths = [
    '/',
    '/program',
    '/program?urut=terbaru',
    '/campaign/a',
    '/campaign/a/_payload.json',
    '/campaign/a.data?_routes=x',
    '/_.data',
    '/_payload.json',
  ]
  for (const path of [...paths, '/surat/2']) await cache.get(path, async () => page('old'))

  cache.purge('/', '/program', '/campaign/a')

  expect(paths.filter((path) => cache.peek(path))).toEqual([])
  expect(cache.peek('/surat/2')).toBeDefined()
})

test('a page rendered before a purge is not kept after it', async () => {
  const cache = new PageCache(() => 0)
  let finish = () => {}
  const slow = new Promise<void>((resolve) => {
    finish = resolve
  })
  const rendering = cache.get('/', async () => {
    await slow
    return page('before the money came')
  })

  cache.purge('/')
  finish()
  await rendering

  expect(cache.peek('/')).toBeUndefined()
})

test.each([
  ['an error', new Response('x', { status: 500, headers: { 'Cache-Control': 's-maxage=30' } })],
  ['a page that says no-store', new Response('x', { headers: { 'Cache-Control': 'no-store' } })],
  ['a redirect', new Response(null, { status: 302, headers: { 'Cache-Control': 's-maxage=30' } })],
])('%s is passed on and not kept', async (_what, response) => {
  const cache = new PageCache(() => 0)

  expect(kept(await cache.get('/', async () => response))).toBe(`passed ${response.status}`)
  expect(cache.peek('/')).toBeUndefined()
})

test('all forms of all kept pages together stay within the bytes of the cache', async () => {
  const limitBytes = 100_000
  const cache = new PageCache(() => 0, { limitBytes })
  // Letters without a pattern, so that no form of a page is much smaller than another.
  const noise = () => Array.from({ length: 9_000 }, () => Math.random().toString(36)[3]).join('')
  const paths = Array.from({ length: 40 }, (_, n) => `/ayat/2/${n}`)
  for (const path of paths) await cache.get(path, async () => page(noise()))
  const kept = paths.flatMap((path) => cache.peek(path) ?? [])
  expect(kept.length).toBeGreaterThan(2)
  expect(kept.reduce((sum, frozen) => sum + frozenBytes(frozen), 0)).toBeLessThan(limitBytes)
})
