import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { openPublicSessions } from '#platform/http/public-session.server.ts'
import { createApi } from '#server/api/api.ts'
import type { TestCtx } from '#tests/context.ts'
import { aCharge, aDonation, payingContext } from '#tests/money/payments.ts'
import { closeStreams, STREAM_LIMITS, takeSeat } from './status-streams.server.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** The API behind a real socket, with a way to open streams from any network. */
async function serve(ctx: TestCtx) {
  const sessions = openPublicSessions('a secret of the tests, long enough')
  const answer = getRequestListener(createApi(ctx, sessions).fetch)
  const server = http.createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const agent = new http.Agent({ keepAlive: true })
  closing.push(() => {
    closeStreams(ctx)
    server.closeAllConnections()
    server.close()
    agent.destroy()
  })
  const { token } = sessions.mint('visitor', ctx.now().getTime())
  return {
    open: (id: string, from = '203.0.113.7') => openStream(port, { id, from }),
    /** The status of an answer without a body. */
    head: (id: string) => statusOfHead(port, id),
    /** The status of one read over a kept connection. */
    read: (id: string) => read(port, { agent, path: `/v2/donations/${id}/status`, token }),
  }
}

type Stream = { status: number; text: () => string; ended: Promise<unknown>; leave(): void }

function openStream(port: number, { id, from }: { id: string; from: string }): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': from }
    const path = `/v2/donations/${id}/events`
    const request = http.get({ host: '127.0.0.1', port, path, headers, agent: false })
    request.on('error', reject)
    request.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      const ended = new Promise((end) => response.once('close', end))
      const stream = { status: response.statusCode ?? 0, text: () => text, ended }
      const leave = () => void request.destroy()
      response.on('error', () => {})
      resolve({ ...stream, leave })
    })
  })
}

function statusOfHead(port: number, id: string): Promise<number> {
  const path = `/v2/donations/${id}/events`
  return new Promise((resolve, reject) => {
    http
      .request({ method: 'HEAD', host: '127.0.0.1', port, path, agent: false }, (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      })
      .once('error', reject)
      .end()
  })
}

type Read = { agent: http.Agent; path: string; token: string }

function read(port: number, { agent, path, token }: Read): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  return new Promise((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
        response.resume()
        response.once('end', () => resolve(response.statusCode ?? 0))
      })
      .once('error', reject)
  })
}

/** Counts the statements that read many donations at once. */
function counting(ctx: TestCtx): { looks(): number } {
  let looks = 0
  const db = ctx.db.withPlugin({
    transformQuery: ({ node }) => {
      if (JSON.stringify(node).includes('"distinctOn"')) looks += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  ctx.db = db
  return { looks: () => looks }
}

const proxied = { env: { TRUSTED_PROXIES: '1' } }

async function until(isSo: () => boolean): Promise<void> {
  const deadline = performance.now() + 20_000
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error('what was waited for did not come')
    await wait(20)
  }
}

test('pages that watch one donation share its looks, and hear of a change of another process', {
  tags: 'night',
}, async () => {
  const ctx = await payingContext(proxied)
  const { looks } = counting(ctx)
  const { open } = await serve(ctx)
  const { donationId } = await aCharge(ctx)
  const streams = await Promise.all(Array.from({ length: 6 }, () => open(donationId)))
  expect(streams.map(({ status }) => status)).toEqual(Array(6).fill(200))
  await until(() => streams.every((stream) => stream.text().includes('"chargeStatus":"pending"')))
  expect(looks()).toBe(0)
  await until(() => looks() === 1)

  // Another process writes, and this process gets no event of it.
  await sql`update donation set status = 'expired'`.execute(ctx.db)
  await until(() => streams.every((stream) => stream.text().includes('"status":"expired"')))
  // One read every three seconds or slower, however many pages watch.
  expect(looks()).toBeLessThan(streams.length)
})

test('the streams of many donations are looked at in one statement', {
  tags: 'night',
}, async () => {
  const ctx = await payingContext(proxied)
  const { looks } = counting(ctx)
  const { open } = await serve(ctx)
  const ids = [await aDonation(ctx)]
  while (ids.length < 40) ids.push(await aDonation(ctx))
  const streams = await Promise.all(ids.map((id) => open(id)))
  await until(() => looks() > 0)
  await sql`update donation set status = 'expired'`.execute(ctx.db)
  await until(() => streams.every((stream) => stream.text().includes('"status":"expired"')))
  // Looked at singly, the first round alone would be one statement for each donation.
  expect(looks()).toBeLessThan(ids.length)
})

test('beyond what one donation or one network may have, a page is told to ask instead', async () => {
  const ctx = await payingContext(proxied)
  const { open } = await serve(ctx)
  const id = await aDonation(ctx)
  const full = await Promise.all(
    Array.from({ length: STREAM_LIMITS.perDonation + 1 }, (_, n) => open(id, `198.51.${n}.1`)),
  )
  expect(full.filter(({ status }) => status === 200)).toHaveLength(STREAM_LIMITS.perDonation)
  const refused = full.find(({ status }) => status !== 200)
  expect(refused?.status).toBe(429)
  // A page that leaves makes room for the next.
  full.find(({ status }) => status === 200)?.leave()
  await expect.poll(async () => (await open(id, '198.51.99.1')).status).toBe(200)
})

test('one network has so many places, and another has its own', async () => {
  const ctx = await payingContext()
  const ids = [await aDonation(ctx)]
  while (ids.length * STREAM_LIMITS.perDonation < STREAM_LIMITS.perNetwork) {
    ids.push(await aDonation(ctx))
  }
  const seats = []
  for (let taken = 0; taken < STREAM_LIMITS.perNetwork; taken++) {
    const publicId = ids[taken % ids.length] as string
    seats.push(await takeSeat(ctx, { publicId, network: '203.0.113.0/24' }))
  }
  const last = await aDonation(ctx)
  await expect(takeSeat(ctx, { publicId: last, network: '203.0.113.0/24' })).rejects.toMatchObject({
    status: 429,
  })
  seats.push(await takeSeat(ctx, { publicId: last, network: '198.51.100.0/24' }))
  // One that leaves, also twice, makes room for one.
  const [first] = seats
  first?.leave()
  first?.leave()
  seats.push(await takeSeat(ctx, { publicId: last, network: '203.0.113.0/24' }))
  await expect(takeSeat(ctx, { publicId: last, network: '203.0.113.0/24' })).rejects.toMatchObject({
    status: 429,
  })
  for (const seat of seats) seat.leave()
  const again = await takeSeat(ctx, { publicId: last, network: '203.0.113.0/24' })
  again.leave()
})

test('a HEAD request takes no place, since it has no stream that could end', async () => {
  const ctx = await payingContext(proxied)
  const { open, head } = await serve(ctx)
  const id = await aDonation(ctx)
  for (let asked = 0; asked <= STREAM_LIMITS.perDonation; asked++) expect(await head(id)).toBe(200)
  expect((await open(id)).status).toBe(200)
  expect(await head('0'.repeat(26))).toBe(404)
})

test('a shutdown ends the streams and admits no further one', async () => {
  const ctx = await payingContext(proxied)
  const { open } = await serve(ctx)
  const id = await aDonation(ctx)
  const streams = await Promise.all([open(id), open(id)])
  closeStreams(ctx)
  await Promise.all(streams.map(({ ended }) => ended))
  const late = await open(id)
  expect(late.status).toBe(503)
})

test('while the database is away a stream stays, does not ask without end, and speaks again', {
  tags: 'night',
}, async () => {
  const ctx = await payingContext(proxied)
  const { open } = await serve(ctx)
  const id = await aDonation(ctx)
  let isAway = false
  let asked = 0
  ctx.db = ctx.db.withPlugin({
    transformQuery: ({ node }) => {
      if (isAway) asked += 1
      if (isAway) throw new Error('the connection is gone')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const stream = await open(id)
  await until(() => stream.text().includes('awaiting_payment'))
  isAway = true
  await until(() => asked > 0)
  await wait(3_000)
  expect(asked).toBe(1)
  expect(ctx.logged.filter(({ event }) => event === 'payment.streams-blind')).toHaveLength(1)
  isAway = false
  await ctx.db.updateTable('donation').set({ status: 'expired' }).execute()
  await until(() => stream.text().includes('"status":"expired"'))
})

test('a thousand streams cost a few statements, and reads are answered beside them', {
  tags: 'night',
}, async () => {
  const ctx = await payingContext(proxied)
  const { looks } = counting(ctx)
  const { open, read } = await serve(ctx)
  const first = await aDonation(ctx)
  const ids = [first, ...(await manyLikeIt(ctx, 999))]
  const streams: Stream[] = []
  for (let from = 0; from < 1_000; from += 50) {
    const some = ids.slice(from, from + 50)
    streams.push(...(await Promise.all(some.map((id, n) => open(id, `10.${from / 50}.${n}.1`)))))
  }
  expect(streams.filter(({ status }) => status === 200)).toHaveLength(1_000)
  const looksBefore = looks()
  const began = performance.now()
  await expect.poll(looks).toBeGreaterThan(looksBefore)
  const [beside] = await Promise.all([read(first), wait(ROUND_MS)])
  const seconds = (performance.now() - began) / 1000
  // A thousand donations are five statements, at most every three seconds; one statement each would be over 300 a
  // second. A busy machine opens them over more seconds, so that they are due in more groups.
  expect(beside).toBe(200)
  expect(looks() - looksBefore).toBeLessThanOrEqual(5 * (seconds / 3 + 2) * 4)
})

/** The public ids of so many rows like the one donation that is there. */
async function manyLikeIt(ctx: TestCtx, count: number): Promise<string[]> {
  const row = await ctx.db.selectFrom('donation').selectAll().executeTakeFirstOrThrow()
  const rows = Array.from({ length: count }, () => {
    const own = { id: ctx.newId(), public_id: ctx.newPublicId() }
    return { ...row, ...own, zakat: null, on_behalf_of: null }
  })
  const key = await ctx.db.selectFrom('donation_key').selectAll().executeTakeFirstOrThrow()
  for (let from = 0; from < count; from += 100) {
    const some = rows.slice(from, from + 100)
    const keys = some.map(({ id, public_id }) => {
      return { ...key, key: `form:${public_id}`, donation_id: id, public_id }
    })
    await ctx.db.insertInto('donation_key').values(keys).execute()
    await ctx.db.insertInto('donation').values(some).execute()
  }
  return rows.map(({ public_id: id }) => id)
}

/** In it all donations are read once. */
const ROUND_MS = 3_000
