import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuildRecord, hashOf } from '#app/site/offline/build-pack.ts'
import { mayOpen } from '#app/desk/doors.ts'
import type { Role } from '#features/staff/permissions.ts'
import { addressesIn, crawl } from '#tests/screens/crawl.ts'
import { deskLinksIn, deskScreens, walkDesk } from '#tests/screens/desk-screens.ts'
import { startServer, type TestServer } from '#tests/server/server.ts'
import { ensureWebBuild } from './bundle/web-build.ts'

/** A demo with its sample data, as a visitor without a browser meets it. */
let demo: TestServer

beforeAll(async () => {
  await ensureWebBuild()
  demo = await startServer()
})

afterAll(async () => {
  await demo?.stop()
})

test('no link, picture or preview of the whole site is broken, and the sitemap says the truth', async () => {
  const parts = await addressesIn(demo.origin, '/sitemap.xml')
  const listed = (await Promise.all(parts.map((part) => addressesIn(demo.origin, part)))).flat()
  const { pages, faults } = await crawl(demo.origin, { mostOfAKind: 1, from: listed })
  expect(faults).toEqual([])
  expect(pages.length).toBeGreaterThan(100)
  // An address in the sitemap is not hidden from search engines, and is its own canonical address.
  const hidden = pages
    .filter((page) => listed.includes(page.path))
    .filter((page) => page.isHidden || page.canonical !== demo.origin + page.path)
  expect(hidden).toEqual([])
})

test('a crawl that meets a dead link, a wrong fragment and a page without a head says so', async () => {
  const documents: Record<string, string> = {
    '/': '<html lang="id"><title>Beranda</title><h1>a</h1><a href="/tidak-ada">x</a><a href="/lain#sini">y</a>',
    '/lain': '<html lang="id"><title>Lain lagi</title><meta name="robots" content="noindex">',
  }
  const server = createServer((request, response) => {
    const html = documents[request.url ?? '']
    response.writeHead(html ? 200 : 404, { 'content-type': 'text/html' }).end(html ?? '')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  const { faults } = await crawl(`http://127.0.0.1:${port}`, { mostOfAKind: 8 })
  server.close()
  expect(faults).toEqual(
    expect.arrayContaining([
      '/ leads to /tidak-ada, which answers 404',
      '/ leads to /lain#sini, which is not there',
      '/lain: an h1',
      '/: a preview',
    ]),
  )
})

test.each([
  ['/', 200],
  ['/program', 200],
  ['/alquran', 200],
  ['/surat/1', 200],
  ['/juz/30', 200],
  ['/surat/0', 404],
  ['/surat/115', 404],
  ['/surat/abc', 404],
  ['/juz/31', 404],
  ['/campaign/tidak-ada', 404],
  ['/donasi-sekarang/tidak-ada', 404],
  ['/payment/0123456789ABCDEFGHJKMNPQRS', 404],
  ['/checkout-qrcode/salah', 404],
])('%s answers in Indonesian, with %i', async (address, status) => {
  const answer = await fetch(demo.origin + address)
  expect(answer.status).toBe(status)
  const html = await answer.text()
  expect(html).toContain('<html lang="id"')
  expect(html).toMatch(/<title>[^<]+<\/title>/)
  if (status === 404) expect(html).toContain('Page Not Found')
  else expect(html).toMatch(/<h1[ >]/)
})

test('public screens answer their data as plain JSON, screens that show an id do not', async () => {
  for (const address of ['/', '/program', '/alquran', '/surat/1', '/juz/30']) {
    const data = `${demo.origin}${address === '/' ? '' : address}/_payload.json`
    const answer = await fetch(data)
    expect(answer.status, address).toBe(200)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(Object.keys((await answer.json()) as object)).not.toHaveLength(0)
  }
  const html = await (await fetch(`${demo.origin}/program`)).text()
  const slug = /href="\/campaign\/([^"#?]+)"/.exec(html)?.[1]
  const form = `${demo.origin}/donasi-sekarang/${slug}`
  expect((await fetch(form)).headers.get('cache-control')).toBe('no-store')
  expect((await fetch(`${form}/_payload.json`)).status).toBe(404)
})

test('the manifest of the newest build lists its files as they are served', async () => {
  const latest = (await (await fetch(`${demo.origin}/builds/latest.json?1`)).json()) as BuildRecord
  expect(Object.keys(latest)).toEqual(['id', 'timestamp'])
  const answer = await fetch(`${demo.origin}/builds/meta/${latest.id}.json`)
  const meta = (await answer.json()) as BuildRecord
  expect(meta).toMatchObject(latest)
  expect(meta.files.length).toBeGreaterThan(50)
  for (const { url, bytes, hash } of meta.files.filter((_, at) => at % 20 === 0)) {
    const body = new Uint8Array(await (await fetch(demo.origin + url)).arrayBuffer())
    expect([body.length, await hashOf(body)], url).toEqual([bytes, hash])
  }
  expect((await fetch(`${demo.origin}/builds/meta/lain.json`)).status).toBe(404)
})

test('no file of a screen starts the app: React begins only once every part is there', () => {
  const assets = 'build/client/assets'
  const importers = readdirSync(assets).filter(
    (name) =>
      name.endsWith('.js') &&
      !name.startsWith('manifest-') &&
      readFileSync(path.join(assets, name), 'utf8').includes('/entry.client-'),
  )
  expect(importers).toEqual([])
})

/** The cookie of the person of a role, entered by one press. */
async function enterDesk(role: Role): Promise<string> {
  const entered = await fetch(`${demo.origin}/kelola/masuk-contoh`, {
    method: 'POST',
    headers: { origin: demo.origin },
    body: new URLSearchParams({ peran: role }),
    redirect: 'manual',
  })
  const [cookie = ''] = (entered.headers.get('set-cookie') ?? '').split(';')
  expect(cookie).toContain('amanah_kelola=')
  return cookie
}

test('the demo desk opens by one press, and an auditor finds nothing to change', async () => {
  const cookie = await enterDesk('auditor')
  await walkDesk(async (address) => {
    // The desk has no script: what the server answers is what is shown.
    const answer = await fetch(demo.origin + address, { headers: { cookie } })
    expect([address, answer.status, answer.redirected]).toEqual([address, 200, false])
    const html = await answer.text()
    const [, main = ''] = /<main\b.*?>(.*)<\/main>/s.exec(html) ?? []
    expect(main, address).not.toBe('')
    const acts = main.match(/<form\b[^>]*method="post"[^>]*>/gi) ?? []
    // Their own sessions and password stay theirs, and so does the package that is made for them.
    const isOwn = ['/kelola/sesi', '/kelola/paket-auditor'].includes(address)
    if (!isOwn) expect([address, acts]).toEqual([address, []])
    return deskLinksIn(html, address)
  })
})

test.each(['program', 'editor', 'layanan'] as const)(
  '%s is led to no page of the desk that is closed to them',
  { tags: 'night' },
  async (role) => {
    const cookie = await enterDesk(role)
    const closed = new Set<string>()
    const screens = await deskScreens(async (address) => {
      const answer = await fetch(demo.origin + address, { headers: { cookie }, redirect: 'manual' })
      const html = await answer.text()
      for (const href of deskLinksIn(html, address)) {
        if (!mayOpen(href, role)) closed.add(`${address} leads to ${href}`)
      }
      if (answer.status !== 200) closed.add(`${address} answers ${answer.status}`)
      return { status: answer.status, html }
    })
    expect([...closed]).toEqual([])
    expect(screens.length).toBeGreaterThan(20)
  },
)
