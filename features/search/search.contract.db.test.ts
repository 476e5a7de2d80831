import { expect, test } from 'vitest'
import { openPublicSessions } from '#platform/http/public-session.server.ts'
import { createApi } from '#server/api/api.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { openContract } from '#tests/api/openapi.ts'
import type { FoundPage, SiteAnswer, SuggestionWire } from './contract.ts'
import { forgetSearchesSchedule } from './popular.server.ts'

async function openCalls(sharing?: TestCtx) {
  const ctx = await testContext(sharing ? { sharing } : {})
  const sessions = openPublicSessions('a secret of the tests, long enough')
  const contract = await openContract(createApi(ctx, sessions))
  const as = (visitor: string) => ({
    authorization: `Bearer ${sessions.mint(visitor, ctx.now().getTime()).token}`,
    'content-type': 'application/json',
  })
  const get = (path: string, headers: Record<string, string> = as('visitor')) =>
    contract.call('GET', `/v2${path}`, { headers })
  const find = async (query: string) => (await get(`/search?${query}`)).body as SiteAnswer
  const suggest = async (q: string) => {
    const { body } = await get(`/search/suggest?q=${encodeURIComponent(q)}`)
    return (body as { data: SuggestionWire[] }).data
  }
  const count = (q: string, visitor: string) =>
    contract.call('POST', '/v2/search/terms', { headers: as(visitor), body: JSON.stringify({ q }) })
  return { ctx, get, find, suggest, count }
}

async function withCampaigns(ctx: TestCtx) {
  await makeCampaign(ctx, { slug: 'sumur', title: 'Sumur bor untuk Kupang' })
  await makeCampaign(ctx, { slug: 'lama', title: 'Sumur bor lama', status: 'ended' })
  await makeCampaign(ctx, { slug: 'rahasia', title: 'Sumur rahasia', status: 'draft' })
  await makeCampaign(ctx, { slug: 'ditinjau', title: 'Sumur ditinjau', status: 'review' })
}

const addresses = (rows: readonly FoundPage[]) => rows.map(({ address }) => address)

test('a search finds what is published, kind by kind, and nothing else', async () => {
  const { ctx, find } = await openCalls()
  await withCampaigns(ctx)
  const all = await find('q=sumur')
  expect(addresses(all.data).slice(0, 2)).toEqual(['/campaign/sumur', '/campaign/lama'])
  expect(all.counts).toMatchObject({ program: 2, asrama: 0, bantuan: 0, berita: 0 })
  expect(all.data[0]).toMatchObject({
    kind: 'program',
    title: 'Sumur bor untuk Kupang',
    marks: { title: [[0, 5]] },
  })
  const over = await find('q=sumur&tab=program&status=selesai')
  expect(addresses(over.data)).toEqual(['/campaign/lama'])
  expect(over.counts.program).toBe(1)
})

test('a result with a photo is shown by it, around its focus point', {
  tags: 'night',
}, async () => {
  const { ctx, find } = await openCalls()
  await withCampaigns(ctx)
  const [first, second] = (await find('q=sumur')).data
  expect([first?.picture, second?.picture]).toEqual([null, null])
  const picture = {
    key: 'gambar/ab',
    width: 640,
    height: 480,
    widths: [320, 640],
    colour: '#112233',
  }
  const id = ctx.newId()
  await ctx.db
    .insertInto('media')
    .values({
      id,
      key: picture.key,
      picture: JSON.stringify(picture),
      alt: 'Sumur',
      credit: 'Rina',
      licence: 'sendiri',
      focus_x: 20,
      focus_y: 80,
      made_by: ctx.newId(),
      made_at: ctx.now(),
      updated_at: ctx.now(),
    })
    .execute()
  await ctx.db.updateTable('campaign').set({ photo_id: id }).where('slug', '=', 'sumur').execute()
  const after = (await find('q=sumur')).data
  expect(after[0]?.picture).toEqual({ ...picture, focus: { x: 20, y: 80 } })
  expect(after[1]?.picture).toBeNull()
})

test('what is withdrawn or changed is not found a moment later, also by another process', async () => {
  const { ctx, find } = await openCalls()
  const other = await openCalls(ctx)
  const change = (slug: string, to: { status?: 'draft'; title?: string; updated_at?: Date }) =>
    ctx.db.updateTable('campaign').set(to).where('slug', '=', slug).execute()
  await withCampaigns(ctx)
  const searches = [find, other.find]
  for (const search of searches) {
    expect((await search('q=sumur&tab=program')).counts.program).toBe(2)
  }
  await change('sumur', { status: 'draft' })
  for (const search of searches) {
    const after = await search('q=sumur&tab=program')
    expect(addresses(after.data)).toEqual(['/campaign/lama'])
    expect(after.counts.program).toBe(1)
  }
  await change('lama', { title: 'Perahu nelayan', updated_at: new Date(0) })
  ctx.clock.advance({ seconds: 3 })
  for (const search of searches) {
    expect(addresses((await search('q=perahu')).data)).toContain('/campaign/lama')
  }
})

test('surahs, verses and places of the Quran stand beside the rest', async () => {
  const { find } = await openCalls()
  expect(addresses((await find('q=yasin')).data)[0]).toBe('/surat/36')
  expect(addresses((await find('q=al+fatihah&tab=surat')).data)[0]).toBe('/surat/1')
  const place = await find('q=2:255')
  expect(place.data[0]).toMatchObject({ kind: 'ayat', address: '/surat/2#ayat-255' })
  expect(place.jump).toEqual({ title: 'Surah Al-Baqarah ayat 255', address: '/surat/2#ayat-255' })
  expect((await find('q=2:300')).message).toBe('Surah Al-Baqarah berisi 286 ayat.')
  const verses = await find('q=sabar+dan+salat&tab=ayat&limit=2')
  expect(verses.data).toHaveLength(2)
  expect(verses.next).toBe(2)
  const rest = await find('q=sabar+dan+salat&tab=ayat&limit=2&page=2')
  expect(addresses(rest.data)).not.toContain(verses.data[0]?.address)
})

test('a query that cannot be looked for is refused as documented, an odd one is answered', async () => {
  const { get } = await openCalls()
  for (const [query, status] of [
    ['q=', 422],
    ['q=a', 422],
    ['q=...', 422],
    ['', 422],
    ['q=sumur&tab=lain', 422],
    ['q=sumur&page=0', 422],
    ['q=sumur&limit=31', 422],
    [`q=${'sumur '.repeat(80)}`, 200],
    ['q=%00%01sumur', 200],
    ['q=%F0%9F%98%80%F0%9F%98%80sumur', 200],
  ] as const) {
    expect((await get(`/search?${query}`)).status, query).toBe(status)
  }
  for (const path of ['/search?q=sumur', '/search/suggest?q=sumur']) {
    expect((await get(path, {})).status).toBe(401)
  }
  expect((await get('/search/suggest?q=s')).status).toBe(422)
})

test('suggestions lead on while one types, and hold nothing unpublished', {
  tags: 'night',
}, async () => {
  const { ctx, suggest } = await openCalls()
  await withCampaigns(ctx)
  const rows = await suggest('sum')
  expect(rows[0]).toMatchObject({ kind: 'program', address: '/campaign/sumur', marks: [[0, 5]] })
  expect(rows.map(({ address }) => address)).not.toContain('/campaign/rahasia')
  expect((await suggest('al baq'))[0]).toMatchObject({ address: '/surat/2' })
  expect((await suggest('juz 30'))[0]).toMatchObject({ title: 'Juz 30', address: '/juz/30' })
})

test('a term is popular when enough browsers looked for it on several days, and holds nobody', {
  tags: 'night',
}, async () => {
  const { ctx, suggest, count } = await openCalls()
  await withCampaigns(ctx)
  const browsers = ['one', 'two', 'three']
  for (const browser of [...browsers, 'one', 'one']) {
    expect((await count('Sumur  bor', browser)).status).toBe(200)
  }
  const counted = await ctx.db.selectFrom('search_term').select(['term', 'browsers']).execute()
  expect(counted).toEqual([{ term: 'sumur bor', browsers: 3 }])
  expect((await suggest('sum')).filter(({ kind }) => kind === 'cari')).toEqual([])
  ctx.clock.advance({ days: 1 })
  for (const browser of browsers) await count('sumur bor', browser)
  expect((await suggest('sum'))[0]).toMatchObject({
    kind: 'cari',
    title: 'sumur bor',
    address: '/search/list?q=sumur+bor',
  })

  await ctx.db
    .insertInto('search_blocked')
    .values({ term: 'sumur bor', blocked_at: ctx.now() })
    .execute()
  ctx.clock.advance({ minutes: 2 })
  expect((await suggest('sum')).filter(({ kind }) => kind === 'cari')).toEqual([])
  ctx.clock.advance({ days: 31 })
  await forgetSearchesSchedule.run(ctx)
  expect(await ctx.db.selectFrom('search_term').selectAll().execute()).toEqual([])
  expect(await ctx.db.selectFrom('search_seen').selectAll().execute()).toEqual([])
})

test('which browsers searched is forgotten once their day is over, and not before', async () => {
  const { ctx, count } = await openCalls()
  await withCampaigns(ctx)
  await count('sumur bor', 'one')
  const seen = () => ctx.db.selectFrom('search_seen').select('seen_on').execute()
  const browsers = () => ctx.db.selectFrom('search_term').select('browsers').execute()
  await forgetSearchesSchedule.run(ctx)
  expect(await seen()).toHaveLength(1)
  await count('sumur bor', 'one')
  expect(await browsers()).toEqual([{ browsers: 1 }])
  ctx.clock.advance({ days: 1 })
  await forgetSearchesSchedule.run(ctx)
  expect(await seen()).toEqual([])
  expect(await browsers()).toEqual([{ browsers: 1 }])
})

test('what may be somebody’s is not counted', async () => {
  const { ctx, count } = await openCalls()
  for (const q of [
    'Siti Aminahwati',
    '081234567890',
    'siti@contoh.id',
    'https://contoh.id',
    'sumur 12345',
    'Jl. Melati IV Pojoksari',
  ]) {
    expect((await count(q, 'one')).status).toBe(200)
  }
  expect(await ctx.db.selectFrom('search_term').selectAll().execute()).toEqual([])
  expect(await ctx.db.selectFrom('search_seen').selectAll().execute()).toEqual([])
})
