import { expect, test } from 'vitest'
import { makeArticle } from '#tests/articles.ts'
import { testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { saveBanner } from '#features/banner/save-banner.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { agreeVerses } from '#tests/desk/verses-of-day.ts'
import { makePrayer } from '#tests/prayers.ts'
import { homePage } from './home-page.server.ts'

test('the first screen has campaigns, categories, impact, prayers and news', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx, { isUrgent: true })
  await makeCampaign(ctx, { slug: 'buku' })
  await makePrayer(ctx)
  await makeArticle(ctx, { slug: 'kabar-sumur' })
  const { urgent, chosen, categories, impact, prayers, articles } = await homePage(ctx)
  expect(urgent.map(({ slug }) => slug)).toEqual(['sumur-desa'])
  expect(chosen?.map(({ slug }) => slug)).toEqual(['buku'])
  expect(categories).toHaveLength(1)
  // Nothing was given yet, so there is nothing to count.
  expect(impact).toEqual({ figures: [] })
  expect(prayers).toMatchObject([{ text: 'Semoga berkah.' }])
  expect(articles).toMatchObject([{ slug: 'kabar-sumur' }])
  expect(ctx.logged).toEqual([])
})

test('a notice of today stands on the home page, and no other', async () => {
  const ctx = await testContext({ now: '2027-03-10T03:00:00Z' })
  const dates = { startsOn: '2027-03-10', endsOn: '2027-03-10' }
  const notice = { text: 'Kantor libur.', link: '', linkWords: '', ...dates }
  expect((await homePage(ctx)).banner).toBeUndefined()
  await saveBanner(ctx, notice, { by: ctx.newId() })
  expect((await homePage(ctx)).banner).toEqual({ text: 'Kantor libur.', link: null })
  ctx.clock.set('2027-03-10T17:00:00Z')
  expect((await homePage(ctx)).banner).toBeUndefined()
})

test('the verse of the day is that of Jakarta’s date, also where nothing else is there', async () => {
  const ctx = await testContext({ now: '2026-11-28T16:59:00Z' })
  expect((await homePage(ctx)).verse).toBeUndefined()
  await agreeVerses(ctx)
  const first = (await homePage(ctx)).verse
  expect(first).toMatchObject({ text: expect.any(String), origin: ctx.config.origin })
  ctx.clock.set('2026-11-28T17:00:00Z')
  expect((await homePage(ctx)).verse).not.toEqual(first)
})

test('people are counted from disbursements that were paid, not from proposals', async () => {
  const ctx = await testContext()
  const terms = {
    campaign_id: null,
    fund: 'IU',
    account: '5210',
    amount: rupiah(1),
    proof: 'x',
  } as const
  const made = { made_by: ctx.newId(), made_at: ctx.now(), description: 'Bantuan' }
  const approved = { approved_by: ctx.newId(), approved_at: ctx.now() }
  await ctx.db
    .insertInto('disbursement')
    .values([
      {
        ...terms,
        ...made,
        ...approved,
        id: ctx.newId(),
        beneficiaries: 1_240,
        status: 'paid',
        paid_at: ctx.now(),
      },
      { ...terms, ...made, id: ctx.newId(), beneficiaries: 99, status: 'proposed' },
    ])
    .execute()
  const { impact } = await homePage(ctx)
  expect(impact?.figures).toEqual([{ count: '1.240', name: 'orang menerima manfaat' }])
})

test('a block that fails takes no other with it, and the log names it', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  await ctx.db.schema.alterTable('prayer').renameTo('prayer_away').execute()
  try {
    const { chosen, prayers } = await homePage(ctx)
    expect(chosen).toHaveLength(1)
    expect(prayers).toEqual([])
  } finally {
    await ctx.db.schema.alterTable('prayer_away').renameTo('prayer').execute()
  }
  expect(ctx.logged).toMatchObject([{ level: 'error', event: 'home.block', name: 'doa' }])
})
