import { Hono } from 'hono'
import { hc } from 'hono/client'
import { validator } from 'hono/validator'
import { expect, test } from 'vitest'
import type { ApiEnv } from '#platform/http/http.server.ts'
import { callsOf } from './typed-calls.client.ts'

const BASE = 'https://amanah.example/v2'

const words = validator('query', (query) => query as { q?: string; jenis?: string[] })
const body = validator('json', (json: { nama: string; kota?: string | null }) => json)
const key = validator('header', (header) => header as { 'idempotency-key'?: string })
const file = validator('form', (form) => form as { kind: string; photo: File })

/** An API with every shape of call that a screen makes. */
const exampleApi = new Hono<ApiEnv>()
  .get('/search', words, (c) => c.json({}))
  .get('/surat/:id/:ayat', (c) => c.json({}))
  .get('/me', (c) => c.json({}))
  .patch('/me', body, (c) => c.json({}))
  .delete('/me', body, (c) => c.json({}))
  .post('/donations', key, body, (c) => c.json({}))
  .put('/me/photo', file, (c) => c.json({}))

type Client = ReturnType<typeof hc<typeof exampleApi>>

const { signal } = new AbortController()
const photo = new File(['picture'], 'foto.webp')

const calls: Record<string, (client: Client) => Promise<unknown>> = {
  'nothing sent': ({ me }) => me.$get(),
  'nothing sent, with options': ({ me }) => me.$get(undefined, { init: { signal } }),
  'values of the path': ({ surat }) =>
    surat[':id'][':ayat'].$get({ param: { id: '2', ayat: '255' } }),
  'words of a query': ({ search }) => search.$get({ query: { q: 'ayat kursi & sabar+' } }),
  'several words': ({ search }) => search.$get({ query: { jenis: ['a', 'b'] } }),
  'no word': ({ search }) => search.$get({ query: {} }),
  'a word left open': ({ search }) => search.$get({ query: { q: undefined } }),
  'a body': ({ me }) =>
    me.$patch({ json: { nama: 'Siti', kota: null } }, { init: { keepalive: true } }),
  'a body with a removal': ({ me }) => me.$delete({ json: { nama: 'Siti' } }),
  'a header': ({ donations }) =>
    donations.$post({ header: { 'idempotency-key': 'k1' }, json: { nama: 'Siti' } }),
  'a header left open': ({ donations }) =>
    donations.$post({ header: { 'idempotency-key': undefined }, json: { nama: 'Siti' } }),
  'a file': ({ me }) => me.photo.$put({ form: { kind: 'foto', photo } }),
}

test.each(Object.entries(calls))('asks as the client of Hono does: %s', async (_name, call) => {
  const ours = await asked(call, (send) => callsOf<typeof exampleApi>(BASE, send))
  const theirs = await asked(call, (send) => clientOfHono(send))
  expect(ours).toEqual(theirs)
})

function clientOfHono(send: Send): Client {
  const fetch = (input: RequestInfo | URL, init: RequestInit = {}) =>
    send(input instanceof Request ? input.url : String(input), init)
  return hc<typeof exampleApi>(BASE, { fetch })
}

test('a value of the path stays within its part', async () => {
  const asks = await asked(
    ({ surat }) => surat[':id'][':ayat'].$get({ param: { id: '../me', ayat: '1?q=2' } }),
    (send) => callsOf<typeof exampleApi>(BASE, send),
  )
  expect(asks.address).toBe(`${BASE}/surat/..%2Fme/1%3Fq%3D2`)
})

type Send = (address: string, init: RequestInit) => Promise<Response>

async function asked(call: (client: Client) => Promise<unknown>, clientOf: (send: Send) => Client) {
  const found: { address: string; init: RequestInit }[] = []
  const client = clientOf((address, init) => {
    found.push({ address, init })
    return Promise.resolve(new Response())
  })
  await call(client)
  const [{ address, init } = { address: '', init: {} }] = found
  const sent = init.body instanceof FormData ? [...init.body.entries()] : init.body
  const headers = [...new Headers(init.headers)]
  return { ...init, address, body: sent, headers, times: found.length }
}
