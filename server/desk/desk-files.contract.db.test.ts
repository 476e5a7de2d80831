import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { exportedLists } from '#app/desk/routes.ts'
import { MOST_AT_ONCE } from '#features/list-export/exported-list.ts'
import { beginExport } from '#features/list-export/make-export.server.ts'
import type { Role } from '#features/staff/permissions.ts'
import { parseTable } from '#platform/sheet/parse-table.server.ts'
import { makeArticle } from '#tests/articles.ts'
import { openDesk } from '#tests/desk/desk.ts'
import { makeCampaign } from '#tests/makers.ts'
import { runJobs } from '#tests/money/payments.ts'
import { ensureWebBuild } from '../bundle/web-build.ts'

// What the lists of the desk show: in the order of their address, and as files of the same rows.

beforeAll(async () => {
  await ensureWebBuild()
})

const lists = Object.keys(exportedLists)

test('every list comes as CSV and as a workbook of the same rows', { tags: 'night' }, async () => {
  const { ctx, ask } = await openDesk()
  await makeCampaign(ctx, { slug: 'rumus', title: '=1+1' })
  await makeCampaign(ctx, { slug: 'jeda', title: 'Sumur', status: 'paused' })
  await makeArticle(ctx, { slug: 'kabar-air', title: '@Kabar, "air"' })
  const rowsOf = async (list: string, query = '') => {
    const page = await (await ask(`/kelola/${list}${query}`, { as: 'admin' })).text()
    for (const format of ['csv', 'xlsx'])
      expect([list, page.includes(`href="/kelola/${list}.${format}`)]).toEqual([list, true])
    const hasOrder = (await exportedLists[list]?.load())?.filterNames.includes('urut')
    expect([list, /name="urut"|[?;]urut=/.test(page)]).toEqual([list, hasOrder])
    const csv = await ask(`/kelola/${list}.csv${query}`, { as: 'admin' })
    const book = await ask(`/kelola/${list}.xlsx${query}`, { as: 'admin' })
    for (const answer of [csv, book]) {
      expect([list, answer.status]).toEqual([list, 200])
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="/)
    }
    const lines = (await csv.text()).trimEnd().split('\r\n')
    const { rows } = parseTable(Buffer.from(await book.arrayBuffer()))
    expect([list, rows[0]?.join(',')]).toEqual([list, lines[0]?.replace('\uFEFF', '')])
    return { lines, rows }
  }
  for (const list of lists) await rowsOf(list)

  const all = await rowsOf('program', '?urut=judul')
  expect(all.lines.slice(1).map((line) => line.split(',')[0])).toEqual(["'=1+1", 'Sumur'])
  expect(all.rows.slice(1).map(([title]) => title)).toEqual(['=1+1', 'Sumur'])
  const paused = await rowsOf('program', '?keadaan=paused')
  expect([paused.lines.length, paused.rows.length]).toEqual([2, 2])
  expect((await rowsOf('artikel')).lines[1]).toContain('"\'@Kabar, ""air"""')
  // Who took the audit log away, and in which form, stands in it.
  const taken = await ctx.db
    .selectFrom('audit_entry')
    .select('details')
    .where('says', '=', 'Mengunduh jejak audit')
    .execute()
  expect(taken.map(({ details }) => details['bentuk'])).toEqual(['csv', 'xlsx'])
})

test('the order of a list stands in its address, and its pages keep it', async () => {
  const { ctx, ask } = await openDesk()
  for (let n = 40; n > 0; n -= 1) {
    ctx.clock.advance({ seconds: 1 })
    const number = String(n).padStart(2, '0')
    await makeCampaign(ctx, { slug: `program-${number}`, title: `Program ${number}` })
  }
  const titlesOn = async (path: string) => {
    const page = await (await ask(path, { as: 'auditor' })).text()
    const next = /<a href="([^"]+)" rel="next"/.exec(page)?.[1]?.replaceAll('&amp;', '&')
    return { page, next, titles: [...page.matchAll(/>(Program \d\d)</g)].map(([, title]) => title) }
  }
  const latest = await titlesOn('/kelola/program')
  expect(latest.titles.slice(0, 2)).toEqual(['Program 01', 'Program 02'])
  expect(latest.page).toContain('href="/kelola/program?urut=judul"')
  const titled = await titlesOn('/kelola/program?urut=judul&keadaan=active')
  expect(titled.page).toMatch(/aria-sort="ascending"[^>]*>\s*<a/)
  expect(titled.next).toMatch(/^\/kelola\/program\?keadaan=active&urut=judul&sesudah=/)
  const rest = await titlesOn(titled.next ?? '')
  const numbers = Array.from({ length: 40 }, (_, n) => `Program ${String(n + 1).padStart(2, '0')}`)
  expect([...titled.titles, ...rest.titles]).toEqual(numbers)

  const says = async (path: string) => {
    const page = await (await ask(path, { as: 'auditor' })).text()
    return [...page.matchAll(/>(Membuat kategori|Ditolak: di luar izin perannya)</g)].map(
      ([, words]) => words,
    )
  }
  await ask('/kelola/kategori?aksi=simpan', {
    as: 'program',
    form: { name: 'Air', description: 'Sumur.', position: '1' },
  })
  ctx.clock.advance({ minutes: 1 })
  await ask('/kelola/kategori?aksi=simpan', { as: 'auditor', form: {} })
  const both = ['Membuat kategori', 'Ditolak: di luar izin perannya']
  expect(await says('/kelola/jejak?urut=terlama')).toEqual(both)
  expect(await says('/kelola/jejak')).toEqual(both.toReversed())
})

test('a long list is written in the background, with its progress, for who asked', {
  tags: 'night',
}, async () => {
  const { ctx, ask, staff } = await openDesk()
  const many = MOST_AT_ONCE + 1
  await sql`
    insert into audit_entry (id, made_at, staff_id, staff_name, staff_role, permission, says, details)
    select ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
      timestamptz '2026-01-01' + n * interval '1 minute', ${staff.admin.id}, 'Rina', 'admin',
      'desk.read', case n when 1 then '=1+1' else 'Tindakan ' || n end, '{}'
    from generate_series(1, ${sql.lit(many)}) as n`.execute(ctx.db)
  const path = '/kelola/jejak.csv?kata=Tindakan'
  // As many as are sent at once need no waiting; one more does.
  const short = await ask(path, { as: 'auditor' })
  expect([short.status, (await short.text()).trimEnd().split('\r\n').length]).toEqual([200, many])
  const asked = [
    await ask('/kelola/jejak.csv', { as: 'auditor' }),
    await ask('/kelola/jejak.xlsx', { as: 'auditor' }),
  ]
  for (const answer of asked)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/kelola/ekspor'])
  const exportsOf = async (as: Role) => {
    const page = await (await ask('/kelola/ekspor', { as })).text()
    const files = [...page.matchAll(/href="(\/kelola\/ekspor\/[^"]+bentuk=(?:csv|xlsx))"/g)]
    return { page, files: files.map(([, file = '']) => file) }
  }
  const running = await exportsOf('auditor')
  expect(running.page).toContain('http-equiv="refresh"')
  expect(running.page.match(/<progress|role="progressbar"/g)).toHaveLength(1)
  await runJobs(ctx)
  const { page, files } = await exportsOf('auditor')
  expect(page).not.toContain('http-equiv="refresh"')
  expect(files).toHaveLength(2)
  for (const file of files) {
    const answer = await ask(file, { as: 'auditor' })
    expect(answer.headers.get('content-disposition')).toContain('filename="jejak-audit-')
    const rows = file.endsWith('csv')
      ? (await answer.text()).trimEnd().split('\r\n')
      : parseTable(Buffer.from(await answer.arrayBuffer())).rows.map((row) => row.join(','))
    // The heads, the rows, and the entry of the short file before.
    expect(rows).toHaveLength(many + 2)
    expect(rows.some((row) => row.includes(file.endsWith('csv') ? ",'=1+1," : ',=1+1,'))).toBe(true)
  }
  // Somebody else sees that it was made, and takes nothing; a role without the list sees nothing.
  expect((await exportsOf('admin')).files).toEqual([])
  expect((await exportsOf('admin')).page).toContain('Hanya untuk yang meminta')
  expect((await ask(files[0] ?? '', { as: 'admin' })).status).toBe(404)
  expect((await exportsOf('editor')).page).toContain('Belum ada ekspor')
  // The factor must be fresh again, and the role must still read the list.
  ctx.clock.advance({ minutes: 6 })
  const stale = await ask(files[0] ?? '', { as: 'auditor' })
  expect(stale.headers.get('location')).toMatch(/^\/kelola\/faktor\?lanjut=/)
  const taken = await ctx.db
    .selectFrom('audit_entry')
    .select('details')
    .where('says', '=', 'Mengunduh ekspor jejak audit')
    .execute()
  expect(taken.map(({ details }) => details['bentuk'])).toEqual(['csv', 'xlsx'])
})

test('a role that may no longer read a list takes no file of it', async () => {
  const { ctx, ask, staff } = await openDesk()
  const id = ctx.newId()
  const without = { fields: [], reason: '', approvedBy: null }
  const madeBy = staff.editor.id
  await beginExport(ctx, { id, list: 'titipan', filters: {}, madeBy, ...without })
  await runJobs(ctx)
  const file = `/kelola/ekspor/${id}/berkas?bentuk=csv`
  expect((await ask(file, { as: 'editor' })).status).toBe(403)
  // The database keeps personal data out of every list but donations, and donations' reasons in.
  const refused = [
    { list: 'program', fields: ['kontak' as const], reason: 'Rapat' },
    { list: 'donasi', fields: [], reason: '' },
  ]
  for (const wanted of refused) {
    const all = { id: ctx.newId(), filters: {}, madeBy, approvedBy: staff.admin.id, ...wanted }
    await expect(beginExport(ctx, all)).rejects.toThrow()
  }
})
