import { Agent, request } from 'node:http'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formIdOn } from '#tests/desk/desk.ts'
import { needPostgres } from '#tests/database/need-postgres.ts'
import { type OwnPostgres, startOwnPostgres } from '#tests/database/postgres.ts'
import { startServer, type TestServer } from '#tests/server/server.ts'
import { ensureWebBuild } from '../bundle/web-build.ts'

// A process of the desk that is told to stop while somebody's form is being carried out.

let postgres: OwnPostgres
let server: TestServer
/** Looks from outside of the product, and holds what the product waits for. */
let hand: pg.Client
let guard: pg.Client

beforeAll(async () => {
  needPostgres()
  await ensureWebBuild()
  postgres = await startOwnPostgres()
  const env = {
    DATABASE_URL: postgres.url('postgres'),
    APP_SECRET: 'a secret of the tests alone, long enough',
  }
  server = await startServer({ env })
  hand = new pg.Client({ connectionString: postgres.url('postgres') })
  guard = new pg.Client({ connectionString: postgres.url('postgres') })
  await Promise.all([hand.connect(), guard.connect()])
})

afterAll(async () => {
  await Promise.all([hand?.end(), guard?.end()])
  await server?.stop()
  await postgres?.stop()
})

type Sent = { status: number | undefined; location: string | undefined }

/** Presses a form on a connection of its own; undefined where the connection ended without an answer. */
function press(
  path: string,
  cookie: string,
  form: Record<string, string>,
): Promise<Sent | undefined> {
  const body = new URLSearchParams(form).toString()
  return new Promise((resolve) => {
    const asked = request(server.origin + path, {
      agent: new Agent(),
      method: 'POST',
      headers: {
        cookie,
        origin: server.origin,
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body),
      },
    })
    asked.on('response', (answer) => {
      answer.resume()
      answer.on('end', () => {
        resolve({ status: answer.statusCode, location: answer.headers.location })
      })
      answer.on('error', () => resolve(undefined))
    })
    asked.on('error', () => resolve(undefined)).end(body)
  })
}

async function enter(): Promise<string> {
  const answer = await fetch(`${server.origin}/kelola/masuk-contoh`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: server.origin },
    body: new URLSearchParams({ peran: 'program' }),
  })
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

const formId = async (cookie: string) =>
  await formIdOn(await fetch(`${server.origin}/kelola/kategori`, { headers: { cookie } }))

/** How many rows and how many entries of the audit log an act has made. */
async function madeBy(name: string): Promise<[number, number]> {
  const count = async (query: string) =>
    (await hand.query<{ n: number }>(query, [name])).rows[0]?.n ?? -1
  return [
    await count('select count(*)::int as n from category where name = $1'),
    await count("select count(*)::int as n from audit_entry where details ->> 'name' = $1"),
  ]
}

/** How many statements wait for the audit log, as an act does that has written all else. */
async function waiting(): Promise<number> {
  const { rows } = await hand.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
     where wait_event_type = 'Lock' and query ilike '%audit_entry%'`,
  )
  return rows[0]?.n ?? 0
}

/** How often the page of wakaf was opened, as the database knows. */
async function lookedAt(): Promise<number> {
  const { rows } = await hand.query<{ n: number }>(
    "select coalesce(sum(views), 0)::int as n from page_view where page = '/wakaf'",
  )
  return rows[0]?.n ?? -1
}

const category = { description: 'Sumur dan pipa.', position: '1' }

test('told to stop, the desk finishes the form at hand, or leaves nothing of it', async () => {
  const headers = { 'user-agent': 'Mozilla/5.0 (Android 15; Mobile) Firefox/138.0' }
  for (let n = 0; n < 3; n += 1) await (await fetch(`${server.origin}/wakaf`, { headers })).text()
  const cookie = await enter()
  const first = { ...category, name: 'Air bersih', formulir: await formId(cookie) }
  await guard.query('begin; lock table audit_entry in exclusive mode')
  const finished = press('/kelola/kategori?aksi=simpan', cookie, first)
  await expect.poll(waiting, { timeout: 60_000 }).toBe(1)
  process.kill(server.pid(), 'SIGTERM')
  await guard.query('commit')
  // It was at hand when the signal came, and is answered as if none had come.
  expect(await finished).toEqual({ status: 303, location: '/kelola/kategori' })
  expect(await server.exit()).toBe(0)
  expect(await madeBy('Air bersih')).toEqual([1, 1])
  // What it had counted in memory since its last minute it has stored.
  expect(await lookedAt()).toBe(3)

  await server.restart()
  const second = { ...category, name: 'Pangan', formulir: await formId(cookie) }
  await guard.query('begin; lock table audit_entry in exclusive mode')
  const cut = press('/kelola/kategori?aksi=simpan', cookie, second)
  await expect.poll(waiting, { timeout: 60_000 }).toBe(1)
  process.kill(server.pid(), 'SIGTERM')
  // The database keeps it waiting longer than a stopping process waits.
  expect((await cut)?.status).not.toBe(303)
  await server.exit()
  await guard.query('commit')
  await expect.poll(waiting, { timeout: 60_000 }).toBe(0)
  expect(await madeBy('Pangan')).toEqual([0, 0])

  await server.restart()
  const again = await press('/kelola/kategori?aksi=simpan', cookie, second)
  expect(again).toEqual({ status: 303, location: '/kelola/kategori' })
  expect(await press('/kelola/kategori?aksi=simpan', cookie, second)).toEqual(again)
  expect(await madeBy('Pangan')).toEqual([1, 1])
})
