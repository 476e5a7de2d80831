import { beforeAll, expect, test } from 'vitest'
import { openPublicSessions } from '#platform/http/public-session.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeArticle } from '#tests/articles.ts'
import { makeCampaign } from '#tests/makers.ts'
import { makePrayer } from '#tests/prayers.ts'
import { type ApiAnswer, type Contract, openContract } from '#tests/api/openapi.ts'
import { createApi } from './api.ts'

// Every answer here is compared with /v2/openapi.json; the last tests check that no call is missing.
const called = new Set<string>()
let documented: string[] = []

type Caller = {
  ctx: TestCtx
  mounted: string[]
  /** Hono's router, once it has answered. */
  router: () => string
  /** With the visitor's token unless `headers` say otherwise; `more` is added. */
  call(method: string, path: string, given?: CallOptions): Promise<ApiAnswer>
}

type Headers = Record<string, string>
type CallOptions = { headers?: Headers; more?: Headers; json?: unknown; body?: string }

async function openApi(): Promise<Caller> {
  const ctx = await testContext()
  const sessions = openPublicSessions('a secret of the tests, long enough')
  const api = createApi(ctx, sessions)
  const contract = await openContract(api)
  const { token } = sessions.mint('visitor', ctx.now().getTime())
  documented = contract.documented()
  return {
    ctx,
    mounted: api.routes.map(({ method, path }) => `${method} ${path}`),
    router: () => api.router.name,
    call: (method, path, given) => callWith(contract, token, { method, path, ...given }),
  }
}

type Call = CallOptions & { method: string; path: string }

async function callWith(contract: Contract, token: string, call: Call): Promise<ApiAnswer> {
  const { method, path, headers = { authorization: `Bearer ${token}` }, more, json } = call
  const body = json === undefined ? call.body : JSON.stringify(json)
  const type: Headers = body === undefined ? {} : { 'content-type': 'application/json' }
  const answer = await contract.call(method, path, {
    headers: { ...type, ...headers, ...more },
    ...(body !== undefined && { body }),
  })
  for (const name of contract.called()) called.add(name)
  return answer
}

beforeAll(() => called.clear())

test('calls are found by the quick router, which one path beside a parameter would take from all of them', async () => {
  const { call, router } = await openApi()
  await call('GET', '/v2/session', { headers: {} })
  expect(router()).toBe('SmartRouter + RegExpRouter')
})

test('a visitor gets a token for a day', async () => {
  const { ctx, call } = await openApi()
  const { status, body } = await call('GET', '/v2/session', { headers: {} })
  expect(status).toBe(200)
  expect(body).toMatchObject({ expiresAt: ctx.now().getTime() / 1000 + 86_400 })
})

test.each([
  ['/v2/surat', 200],
  ['/v2/surat/1', 200],
  ['/v2/surat/114?qari=tidak-ada', 422],
  ['/v2/surat/0', 404],
  ['/v2/surat/115', 404],
  ['/v2/surat/abc', 404],
  ['/v2/juz', 200],
  ['/v2/juz/30', 200],
  ['/v2/juz/31', 404],
  ['/v2/qari', 200],
  ['/v2/tafsir/1?ayat=1', 200],
  ['/v2/terjemahan/en', 200],
  ['/v2/alquran/search?q=sabar', 200],
  ['/v2/alquran/search?q=2:255&juz=31', 422],
  ['/v2/campaigns', 200],
  ['/v2/campaigns?limit=0', 422],
  ['/v2/campaigns?sort=acak', 422],
  ['/v2/campaigns/sumur-desa', 200],
  ['/v2/campaigns/tidak-ada', 404],
  ['/v2/campaigns/sumur-desa/donors', 200],
  ['/v2/campaigns/sumur-desa/donors?after=apa', 422],
  ['/v2/campaigns/tidak-ada/donors', 404],
  ['/v2/campaigns/sumur-desa/updates', 200],
  ['/v2/campaigns/tidak-ada/updates', 404],
  ['/v2/campaigns/sumur-desa/prayers', 200],
  ['/v2/campaigns/sumur-desa/prayers?after=apa', 422],
  ['/v2/campaigns/tidak-ada/prayers', 404],
  ['/v2/prayers', 200],
  ['/v2/prayers?sort=acak', 422],
  ['/v2/categories', 200],
  ['/v2/news', 200],
  ['/v2/news?category=gosip', 422],
  ['/v2/news/kabar-sumur', 200],
  ['/v2/news/tidak-ada', 404],
  ['/v2/pages/about', 404],
  ['/v2/pages/lain', 404],
  ['/v2/pages/about?version=baru', 422],
  ['/v2/zakat/parameters', 200],
  ['/v2/zakat/parameters?wilayah=atlantis', 422],
  ['/v2/calendar', 200],
  ['/v2/calendar?bulan=2026-02', 200],
  ['/v2/calendar?hijriah=1447-09', 200],
  ['/v2/calendar?bulan=2026-13', 422],
  ['/v2/calendar?hijriah=1599-01', 422],
  ['/v2/calendar/2026-02-19', 200],
  ['/v2/calendar/2026-02-30', 404],
  ['/v2/calendar/1900-01-01', 422],
  ['/v2/prayer-times', 200],
  ['/v2/prayer-times?kota=jakarta&tanggal=2026-02-19', 200],
  ['/v2/prayer-times?kota=makassar&bulan=2026-02', 200],
  ['/v2/prayer-times?kota=atlantis', 422],
  ['/v2/prayer-times?lintang=-8.357&bujur=114.617&tanggal=2026-02-19', 200],
  ['/v2/prayer-times?lintang=-8.357&bujur=114.617&bulan=2026-02', 200],
  ['/v2/prayer-times?lintang=-8.357', 422],
  ['/v2/prayer-times?lintang=21.42&bujur=39.83', 422],
  ['/v2/prayer-times?tanggal=kemarin', 422],
  ['/v2/prayer-times/kota', 200],
  ['/v2/prayer-times/kecamatan?kota=sumedang', 200],
])('GET %s answers %i as documented', async (path, status) => {
  const { ctx, call } = await openApi()
  await makeCampaign(ctx, { slug: 'sumur-desa' })
  if (path.includes('kabar-sumur')) await makeArticle(ctx, { slug: 'kabar-sumur' })
  expect((await call('GET', path)).status).toBe(status)
})

test.each([
  ['GET', '/v2/auth-surat/1'],
  ['GET', '/v2/auth-juz/1'],
  ['GET', '/v2/alquran/save-verse'],
  ['POST', '/v2/alquran/save-verse'],
  ['DELETE', '/v2/alquran/save-verse/1/1'],
  ['GET', '/v2/alquran/last-read'],
  ['PUT', '/v2/alquran/last-read'],
])('%s %s refuses whoever is not signed in', async (method, path) => {
  const { call } = await openApi()
  for (const authorization of [undefined, 'Bearer x', 'a-raw-session-value']) {
    const headers: Headers = authorization ? { authorization } : {}
    const answer = await call(method, path, { headers })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  }
})

test.each([
  ['no token', {}],
  ['a malformed token', { authorization: 'Bearer rusak' }],
  ['a token without its word', { authorization: 'rusak' }],
] as const)('a public call refuses %s', async (_case, headers) => {
  const { call } = await openApi()
  for (const path of ['/v2/surat', '/v2/campaigns', '/v2/juz/1']) {
    const { status, body } = await call('GET', path, { headers })
    expect(status).toBe(401)
    expect(body).toMatchObject({ code: 'session/public-required', status: 401 })
  }
})

test('a token is refused from the second in which it expires', async () => {
  const { ctx, call } = await openApi()
  ctx.clock.advance({ days: 1, seconds: -1 })
  expect((await call('GET', '/v2/surat')).status).toBe(200)
  ctx.clock.advance({ seconds: 1 })
  expect((await call('GET', '/v2/surat')).status).toBe(401)
})

const donation = {
  campaignSlug: 'sumur-desa',
  amount: 50_000,
  donorName: 'Siti Aminah',
  donorPhone: '081234567890',
  consent: true,
}

async function giveOnce({ ctx, call }: Caller): Promise<string> {
  await makeCampaign(ctx, { slug: 'sumur-desa' })
  const key = { 'idempotency-key': 'percobaan-1' }
  const answer = await call('POST', '/v2/donations', { json: donation, more: key })
  expect(answer.status).toBe(201)
  return (answer.body as { data: { donationId: string } }).data.donationId
}

test('a gift answers as documented from the form to the code that pays it', async () => {
  const api = await openApi()
  const id = await giveOnce(api)
  const key = { 'idempotency-key': 'percobaan-2' }
  const choice = { json: { method: 'qris' }, more: key }
  expect((await api.call('GET', `/v2/donations/${id}`)).status).toBe(200)
  expect((await api.call('GET', `/v2/donations/${id}/charges`)).status).toBe(200)
  expect((await api.call('POST', `/v2/donations/${id}/charges`, choice)).status).toBe(201)
  expect((await api.call('GET', `/v2/donations/${id}/status`)).status).toBe(200)
  expect((await api.call('POST', `/v2/donations/${id}/check`)).status).toBe(200)
  expect((await api.call('POST', `/v2/donations/${id}/cancel`)).status).toBe(200)
  expect((await api.call('GET', `/v2/donations/${id}/events`, { headers: {} })).status).toBe(200)
})

test.each([
  ['an amount below the minimum', { ...donation, amount: 9_000 }, 422],
  ['an amount that is no number', { ...donation, amount: 'banyak' }, 422],
  ['no consent', { ...donation, consent: false }, 422],
  ['an unknown program', { ...donation, campaignSlug: 'tidak-ada' }, 404],
])('a gift with %s is refused as documented', async (_case, json, status) => {
  const { ctx, call } = await openApi()
  await makeCampaign(ctx, { slug: 'sumur-desa' })
  const more = { 'idempotency-key': 'percobaan-1' }
  expect((await call('POST', '/v2/donations', { json, more })).status).toBe(status)
})

test.each([
  ['PUT', 'aamiin', 200],
  ['DELETE', 'aamiin', 200],
  ['POST', 'reports', 201],
])(
  '%s /v2/prayers/{id}/%s answers as documented, 404 without a prayer',
  async (method, rest, ok) => {
    const { ctx, call } = await openApi()
    await makeCampaign(ctx, { slug: 'sumur-desa' })
    const id = await makePrayer(ctx)
    expect((await call(method, `/v2/prayers/${id}/${rest}`)).status).toBe(ok)
    for (const other of [ctx.newPublicId(), 'salah']) {
      expect((await call(method, `/v2/prayers/${other}/${rest}`)).status).toBe(404)
    }
    await ctx.db.updateTable('prayer').set({ status: 'hidden', hidden_for: 'word' }).execute()
    expect((await call(method, `/v2/prayers/${id}/${rest}`)).status).toBe(410)
  },
)

test('zakat is reckoned, or refused, as documented', async () => {
  const { call } = await openApi()
  const fitrah = { jiwa: 4, bentuk: 'uang', tarifPerJiwa: 50_000 }
  const ask = (input: object) =>
    call('POST', '/v2/zakat/calculate', { json: { jenis: 'zakatfitrah', input } })
  expect((await ask(fitrah)).status).toBe(200)
  expect((await ask({ ...fitrah, jiwa: 0 })).status).toBe(422)
})

test('malformed JSON is 400 and a missing Idempotency-Key 422', async () => {
  const { call } = await openApi()
  const more = { 'idempotency-key': 'percobaan-1' }
  expect((await call('POST', '/v2/donations', { body: '{"amount":', more })).status).toBe(400)
  expect((await call('POST', '/v2/donations', { json: donation })).status).toBe(422)
})

test('text that no database holds is cleaned away, or refused with its field', async () => {
  const { ctx, call } = await openApi()
  const more = { 'idempotency-key': 'percobaan-1' }
  for (const [donorName, status] of [
    // The name passes; the campaign is not there.
    ['Siti\0', 404],
    ['Siti \ud800', 422],
  ] as const) {
    const answer = await call('POST', '/v2/donations', { json: { ...donation, donorName }, more })
    expect([donorName, answer.status]).toEqual([donorName, status])
  }
  const json = { contact: 'siti\0@contoh.id' }
  expect((await call('POST', '/v2/auth/password/forgot', { json })).status).toBeLessThan(300)
  expect(ctx.logged.filter(({ level }) => level === 'error')).toEqual([])
})

test.each([
  ['GET', ''],
  ['GET', '/charges'],
  ['GET', '/status'],
  ['POST', '/check'],
  ['POST', '/cancel'],
  ['GET', '/events'],
])('%s /v2/donations/{id}%s answers 404 for an id that nobody has', async (method, rest) => {
  const { ctx, call } = await openApi()
  for (const id of [ctx.newPublicId(), 'salah']) {
    expect((await call(method, `/v2/donations/${id}${rest}`)).status).toBe(404)
  }
})

test('every mounted call is in the document, and every documented call is mounted', async () => {
  const { mounted } = await openApi()
  const calls = mounted
    .filter((name) => !name.startsWith('ALL ') && !name.endsWith('/v2/openapi.json'))
    .map((name) => name.replaceAll(/:(\w+)(\{[^}]*\})?/g, '{$1}'))
  expect([...new Set(calls)].toSorted()).toEqual(documented.toSorted())
})

// Must stay last: it counts the calls of the tests above.
test('every documented call was made here', () => {
  // Tests in other folders cover these.
  const own = documented.filter(
    (name) =>
      !/^\w+ \/v2\/(auth|me|reminders|push|asrama|help|tickets|search|gift-searches|news\/stop)(\/|$)/.test(
        name,
      ),
  )
  expect(own.filter((name) => !called.has(name))).toEqual([])
})
