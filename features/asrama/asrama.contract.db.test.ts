import { beforeAll, expect, test } from 'vitest'
import { openPublicSessions } from '#platform/http/public-session.server.ts'
import { createApi } from '#server/api/api.ts'
import { aNeed, anAsrama, SECRET_ADDRESS } from '#tests/asrama.ts'
import { testContext } from '#tests/context.ts'
import { openContract } from '#tests/api/openapi.ts'

const OWN = /^\w+ \/v2\/asrama/
const called = new Set<string>()
let documented: string[] = []

beforeAll(() => called.clear())

async function openCalls() {
  const ctx = await testContext()
  const sessions = openPublicSessions('a secret of the tests')
  const contract = await openContract(createApi(ctx, sessions))
  documented = contract.documented().filter((name) => OWN.test(name))
  const { token } = sessions.mint('visitor', ctx.now().getTime())
  const call = async (method: string, path: string, json?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const body = json && { body: JSON.stringify(json) }
    const answer = await contract.call(method, `/v2/asrama${path}`, { headers, ...body })
    for (const name of contract.called()) called.add(name)
    return answer
  }
  return { ctx, call, contract }
}

const visit = {
  name: '  Ahmad   Subagja ',
  phone: '0812 3456 7889',
  email: 'Ahmad@Contoh.id',
  date: '2026-06-20',
  people: 8,
  agreesToRules: true,
}

const cardKeys =
  'slug name summary province city district location capacity residents freePlaces nonResidents cover picture needs'
const moreKeys = 'story countedOn head phone hours zone takesVisits mostVisitors campaign programs'

/** Everything that is public about a dormitory. A further key is a decision about children, not an oversight. */
test('the wire has these keys and no others: no child, no house, no person but the head', async () => {
  const { ctx, call } = await openCalls()
  await aNeed(ctx, await anAsrama(ctx))
  const list = await call('GET', '')
  const one = await call('GET', '/tepian-musi')
  const keysOf = (value: unknown) => Object.keys(value as object).toSorted()
  const [card] = (list.body as { data: object[] }).data
  const { data } = one.body as { data: { needs: object[]; location: object; hours: object[] } }
  expect(keysOf(card)).toEqual(cardKeys.split(' ').toSorted())
  expect(keysOf(data)).toEqual(`${cardKeys} ${moreKeys}`.split(' ').toSorted())
  expect(keysOf(data.needs[0])).toEqual(['arrived', 'name', 'unit', 'wanted'])
  expect(data.location).toEqual({ latitude: -3.01, longitude: 104.76 })
  expect(data.hours).toHaveLength(7)
  for (const { body } of [list, one]) {
    expect(JSON.stringify(body)).not.toContain(SECRET_ADDRESS)
    expect(JSON.stringify(body)).not.toContain('tepian-musi@contoh.id')
  }
})

test('the list is filtered, and a filter that is none is refused', async () => {
  const { ctx, call } = await openCalls()
  await anAsrama(ctx)
  await anAsrama(ctx, { slug: 'penuh', province: 'aceh', residents: 90 })
  const slugs = async (query: string) =>
    ((await call('GET', query)).body as { data: { slug: string }[] }).data.map(({ slug }) => slug)
  expect(await slugs('')).toEqual(['penuh', 'tepian-musi'])
  expect(await slugs('?province=aceh')).toEqual(['penuh'])
  expect(await slugs('?free=true')).toEqual(['tepian-musi'])
  expect(await slugs('?province=bali')).toEqual([])
  for (const query of ['?province=atlantis', '?province=constructor', '?free=1']) {
    expect((await call('GET', query)).status, query).toBe(422)
  }
  expect((await call('GET', '/tidak-ada')).status).toBe(404)
  expect((await call('GET', '/TIDAK%20ADA')).status).toBe(404)
})

test('a visit is asked for once per id, and mistakes are named field by field', async () => {
  const { ctx, call } = await openCalls()
  await anAsrama(ctx)
  await anAsrama(ctx, { slug: 'telepon', takes_visits: false })
  const id = '0123456789ABCDEFGHJKMNPQRS'
  const asked = await call('POST', '/tepian-musi/visits', { ...visit, id })
  expect(asked.status).toBe(201)
  expect(asked.headers.get('cache-control')).toBe('no-store')
  expect(asked.body).toEqual({
    data: {
      id,
      state: 'requested',
      date: '2026-06-20',
      people: 8,
      url: `/kunjungan/tepian-musi/${id}`,
    },
  })
  expect((await call('POST', '/tepian-musi/visits', { ...visit, id })).body).toEqual(asked.body)
  const other = { ...visit, id, people: 9 }
  expect((await call('POST', '/tepian-musi/visits', other)).status).toBe(409)
  expect((await call('POST', '/telepon/visits', visit)).status).toBe(409)
  expect((await call('POST', '/tidak-ada/visits', visit)).status).toBe(404)
  for (const [wrong, field] of [
    [{ name: ' ' }, 'name'],
    [{ phone: '12345' }, 'phone'],
    [{ phone: undefined }, 'phone'],
    [{ email: 'bukan alamat' }, 'email'],
    [{ date: '2026-02-30' }, 'date'],
    [{ date: '2026-06-21' }, 'date'],
    [{ people: 0 }, 'people'],
    [{ people: 2.5 }, 'people'],
    [{ message: 'a'.repeat(501) }, 'message'],
    [{ agreesToRules: false }, 'agreesToRules'],
  ] as const) {
    const refused = await call('POST', '/tepian-musi/visits', { ...visit, ...wrong })
    expect(refused.body, field).toMatchObject({ status: 422, errors: [{ field }] })
  }
})

test('one address asks ten times an hour', async () => {
  const { ctx, call } = await openCalls()
  await anAsrama(ctx)
  for (let time = 0; time < 10; time++) {
    expect((await call('POST', '/tepian-musi/visits', { ...visit, people: 21 })).status).toBe(422)
  }
  const refused = await call('POST', '/tepian-musi/visits', visit)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('nothing is said without a token', async () => {
  const { contract } = await openCalls()
  for (const [method, path] of [
    ['GET', '/v2/asrama'],
    ['GET', '/v2/asrama/tepian-musi'],
    ['POST', '/v2/asrama/tepian-musi/visits'],
  ] as const) {
    expect((await contract.call(method, path)).status).toBe(401)
  }
})

// Must stay last: it counts the calls of the tests above.
test('every documented call of asrama was made here', () => {
  expect(documented).toHaveLength(3)
  expect(documented.filter((name) => !called.has(name))).toEqual([])
})
