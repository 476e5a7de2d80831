import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { networkHash } from '#features/staff/sign-in/staff-session.server.ts'
import { openApp } from '#tests/server/app.ts'
import { aJoined, staffPassword, totpCode } from '#tests/desk/coming-in.ts'
import { testContext } from '#tests/context.ts'
import { startTlsFront } from '#tests/fakes/tls-front.ts'
import { liveSettings } from '#tests/journeys/live.ts'
import { listen } from '../http/listen.ts'
import { ensureWebBuild } from '../bundle/web-build.ts'

// The desk of a live installation as the world reaches it: real sockets, a proxy that ends TLS, a host of its own.

beforeAll(async () => {
  await ensureWebBuild()
})

const DESK = 'meja.amanah.test'
const PUBLIC = 'amanah.test'

type Asking = {
  host?: string
  cookie?: string | undefined
  origin?: string | undefined
  form?: Record<string, string>
  headers?: Record<string, string>
}
type Answer = { status: number; headers: IncomingMessage['headers']; body: string }

async function openLive() {
  const ctx = await testContext({
    now: '2026-03-12T07:05:00Z',
    env: { ...liveSettings, ORIGIN: `https://${PUBLIC}`, DESK_HOST: DESK },
  })
  const { app } = await openApp(ctx)
  const product = await listen(app.fetch, { port: 0, host: '127.0.0.1', ready: [] })
  const front = await startTlsFront()
  front.lead(`http://127.0.0.1:${product.port}`)
  onTestFinished(async () => {
    await front.stop()
    await product.close(0)
  })
  const { port } = new URL(front.origin)
  const ask = async (path: string, asking: Asking = {}): Promise<Answer> => {
    const { host = DESK, cookie, origin, form, headers } = asking
    const sent = form ? new URLSearchParams(form).toString() : undefined
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const asked = request({
      host: '127.0.0.1',
      port,
      path,
      method: sent === undefined ? 'GET' : 'POST',
      rejectUnauthorized: false,
      headers: {
        host,
        ...(cookie && { cookie }),
        ...(origin && { origin }),
        ...(sent !== undefined && {
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': Buffer.byteLength(sent),
        }),
        ...headers,
      },
    })
    asked.on('response', resolve).on('error', reject).end(sent)
    const answer = await promise
    return {
      status: answer.statusCode ?? 0,
      headers: answer.headers,
      body: await text(answer),
    }
  }
  return { ctx, ask }
}

const own = `https://${DESK}`
const category = { name: 'Air bersih', description: 'Sumur dan pipa.', position: '1' }

function cookieOf({ headers }: Answer): string {
  return headers['set-cookie']?.find((each) => each.includes('amanah_kelola=')) ?? ''
}

test('behind TLS a person comes in by password and code, and a form of the desk is carried out', async () => {
  const { ctx, ask } = await openLive()
  const { email, secret, id } = await aJoined(ctx)
  ctx.clock.advance({ minutes: 1 })
  const door = await ask('/kelola')
  expect([door.status, door.headers.location]).toEqual([303, '/kelola/masuk'])
  const headers = { 'x-forwarded-for': '198.51.100.7' }
  const half = await ask('/kelola/masuk?aksi=masuk', {
    origin: own,
    form: { email, password: staffPassword },
    headers,
  })
  expect([half.status, half.headers.location]).toEqual([303, '/kelola/faktor'])
  const entered = await ask('/kelola/faktor?aksi=kode', {
    origin: own,
    cookie: cookieOf(half).split(';')[0],
    form: { kode: totpCode(secret, ctx.now()) },
    headers,
  })
  expect([entered.status, entered.headers.location]).toEqual([303, '/kelola'])
  expect(cookieOf(entered)).toMatch(
    /^__Host-amanah_kelola=\w{52}; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
  )
  const [cookie = ''] = cookieOf(entered).split(';')
  const done = await ask('/kelola/kategori?aksi=simpan', { origin: own, cookie, form: category })
  expect([done.status, done.headers.location]).toEqual([303, '/kelola/kategori'])
  expect(await ctx.db.selectFrom('category').select('name').execute()).toEqual([
    { name: 'Air bersih' },
  ])
  // The caller is whom the proxy saw, not whom the caller names; and no name without the prefix opens anything.
  const { address_hash: network } = await ctx.db
    .selectFrom('staff_session')
    .select('address_hash')
    .where('staff_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(network.equals(networkHash(ctx, '127.0.0.1'))).toBe(true)
  expect(network.equals(networkHash(ctx, '198.51.100.7'))).toBe(false)
  const bare = cookie.replace('__Host-', '')
  expect((await ask('/kelola/kategori', { cookie: bare })).status).toBe(303)
  expect((await ask('/kelola/kategori', { cookie })).status).toBe(200)
})

test('behind TLS a form counts from the desk’s own address alone, whatever the request says of itself', async () => {
  const { ctx, ask } = await openLive()
  const { token } = await aJoined(ctx)
  const cookie = `__Host-amanah_kelola=${token}`
  const pressed = async (origin: string, headers: Record<string, string> = {}) => {
    const asking = { origin, cookie, form: category, headers }
    return (await ask('/kelola/kategori?aksi=simpan', asking)).status
  }
  for (const origin of [
    `http://${DESK}`,
    `https://${PUBLIC}`,
    `${own}:8443`,
    'null',
    `https://${DESK}.jahat.test`,
  ])
    expect([origin, await pressed(origin)]).toEqual([origin, 403])
  const forged = { 'x-forwarded-host': 'jahat.test', 'x-forwarded-proto': 'http' }
  expect(await pressed('https://jahat.test', forged)).toBe(403)
  // In live mode no host that a request names makes an origin ours.
  expect(await pressed('https://jahat.test', { host: 'jahat.test' })).toBe(404)
  expect(await ctx.db.selectFrom('category').select('id').execute()).toEqual([])
  expect(await pressed(own, forged)).toBe(303)
  expect(await ctx.db.selectFrom('category').select('id').execute()).toHaveLength(1)
})

test('behind TLS the desk answers at its own host alone, in the addresses of that host', async () => {
  const { ask } = await openLive()
  for (const host of [PUBLIC, '127.0.0.1', `${DESK}:8443`, `x.${DESK}`])
    expect([host, (await ask('/kelola/masuk', { host })).status]).toEqual([host, 404])
  const page = await ask('/kelola/masuk', { host: DESK.toUpperCase() })
  expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(page.body).not.toMatch(/http:\/\/(?!www\.w3\.org)/)
  expect(page.body).not.toContain('masuk-contoh')
  const root = await ask('/')
  expect([root.status, root.headers.location]).toEqual([302, `${own}/kelola`])
  const away = await ask('/zakat?dari=meja')
  expect([away.status, away.headers.location]).toEqual([302, `https://${PUBLIC}/zakat?dari=meja`])
  const sample = await ask('/kelola/masuk-contoh', { origin: own, form: { peran: 'admin' } })
  expect([sample.status >= 400, cookieOf(sample)]).toEqual([true, ''])
})

test('behind TLS a text that is too large is answered whole, in words', async () => {
  const { ctx, ask } = await openLive()
  const { token } = await aJoined(ctx)
  const cookie = `__Host-amanah_kelola=${token}`
  const form = { ...category, description: 'x'.repeat(600_000) }
  const answer = await ask('/kelola/kategori?aksi=simpan', { origin: own, cookie, form })
  expect(answer.status).toBe(413)
  expect(answer.body).toContain('Isian terlalu panjang')
  expect(answer.body.trimEnd()).toMatch(/<\/html>$/)
  expect((await ask('/kelola/kategori', { cookie })).status).toBe(200)
})
