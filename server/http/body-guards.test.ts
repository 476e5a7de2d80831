import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { UPLOAD_BYTES } from '#platform/files/upload.ts'
import { jsonBody, limitedBody } from './body-guards.ts'

const app = new Hono()
app.use('*', limitedBody, jsonBody)
app.all('*', async (c) => c.text(`read ${(await c.req.text()).length}`))

function send(body: BodyInit | null, type?: string, path = '/'): Promise<Response> {
  const headers: Record<string, string> = type ? { 'content-type': type } : {}
  return Promise.resolve(
    app.request(path, { method: 'POST', body, headers, duplex: 'half' } as RequestInit),
  )
}

/** A body without a declared length. */
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
  const response = await send(body, 'application/json', '/v2/donations')

  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({ code: 'too-large' })
})

const form = 'application/x-www-form-urlencoded'

test.each([
  ['a visitor’s form', '/forgot-password', 'x'.repeat(64 * 1024 + 1)],
  ['a form without a length', '/donasi-sekarang/sumur', streamOf(200_000)],
  ['an article at the desk', '/kelola/artikel/baru', 'x'.repeat(512 * 1024 + 1)],
])('%s that is too large is answered by a page in words', async (_what, path, body) => {
  const response = await send(body, form, path)
  const page = await response.text()
  expect([response.status, response.headers.get('cache-control')]).toEqual([413, 'no-store'])
  expect(response.headers.get('content-type')).toMatch(/^text\/html/)
  expect(page).toContain('<h1>Isian terlalu panjang</h1>')
  expect(page).toContain('belum ada yang tersimpan')
  expect(page).not.toMatch(/<script|style=|too-large|413/)
})

test.each(['/v2/me', '/forgot-password.data'])(
  'a program at %s is still told in JSON',
  async (path) => {
    const response = await send('x'.repeat(64 * 1024 + 1), 'application/json', path)
    expect([response.status, await response.json()]).toMatchObject([413, { code: 'too-large' }])
  },
)

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

const files = 'multipart/form-data; boundary=x'
const MB = 1024 * 1024

test.each([
  ['/v2/tickets', 200],
  ['/pusat-bantuan/pengaduan', 200],
  ['/pusat-bantuan/belum-terkonfirmasi.data', 200],
  ['/pusat-bantuan/tiket/0123456789ABCDEFGHJKMNPQRS', 200],
  ['/v2/ticketsx', 413],
  ['/pusat-bantuan/belum-terkonfirmasi/x', 413],
  ['/pusat-bantuan/tiket/x', 413],
])('%s answers a file of 5 MB with %i', async (path, status) => {
  expect((await send(streamOf(5 * MB), files, path)).status).toBe(status)
})

test('a body beyond any file is refused: a program is told so, a person is led back to the form', async () => {
  expect((await send(streamOf(UPLOAD_BYTES + 1), files, '/v2/tickets')).status).toBe(413)
  const back = await send(streamOf(UPLOAD_BYTES + 1), files, '/pusat-bantuan/pengaduan')
  expect(back.status).toBe(303)
  expect(back.headers.get('location')).toBe('/pusat-bantuan/pengaduan?berkas=besar')
})

test('a read is passed on without a look at its body, which would make a whole Request', async () => {
  const reads = ['GET', 'HEAD'].map((method) => new Request('http://amanah.test/', { method }))
  for (const read of reads) {
    Object.defineProperty(read, 'body', {
      get: () => {
        throw new Error('its body was looked at')
      },
    })
    const passing = new Hono().use('*', limitedBody, jsonBody).get('*', (c) => c.text('read'))
    passing.onError((cause) => {
      throw cause
    })
    expect((await passing.fetch(read)).status).toBe(200)
  }
})
