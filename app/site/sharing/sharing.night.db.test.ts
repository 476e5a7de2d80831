import { RouterContextProvider } from 'react-router'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ctxContext } from '#app/context.ts'
import { DRAWING } from './answer-card.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { keepPicture } from '#platform/picture/picture.server.ts'
import { pictureFile } from '#platform/picture/picture.ts'
import { limit } from '#platform/http/rate-limit.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { loader as gambar } from './gambar.ts'
import { loader as ogAyat } from '#app/site/reader/og-ayat.ts'
import { loader as ogCampaign } from '#app/site/campaign/og-campaign.ts'
import { loader as robots } from './robots.ts'
import { loader as sitemapPart } from './sitemap-part.ts'

type PageRequest = { params: Record<string, string>; headers?: Record<string, string> }

/** A route's response; a thrown one counts as well. */
async function ask(
  route: unknown,
  ctx: TestCtx,
  { params, headers = {} }: PageRequest,
): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(ctxContext, ctx)
  const request = new Request('http://amanah.test/x', { headers })
  try {
    return await (route as (args: object) => Promise<Response>)({ params, request, context })
  } catch (thrown) {
    const { status } = (thrown as { init?: { status: number } }).init ?? { status: 500 }
    if (thrown instanceof Response) return thrown
    return new Response(null, { status })
  }
}

test('a kept picture is answered for ever, and not at all when it is another’s or none', async () => {
  const ctx = await testContext()
  const red = { create: { width: 40, height: 20, channels: 3 as const, background: '#f00' } }
  const { key } = await keepPicture(ctx.files, await sharp(red).png().toBuffer())
  const name = pictureFile(key, 40, 'webp').replace('gambar/', '')
  const found = await ask(gambar, ctx, { params: { '*': name } })
  expect(found.headers.get('content-type')).toBe('image/webp')
  expect(found.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await sharp(Buffer.from(await found.arrayBuffer())).metadata()).width).toBe(40)

  const again = { 'if-none-match': found.headers.get('etag') ?? '' }
  expect((await ask(gambar, ctx, { params: { '*': name }, headers: again })).status).toBe(304)
  await ctx.files.put('foto/rahasia.png', { bytes: Buffer.from('x'), type: 'image/png' })
  for (const other of ['tidak-ada-40.webp', '../foto/rahasia.png', '', '/etc/passwd']) {
    const answer = await ask(gambar, ctx, { params: { '*': other }, headers: again })
    expect(answer.status, other).toBe(404)
  }
})

test('a campaign’s preview follows its totals, and is drawn once for each', async () => {
  const ctx = await testContext()
  const { id } = await makeCampaign(ctx, { slug: 'sumur-desa' })
  const params = { slug: 'sumur-desa' }
  const first = await ask(ogCampaign, ctx, { params })
  expect(first.headers.get('content-type')).toBe('image/jpeg')
  const picture = sharp(Buffer.from(await first.arrayBuffer()))
  expect(await picture.metadata()).toMatchObject({ width: 1200, height: 630 })
  const etag = first.headers.get('etag') ?? ''
  const headers = { 'if-none-match': etag }
  expect((await ask(ogCampaign, ctx, { params, headers })).status).toBe(304)

  const total = { campaign_id: id, collected: rupiah(75_000), donors: 1, updated_at: ctx.now() }
  await ctx.db.deleteFrom('campaign_total').execute()
  await ctx.db.insertInto('campaign_total').values(total).execute()
  const later = await ask(ogCampaign, ctx, { params, headers })
  expect([later.status, later.headers.get('etag') === etag]).toEqual([200, false])
  expect((await ask(ogCampaign, ctx, { params: { slug: 'tidak-ada' } })).status).toBe(404)
})

test('a verse’s preview is kept among the files; what is no verse has none', async () => {
  const ctx = await testContext()
  const answer = await ask(ogAyat, ctx, { params: { surah: '112', ayah: '1' } })
  const key = `og/${answer.headers.get('etag')?.replaceAll('"', '')}.jpg`
  expect((await ctx.files.get(key))?.bytes).toEqual(Buffer.from(await answer.arrayBuffer()))
  for (const [surah, ayah] of [
    ['112', '5'],
    ['115', '1'],
    ['0', '1'],
    ['1', '01'],
    ['x', '1'],
  ] as const) {
    expect((await ask(ogAyat, ctx, { params: { surah, ayah } })).status).toBe(404)
  }
})

test('one address that has too much drawn is told when to come back', {
  tags: 'night',
}, async () => {
  const ctx = await testContext()
  for (let i = 0; i < DRAWING.burst; i++) await limit(ctx, DRAWING, 'unknown')
  const answer = await ask(ogAyat, ctx, { params: { surah: '2', ayah: '7' } })
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('the sitemap lists what is published and nothing else', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx, { slug: 'sumur-desa' })
  await makeCampaign(ctx, { slug: 'rahasia', status: 'draft' })
  const xml = await (await ask(sitemapPart, ctx, { params: { part: 'program' } })).text()
  expect(xml).toContain('<loc>http://amanah.test/campaign/sumur-desa</loc><lastmod>')
  expect(xml).not.toContain('rahasia')
  const verses = await (await ask(sitemapPart, ctx, { params: { part: 'ayat' } })).text()
  expect(verses.match(/<loc>/g)).toHaveLength(6236)
  for (const part of ['halaman', 'kabar', 'bantuan', 'asrama', 'quran']) {
    expect((await ask(sitemapPart, ctx, { params: { part } })).status, part).toBe(200)
  }
  expect((await ask(sitemapPart, ctx, { params: { part: 'kelola' } })).status).toBe(404)
  const rules = await (await ask(robots, ctx, { params: {} })).text()
  expect(rules).toContain('Disallow: /payment/')
  expect(rules).toContain('Sitemap: http://amanah.test/sitemap.xml')
})
