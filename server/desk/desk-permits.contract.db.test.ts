import type { Hono } from 'hono'
import { beforeAll, expect, test } from 'vitest'
import { type PermitRow, permitRows } from '#app/desk/doors.ts'
import { sessionCookie } from '#app/desk/people/sign-in/session-cookie.ts'
import { type Role, roles } from '#features/staff/permissions.ts'
import { startStaffSession } from '#features/staff/sign-in/staff-session.server.ts'
import type { ApiEnv } from '#platform/http/http.server.ts'
import { openApp } from '#tests/server/app.ts'
import { aStaffCaller } from '#tests/desk/coming-in.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { ensureWebBuild } from '../bundle/web-build.ts'

// The desk as its doors promise it: every address and act, by every role, with ids that are nobody's.

beforeAll(async () => {
  await ensureWebBuild()
})

const rows = permitRows()
const nobodys = '01900000-0000-7000-8000-000000000000'

type Desk = { ctx: TestCtx; app: Hono<ApiEnv>; cookies: Record<Role, string> }

async function openDesk(): Promise<Desk> {
  const ctx = await testContext()
  const { app } = await openApp(ctx)
  const cookies = {} as Record<Role, string>
  for (const role of roles) {
    const { id: staffId } = await aStaff(ctx, role)
    const opened = { staffId, caller: aStaffCaller, hasFactor: true }
    const { token } = await startStaffSession(ctx, ctx.db, opened)
    cookies[role] = sessionCookie(ctx.config, token).split(';')[0] ?? ''
  }
  return { ctx, app, cookies }
}

async function ask(
  { app }: Desk,
  { alamat, metode }: PermitRow,
  cookie?: string,
): Promise<Response> {
  const path = alamat.replaceAll(/:[a-zA-Z]+/g, nobodys)
  const headers = new Headers(cookie ? { cookie } : {})
  if (metode === 'GET') return await app.request(path, { headers })
  headers.set('origin', 'http://amanah.test')
  headers.set('content-type', 'application/x-www-form-urlencoded')
  return await app.request(path, { method: 'POST', headers, body: '' })
}

test('without a session every address and act leads to the sign-in', async () => {
  const desk = await openDesk()
  for (const row of rows) {
    const answer = await ask(desk, row)
    expect([row.alamat, answer.status, answer.headers.get('location')]).toEqual([
      row.alamat,
      303,
      '/kelola/masuk',
    ])
  }
  for (const alamat of ['/kelola/tidak-ada', '/kelola/tidak/ada']) {
    const answer = await ask(desk, { alamat, metode: 'GET', peran: [] })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/kelola/masuk'])
  }
})

/** Where an answer differs from what the table says of this role. */
async function differences(desk: Desk, row: PermitRow, role: Role): Promise<string[]> {
  const { status, headers } = await ask(desk, row, desk.cookies[role])
  const isAway = headers.get('location') === '/kelola/masuk'
  const isAsSaid = (status === 403) !== row.peran.includes(role) && !isAway && status < 500
  const isStored = headers.get('cache-control') !== 'no-store'
  const says = `${role} ${row.metode} ${row.alamat}: ${status}`
  return [...(isAsSaid ? [] : [says]), ...(isStored ? [`${says}, may be stored`] : [])]
}

test('every address and act gives 403 to a role the table refuses, and to none it allows', async () => {
  const desk = await openDesk()
  const wrong: string[] = []
  for (const [at, row] of rows.entries()) {
    const others = roles.filter((role) => !row.peran.includes(role))
    // One of each, in turn; the night asks all.
    for (const among of [others, row.peran]) {
      const role = among[at % Math.max(among.length, 1)]
      if (role) wrong.push(...(await differences(desk, row, role)))
    }
  }
  expect(wrong).toEqual([])
})

test.each(roles)(
  '%s gets 403 wherever the table says no, and never elsewhere',
  { tags: 'night' },
  async (role) => {
    const desk = await openDesk()
    const wrong: string[] = []
    for (const row of rows) wrong.push(...(await differences(desk, row, role)))
    expect(wrong).toEqual([])
  },
)

test('a refused act is in the audit log, and nothing else has changed', async () => {
  const desk = await openDesk()
  const act = rows.find(({ metode, peran }) => metode === 'POST' && !peran.includes('auditor'))
  await ask(desk, act as PermitRow, desk.cookies.auditor)
  const entries = await desk.ctx.db
    .selectFrom('audit_entry')
    .select(['staff_role', 'says'])
    .execute()
  expect(entries).toEqual([{ staff_role: 'auditor', says: 'Ditolak: di luar izin perannya' }])
})

test('an address that does not exist is 404 to staff, and the table is answered to them', async () => {
  const desk = await openDesk()
  const away = { alamat: '/kelola/tidak-ada', metode: 'GET' as const, peran: [] }
  expect((await ask(desk, away, desk.cookies.admin)).status).toBe(404)
  const table = { alamat: '/kelola/izin.json', metode: 'GET' as const, peran: [] }
  const answer = await ask(desk, table, desk.cookies.auditor)
  expect(await answer.json()).toEqual({ data: rows })
})

test('a page of the desk carries no script of visitors, and their pages stay the same for staff', async () => {
  const { app, cookies } = await openDesk()
  const page = await (await app.request('/kelola', { headers: { cookie: cookies.admin } })).text()
  expect(page).toContain('<h1')
  expect(page).not.toMatch(/<script|modulepreload|manifest\.webmanifest"? *crossorigin/)
  const zakat = async (headers: Record<string, string>) =>
    await (await app.request('/zakat', { headers })).text()
  const plain = await zakat({})
  const signed = await zakat({ cookie: cookies.admin })
  expect(signed).toBe(plain)
  expect(plain).not.toContain('/kelola')
})
