import { expect, test } from 'vitest'
import { newsConsents } from '#features/account/news-consent.server.ts'
import { updateAccount } from '#features/account/update-account.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aMember } from '#tests/members.ts'
import { askedColumns } from './stop-news.server.ts'
import { newsReaderOf } from './news-reader.ts'
import { startDonation } from '../start/start-donation.server.ts'
import { countNewsReaders } from './news-counts.server.ts'

type AskedDonation = {
  wantsNews?: boolean
  email?: string | null
  accountId?: string
  isPaid?: boolean
  slug?: string
}

async function give(ctx: TestCtx, asked: AskedDonation): Promise<void> {
  const { wantsNews = true, email = 'siti@contoh.id', accountId, isPaid = true, slug } = asked
  const { donationId } = await startDonation(ctx, {
    campaignSlug: slug ?? 'sumur-desa',
    amount: rupiah(50_000),
    donorName: 'Siti',
    donorPhone: '+6281234567890',
    donorEmail: email ?? undefined,
    isAnonymous: true,
    showsPrayer: false,
    wantsNews,
    accountId,
  })
  if (!isPaid) return
  const row = ctx.db.updateTable('donation').where('public_id', '=', donationId)
  await row.set({ status: 'paid', paid_at: ctx.now() }).execute()
}

async function aCampaign() {
  const ctx = await testContext()
  const { id } = await makeCampaign(ctx)
  await makeCampaign(ctx, { slug: 'lain' })
  return { ctx, id, count: async () => (await countNewsReaders(ctx, id)).email }
}

const decide = (ctx: TestCtx, accountId: string, isGiven: boolean) =>
  updateAccount(ctx, accountId, { consents: { 'news-email': isGiven } })

test('guests who asked are counted once by their address, however it is written', async () => {
  const { ctx, count } = await aCampaign()
  expect(await count()).toBe(0)
  for (const email of ['siti@contoh.id', 'SITI@contoh.id', 'budi@contoh.id'])
    await give(ctx, { email })
  expect(await count()).toBe(2)
  await give(ctx, { email: 'tanpa@contoh.id', wantsNews: false })
  await give(ctx, { email: null })
  await give(ctx, { email: 'belum@contoh.id', isPaid: false })
  await give(ctx, { email: 'lain@contoh.id', slug: 'lain' })
  expect(await count()).toBe(2)
})

/** What happened to a member's consent, in order, each a minute after the other; 'gives' is the donation. */
type Story = ('yes' | 'no' | 'gives' | 'gives unasked')[]

const stories: [story: Story, email: 'own' | 'none', readers: number][] = [
  [['gives'], 'own', 1],
  [['gives unasked'], 'own', 0],
  [['yes', 'gives'], 'own', 1],
  [['yes', 'gives unasked'], 'own', 1],
  [['yes', 'gives unasked'], 'none', 0],
  [['gives', 'yes', 'no'], 'own', 0],
  [['yes', 'no', 'gives'], 'own', 1],
  [['yes', 'no', 'gives unasked'], 'own', 0],
  [['yes', 'gives', 'no'], 'own', 0],
  [['yes', 'gives unasked', 'no', 'yes'], 'own', 1],
]

test.each(stories)(
  '%j, with the contact %s: %s readers, by both rules',
  async (story, contact, readers) => {
    const { ctx, count } = await aCampaign()
    const { accountId } = await aMember(
      ctx,
      contact === 'own' ? { email: 'anggota@contoh.id' } : {},
    )
    for (const step of story) {
      ctx.clock.advance({ minutes: 1 })
      if (step === 'yes' || step === 'no') await decide(ctx, accountId, step === 'yes')
      else await give(ctx, { accountId, wantsNews: step === 'gives' })
    }
    expect(await count()).toBe(readers)
    const row = await ctx.db.selectFrom('donation').select(askedColumns).executeTakeFirstOrThrow()
    const consent = (await newsConsents(ctx.db, [accountId])).get(accountId)
    expect(newsReaderOf(row, consent) === undefined ? 0 : 1).toBe(readers)
  },
)

test('a consent that is taken back at the moment of a donation ends its wish, and of two decisions the later counts', async () => {
  const { ctx, count } = await aCampaign()
  const { accountId } = await aMember(ctx, { email: 'anggota@contoh.id' })
  await decide(ctx, accountId, true)
  await decide(ctx, accountId, false)
  await give(ctx, { accountId })
  expect(await count()).toBe(0)
})

test('a member who only ever said no still gets the news of a donation that asked for it', async () => {
  const { ctx, count } = await aCampaign()
  const { accountId } = await aMember(ctx, { email: 'anggota@contoh.id' })
  await give(ctx, { accountId })
  ctx.clock.advance({ minutes: 1 })
  const said = { id: ctx.newId(), account_id: accountId, purpose: 'news-email' as const }
  await ctx.db
    .insertInto('account_consent')
    .values({ ...said, is_given: false, version: '1', decided_at: ctx.now() })
    .execute()
  expect(await count()).toBe(1)
})

test('a yes to something else, or of somebody else, is none to news', async () => {
  const { ctx, count } = await aCampaign()
  const { accountId } = await aMember(ctx, { email: 'anggota@contoh.id' })
  const other = await aMember(ctx, { email: 'lain@contoh.id', phone: '+6281234567891' })
  await updateAccount(ctx, accountId, { consents: { 'reminders-email': true } })
  await decide(ctx, other.accountId, true)
  await give(ctx, { accountId, wantsNews: false })
  expect(await count()).toBe(0)
  await give(ctx, { accountId: other.accountId, wantsNews: false })
  expect(await count()).toBe(1)
})
