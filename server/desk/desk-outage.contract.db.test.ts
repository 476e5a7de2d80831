import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proposeInvite } from '#features/staff/staff-proposals.server.ts'
import { uuidV7 } from '#platform/context.ts'
import { type Connection, connect } from '#platform/db/connect.server.ts'
import { publicIdFrom } from '#platform/ids/public-id.ts'
import { openApp } from '#tests/server/app.ts'
import { aJoined } from '#tests/desk/coming-in.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { needPostgres } from '#tests/database/need-postgres.ts'
import { type OwnPostgres, startOwnPostgres } from '#tests/database/postgres.ts'
import { ensureWebBuild } from '../bundle/web-build.ts'
import { shownOn } from '#tests/desk/desk.ts'

// Two processes of the desk on one PostgreSQL, which goes away and comes back.

let postgres: OwnPostgres
let connections: Connection[] = []

beforeAll(async () => {
  needPostgres()
  await ensureWebBuild()
  postgres = await startOwnPostgres()
})

afterAll(async () => {
  for (const { close } of connections) await close().catch(() => {})
  connections = []
  await postgres?.stop()
})

type Asking = { cookie?: string; form?: Record<string, string> }
type Process = { ctx: TestCtx; ask(path: string, asking?: Asking): Promise<Response> }

async function aProcess(): Promise<Process> {
  const connection = await connect({ url: postgres.url('postgres'), poolSize: 4 })
  connections.push(connection)
  const { db, read } = connection
  const given = await testContext()
  const ids = {
    newId: () => uuidV7(given.now()),
    newPublicId: () => publicIdFrom(randomBytes(32)),
  }
  const ctx = { ...given, ...ids, db, read }
  const { app } = await openApp(ctx)
  const ask = async (path: string, { cookie, form }: Asking = {}) =>
    await app.request(`http://amanah.test${path}`, {
      method: form ? 'POST' : 'GET',
      headers: {
        host: 'amanah.test',
        ...(cookie && { cookie }),
        ...(form && { origin: 'http://amanah.test' }),
      },
      ...(form && { body: new URLSearchParams(form) }),
    })
  return { ctx, ask }
}

const category = { name: 'Air bersih', description: 'Sumur dan pipa.', position: '1' }

test('processes share sessions, proposals, forms and tries; the desk outlives its database', async () => {
  const [one, other] = [await aProcess(), await aProcess()]
  const { ctx } = one
  const first = await aJoined(ctx)
  const second = await aJoined(ctx, { email: 'budi@lembaga.test' })
  const cookie = `amanah_kelola=${first.token}`
  for (const { ask } of [one, other]) expect((await ask('/kelola', { cookie })).status).toBe(200)

  const wanted = { email: 'rani@lembaga.test', name: 'Rani', role: 'editor' as const }
  const id = await proposeInvite(ctx, wanted, { by: second.id })
  const drawn = await one.ask(`/kelola/menunggu/${id}`, { cookie })
  const form = shownOn(await drawn.text())
  const decisions = [one, other].map(({ ask }) =>
    ask(`/kelola/menunggu/${id}?aksi=setujui`, { cookie, form }),
  )
  const statuses = (await Promise.all(decisions)).map(({ status }) => status)
  expect(statuses.toSorted((one, other) => one - other)).toEqual([303, 409])

  const formulir = uuidV7(ctx.now())
  const pressed = [one, other].map(({ ask }) =>
    ask('/kelola/kategori?aksi=simpan', { cookie, form: { ...category, formulir } }),
  )
  const places = (await Promise.all(pressed)).map(({ headers }) => headers.get('location'))
  expect(places).toEqual(['/kelola/kategori', '/kelola/kategori'])
  expect(await ctx.db.selectFrom('category').select('id').execute()).toHaveLength(1)

  const guess = { email: first.email, password: 'bukan ini' }
  const guesses: number[] = []
  for (let n = 0; n < 8; n += 1) {
    const { ask } = n % 2 === 0 ? one : other
    guesses.push((await ask('/kelola/masuk?aksi=masuk', { form: guess })).status)
  }
  expect(guesses).toEqual([422, 422, 422, 422, 422, 422, 429, 429])

  await postgres.shutDown('immediate')
  for (const { ask } of [one, other]) {
    for (const form of [undefined, category]) {
      const path = form ? '/kelola/kategori?aksi=simpan' : '/kelola/kategori'
      const answer = await ask(path, { cookie, ...(form && { form }) })
      const page = await answer.text()
      expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true])
      expect(page).toContain('data-desk')
      expect(page).toContain('Basis data sedang tidak dapat dihubungi')
      expect(page).not.toMatch(/\n\s+at |ECONN|postgres/i)
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
    const stranger = await ask('/kelola/masuk', { cookie })
    expect([stranger.status, stranger.headers.getSetCookie()]).toEqual([503, []])
  }
  await postgres.startAgain()
  for (const { ask } of [one, other]) {
    await expect.poll(async () => (await ask('/kelola/kategori', { cookie })).status).toBe(200)
  }
})

test('an act that is cut off before its audit entry leaves nothing, and may be pressed again', async () => {
  const { ctx, ask } = await aProcess()
  const { token } = await aJoined(ctx, { email: 'dewi@lembaga.test' })
  const cookie = `amanah_kelola=${token}`
  const form = { ...category, name: 'Pangan', formulir: uuidV7(ctx.now()) }
  const guard = new pg.Client({ connectionString: postgres.url('postgres') })
  // A transaction sees the sessions of its beginning: who ends them looks from outside of it.
  const hand = new pg.Client({ connectionString: postgres.url('postgres') })
  await Promise.all([guard.connect(), hand.connect()])
  const found = async () =>
    (
      await guard.query<{ n: number }>(
        "select count(*)::int as n from category where name = 'Pangan'",
      )
    ).rows[0]?.n
  try {
    // The act has written its row and waits to write its entry.
    await guard.query('begin; lock table audit_entry in exclusive mode')
    const cut = ask('/kelola/kategori?aksi=simpan', { cookie, form })
    await expect.poll(async () => await cutWaiting(hand), { interval: 100 }).toBeGreaterThan(0)
    expect((await cut).status).toBe(503)
    await guard.query('commit')
    expect(await found()).toBe(0)
    const press = async () => (await ask('/kelola/kategori?aksi=simpan', { cookie, form })).status
    await expect.poll(press).toBe(303)
    expect(await found()).toBe(1)
    const entries = await ctx.db
      .selectFrom('audit_entry')
      .select('details')
      .where('says', '=', 'Membuat kategori')
      .execute()
    expect(entries.filter(({ details }) => details['name'] === 'Pangan')).toHaveLength(1)
  } finally {
    await Promise.all([guard.end(), hand.end()])
  }
})

/** Ends the sessions that wait for the lock, as the death of their process would; answers how many. */
async function cutWaiting(hand: pg.Client): Promise<number> {
  const { rows } = await hand.query<{ ended: boolean }>(
    `select pg_terminate_backend(pid) as ended from pg_stat_activity
     where wait_event_type = 'Lock' and query ilike '%audit_entry%' and pid <> pg_backend_pid()`,
  )
  return rows.length
}
