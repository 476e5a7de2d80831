import { expect, test } from 'vitest'
import { openPublicSessions } from '#platform/http/public-session.server.ts'
import { createApi } from '#server/api/api.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { openContract } from '#tests/api/openapi.ts'

async function openCalls(ctx: TestCtx) {
  const sessions = openPublicSessions('a secret that only this test knows')
  const { token } = sessions.mint('visitor', ctx.now().getTime())
  const { call } = await openContract(createApi(ctx, sessions))
  const headers = { Authorization: `Bearer ${token}` }
  return { call, get: (path: string) => call('GET', path, { headers }) }
}

test('campaigns are listed a page at a time, without row ids', async () => {
  const ctx = await testContext()
  for (const slug of ['satu', 'dua', 'tiga']) await makeCampaign(ctx, { slug })
  const { get } = await openCalls(ctx)
  const first = await get('/v2/campaigns?limit=2')
  const { data, next } = first.body as { data: { slug: string }[]; next: string }
  expect(data.map((card) => card.slug)).toEqual(['tiga', 'dua'])
  expect(data[0]).toMatchObject({ target: 10_000_000, collected: 0, isDonatable: true })
  expect(JSON.stringify(data)).not.toContain('"id"')

  const second = await get(`/v2/campaigns?limit=2&after=${next}`)
  expect(second.body).toMatchObject({ data: [{ slug: 'satu' }], next: null })
})

test.each([
  ['sort=acak', 'sort'],
  ['status=draft', 'status'],
  ['fund=X', 'fund'],
  ['limit=0', 'limit'],
  ['limit=51', 'limit'],
  ["after=1_' or 1=1", 'after'],
  [`after=1_${'-'.repeat(36)}`, 'after'],
])('a list asked for with %s is refused at %s', async (query, field) => {
  const ctx = await testContext()
  const { get } = await openCalls(ctx)
  const { status, body } = await get(`/v2/campaigns?${query}`)
  expect(status).toBe(422)
  expect(body).toMatchObject({ errors: [{ field }] })
})

test('a campaign is whole under its slug and under a former one; drafts and strangers are 404', async () => {
  const ctx = await testContext()
  const { id } = await makeCampaign(ctx, { slug: 'baru' })
  await makeCampaign(ctx, { slug: 'konsep', status: 'draft' })
  const former = { slug: 'lama', campaign_id: id, created_at: ctx.now() }
  await ctx.db.insertInto('campaign_slug').values(former).execute()
  const { get } = await openCalls(ctx)
  for (const slug of ['baru', 'lama']) {
    const { status, body } = await get(`/v2/campaigns/${slug}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ data: { slug: 'baru', minimumAmount: 10_000, amountStep: 1_000 } })
  }
  for (const path of ['konsep', 'tidak-ada', 'konsep/donors', 'tidak-ada/donors', '%00', 'A']) {
    expect((await get(`/v2/campaigns/${path}`)).status, path).toBe(404)
  }
})

test('an empty donor list and the categories have their shape', async () => {
  const ctx = await testContext()
  const { slug } = await makeCampaign(ctx)
  const { get } = await openCalls(ctx)
  expect((await get(`/v2/campaigns/${slug}/donors`)).body).toEqual({ data: [], next: null })
  expect((await get('/v2/categories')).body).toEqual({
    data: [{ slug: 'air-bersih', name: 'air bersih', description: 'Program air bersih.' }],
  })
  const donors = `/v2/campaigns/${slug}/donors`
  for (const query of ['after=x', 'after=9999999999999999.1', 'sort=acak', 'limit=-1']) {
    expect((await get(`${donors}?${query}`)).status, query).toBe(422)
  }
  const borders = ['after=99999999999999.999999', 'sort=terbesar&after=999999999999999.0.0']
  for (const query of [...borders, 'sort=terbesar&after=5.5', 'after=999999999999999.5.5']) {
    expect((await get(`${donors}?${query}`)).status, query).toBe(200)
  }
})

test('without a visitor’s token there is nothing', async () => {
  const ctx = await testContext()
  const { call } = await openCalls(ctx)
  for (const path of ['/campaigns', '/campaigns/x', '/campaigns/x/donors', '/categories']) {
    expect((await call('GET', `/v2${path}`)).status, path).toBe(401)
  }
})
