import { beforeAll, expect, test } from 'vitest'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'
import { aJoined, staffPassword, totpCode } from '#tests/desk/coming-in.ts'
import { type TestContextOptions, testContext } from '#tests/context.ts'
import { openApp } from '#tests/server/app.ts'
import { ensureWebBuild } from '../bundle/web-build.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

type Ask = {
  cookie?: string | undefined
  form?: Record<string, string>
  origin?: string
  from?: string
}

async function openDesk(options: TestContextOptions = {}) {
  const ctx = await testContext(options)
  const { app } = await openApp(ctx)
  const ask = (path: string, { cookie, form, origin, from }: Ask = {}) =>
    app.request(`http://amanah.test${path}`, {
      method: form ? 'POST' : 'GET',
      headers: {
        host: 'amanah.test',
        ...(cookie && { cookie }),
        ...(form && { origin: origin ?? 'http://amanah.test' }),
        ...(from && { 'sec-fetch-site': from }),
      },
      ...(form && { body: new URLSearchParams(form) }),
    })
  return { ctx, ask }
}

const cookieOf = (answer: Response) =>
  answer.headers.getSetCookie().find((each) => /^(?:__Host-)?amanah_kelola=/.test(each))

/** What a browser sends back of it. */
const valueOf = (answer: Response) => cookieOf(answer)?.split(';')[0]

function deskPaths(): string[] {
  const frame = (routes as RouteConfigEntry[]).find(({ path }) => path === 'kelola')
  return (frame?.children ?? []).map(({ path = '' }) =>
    `/kelola/${path}`.replace(/\/$/, '').replaceAll(/:\w+|\*/g, 'sesuatu'),
  )
}

const open = /^\/kelola\/(?:masuk|masuk-contoh|undangan\/sesuatu|faktor|keluar)$/

test('without a session every address of the desk leads to the sign-in, and nothing is stored', async () => {
  const { ask } = await openDesk()
  const paths = deskPaths()
  expect(paths.length).toBeGreaterThan(10)
  for (const path of paths) {
    const answers = [await ask(path), await ask(path, { form: { a: 'b' } })]
    for (const answer of answers) {
      expect([path, answer.headers.get('cache-control')]).toEqual([path, 'no-store'])
      if (open.test(path)) continue
      expect([path, answer.status, answer.headers.get('location')]).toEqual([
        path,
        303,
        '/kelola/masuk',
      ])
    }
  }
  expect((await ask('/kelola/faktor')).headers.get('location')).toBe('/kelola/masuk')
  expect((await ask('/kelola/faktor', { form: { kode: '1' } })).status).toBe(303)
})

test('the password alone leads to the factor and opens nothing else', async () => {
  const { ctx, ask } = await openDesk()
  const { email, secret } = await aJoined(ctx)
  ctx.clock.advance({ minutes: 1 })
  const wrong = await ask('/kelola/masuk?aksi=masuk', { form: { email, password: 'bukan ini' } })
  expect([wrong.status, cookieOf(wrong)]).toEqual([422, undefined])
  const page = await wrong.text()
  expect(page).toContain(email)
  expect(page).not.toContain('bukan ini')

  const half = await ask('/kelola/masuk?aksi=masuk', { form: { email, password: staffPassword } })
  expect([half.status, half.headers.get('location')]).toEqual([303, '/kelola/faktor'])
  const cookie = valueOf(half)
  for (const path of deskPaths().filter((each) => !open.test(each))) {
    const answer = await ask(path, { cookie })
    expect([path, answer.status]).toEqual([path, 303])
  }
  const entered = await ask('/kelola/faktor?aksi=kode', {
    cookie,
    form: { kode: totpCode(secret, ctx.now()), lanjut: 'https://jahat.test/' },
  })
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/kelola'])
  expect(valueOf(entered)).not.toBe(cookie)
  expect((await ask('/kelola/pegawai', { cookie })).status).toBe(303)
  expect((await ask('/kelola/pegawai', { cookie: valueOf(entered) })).status).toBe(200)
})

test('a fresh factor leads on to an own page of the desk and to no other site', async () => {
  const { ctx, ask } = await openDesk()
  const { token, secret } = await aJoined(ctx)
  const cookie = `amanah_kelola=${token}`
  const ways = [
    ['/kelola/pegawai?a=1', '/kelola/pegawai?a=1'],
    ['//jahat.test/kelola', '/kelola'],
    ['https://jahat.test', '/kelola'],
  ] as const
  for (const [lanjut, to] of ways) {
    ctx.clock.advance({ minutes: 1 })
    const drawn = await ask(`/kelola/faktor?lanjut=${encodeURIComponent(lanjut)}`, { cookie })
    expect(await drawn.text()).toContain(`name="lanjut" value="${to}"`)
    const form = { kode: totpCode(secret, ctx.now()), lanjut }
    const answer = await ask('/kelola/faktor?aksi=kode', { cookie, form })
    expect([lanjut, answer.headers.get('location')]).toEqual([lanjut, to])
  }
})

test('outside of plain HTTP the cookie is bound to its host, unreadable to scripts, and strict', async () => {
  const { ask } = await openDesk({ env: { ORIGIN: 'https://amanah.test' } })
  const answer = await ask('/kelola/masuk-contoh', {
    form: { peran: 'program' },
    origin: 'https://amanah.test',
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/kelola'])
  expect(cookieOf(answer)).toMatch(
    /^__Host-amanah_kelola=\w{52}; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
  )
})

test('signing out ends the session for good; a form of another site signs nobody in or out', async () => {
  const { ctx, ask } = await openDesk()
  const { token } = await aJoined(ctx)
  const cookie = `amanah_kelola=${token}`
  const foreign = { cookie, form: { peran: 'admin' }, origin: 'http://jahat.test' }
  expect((await ask('/kelola/keluar', foreign)).status).toBeGreaterThanOrEqual(400)
  expect(cookieOf(await ask('/kelola/masuk-contoh', foreign))).toBeUndefined()
  expect((await ask('/kelola/pegawai', { cookie })).status).toBe(200)
  const out = await ask('/kelola/keluar', { cookie, form: {} })
  expect(cookieOf(out)).toContain('Max-Age=0')
  expect((await ask('/kelola/pegawai', { cookie })).status).toBe(303)
})

test('a visit that another site began goes on by itself, once', { tags: 'night' }, async () => {
  const { ask } = await openDesk()
  const drawn = async (path: string, from?: string) =>
    (await (await ask(path, from ? { from } : {})).text()).includes('http-equiv="refresh"')
  expect(await drawn('/kelola/masuk', 'cross-site')).toBe(true)
  expect(await drawn('/kelola/masuk?lewat=1', 'cross-site')).toBe(false)
  expect(await drawn('/kelola/masuk', 'same-origin')).toBe(false)
  expect(await drawn('/kelola/masuk')).toBe(false)
})

test('public pages are the same bytes for staff as for anyone', { tags: 'night' }, async () => {
  const { ctx, ask } = await openDesk()
  const { token } = await aJoined(ctx)
  const cookie = `amanah_kelola=${token}; __Host-amanah_kelola=${token}`
  for (const path of ['/', '/zakat', '/alquran', '/surat/1', '/kredit']) {
    // Each is rendered anew: a copy in memory would be the same by itself.
    const first = await ask(path, { cookie })
    const other = await (await openApp(ctx)).app.request(`http://amanah.test${path}`)
    expect([path, first.status, first.headers.getSetCookie()]).toEqual([path, 200, []])
    expect(first.headers.get('cache-control')).toBe(other.headers.get('cache-control'))
    expect(await first.text()).toBe(await other.text())
  }
})

test('with a host of its own the desk answers there only', async () => {
  const { ctx, ask } = await openDesk({ env: { DESK_HOST: 'desk.amanah.test' } })
  expect((await ask('/kelola/masuk')).status).toBe(404)
  expect((await ask('/zakat')).status).toBe(200)
  const { app } = await openApp(ctx)
  const there = { headers: { host: 'desk.amanah.test' } }
  expect((await app.request('http://desk.amanah.test/kelola/masuk', there)).status).toBe(200)
  const page = await app.request('http://desk.amanah.test/zakat', there)
  expect([page.status, page.headers.get('location')]).toEqual([302, 'http://amanah.test/zakat'])
})

test('somebody removed is out with their next request', async () => {
  const { ctx, ask } = await openDesk()
  const { token, id } = await aJoined(ctx, { role: 'editor' })
  const cookie = `amanah_kelola=${token}`
  expect((await ask('/kelola', { cookie })).status).toBe(200)
  await ctx.db.updateTable('staff').set({ removed_at: ctx.now() }).where('id', '=', id).execute()
  expect((await ask('/kelola', { cookie })).status).toBe(303)
})
