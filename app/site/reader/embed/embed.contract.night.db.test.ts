import { beforeAll, expect, test } from 'vitest'
import { ensureWebBuild } from '#server/bundle/web-build.ts'
import { PageCache } from '#server/cache/page-cache.ts'
import { testContext } from '#tests/context.ts'
import { openApp } from '#tests/server/app.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

async function openSite() {
  const ctx = await testContext()
  const { app } = await openApp(ctx, new PageCache(() => 0))
  return { origin: ctx.config.origin, ask: (path: string) => app.request(path) }
}

test('a verse may be framed by other sites, sets no cookie and runs nothing; other pages may not', async () => {
  const { ask } = await openSite()
  const frame = await ask('/sematan/ayat/2/255?tema=gelap')
  const policy = frame.headers.get('content-security-policy') ?? ''
  expect(frame.status).toBe(200)
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-.*frame-ancestors \*$/)
  expect(frame.headers.get('set-cookie')).toBeNull()
  expect(frame.headers.get('x-frame-options')).toBeNull()
  expect(frame.headers.get('referrer-policy')).toBe('no-referrer')
  const html = await frame.text()
  expect(html).not.toContain('<script')
  const font = /url\(([^)]+)\)/.exec(html)?.[1] ?? ''
  expect(font).toMatch(/^\/.*\.woff2$/)
  for (const path of ['/', '/ayat/2/255', '/og/ayat/2/255.jpg', '/waktu-salat', '/oembed']) {
    const { headers } = await ask(path)
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
  }
})

test('a frame of what is not there says so in the frame, without repeating its address', async () => {
  const { ask, origin } = await openSite()
  for (const [path, words, link] of [
    ['/sematan/ayat/2/287?tema=gelap', 'Ayat ini tidak ada', '/alquran'],
    ['/sematan/waktu-salat?kota=%22%3E%3Cscript%3E', 'Tempat ini tidak ada', '/waktu-salat'],
  ] as const) {
    const frame = await ask(path)
    expect([frame.status, frame.headers.get('content-type')], path).toEqual([
      404,
      'text/html; charset=utf-8',
    ])
    expect(frame.headers.get('content-security-policy'), path).toMatch(/frame-ancestors \*$/)
    const html = await frame.text()
    expect(html, path).toContain(words)
    expect(html, path).toContain(`href="${origin}${link}"`)
    expect(html, path).not.toContain('<script')
  }
})

test('the times of a place may be framed too, without cookie and script, and are offered by oEmbed', async () => {
  const { ask, origin } = await openSite()
  const frame = await ask('/sematan/waktu-salat?kota=merauke&tema=gelap')
  expect(frame.status).toBe(200)
  expect(frame.headers.get('content-security-policy')).toMatch(/frame-ancestors \*$/)
  expect(frame.headers.get('set-cookie')).toBeNull()
  expect(await frame.text()).not.toContain('<script')
  const url = encodeURIComponent(`${origin}/waktu-salat?kota=merauke`)
  const answer = await (await ask(`/oembed/waktu-salat?url=${url}`)).json()
  expect(answer.html).toContain(`src="${origin}/sematan/waktu-salat?kota=merauke"`)
  const other = encodeURIComponent('https://lain.id/waktu-salat?kota=merauke')
  expect((await ask(`/oembed/waktu-salat?url=${other}`)).status).toBe(404)
})

test('oEmbed answers for our verses only, and their pages name it', async () => {
  const { ask, origin } = await openSite()
  const oembed = (url: string, more = '') => ask(`/oembed?url=${encodeURIComponent(url)}${more}`)
  const answer = await oembed(`${origin}/ayat/1/5`)
  expect(await answer.json()).toMatchObject({
    version: '1.0',
    type: 'rich',
    title: 'QS Al-Fatihah [1]: 5',
    html: expect.stringContaining(`src="${origin}/sematan/ayat/1/5"`),
  })
  for (const url of [`${origin}/ayat/1/8`, `${origin}/surat/1`, 'https://lain.id/ayat/1/5', 'x']) {
    expect((await oembed(url)).status, url).toBe(404)
  }
  expect((await oembed(`${origin}/ayat/1/5`, '&format=xml')).status).toBe(501)
  const page = await (await ask('/ayat/1/5')).text()
  expect(page).toContain('application/json+oembed')
})
