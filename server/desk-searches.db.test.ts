import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listDeskArticles } from '#features/article/desk-queries.server.ts'
import { listStaffCampaigns } from '#features/campaign/staff-list.server.ts'
import { listMedia } from '#features/media/queries.server.ts'
import { countAudit, listAudit } from '#features/staff/audit-log.server.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { analyze, planOf } from '#tests/plan.ts'
import { needPlans } from '#tests/skip-unless.ts'
import { aStaff } from '#tests/staff.ts'

// The desk's searches find what stands anywhere in a text, as a person sees it, and a word that few rows have is found
// by an index, however far down the list its rows stand.

const MANY = 10_000

const numbered = sql`generate_series(1, ${sql.lit(MANY)}) as n,
  lateral (select timestamptz '2026-01-01' + n * interval '1 minute' as at) as moment`

const ids = sql`('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`

/** Three rows, the oldest of all, have words that no other row has. */
const title = sql`case n when 1 then 'Madrasah Quthb, Wamena' when 2 then 'MADRASAH Ḥasan 100%_baru'
  when 3 then 'Pemadrasahan xq' else 'Sekolah ' || n end`

type Search = (words: string, after?: string) => Promise<{ titles: string[]; next?: string | null }>

/** What each list finds, whatever its table. */
async function expectSearches(search: Search): Promise<void> {
  const found = async (words: string) => (await search(words)).titles
  const [first, second, third] = [
    'Madrasah Quthb, Wamena',
    'MADRASAH Ḥasan 100%_baru',
    'Pemadrasahan xq',
  ]
  // Inside words, in any case, with and without the rest of the word.
  expect(await found('madrasah')).toEqual([third, second, first])
  expect(await found('DRAS')).toEqual([third, second, first])
  expect(await found('ḤASAN')).toEqual([second])
  expect(await found('quthb,')).toEqual([first])
  // Signs mean themselves, and two letters are enough.
  expect(await found('100%_b')).toEqual([second])
  expect(await found('%_a')).toEqual([])
  expect(await found('xq')).toEqual([third])
  // All pieces of it stand somewhere, and the word nowhere.
  expect(await found('asahas')).toEqual([])
  // Common words come in the list's order, page after page.
  const page = await search('sekolah')
  expect(page.titles.slice(0, 2)).toEqual([`Sekolah ${MANY}`, `Sekolah ${MANY - 1}`])
  const following = await search('sekolah', page.next ?? '')
  expect(following.titles[0]).toBe(`Sekolah ${MANY - page.titles.length}`)
}

async function expectIndex(
  ctx: TestCtx,
  { table, index, list }: { table: string; index: string; list: (db: Db) => Promise<unknown> },
): Promise<void> {
  await analyze(ctx, table)
  const plan = await planOf(ctx, { part: 'search_grams', list })
  expect(plan).toContain(index)
  expect(plan).not.toContain(`Seq Scan on ${table}`)
}

test('programmes are found by any part of a word', async () => {
  needPlans()
  const ctx = await testContext()
  const { id } = await makeCampaign(ctx)
  const copied = sql`summary, story, category_id, fund, income_account, organizer, location, target,
    presets, cover, starts_at, created_at`
  await sql`
    insert into campaign (id, slug, title, status, updated_at, ${copied})
    select ${ids}, 'program-' || n, ${title}, 'active', at, ${copied}
    from ${numbered}, campaign where campaign.id = ${id}`.execute(ctx.db)
  await expectIndex(ctx, {
    table: 'campaign',
    index: 'campaign_search',
    list: (db) => listStaffCampaigns(db, { q: 'madrasah' }),
  })
  await expectSearches(async (q, after) => {
    const { items, next } = await listStaffCampaigns(ctx.db, { q, after })
    return { titles: items.map((each) => each.title), next }
  })
  // All words, and a filter beside them.
  const both = await listStaffCampaigns(ctx.db, { q: 'madrasah wamena', status: 'active' })
  expect(both.items.map((each) => each.title)).toEqual(['Madrasah Quthb, Wamena'])
  expect((await listStaffCampaigns(ctx.db, { q: 'madrasah', status: 'paused' })).items).toEqual([])
  const byTitle = await listStaffCampaigns(ctx.db, { q: 'madrasah', sort: 'judul' })
  expect(byTitle.items).toHaveLength(3)
})

test('articles are found by any part of a word', async () => {
  needPlans()
  const ctx = await testContext({ now: '2026-06-01T00:00:00Z' })
  await sql`
    insert into article (id, slug, title, summary, category, author, body, plain, words, cover,
      status, published_at, created_at, changed_at)
    select ${ids}, 'kabar-' || n, ${title}, 'Ringkasan', 'kabar-program', 'Tim', '<p>Isi</p>',
      'Isi', 1, '{"motif":"air","palette":"laut","seed":1}', 'published', at, at, at
    from ${numbered}`.execute(ctx.db)
  const now = ctx.now()
  await expectIndex(ctx, {
    table: 'article',
    index: 'article_search',
    list: (db) => listDeskArticles(db, { now, q: 'madrasah', state: 'published' }),
  })
  await expectSearches(async (q, after) => {
    const { items, next } = await listDeskArticles(ctx.db, { now, q, after })
    return { titles: items.map((each) => each.title), next }
  })
})

test('pictures are found by any part of a word', async () => {
  needPlans()
  const ctx = await testContext()
  await sql`
    insert into media (id, key, picture, alt, credit, licence, made_by, made_at, updated_at)
    select ${ids}, 'gambar/' || n, '{}', ${title}, 'Rina', 'sendiri', ${ctx.newId()}, at, at
    from ${numbered}`.execute(ctx.db)
  await expectIndex(ctx, {
    table: 'media',
    index: 'media_search',
    list: (db) => listMedia(db, { q: 'madrasah' }),
  })
  await expectSearches(async (q, after) => {
    const { items, next } = await listMedia(ctx.db, { q, after })
    return { titles: items.map((each) => each.alt), next }
  })
})

test('the audit log is found by any part of an act, a name, a document or a detail', async () => {
  needPlans()
  const ctx = await testContext()
  const { id: staffId } = await aStaff(ctx, 'layanan')
  await sql`
    insert into audit_entry (id, made_at, staff_id, staff_name, staff_role, permission, says,
      document_id, details)
    select ${ids}, at, ${staffId}, 'Rina', 'layanan', 'donation.read', ${title},
      md5(n::text), jsonb_build_object('nomor', 'B' || md5('b' || n))
    from ${numbered}`.execute(ctx.db)
  await expectIndex(ctx, {
    table: 'audit_entry',
    index: 'audit_entry_search',
    list: (db) => listAudit(db, { words: 'madrasah' }),
  })
  await expectSearches(async (words, after) => {
    const { rows, next } = await listAudit(ctx.db, { words, after })
    return { titles: rows.map((each) => each.says), ...(next && { next }) }
  })
  const { rows } = await sql<{ document: string; detail: string }>`
    select md5('7') as document, md5('b7') as detail`.execute(ctx.db)
  for (const words of [rows[0]?.document, rows[0]?.detail.slice(4, 20), 'Sekolah 7 Rina']) {
    const found = await listAudit(ctx.db, { words })
    expect(found.rows.map(({ says }) => says)).toEqual(['Sekolah 7'])
  }
  expect(await countAudit(ctx.db, { words: 'madrasah' }, 100)).toBe(3)
  expect(await countAudit(ctx.db, { words: 'sekolah' }, 100)).toBe(100)
})
