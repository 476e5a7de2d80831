import { beforeAll, expect, test } from 'vitest'
import { readSheet } from '#platform/sheet/read-sheet.server.ts'
import { makeArticle } from '#tests/articles.ts'
import { openDesk } from '#tests/desk.ts'
import { makeCampaign } from '#tests/makers.ts'
import { ensureWebBuild } from './web-build.ts'

// What the lists of the desk show: in the order of their address, and as files of the same rows.

beforeAll(async () => {
  await ensureWebBuild()
}, 180_000)

const lists = ['donasi', 'program', 'artikel', 'titipan', 'doa', 'kunjungan', 'jejak']

test('every long list comes as CSV and as a workbook of the same rows', async () => {
  const { ctx, ask } = await openDesk()
  await makeCampaign(ctx, { slug: 'rumus', title: '=1+1' })
  await makeCampaign(ctx, { slug: 'jeda', title: 'Sumur', status: 'paused' })
  await makeArticle(ctx, { slug: 'kabar-air', title: '@Kabar, "air"' })
  const rowsOf = async (list: string, query = '') => {
    const page = await (await ask(`/kelola/${list}${query}`, { as: 'admin' })).text()
    for (const format of ['csv', 'xlsx'])
      expect([list, page.includes(`href="/kelola/${list}.${format}`)]).toEqual([list, true])
    const csv = await ask(`/kelola/${list}.csv${query}`, { as: 'admin' })
    const book = await ask(`/kelola/${list}.xlsx${query}`, { as: 'admin' })
    for (const answer of [csv, book]) {
      expect([list, answer.status]).toEqual([list, 200])
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="/)
    }
    const lines = (await csv.text()).trimEnd().split('\r\n')
    const rows = readSheet(Buffer.from(await book.arrayBuffer()))
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
    return [...page.matchAll(/>(Membuat kategori|Ditolak: peran tidak mencakup)</g)].map(
      ([, words]) => words,
    )
  }
  await ask('/kelola/kategori?aksi=simpan', {
    as: 'program',
    form: { name: 'Air', description: 'Sumur.', position: '1' },
  })
  ctx.clock.advance({ minutes: 1 })
  await ask('/kelola/kategori?aksi=simpan', { as: 'auditor', form: {} })
  const both = ['Membuat kategori', 'Ditolak: peran tidak mencakup']
  expect(await says('/kelola/jejak?urut=terlama')).toEqual(both)
  expect(await says('/kelola/jejak')).toEqual(both.toReversed())
})
