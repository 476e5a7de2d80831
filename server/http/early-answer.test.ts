import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Ctx } from '#platform/context.ts'
import { formBody } from '#platform/form/form-body.server.ts'
import { answerError } from '#platform/http/http.server.ts'
import { jsonBody, limitedBody } from './body-guards.ts'
import { type Listening, listen } from './listen.ts'
import { createWebhooks } from '../api/webhooks.server.ts'

let listening: Listening
/** Every request that reached a handler. */
let seen: string[]
const open = new Set<Socket>()

beforeEach(async () => {
  seen = []
  const app = new Hono()
  app.use('*', async (c, next) => {
    seen.push(`${c.req.method} ${c.req.path}`)
    await next()
  })
  app.post('/v2/refused', (c) => c.text('no session', 401))
  app.post('/v2/later', async (c) => {
    await wait(20)
    return c.text('too many', 429)
  })
  // A body that is too large never reaches the context.
  app.route('/', createWebhooks({} as Ctx))
  app.use('/v2/*', limitedBody, jsonBody)
  app.use('*', limitedBody)
  app.post('/v2/tickets', formBody, (c) => c.text('read'))
  app.onError((error, c) => answerError(error, c as never))
  app.post('/v2/read', async (c) => c.text(`read ${(await c.req.text()).length}`))
  app.post('/pusat-bantuan/pengaduan', async (c) => {
    return c.text(`read ${(await c.req.text()).length}`)
  })
  app.get('/here', (c) => c.text('here'))
  listening = await listen((request) => app.fetch(request), {
    port: 0,
    host: '127.0.0.1',
    ready: [],
  })
})

afterEach(async () => {
  for (const socket of open) socket.destroy()
  open.clear()
  await listening.close()
})

type Wire = { socket: Socket; text(): string; isReset(): boolean; ended: Promise<unknown> }

async function dial(): Promise<Wire> {
  const socket = connect({ port: listening.port, host: '127.0.0.1', allowHalfOpen: true })
  open.add(socket)
  let text = ''
  let isReset = false
  socket.setEncoding('latin1').on('data', (part: string) => {
    text += part
  })
  socket.on('error', () => {
    isReset = true
  })
  const ended = once(socket, 'end').catch(() => {})
  await once(socket, 'connect')
  return { socket, text: () => text, isReset: () => isReset, ended }
}

const MB = 1024 * 1024
const head = (path: string, lines: string[]) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\n${lines.join('\r\n')}\r\n\r\n`

/** Writes like a client that reads nothing before its whole body is sent. */
async function writeAll(socket: Socket, bytes: number, chunked = false): Promise<void> {
  const part = 'x'.repeat(16 * 1024)
  for (let sent = 0; sent < bytes && !socket.destroyed; sent += part.length) {
    const text = chunked ? `4000\r\n${part}\r\n` : part.slice(0, bytes - sent)
    if (!socket.write(text)) await Promise.race([once(socket, 'drain'), once(socket, 'close')])
  }
  if (chunked) socket.write('0\r\n\r\n')
}

const json = 'Content-Type: application/json'
const file = 'Content-Type: multipart/form-data; boundary=x'

test.each([
  ['a JSON call', '/v2/read', json, MB, 413],
  ['an upload', '/v2/tickets', file, 34 * MB, 413],
  ['a page form with a file', '/pusat-bantuan/pengaduan', file, 34 * MB, 303],
  ['another page form', '/forgot-password', 'Content-Type: text/plain', MB, 413],
  ['a webhook', '/webhooks/xendit', json, MB, 413],
  ['a call without a session', '/v2/refused', json, 8 * MB, 401],
  ['a call that is refused later', '/v2/later', json, 8 * MB, 429],
])('%s that is refused early is answered whole, and the next request works', async (...row) => {
  const [, path, type, bytes, status] = row
  for (const chunked of [false, true]) {
    const { socket, text, isReset, ended } = await dial()
    const size = chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes}`
    socket.write(head(path, [type, size]))
    // The answer comes before the body, as with every slow client.
    await wait(60)
    await writeAll(socket, bytes, chunked)
    await ended
    expect(text()).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(text()).toMatch(/^connection: close\r$/im)
    expect(isReset()).toBe(false)
    expect(text().match(/HTTP\/1\.1 /g)).toHaveLength(1)
    const next = await fetch(`http://127.0.0.1:${listening.port}/here`)
    expect(await next.text()).toBe('here')
  }
})

test('a form of too many parts is refused while it comes, its answer is whole, and the server goes on', async () => {
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n'
  const body = part.repeat(60_000)
  const { socket, text, isReset, ended } = await dial()
  socket.write(head('/v2/tickets', [file, `Content-Length: ${body.length}`]))
  for (let at = 0; at < body.length && !socket.destroyed; at += 65_536) {
    const written = socket.write(body.slice(at, at + 65_536))
    if (!written) await Promise.race([once(socket, 'drain'), once(socket, 'close')])
  }
  await ended
  expect(text()).toMatch(/^HTTP\/1\.1 413 /)
  expect(text()).toContain('form/too-many-fields')
  expect(isReset()).toBe(false)
  const next = await fetch(`http://127.0.0.1:${listening.port}/here`)
  expect(await next.text()).toBe('here')
})

test.each([
  ['a body of a wrong type', '/v2/read', 'Content-Type: text/plain', 415],
  ['an address that is not there', '/nowhere', json, 404],
])('%s with a body that still comes ends the connection too', async (_name, path, type, status) => {
  const { socket, text, isReset, ended } = await dial()
  socket.write(head(path, [type, 'Content-Length: 60000']))
  await wait(60)
  await writeAll(socket, 60_000)
  await ended
  expect(text()).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(text()).toMatch(/^connection: close\r$/im)
  expect(isReset()).toBe(false)
})

test('what follows a refused body on its connection is not acted on', async () => {
  const { socket, text, ended } = await dial()
  socket.write(head('/v2/read', [json, `Content-Length: ${MB}`]))
  await wait(60)
  await writeAll(socket, MB)
  socket.write(`${head('/v2/read', [json, 'Content-Length: 2'])}{}`)
  await ended
  await wait(100)
  expect(text().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413'])
  expect(seen).toEqual(['POST /v2/read'])
})

test('a refusal of a body that was there keeps the connection, and the next request is answered on it', async () => {
  const { socket, text } = await dial()
  for (const size of [10, 60_000, 10]) {
    socket.write(
      `${head('/v2/later', [json, `Content-Length: ${size}`])}${'x'.repeat(size)}`,
      'latin1',
    )
    await wait(100)
  }
  socket.write('GET /here HTTP/1.1\r\nHost: x\r\n\r\n')
  await expect.poll(text).toContain('here')
  expect(text().match(/HTTP\/1\.1 \d+/g)).toEqual([
    'HTTP/1.1 429',
    'HTTP/1.1 429',
    'HTTP/1.1 429',
    'HTTP/1.1 200',
  ])
})

test('a body within its limit is read whole on a connection that stays', async () => {
  const { socket, text } = await dial()
  for (let time = 0; time < 3; time++) {
    socket.write(head('/v2/read', [json, 'Content-Length: 50000']))
    await writeAll(socket, 50_000)
    await expect.poll(() => text().match(/read 50000/g)?.length).toBe(time + 1)
  }
  expect(text()).not.toMatch(/connection: close/i)
})

test('whoever never ends a refused body is let go, and holds nothing', {
  tags: 'night',
}, async () => {
  const { socket, text, ended } = await dial()
  socket.write(head('/v2/read', [json, `Content-Length: ${MB}`]))
  // The half-close comes at once, the end after five seconds of silence.
  await ended
  expect(text()).toMatch(/^HTTP\/1\.1 413 /)
  const connections = () =>
    new Promise((resolve) => listening.server.getConnections((_none, count) => resolve(count)))
  expect(await connections()).toBe(1)
  await expect.poll(connections).toBe(0)
})
