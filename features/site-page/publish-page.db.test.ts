import { expect, test } from 'vitest'
import { openPublicSessions } from '#platform/http/public-session.server.ts'
import { createApi } from '#server/api/api.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { openContract } from '#tests/api/openapi.ts'
import { listWrittenVersions } from './desk-queries.server.ts'
import { listBoard, listReports } from './institution-facts.server.ts'
import { publishPage } from './publish-page.server.ts'
import { getPage } from './queries.server.ts'

const slug = 'syarat-ketentuan'

let made = 0

function aVersion(fields: { body?: string; code?: string; effectiveOn?: string } = {}) {
  const words = { title: 'Syarat', summary: 'Aturan.', changeSummary: 'Versi pertama.' }
  const code = `20${10 + (made += 1)}-01`
  return { slug, body: '<p>Aturan {lembaga}</p>', code, ...words, ...fields } as const
}

test('a version holds from its day in Jakarta on, is announced before, and can be read for ever', async () => {
  const ctx = await testContext({ now: '2026-11-30T16:00:00Z' })
  const by = ctx.newId()
  expect(await publishPage(ctx, aVersion({ code: '2026-11' }), { by })).toBe(1)
  const next = aVersion({ body: '<p onclick="x">Baru</p>', effectiveOn: '2026-12-01' })
  expect(await publishPage(ctx, next, { by })).toBe(2)

  const before = await getPage(ctx, { slug })
  expect(before).toMatchObject({ version: 1, code: '2026-11', state: 'current' })
  expect(before.body).toContain(ctx.config.institution.legalName)
  expect(before.history.map(({ version, state }) => [version, state])).toEqual([
    [2, 'upcoming'],
    [1, 'current'],
  ])
  expect(await getPage(ctx, { slug, version: 2 })).toMatchObject({
    state: 'upcoming',
    body: '<p>Baru</p>',
  })
  ctx.clock.set('2026-11-30T17:00:00Z')
  expect(await getPage(ctx, { slug })).toMatchObject({ version: 2, state: 'current' })
  expect(await getPage(ctx, { slug, version: 1 })).toMatchObject({ state: 'superseded' })
  expect(ctx.purged).toContain('/syarat-ketentuan')
  await expect(getPage(ctx, { slug, version: 3 })).rejects.toMatchObject({ status: 404 })
  await expect(getPage(ctx, { slug: 'about' })).rejects.toMatchObject({ status: 404 })
  const change = ctx.db.updateTable('site_page_version').set({ body: 'lain' })
  await expect(change.execute()).rejects.toThrow()
})

test('nothing is published for the past, before what is announced, or with a blank nobody fills', async () => {
  const ctx = await testContext({ now: '2026-11-21T03:00:00Z' })
  const by = ctx.newId()
  const publish = (given: Parameters<typeof aVersion>[0]) =>
    publishPage(ctx, aVersion(given), { by })
  await expect(publish({ effectiveOn: '2026-11-21' })).rejects.toMatchObject({ status: 409 })
  await publish({ effectiveOn: '2026-12-10' })
  await expect(publish({ effectiveOn: '2026-12-09' })).rejects.toMatchObject({
    code: 'page/out-of-order',
  })
  await expect(publish({ body: '<p>{direktur}</p>' })).rejects.toMatchObject({
    fields: { body: 'Isian {direktur} tidak dikenal.' },
  })
  await expect(publish({ code: '' })).rejects.toMatchObject({ fields: { code: expect.anything() } })
  await publish({ code: '2027-01', effectiveOn: '2026-12-10' })
  await expect(publish({ code: '2027-01', effectiveOn: '2026-12-10' })).rejects.toMatchObject({
    fields: { code: 'Kode ini milik versi 2.' },
  })
  const both = await Promise.all([
    publish({ effectiveOn: '2026-12-11' }),
    publish({ effectiveOn: '2026-12-11' }),
  ])
  expect(both.toSorted()).toEqual([3, 4])
  const written = await listWrittenVersions(ctx.db, slug)
  expect(written.map(({ version, code }) => [version, code])).toMatchObject([
    [4, expect.any(String)],
    [3, expect.any(String)],
    [2, '2027-01'],
    [1, expect.any(String)],
  ])
  // Placeholders stay as they were written.
  expect(written[0]?.body).toBe('<p>Aturan {lembaga}</p>')
})

test('the call answers a page, an older version of it, and 404 before there is one', async () => {
  const ctx = await testContext()
  const { call } = await openPages(ctx)
  expect((await call('/v2/pages/syarat-ketentuan')).status).toBe(404)
  await publishPage(ctx, aVersion(), { by: ctx.newId() })
  await publishPage(ctx, aVersion({ body: '<p>Dua</p>' }), { by: ctx.newId() })
  expect((await call('/v2/pages/syarat-ketentuan')).body).toMatchObject({
    data: { version: 2, state: 'current', body: '<p>Dua</p>', history: [{ version: 2 }, {}] },
  })
  expect((await call('/v2/pages/syarat-ketentuan?version=1')).body).toMatchObject({
    data: { version: 1, state: 'superseded' },
  })
  expect((await call('/v2/pages/syarat-ketentuan?version=0')).status).toBe(422)
})

test('each year that is over has its line, also while its report is being audited', async () => {
  const ctx = await testContext()
  const report = { year: 2024, file: 'laporan/2024.pdf', opinion: 'Wajar', published_at: ctx.now() }
  await ctx.db.insertInto('annual_report').values(report).execute()
  const years = await listReports(ctx.db, { firstYear: 2025, thisYear: 2026 })
  expect(years.map(({ year, file }) => [year, file])).toEqual([
    [2025, null],
    [2024, 'laporan/2024.pdf'],
  ])
  expect(await listReports(ctx.db, { firstYear: 2026, thisYear: 2024 })).toEqual([])
  expect(await listBoard(ctx.db)).toEqual([])
})

async function openPages(ctx: TestCtx) {
  const sessions = openPublicSessions('a secret that only this test knows')
  const { token } = sessions.mint('visitor', ctx.now().getTime())
  const { call } = await openContract(createApi(ctx, sessions))
  const headers = { Authorization: `Bearer ${token}` }
  return { call: (path: string) => call('GET', path, { headers }) }
}
