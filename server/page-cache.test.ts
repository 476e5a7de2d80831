import { expect, test } from 'vitest'
import { PageCache } from './page-cache.ts'

function page(body: string, maxAge = 30): Response {
  const headers = { 'Content-Type': 'text/html', 'Cache-Control': `public, s-maxage=${maxAge}` }
  return new Response(body, { headers })
}

function kept(rendered: Awaited<ReturnType<PageCache['get']>>): string {
  return 'kept' in rendered ? rendered.kept.plain.toString() : `passed ${rendered.passed.status}`
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
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(kept(await cache.get('/', render))).toBe('render 2')
})

test('a page that is far too old is not served again', async () => {
  let now = 0
  const cache = new PageCache(() => now)
  await cache.get('/', async () => page('yesterday'))

  now = 24 * 3_600_000
  expect(kept(await cache.get('/', async () => page('today')))).toBe('today')
})

test('what shows new money is forgotten by its path, with its payload and its filters', async () => {
  const cache = new PageCache(() => 0)
  const paths = [
    '/',
    '/program',
    '/program?urut=terbaru',
    '/campaign/a',
    '/campaign/a/_payload.json',
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
