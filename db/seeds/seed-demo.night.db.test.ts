import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dayOf } from '#platform/time/jakarta.ts'
import { progress } from '#features/campaign/campaign.ts'
import { listDonors } from '#features/campaign/donors.server.ts'
import { listCampaigns, listCategories } from '#features/campaign/queries.server.ts'
import { trialBalance } from '#features/ledger/queries.server.ts'
import { allStatements } from '#features/statements/statement-at.server.ts'
import { listPrayers } from '#features/prayer/queries.server.ts'
import { listUnits } from '#features/wakaf/queries.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { expectDecisions, expectSoundBooks } from '#tests/desk/demo-desk.ts'
import { readDeskLists } from '#tests/desk/desk-lists.ts'
import { demoCampaigns } from './campaigns/campaigns.ts'
import { DESK_CAMPAIGN, deskDonations } from './desk/desk-donations.ts'
import { seedDemo } from './seed-demo.server.ts'

const isServer = process.env.TEST_ENGINE === 'postgres'

/** Seeding takes seconds: these tests share one reading of the demo. */
let looked: ReturnType<typeof lookAtDemo> | undefined
const demo = () => (looked ??= lookAtDemo())

async function lookAtDemo() {
  const ctx = await testContext()
  const second = await testContext({ sharing: ctx })
  // The embedded engine has one client, so the second seeding would exceed the pool's wait.
  const answers = isServer
    ? await Promise.all([seedDemo(ctx), seedDemo(second)])
    : [await seedDemo(ctx), await seedDemo(second)]
  const later = await seedDemo(ctx)
  const read = await readDemo(ctx)
  const isSound = await holds(expectSoundBooks(ctx))
  // It decides what waits, so nothing may look afterwards.
  return { answers, later, ...read, isSound, hasDecisions: await holds(expectDecisions(ctx)) }
}

/** True, or why not: the tests that tell it may come after the database was emptied. */
function holds(looking: Promise<void>): Promise<unknown> {
  return looking.then(
    () => true,
    (cause: unknown) => cause,
  )
}

/** Of the last three years: what their statements show that must be one and the same, entity by entity. */
async function threeYears(db: TestCtx['db'], now: Date) {
  const last = Number(dayOf(now).slice(0, 4))
  const years: [number, ...number[][]][] = []
  for (const year of [last - 2, last - 1, last]) {
    const all = await allStatements(db, { from: `${year}-01-01`, through: `${year}-12-31` })
    const figure = (kind: string, words: string) =>
      all
        .find((each) => each.kind === kind)
        ?.rows.find((row) => row.words === words && row.figures.length > 0)?.figures[0] ??
      Number.NaN
    years.push([
      year,
      [figure('posisi', 'Jumlah aset'), figure('posisi', 'Jumlah liabilitas dan saldo dana')],
      [figure('posisi', 'Kas dan setara kas'), figure('arus-kas', 'Kas dan setara kas akhir')],
      [
        figure('wakaf-posisi', 'Jumlah aset'),
        figure('wakaf-posisi', 'Jumlah liabilitas dan aset neto'),
      ],
    ])
  }
  return years
}

async function readDemo({ db, now: clock }: TestCtx) {
  const now = clock()
  const all = (await listCampaigns(db, { now, status: 'semua', limit: 50 })).items
  const flood = await db
    .selectFrom('campaign')
    .select('id')
    .where('slug', '=', 'banjir-demak-dapur-umum')
    .executeTakeFirstOrThrow()
  return {
    all,
    running: (await listCampaigns(db, { now, limit: 50 })).items,
    over: (await listCampaigns(db, { now, status: 'selesai' })).items,
    categories: await listCategories(db),
    samples: await db.selectFrom('campaign').select('is_sample').execute(),
    balance: await trialBalance(db),
    years: await threeYears(db, now),
    donors: (await listDonors(db, flood.id, { limit: 50 })).items,
    prayers: (await listPrayers(db, { sort: 'paling-diaminkan', limit: 50 })).items,
    updates: await db.selectFrom('campaign_update').select('is_sample').execute(),
    units: [...(await listUnits(db)).values()],
    amilAboveCap: await amilAboveCap(db),
    desk: await readDeskLists({ db, now: clock }),
  }
}

/** By how much, in thousandths, the amil's share of zakat was ever above an eighth of what had come. */
async function amilAboveCap(db: TestCtx['db']): Promise<number> {
  const { rows } = await sql<{ over: number }>`
    select max(taken * 1000 - come * 125)::bigint as over from (
      select sum(case when debit_account = '5130' then amount
          when credit_account = '5130' then -amount else 0 end) over moments as taken,
        sum(case when credit_account like '41%' then amount
          when debit_account = '4990' then -amount else 0 end) over moments as come
      from ledger_posting as posting
      join ledger_journal as journal
        on journal.source_id = posting.source_id and journal.id = posting.journal_id
      where fund = 'Z' window moments as (order by journal.occurred_at)) as running`.execute(db)
  return rows[0]?.over ?? 0
}

test('the amil of the demo never takes more than an eighth of the zakat that has come', async () => {
  expect((await demo()).amilAboveCap).toBeLessThanOrEqual(0)
})

test('the statements of the last three years of the demo tie', async () => {
  const { years } = await demo()
  expect(years).toHaveLength(3)
  for (const [year, ...ties] of years)
    for (const [one, other] of ties) expect([year, one]).toEqual([year, other])
})

test('two processes that start together seed once, and a later one does nothing', async () => {
  const { answers, later } = await demo()
  expect(answers.filter(Boolean)).toEqual([true])
  expect(later).toBe(false)
})

test('the gifts of the demo are in the books', async () => {
  const { all, balance, desk } = await demo()
  expect(all).toHaveLength(demoCampaigns.length)
  // A transfer brings some rupiah more than was typed.
  const sent = desk.matchedTransfers.reduce((sum, { amount }) => sum + amount, 0)
  const kept = deskDonations.filter(
    ({ state, isReturned }) => state.startsWith('paid') && !isReturned,
  )
  const amount = kept.reduce((sum, each) => sum + each.amount, sent)
  const ofDesk = { amount, donors: kept.length + 1 }
  for (const { slug, received } of demoCampaigns) {
    const campaign = all.find((item) => item.slug === slug)
    const more = slug === DESK_CAMPAIGN ? ofDesk : { amount: 0, donors: 0 }
    const collected = received.amount + more.amount
    const donors = received.donors + more.donors
    expect(campaign, slug).toMatchObject({ collected, donors })
  }
  const negative = balance.filter((row) => row.account.startsWith('1') && row.debit < row.credit)
  expect(negative).toEqual([])
})

test('the demo shows every state: without target, nearly there, beyond, urgent, over, renamed', async () => {
  const { running, over, categories, samples } = await demo()
  const percents = running.map((campaign) => progress(campaign)?.percent ?? -1)
  expect(percents).toContain(-1)
  expect(percents.some((percent) => percent >= 95 && percent < 100)).toBe(true)
  expect(percents.some((percent) => percent > 100)).toBe(true)
  expect(running.some((campaign) => campaign.isUrgent)).toBe(true)
  expect(over).toHaveLength(1)
  expect(new Set(running.map((campaign) => campaign.fund))).toEqual(
    new Set(['Z', 'IT', 'IU', 'W', 'D']),
  )
  expect(categories).toHaveLength(6)
  expect(samples.every((row) => row.is_sample)).toBe(true)
})

test('the demo has a bank account for each bank of the books, and no figure of zakat waits', async () => {
  const { desk, balance } = await demo()
  const { banks, proposals } = desk
  expect(banks.map(({ account }) => account)).toEqual(['1121', '1122', '1123', '1124', '1125'])
  expect(banks.every(({ is_sample: isSample }) => isSample)).toBe(true)
  const codes = new Set(banks.map(({ account }) => account))
  const held = balance.filter(({ account }) => account.startsWith('112'))
  expect(held.filter(({ account }) => !codes.has(account))).toEqual([])
  expect(proposals.filter(({ kind }) => kind.startsWith('zakat'))).toEqual([])
})

test('the donors of the demo are named and not, and some have written a prayer', async () => {
  const { donors } = await demo()
  expect(donors.some((donor) => donor.isAnonymous)).toBe(true)
  expect(donors.some((donor) => donor.prayer !== null)).toBe(true)
})

test('the demo has sound books and sound receipts', async () => {
  expect((await demo()).isSound).toBe(true)
})

test('a newcomer to the desk of the demo finds something to decide in every role that decides', async () =>
  expect((await demo()).hasDecisions).toBe(true))

test('a database with anything of its own is not touched', async () => {
  const ctx = await testContext()
  const category = { id: ctx.newId(), slug: 'milik-kami', name: 'Milik kami', description: '' }
  await ctx.db
    .insertInto('category')
    .values({ ...category, position: 1 })
    .execute()
  expect(await seedDemo(ctx)).toBe(false)
  expect(await ctx.db.selectFrom('campaign').select('id').execute()).toEqual([])
})

test('the demo has prayers with amens, news, and units of wakaf that its gifts have taken', async () => {
  const { prayers, updates, units } = await demo()
  expect(prayers).toHaveLength(50)
  expect(prayers[0]?.aamiins).toBeGreaterThan(20)
  expect(updates.length).toBeGreaterThan(8)
  const mushaf = units.find(({ name }) => name === 'mushaf')
  expect(mushaf).toEqual({ name: 'mushaf', price: 75_000, total: 2_000, remaining: 1_154 })
  expect(units.every(({ remaining }) => remaining > 0)).toBe(true)
})

test('in live mode there are no samples, in an empty database either', async () => {
  const ctx = await testContext()
  const live = { ...ctx, config: { ...ctx.config, mode: 'live' as const } }

  await expect(seedDemo(live)).rejects.toThrow('live takes no sample data')
  expect(await ctx.db.selectFrom('campaign').select('id').execute()).toEqual([])
})

test('no list of the desk is empty, and each shows several states', async () => {
  const { desk } = await demo()
  const { suspense, refunds, disbursements, reports, statements, visits, ...others } = desk
  expect(new Set(suspense)).toEqual(new Set(['wrong_amount', 'double', 'orphan']))
  expect(new Set(refunds)).toEqual(new Set(['proposed', 'approved', 'sent', 'failed', 'paid']))
  expect(new Set(disbursements)).toEqual(new Set(['proposed', 'approved', 'paid']))
  expect(reports.toSorted()).toEqual(['posted', 'ready'])
  expect(statements).toEqual(['ready'])
  expect(new Set(visits)).toEqual(new Set(['requested', 'confirmed', 'declined']))
  for (const [name, rows] of Object.entries(others))
    expect([name, rows.length > 0]).toEqual([name, true])
})
