import { beforeAll, expect, test } from 'vitest'
import { permitRows } from '#app/desk/doors.ts'
import { proposeInvite } from '#features/staff/staff-proposals.server.ts'
import { aJoined } from '#tests/desk/coming-in.ts'
import { formIdOn, openDesk } from '#tests/desk/desk.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { ensureWebBuild } from '../bundle/web-build.ts'

// What a stranger, and each role, may try at the doors of the desk beyond what its screens offer.

beforeAll(async () => {
  await ensureWebBuild()
})

const rows = permitRows()
const acts = rows.filter(({ metode }) => metode === 'POST')
const withId = rows.filter(({ alamat }) => /:(id|kabar)\b/.test(alamat))
const methods = ['PUT', 'PATCH', 'DELETE']
const wrongIds = ['bukan-id', "'", '%0d%0aX:%20y']
const nobodys = '01900000-0000-7000-8000-000000000000'
const category = { name: 'Air bersih', description: 'Sumur dan pipa.', position: '1' }
/** Every address is tried, each in one of the three ways. */
const inTurn = <T>(all: readonly T[], way: number): T[] => all.filter((_, at) => at % 3 === way)
const openDoors = ['masuk', 'masuk-contoh', 'undangan/abc', 'faktor', 'keluar']

test.each(methods)(
  'a form sent by %s does nothing: the router would run its act with the permission of looking',
  async (method) => {
    const { ctx, ask } = await openDesk()
    for (const { alamat } of inTurn(acts, methods.indexOf(method))) {
      const path = alamat.replaceAll(/:[a-zA-Z]+/g, nobodys)
      const answer = await ask(path, { as: 'auditor', method, form: category })
      expect([alamat, answer.status, answer.headers.get('allow')]).toEqual([
        alamat,
        405,
        'GET, HEAD, POST',
      ])
    }
    for (const door of openDoors) {
      const answer = await ask(`/kelola/${door}`, { method, form: { peran: 'admin' } })
      expect([door, answer.status, answer.headers.getSetCookie()]).toEqual([door, 405, []])
    }
    expect(await ctx.db.selectFrom('category').select('id').execute()).toEqual([])
    expect(await ctx.db.selectFrom('audit_entry').select('says').execute()).toEqual([])
  },
)

test.each(wrongIds)(
  'an id that is none (%s) is not found, by looking and by acting, and never a fault',
  async (id) => {
    const { ctx, ask } = await openDesk()
    // With a second admin, so that no earlier refusal hides the id.
    await aJoined(ctx, { email: 'kedua@lembaga.test' })
    await aJoined(ctx, { email: 'ketiga@lembaga.test' })
    const why = 'Alasan yang jelas'
    const form = { note: '', catatan: '', alasan: why, batal: why, role: 'editor' }
    for (const { alamat, metode, peran } of inTurn(withId, wrongIds.indexOf(id))) {
      const path = alamat.replaceAll(/:[a-zA-Z]+/g, id)
      const [as] = peran
      if (!as) continue
      const answer = await ask(path, { as, ...(metode === 'POST' && { form }) })
      expect([alamat, answer.status]).toEqual([alamat, 404])
    }
    expect(ctx.logged.filter(({ level }) => level === 'error')).toEqual([])
  },
)

test('an act of another door, a role’s own act before its time, and an invented one do nothing', async () => {
  const { ctx, ask, staff } = await openDesk()
  const says = async (path: string, form: Record<string, string> = {}) =>
    (await ask(path, { as: 'admin', form })).status
  expect(await says('/kelola/kategori?aksi=setujui', category)).toBe(404)
  expect(await says('/kelola/kategori?aksi=__proto__', category)).toBe(404)
  expect(await says('/kelola/kategori?aksi=constructor', category)).toBe(404)
  expect(await says('/kelola/kategori', category)).toBe(404)
  // The door and the action read the first of two.
  const twice = '/kelola/kategori?aksi=simpan&aksi=setujui'
  expect((await ask(twice, { as: 'editor', form: category })).status).toBe(403)
  // Approved before anybody proposed.
  expect(await says(`/kelola/menunggu/${nobodys}?aksi=setujui`)).toBe(404)
  expect(await says(`/kelola/pegawai/${staff.editor.id}?aksi=akhiri`, { sesi: nobodys })).toBe(404)
  expect(await ctx.db.selectFrom('category').select('id').execute()).toEqual([])
})

test('a form pressed twice, at once or one after the other, is carried out once', async () => {
  const { ctx, ask } = await openDesk()
  const formulir = await formIdOn(await ask('/kelola/kategori', { as: 'program' }))
  expect(formulir).not.toBe('')
  const press = () =>
    ask('/kelola/kategori?aksi=simpan', { as: 'program', form: { ...category, formulir } })
  const pressed = [...(await Promise.all([press(), press()])), await press()]
  expect(pressed.map((answer) => [answer.status, answer.headers.get('location')])).toEqual(
    Array.from({ length: 3 }, () => [303, '/kelola/kategori']),
  )
  const article = {
    slug: 'sumur-di-oebola',
    title: 'Sumur di Oebola',
    summary: 'Air sudah mengalir di Desa Oebola.',
    category: 'kabar-program',
    author: 'Rina',
    body_html: '<p>Alhamdulillah, air sudah mengalir.</p>',
    coverWords: 'Sumur di tengah desa',
    formulir,
  }
  const written = [article, article].map((form) =>
    ask('/kelola/artikel/baru?aksi=simpan', { as: 'editor', form }),
  )
  const places = (await Promise.all(written)).map((answer) => answer.headers.get('location'))
  expect(places[0]).toMatch(/^\/kelola\/artikel\/[0-9a-f-]{36}/)
  expect(places[1]).toBe(places[0])
  expect(await ctx.db.selectFrom('article').select('slug').execute()).toHaveLength(1)
  const entries = await ctx.db.selectFrom('audit_entry').select('says').execute()
  expect(entries.map(({ says }) => says).sort()).toEqual([
    'Membuat kategori',
    'Menulis artikel baru',
  ])
  // Another text in the same form is another act; and what one person sent is no answer for another.
  const other = { ...category, name: 'Pangan', formulir }
  await ask('/kelola/kategori?aksi=simpan', { as: 'program', form: other })
  expect((await ask('/kelola/kategori?aksi=simpan', { as: 'admin', form: other })).status).toBe(409)
  expect(await ctx.db.selectFrom('category').select('id').execute()).toHaveLength(2)
})

test('an approval given again, or after a rejection, changes nothing', async () => {
  const { ctx, ask, staff } = await openDesk()
  await aJoined(ctx, { email: 'kedua@lembaga.test' })
  const second = await aJoined(ctx, { email: 'ketiga@lembaga.test' })
  const terms = { email: 'rani@lembaga.test', name: 'Rani', role: 'editor' as const }
  const id = await proposeInvite(ctx, terms, { by: second.id })
  const decide = async (act: string, form: Record<string, string>) =>
    (await ask(`/kelola/menunggu/${id}?aksi=${act}`, { as: 'admin', form })).status
  expect(await decide('tolak', { alasan: 'Belum perlu.' })).toBe(303)
  expect(await decide('setujui', {})).toBe(409)
  expect(await decide('tolak', { alasan: 'Belum perlu.' })).toBe(409)
  const later = await proposeInvite(ctx, terms, { by: staff.admin.id })
  const own = await ask(`/kelola/menunggu/${later}?aksi=setujui`, { as: 'admin', form: {} })
  expect(own.status).toBe(403)
  const found = ctx.db.selectFrom('staff').select('id').where('email', '=', terms.email)
  expect(await found.execute()).toEqual([])
})

test('what a form does not ask is not taken: neither fields of the row nor names of our own making', async () => {
  const { ctx, ask } = await openDesk()
  const form = new URLSearchParams({ ...category, id: nobodys, version: '99', slug: 'lain' })
  for (const name of ['a\0b', '\ud800', '__proto__', 'x'.repeat(500)]) form.append(name, 'isi')
  for (let each = 0; each < 900; each += 1) form.append(`n${each}`, 'isi')
  const answer = await ask('/kelola/kategori?aksi=simpan', { as: 'program', form })
  expect(answer.status).toBe(303)
  const more = new URLSearchParams(Array.from({ length: 10_000 }, (_, each) => [`n${each}`, 'isi']))
  const refused = await ask('/kelola/kategori?aksi=simpan', { as: 'program', form: more })
  expect(refused.status).toBe(413)
  const [row] = await ctx.db.selectFrom('category').selectAll().execute()
  expect(row).toMatchObject({ slug: 'air-bersih', version: 1 })
  expect(row?.id).not.toBe(nobodys)
  const { details } = await ctx.db
    .selectFrom('audit_entry')
    .select('details')
    .executeTakeFirstOrThrow()
  expect(Object.keys(details).length).toBeLessThanOrEqual(100)
  expect(details).toMatchObject({ name: 'Air bersih' })
  expect(Buffer.byteLength(JSON.stringify(details))).toBeLessThan(4_000)
})

test('ten megabytes are refused before they are read, from a stranger and from staff', async () => {
  const { ctx, ask } = await openDesk()
  const huge = 'x'.repeat(10_000_000)
  for (const path of [
    '/kelola/masuk?aksi=masuk',
    '/kelola/kategori?aksi=simpan',
    '/kelola/artikel/baru?aksi=simpan',
  ]) {
    const answer = await ask(path, { as: 'admin', form: { name: huge, email: huge } })
    expect([path, answer.status]).toEqual([path, 413])
  }
  const file = new FormData()
  file.set('berkas', new File(['x'.repeat(34_000_000)], 'a.png', { type: 'image/png' }))
  const upload = await ask('/kelola/media?aksi=unggah', { as: 'editor', form: file })
  expect([upload.status, upload.headers.get('location')]).toEqual([
    303,
    '/kelola/media?berkas=besar',
  ])
  const many = new FormData()
  for (let each = 0; each < 10_000; each += 1) many.append(`n${each}`, 'isi')
  expect((await ask('/kelola/media?aksi=unggah', { as: 'editor', form: many })).status).toBe(413)
  expect(ctx.logged.filter(({ level }) => level === 'error')).toEqual([])
})

test('a form of another site, or of the public host, does nothing at the desk', async () => {
  const { ctx, ask } = await openDesk({ env: { DESK_HOST: 'meja.amanah.test' } })
  for (const origin of [
    'http://jahat.test',
    'http://amanah.test',
    'null',
    'https://meja.amanah.test.jahat.test',
  ]) {
    const headers = { origin, cookie: '' }
    const answer = await ask('/kelola/kategori?aksi=simpan', {
      as: 'program',
      form: category,
      headers: { origin },
    })
    expect([origin, answer.status]).toEqual([origin, 403])
    const pressed = await ask('/kelola/masuk-contoh', { form: { peran: 'admin' }, headers })
    expect([origin, pressed.headers.getSetCookie()]).toEqual([origin, []])
  }
  expect(await ctx.db.selectFrom('category').select('id').execute()).toEqual([])
})

test('no spelling of the address reaches the desk at the public host, or loses its policy', async () => {
  const { app, ctx, cookies, ask } = await openDesk({ env: { DESK_HOST: 'meja.amanah.test' } })
  const spellings = [
    '/kelola',
    '/Kelola',
    '/KELOLA/masuk',
    '/%6Belola/masuk',
    '/kelola%2Fmasuk',
    '//kelola',
    '/kelola//masuk',
    '/./kelola/masuk',
    '/x/../kelola',
  ]
  for (const path of spellings) {
    const answer = await app.request(`http://amanah.test${path}`, {
      headers: { host: 'amanah.test', cookie: cookies.admin },
    })
    const text = await answer.text()
    expect([path, answer.status >= 300, text.includes('data-desk')]).toEqual([path, true, false])
    const there = await ask(path, { as: 'admin' })
    if (there.status !== 200) continue
    expect([path, there.headers.get('cache-control')]).toEqual([path, 'no-store'])
    expect(there.headers.get('content-security-policy')).toContain("default-src 'none'")
  }
  expect(ctx.logged.filter(({ level }) => level === 'error')).toEqual([])
})

test('a value of ours does not survive signing in, and a foreign one is never taken over', async () => {
  const { ctx, ask } = await openDesk()
  const invented = `amanah_kelola=${'a'.repeat(52)}`
  const headers = { cookie: invented }
  const answer = await ask('/kelola/masuk-contoh', { form: { peran: 'editor' }, headers })
  expect(answer.headers.getSetCookie().join()).not.toContain('a'.repeat(52))
  expect((await ask('/kelola', { headers })).status).toBe(303)
  const { token } = await aJoined(ctx, { email: 'kedua@lembaga.test' })
  const own = { cookie: `amanah_kelola=${token}` }
  expect((await ask('/kelola', { headers: own })).status).toBe(200)
  await ask('/kelola/masuk-contoh', { form: { peran: 'editor' }, headers: own })
  expect((await ask('/kelola', { headers: own })).status).toBe(303)
})

test('other people’s things are nobody’s: a session, a proposal to withdraw, an export', async () => {
  const { ctx, ask, staff } = await openDesk()
  const other = await aStaff(ctx, 'admin', 'Orang lain')
  await aJoined(ctx, { email: 'kedua@lembaga.test' })
  await aJoined(ctx, { email: 'ketiga@lembaga.test' })
  const terms = { email: 'rani@lembaga.test', name: 'Rani', role: 'editor' as const }
  const proposal = await proposeInvite(ctx, terms, { by: other.id })
  const withdrawn = await ask(`/kelola/menunggu/${proposal}?aksi=tarik`, { as: 'admin', form: {} })
  expect(withdrawn.status).toBe(409)
  const { id: sesi } = await ctx.db
    .selectFrom('staff_session')
    .select('id')
    .where('staff_id', '=', staff.admin.id)
    .executeTakeFirstOrThrow()
  const ended = await ask('/kelola/sesi?aksi=akhiri', { as: 'auditor', form: { sesi } })
  expect(ended.status).toBe(404)
  expect((await ask('/kelola', { as: 'admin' })).status).toBe(200)
})
