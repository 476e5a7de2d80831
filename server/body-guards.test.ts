import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { jsonBody, smallBody } from './body-guards.ts'

const app = new Hono()
app.use('*', smallBody, jsonBody)
app.all('*', async (c) => c.text(`read ${(await c.req.text()).length}`))

function send(body: BodyInit | null, type?: string): Promise<Response> {
  const headers: Record<string, string> = type ? { 'content-type': type } : {}
  return Promise.resolve(
    app.request('/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit),
  )
}

/** A body that does not say how long it is. */
function streamOf(bytes: number): ReadableStream {
  return new Blob(['a'.repeat(bytes)]).stream()
}

test('a body within the limit is read whole', async () => {
  expect(await (await send('x'.repeat(1_000), 'application/json')).text()).toBe('read 1000')
})

test.each([
  ['says its length', 'x'.repeat(64 * 1024 + 1)],
  ['does not say its length', streamOf(200_000)],
])('a body that is too large and %s is refused with 413', async (_how, body) => {
  const response = await send(body, 'application/json')

  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({ code: 'too-large' })
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'a body of type %s is refused with 415: a form of another site could send it',
  async (type) => {
    expect((await send('{}', type)).status).toBe(415)
  },
)

test('no body needs no type', async () => {
  expect((await send(null)).status).toBe(200)
})

test('a DELETE that says nothing of a body has none, though the server hands on an empty stream', async () => {
  const init = { method: 'DELETE', body: streamOf(0), duplex: 'half' }
  expect((await app.request('/', init as RequestInit)).status).toBe(200)
  const lied = { ...init, body: '{}', headers: { 'content-length': '2' } }
  expect((await app.request('/', lied as RequestInit)).status).toBe(415)
})
