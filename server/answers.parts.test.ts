import { cpSync, rmSync } from 'node:fs'
import { request as send } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SHELL } from '#app/site/offline/caches.ts'
import { connect } from '#platform/db/connect.server.ts'
import { quickFolder } from '#tests/database/quick-folder.ts'
import { seededOn } from '#tests/server/seeded.ts'
import { startServer, type TestServer } from '#tests/server/server.ts'
import { ensureWebBuild } from './bundle/web-build.ts'

/** An id that is a capability. */
const id = 'K7M2Q9X4T8V3R6W1Y5Z0ABCDEF'
const session = id + id.split('').reverse().join('')
const stopToken = '0123456789abcdef'.repeat(4)

/** A demo whose rows with personal data cannot be read: every use of them fails. */
let broken: TestServer
let dataDir: string

beforeAll(async () => {
  await ensureWebBuild()
  dataDir = quickFolder()
  cpSync(await seededOn(undefined, process.env.SEEDED_DATA ?? ''), dataDir, { recursive: true })
  const { pool, close } = await connect({ dataDir: path.join(dataDir, 'database') })
  for (const table of ['session', 'password_reset', 'ticket']) {
    await pool.query(`alter table ${table} rename column token_hash to away`)
  }
  await pool.query('alter table donation rename column public_id to away')
  await close()
  broken = await startServer({ dataDir })
})

afterAll(async () => {
  await broken?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

type Ask = { method?: string; path: string; headers?: Record<string, string>; body?: string }
type Answer = { status: number; headers: Record<string, unknown>; text: string }

/** Sends a request as HTTP allows it, which is more than a browser does. */
function ask(
  server: TestServer,
  { method = 'GET', path: url, headers, body }: Ask,
): Promise<Answer> {
  const { hostname, port } = new URL(server.origin)
  return new Promise((resolve, reject) => {
    const options = { hostname, port, method, path: url, headers: headers ?? {} }
    const sent = send(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const json = { 'content-type': 'application/json' }
const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
const large = 'x='.padEnd(70_000, 'x')

/** One example of each kind of answer. */
const kinds: [string, number, Ask][] = [
  ['a kept page', 200, { path: '/' }],
  ['its data', 200, { path: '/_.data' }],
  ['its payload', 200, { path: '/_payload.json' }],
  ['a page that is drawn', 200, { path: '/forgot-password' }],
  ['a page that is not there', 404, { path: '/tidak-ada' }],
  ['a page that failed', 500, { path: `/payment/${id}` }],
  ['the shell', 200, { path: SHELL }],
  ['a picture', 200, { path: '/og/situs.jpg' }],
  ['a list for machines', 200, { path: '/sitemap.xml' }],
  ['a calendar', 200, { path: '/calendar.ics' }],
  ['a file of the build', 200, { path: '/favicon.svg' }],
  ['the worker', 200, { path: '/sw.js' }],
  ['a file that is not there', 404, { path: '/assets/tidak-ada.js' }],
  ['a text that is kept offline', 200, { path: '/quran/teks.json' }],
  ['the API', 200, { path: '/v2/session' }],
  ['the API without a session', 401, { path: '/v2/surat/1' }],
  ['the API that failed', 500, { path: '/v2/me', headers: { authorization: session } }],
  ['no such call', 404, { path: '/v2/tidak-ada' }],
  ['a call with another method', 404, { method: 'DELETE', path: '/v2/session' }],
  ['the document of the API', 200, { path: '/v2/openapi.json' }],
  [
    'a body that is no JSON',
    415,
    { method: 'POST', path: '/v2/auth/register', headers: form, body: 'a=1' },
  ],
  [
    'a body that is broken JSON',
    400,
    { method: 'POST', path: '/v2/auth/password/forgot', headers: json, body: '{' },
  ],
  ['a webhook of nobody', 404, { method: 'POST', path: '/webhooks/xendit', body: '{}' }],
  ['a webhook without a signature', 401, { method: 'POST', path: '/webhooks/sandbox', body: '{}' }],
  ['the sandbox', 404, { method: 'POST', path: '/sandbox/charges/x/tidak' }],
  [
    'too large a form',
    413,
    { method: 'POST', path: '/forgot-password', headers: form, body: large },
  ],
  ['too large a call', 413, { method: 'POST', path: '/v2/auth/login', headers: json, body: large }],
  [
    'a page that takes no form',
    405,
    { method: 'POST', path: '/about', headers: form, body: 'a=1' },
  ],
  ['an unknown method', 405, { method: 'PROPFIND', path: '/forgot-password' }],
  [
    'a body that is no form',
    400,
    { method: 'POST', path: '/forgot-password', headers: json, body: '{}' },
  ],
  [
    'a broken form',
    400,
    { method: 'POST', path: '/forgot-password', headers: multipart, body: '--x\r\nContent' },
  ],
  ['a host that is none', 400, { path: '/forgot-password', headers: { host: 'a b' } }],
]

test('no answer of any kind may be taken for something else', async () => {
  for (const [name, , given] of kinds) {
    const { headers } = await ask(broken, given)
    expect.soft(headers['x-content-type-options'], name).toBe('nosniff')
    expect.soft(headers['content-security-policy'], name).toContain("frame-ancestors 'none'")
  }
})

test('what is refused as expected has its status and no stack in the log', async () => {
  const began = broken.output().length
  for (const [name, status, given] of kinds) {
    if (status === 500) continue
    expect.soft((await ask(broken, given)).status, name).toBe(status)
  }
  const lines = broken.output().slice(began).split('\n')
  // The missing rows make jobs fail; none of these requests may fail.
  expect(lines.filter((line) => /page\.failed|request\.failed|webhook\.failed/.test(line))).toEqual(
    [],
  )
})

test('no line of the log opens anything', async () => {
  const escaped = `%${id.charCodeAt(0).toString(16)}${id.slice(1)}`
  const bodies = {
    method: 'POST',
    headers: form,
    body: 'password=hujan+senja+kopi+pahit&message=a',
  }
  const member = { authorization: session }
  const asked: Ask[] = [
    { path: `/payment/${id}` },
    { path: `/payment/${escaped}` },
    { path: `/payment/${id}.data` },
    { path: `/payment/${id}%E0%A4%A` },
    { path: `/checkout-va/${id}` },
    { path: `/kuitansi/${id}.pdf` },
    { path: `/password/${id}` },
    { ...bodies, path: `/password/${id}` },
    { ...bodies, path: `/payment/${id}` },
    { ...bodies, path: `/about/${id}` },
    { path: `/pusat-bantuan/tiket/${id}` },
    { ...bodies, path: `/pusat-bantuan/tiket/${id}` },
    { path: `/pengingat/berhenti/${stopToken}` },
    { path: `/v2/donations/${id}`, headers: member },
    { path: `/v2/me`, headers: member },
    { path: `/v2/donations/${id}`, headers: { authorization: `Bearer ${id}` } },
    { method: 'PROPFIND', path: `/payment/${id}` },
  ]
  const began = broken.output().length
  for (const each of asked) await ask(broken, each)
  const written = broken.output().slice(began)
  expect(written).toContain('failed')
  for (const secret of [id, escaped, session, stopToken]) {
    expect(written.toLowerCase()).not.toContain(secret.toLowerCase())
  }
})
