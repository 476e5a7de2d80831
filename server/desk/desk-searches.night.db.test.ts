import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listDeskArticles } from '#features/article/desk-queries.server.ts'
import { listArticles } from '#features/article/queries.server.ts'
import { listStaffCampaigns } from '#features/campaign/edit/staff-list.server.ts'
import { listMedia, pictureUses } from '#features/media/queries.server.ts'
import { countAudit, listAudit } from '#features/staff/audit-log.server.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { makeArticle } from '#tests/articles.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import {
  ids,
  MANY,
  makeManyArticles,
  makeManyCampaigns,
  makeManyPictures,
  numbered,
} from '#tests/database/many-rows.ts'
import { analyze, planOf } from '#tests/database/plan.ts'
import { hasPlans, needPlans } from '#tests/database/skip-unless.ts'
import { aStaff } from '#tests/desk/staff.ts'

// The desk's searches and that of the news find what stands anywhere in a text, as a person sees it, and a word that few
// rows have is found by an index, however far down the list its rows stand.

/** Three rows, the oldest of all, have words that no other row has. */
const title = sql`case when n = 1 then 'Madrasah Quthb, Wamena'
  when n = 2 then 'MADRASAH Ḥasan 100%_baru' when n = 3 then 'Pemadrasahan xq'
  else 'Sekolah ' || n end`

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
  if (!hasPlans()) return
  await analyze(ctx, table)
  const plan = await planOf(ctx, { part: 'search_grams', list })
  expect(plan).toContain(index)
  expect(plan).not.toContain(`Seq Scan on ${table}`)
}

test('programmes are found by any part of a word', async () => {
  const ctx = await testContext()
  await makeManyCampaigns(ctx, { title })
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
  const ctx = await testContext({ now: '2026-06-01T00:00:00Z' })
  await makeManyArticles(ctx, { title })
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

test('news are found by any part of their title, summary or text', async () => {
  const ctx = await testContext({ now: '2026-06-01T00:00:00Z' })
  await makeManyArticles(ctx, { title })
  await sql`update article set plain = 'Air Zamzam' where slug = 'kabar-4'`.execute(ctx.db)
  const now = ctx.now()
  await expectStoredPieces(ctx, (db) => listArticles(db, { now, q: 'madrasah' }))
  const found = async (q: string) => {
    const { items, total } = await listArticles(ctx.db, { now, q })
    return { total, slugs: items.map(({ slug }) => slug) }
  }
  expect(await found('madrasah')).toEqual({ total: 3, slugs: ['kabar-3', 'kabar-2', 'kabar-1'] })
  // Words of title, summary and text, in any case; fewer than three letters are left out.
  expect(await found('RINGKAS quthb')).toEqual({ total: 1, slugs: ['kabar-1'] })
  expect(await found('amza ai')).toEqual({ total: 1, slugs: ['kabar-4'] })
  expect(await found('xq')).toEqual({ total: 0, slugs: [] })
  expect(await found('100%_b')).toEqual({ total: 1, slugs: ['kabar-2'] })
  expect(await found('asahas')).toEqual({ total: 0, slugs: [] })
  const common = await found('sekolah')
  expect([common.total, common.slugs[0]]).toEqual([MANY - 3, `kabar-${MANY}`])
  await sql`update article set status = 'withdrawn' where slug = 'kabar-4'`.execute(ctx.db)
  expect((await found('zamzam')).total).toBe(0)
})

/** The texts of news are long: no plan may take them apart, also where it does not go by the index. */
async function expectStoredPieces(ctx: TestCtx, list: (db: Db) => Promise<unknown>): Promise<void> {
  if (!hasPlans()) return
  await analyze(ctx, 'article')
  const whole = await planOf(ctx, { part: 'pieces_query', list })
  expect(whole).not.toContain('search_grams')
  const plan = await ctx.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    return await planOf({ db: tx }, { part: 'pieces_query', list })
  })
  expect(plan).toContain('article_pieces')
}

test('a search of news for short words, or one word many times, asks the database nothing more for it', async () => {
  const ctx = await testContext()
  const now = ctx.now()
  const asked = async (q: string) => {
    const sent: string[] = []
    await listArticles(watched(ctx, sent), { now, q })
    return sent.join().match(/like lower/g)?.length ?? 0
  }
  expect(await asked('ab '.repeat(33))).toBe(0)
  // The number and the page, each with one condition for each word.
  expect(await asked('zakat '.repeat(33))).toBe(2)
  expect(await asked('zakat ab fitrah ZAKAT')).toBe(4)
})

/** The database, that tells what it is asked. */
function watched({ db }: Pick<TestCtx, 'db'>, sent: string[]): Db {
  return db.withPlugin({
    transformQuery: ({ node }) => {
      sent.push(db.getExecutor().compileQuery(node, { queryId: 'watched' }).sql)
      return node
    },
    transformResult: async ({ result }) => result,
  }) as Db
}

const pictureOf = (ctx: TestCtx, name: string) => ({
  id: ctx.newId(),
  picture: { key: `gambar/${name}`, width: 700, height: 500, widths: [640], colour: '#c07828' },
})

test('where a picture is shown is found by an index in every kind of text', async () => {
  needPlans()
  const ctx = await testContext()
  const plan = await ctx.db.transaction().execute(async (tx) => {
    // The tables are small here: only whether the indexes can serve is asked.
    await sql`set local enable_seqscan = off`.execute(tx)
    const list = (db: Db) => pictureUses(db, pictureOf(ctx, 'isi-7'))
    return await planOf({ db: tx }, { part: 'picture_keys', list })
  })
  for (const index of [
    'article_body_pictures',
    'article_cover_picture',
    'campaign_story_pictures',
    'campaign_update_pictures',
    'site_page_pictures',
  ])
    expect(plan).toContain(index)
})

test('where a picture is shown is found by its whole key', async () => {
  const ctx = await testContext()
  await makeArticle(ctx)
  await makeArticle(ctx, { slug: 'kartu', title: 'Kartu' })
  await sql`
    update article set body = '<p><img src="/gambar/isi-7-640.jpg" alt="a"></p>'
    where slug = 'sumur-pertama'`.execute(ctx.db)
  await sql`
    update article set picture_alt = 'Kartu', picture = '{"key":"gambar/kartu"}'
    where slug = 'kartu'`.execute(ctx.db)
  const uses = async (name: string) =>
    (await pictureUses(ctx.db, pictureOf(ctx, name))).map(({ kind, title: of }) => [kind, of])
  expect(await uses('isi-7')).toEqual([['Artikel', 'Sumur pertama mengalir']])
  expect(await uses('kartu')).toEqual([['Artikel', 'Kartu']])
  for (const none of ['isi', 'isi-_', '7', 'isi-7-640', '%']) expect(await uses(none)).toEqual([])
})

test('pictures are found by any part of a word', async () => {
  const ctx = await testContext()
  await makeManyPictures(ctx, { alt: title })
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
    const { items: rows, next } = await listAudit(ctx.db, { words, after })
    return { titles: rows.map((each) => each.sentence), ...(next && { next }) }
  })
  const { rows } = await sql<{ document: string; detail: string }>`
    select md5('7') as document, md5('b7') as detail`.execute(ctx.db)
  for (const words of [rows[0]?.document, rows[0]?.detail.slice(4, 20), 'Sekolah 7 Rina']) {
    const found = await listAudit(ctx.db, { words })
    expect(found.items.map(({ sentence }) => sentence)).toEqual(['Sekolah 7'])
  }
  expect(await countAudit(ctx.db, { words: 'madrasah' }, 100)).toBe(3)
  expect(await countAudit(ctx.db, { words: 'sekolah' }, 100)).toBe(100)
})
