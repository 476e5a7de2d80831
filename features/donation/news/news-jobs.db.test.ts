import { expect, test } from 'vitest'
import { updateAccount } from '#features/account/update-account.server.ts'
import { createUpdate, removeUpdate } from '#features/campaign/edit/save-update.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aMember } from '#tests/members.ts'
import { sendNewsJob, tellNewsJob } from './news-jobs.server.ts'
import { startDonation } from '../start/start-donation.server.ts'
import { newsBehind, newsTokenOf, stopNews } from './stop-news.server.ts'
import { tellNews } from './tell-news.server.ts'

type AskedDonation = { email: string; wantsNews?: boolean; accountId?: string }

async function give(
  ctx: TestCtx,
  { email, wantsNews = true, accountId }: AskedDonation,
): Promise<string> {
  const { donationId } = await startDonation(ctx, {
    campaignSlug: 'sumur-desa',
    amount: rupiah(50_000),
    donorName: 'Siti',
    donorEmail: email,
    isAnonymous: true,
    showsPrayer: false,
    wantsNews,
    accountId,
  })
  const row = ctx.db.updateTable('donation').where('public_id', '=', donationId)
  const paid = row.set({ status: 'paid', paid_at: ctx.now() }).returning('id')
  return (await paid.executeTakeFirstOrThrow()).id
}

const form = { version: 0, title: 'Pipa terpasang', body: 'Air mengalir.', publishedOn: '' }

async function aCampaign() {
  const ctx = await testContext()
  const { id: campaignId } = await makeCampaign(ctx)
  return { ctx, campaignId }
}

/** News that is told; what `find` enters waits as letters. */
async function toldNews(ctx: TestCtx, campaignId: string) {
  const id = await createUpdate(ctx, { campaignId, form })
  await tellNews(ctx, { campaignId, id }, { by: ctx.newId() })
  const find = () => tellNewsJob.run(ctx, { campaignId, updateId: id, after: null })
  return { id, find }
}

type Letter = { campaignId: string; updateId: string; donationId: string; reader: string }

async function letters({ db }: TestCtx): Promise<Letter[]> {
  const waiting = db.selectFrom('job').where('name', '=', 'donation.send-news').select('payload')
  return (await waiting.execute()).map(({ payload }) => payload as Letter)
}

const letterTo = async (ctx: TestCtx, donationId: string, updateId?: string): Promise<Letter> => {
  const found = (await letters(ctx)).find(
    (each) => each.donationId === donationId && each.updateId === (updateId ?? each.updateId),
  )
  if (!found) throw new Error(`no letter waits for ${donationId}`)
  return found
}

const receivers = ({ mails }: TestCtx) => mails.map(({ to }) => to).toSorted()

test('a donation whose money went back, or never came, brings no news', async () => {
  const { ctx, campaignId } = await aCampaign()
  const [paid, back, waiting] = [
    await give(ctx, { email: 'siti@contoh.id' }),
    await give(ctx, { email: 'kembali@contoh.id' }),
    await give(ctx, { email: 'belum@contoh.id' }),
  ]
  const row = ctx.db.updateTable('donation')
  await row.set({ status: 'reversed' }).where('id', '=', back).execute()
  await row.set({ status: 'awaiting_payment', paid_at: null }).where('id', '=', waiting).execute()
  const { find } = await toldNews(ctx, campaignId)
  await find()
  expect((await letters(ctx)).map(({ donationId }) => donationId)).toEqual([paid])
})

test('a batch begins behind the last donation of the one before, which is not entered again', async () => {
  const { ctx, campaignId } = await aCampaign()
  const first = await give(ctx, { email: 'pertama@contoh.id' })
  ctx.clock.advance({ seconds: 1 })
  const paidAt = ctx.now().toISOString()
  const last = await give(ctx, { email: 'terakhir@contoh.id' })
  const { id } = await toldNews(ctx, campaignId)
  await tellNewsJob.run(ctx, { campaignId, updateId: id, after: { paidAt, id: last } })
  expect((await letters(ctx)).map(({ donationId }) => donationId)).toEqual([first])
})

test('an address has one letter waiting, however it is written and however often readers are looked for', async () => {
  const { ctx, campaignId } = await aCampaign()
  await give(ctx, { email: 'siti@contoh.id' })
  await give(ctx, { email: 'SITI@contoh.id' })
  const { find } = await toldNews(ctx, campaignId)
  await find()
  await find()
  expect(await letters(ctx)).toHaveLength(1)
})

test('the consent of one account does not count for another, nor for a guest', async () => {
  const { ctx, campaignId } = await aCampaign()
  const yes = await aMember(ctx, { email: 'ya@contoh.id' })
  const silent = await aMember(ctx, { email: 'diam@contoh.id', phone: '+6281234567891' })
  await updateAccount(ctx, yes.accountId, { consents: { 'news-email': true } })
  for (const accountId of [yes.accountId, silent.accountId, undefined])
    await give(ctx, { email: 'lain@contoh.id', wantsNews: false, ...(accountId && { accountId }) })
  const { find } = await toldNews(ctx, campaignId)
  await find()
  for (const letter of await letters(ctx)) await sendNewsJob.run(ctx, letter)
  expect(receivers(ctx)).toEqual(['ya@contoh.id'])
})

test('a letter goes once though its job runs again, and is marked alone', async () => {
  const { ctx, campaignId } = await aCampaign()
  const siti = await give(ctx, { email: 'siti@contoh.id' })
  await give(ctx, { email: 'budi@contoh.id' })
  const [news, other] = [await toldNews(ctx, campaignId), await toldNews(ctx, campaignId)]
  await news.find()
  await other.find()
  const letter = await letterTo(ctx, siti, news.id)
  await sendNewsJob.run(ctx, letter)
  await sendNewsJob.run(ctx, letter)
  expect(receivers(ctx)).toEqual(['siti@contoh.id'])
  const sent = ctx.db.selectFrom('campaign_news_sent').where('sent_at', 'is not', null)
  expect(await sent.select(['update_id', 'donation_id', 'sent_at']).execute()).toEqual([
    { update_id: news.id, donation_id: siti, sent_at: ctx.now() },
  ])
})

test('a reader whose donation was erased gets nothing, nor one whose address was', async () => {
  const { ctx, campaignId } = await aCampaign()
  const siti = await give(ctx, { email: 'siti@contoh.id' })
  const { find } = await toldNews(ctx, campaignId)
  await find()
  const letter = await letterTo(ctx, siti)
  await sendNewsJob.run(ctx, { ...letter, donationId: ctx.newId() })
  await ctx.db.updateTable('donation').set({ donor_email: null, donor_phone: '+628123' }).execute()
  await sendNewsJob.run(ctx, letter)
  expect(ctx.mails).toEqual([])
})

test('a letter of news that was removed ends, and is not tried again', async () => {
  const { ctx, campaignId } = await aCampaign()
  const siti = await give(ctx, { email: 'siti@contoh.id' })
  const { id, find } = await toldNews(ctx, campaignId)
  await find()
  await removeUpdate(ctx, { campaignId, id })
  await sendNewsJob.run(ctx, await letterTo(ctx, siti))
  expect(ctx.mails).toEqual([])
})

test('news of one campaign is told and sent to nobody as that of another', async () => {
  const { ctx, campaignId } = await aCampaign()
  const siti = await give(ctx, { email: 'siti@contoh.id' })
  const { id: other } = await makeCampaign(ctx, { slug: 'lain' })
  const { id, find } = await toldNews(ctx, other)
  await tellNewsJob.run(ctx, { campaignId, updateId: id, after: null })
  await find()
  expect(await letters(ctx)).toEqual([])
  const own = await toldNews(ctx, campaignId)
  await own.find()
  await sendNewsJob.run(ctx, { ...(await letterTo(ctx, siti)), campaignId: other })
  expect(ctx.mails).toEqual([])
})

test('whether news may be told depends on its own campaign, whatever state others are in', async () => {
  const { ctx, campaignId } = await aCampaign()
  const { id: draft } = await makeCampaign(ctx, { slug: 'rancangan' })
  const status = ctx.db.updateTable('campaign').set({ status: 'draft' })
  await status.where('id', '=', draft).execute()
  await expect(toldNews(ctx, draft)).rejects.toMatchObject({ code: 'donation/news-not-shown' })
  await expect(toldNews(ctx, campaignId)).resolves.toBeDefined()
})

test('a guest’s press leaves the wish that a member has with the same address', async () => {
  const { ctx } = await aCampaign()
  const { accountId } = await aMember(ctx)
  const guest = await give(ctx, { email: 'siti@contoh.id' })
  const member = await give(ctx, { email: 'siti@contoh.id', accountId })
  await stopNews(ctx, newsTokenOf(ctx.config, guest))
  expect(await newsBehind(ctx, newsTokenOf(ctx.config, guest))).toEqual({ isOn: false })
  expect(await newsBehind(ctx, newsTokenOf(ctx.config, member))).toEqual({ isOn: true })
})

test('a press takes a member’s consent back once, and decides nothing for one who gave none', async () => {
  const { ctx } = await aCampaign()
  const yes = await aMember(ctx, { email: 'ya@contoh.id' })
  const silent = await aMember(ctx, { email: 'diam@contoh.id', phone: '+6281234567891' })
  await updateAccount(ctx, yes.accountId, { consents: { 'news-email': true } })
  for (const { accountId } of [yes, silent]) {
    ctx.clock.advance({ minutes: 1 })
    const token = newsTokenOf(ctx.config, await give(ctx, { email: 'siti@contoh.id', accountId }))
    for (let times = 0; times < 2; times++) await stopNews(ctx, token)
  }
  const decisions = ctx.db.selectFrom('account_consent').select(['account_id', 'is_given'])
  expect(await decisions.where('purpose', '=', 'news-email').orderBy('id').execute()).toEqual([
    { account_id: yes.accountId, is_given: true },
    { account_id: yes.accountId, is_given: false },
  ])
})
