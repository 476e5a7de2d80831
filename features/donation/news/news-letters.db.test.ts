import { expect, test } from 'vitest'
import { createUpdate, removeUpdate } from '#features/campaign/edit/save-update.server.ts'
import type { Job } from '#platform/jobs/jobs.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { runDueJobs } from '#platform/jobs/run-jobs.server.ts'
import { type TestCtx, type TestContextOptions, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aMember } from '#tests/members.ts'
import { sendNewsJob, tellNewsJob } from './news-jobs.server.ts'
import { startDonation } from '../start/start-donation.server.ts'
import { newsBehind, newsTokenOf, stopNews } from './stop-news.server.ts'
import { tellNews } from './tell-news.server.ts'

const jobs = new Map<string, Job>([tellNewsJob, sendNewsJob].map((job) => [job.name, job as Job]))

async function told(ctx: TestCtx): Promise<string[]> {
  while ((await runDueJobs(ctx, jobs)) > 0);
  return ctx.mails.map(({ to }) => to).toSorted()
}

/** Finds the readers and sends nothing yet. */
const findReaders = (ctx: TestCtx, { campaignId, id }: { campaignId: string; id: string }) =>
  tellNewsJob.run(ctx, { campaignId, updateId: id, after: null })

/** A paid donation whose donor asked for news; answers its row id. */
async function aWish(ctx: TestCtx, email: string, campaignSlug = 'sumur-desa'): Promise<string> {
  const { donationId } = await startDonation(ctx, {
    campaignSlug,
    amount: rupiah(50_000),
    donorName: 'Siti',
    donorEmail: email,
    isAnonymous: true,
    showsPrayer: false,
    wantsNews: true,
  })
  const row = ctx.db.updateTable('donation').where('public_id', '=', donationId)
  const paid = row.set({ status: 'paid', paid_at: ctx.now() }).returning('id')
  return (await paid.executeTakeFirstOrThrow()).id
}

async function aPieceOfNews(options: TestContextOptions = {}) {
  const ctx = await testContext(options)
  const { id: campaignId } = await makeCampaign(ctx)
  const siti = await aWish(ctx, 'siti@contoh.id')
  const budi = await aWish(ctx, 'budi@contoh.id')
  const form = { version: 0, title: 'Pipa terpasang', body: 'Air mengalir.', publishedOn: '' }
  const news = { campaignId, id: await createUpdate(ctx, { campaignId, form }) }
  const by = { by: ctx.newId() }
  return { ctx, siti, budi, news, by }
}

test('news goes to those who had given when it was told, the same moment included', async () => {
  const { ctx, news, by } = await aPieceOfNews()
  const woken = ctx.wakes()
  await tellNews(ctx, news, by)
  expect(ctx.wakes()).toBe(woken + 1)
  const row = ctx.db.selectFrom('campaign_update').select(['told_at', 'told_by'])
  expect(await row.execute()).toEqual([{ told_at: ctx.now(), told_by: by.by }])
  await aWish(ctx, 'tepat@contoh.id')
  ctx.clock.advance({ seconds: 1 })
  await aWish(ctx, 'terlambat@contoh.id')
  expect(await told(ctx)).toEqual(['budi@contoh.id', 'siti@contoh.id', 'tepat@contoh.id'])
  expect(ctx.wakes()).toBe(woken + 2)
})

test('news told of one piece says nothing of another, and of other campaigns it tells nobody', async () => {
  const { ctx, news, by } = await aPieceOfNews()
  const { id: campaignId } = await makeCampaign(ctx, { slug: 'lain', title: 'Lain' })
  await aWish(ctx, 'lain@contoh.id', 'lain')
  const form = { version: 0, title: 'Kabar lain', body: 'Lain.', publishedOn: '' }
  const other = { campaignId, id: await createUpdate(ctx, { campaignId, form }) }
  await tellNews(ctx, other, by)
  expect(await told(ctx)).toEqual(['lain@contoh.id'])
  const rows = ctx.db.selectFrom('campaign_update').select('id').where('told_at', 'is not', null)
  expect(await rows.execute()).toEqual([{ id: other.id }])
  await tellNews(ctx, news, by)
  expect(await told(ctx)).toHaveLength(3)
})

test('a wish that is taken back between telling and sending is kept to', async () => {
  const { ctx, siti, news, by } = await aPieceOfNews()
  await tellNews(ctx, news, by)
  await findReaders(ctx, news)
  const token = newsTokenOf(ctx.config, siti)
  await stopNews(ctx, token)
  expect(ctx.logged.at(-1)).toEqual({ event: 'donation.news-stopped', level: 'info' })
  expect(await newsBehind(ctx, token)).toEqual({ isOn: false })
  expect(await told(ctx)).toEqual(['budi@contoh.id'])
})

test('news that is removed between telling and sending is sent to nobody', async () => {
  const { ctx, news, by } = await aPieceOfNews()
  await tellNews(ctx, news, by)
  await findReaders(ctx, news)
  await removeUpdate(ctx, news)
  expect(await told(ctx)).toEqual([])
})

test('a letter that could not be sent is sent later, and who has got theirs gets no other', async () => {
  const sent: string[] = []
  const away = new Set(['budi@contoh.id'])
  const mail = {
    send: async ({ to }: { to: string }) => {
      if (away.has(to)) throw new Error('the mail server is away')
      sent.push(to)
    },
  }
  const { ctx, siti, news, by } = await aPieceOfNews({ mail })
  await tellNews(ctx, news, by)
  await told(ctx)
  const rows = () =>
    ctx.db.selectFrom('campaign_news_sent').select(['donation_id', 'sent_at']).execute()
  expect((await rows()).filter((row) => row.sent_at !== null)).toEqual([
    { donation_id: siti, sent_at: ctx.now() },
  ])
  away.clear()
  ctx.clock.advance({ hours: 1 })
  await told(ctx)
  expect(sent).toEqual(['siti@contoh.id', 'budi@contoh.id'])
})

test.each(['draft', 'review'] as const)(
  'news of a campaign that is in %s is told to nobody',
  async (status) => {
    const { ctx, news, by } = await aPieceOfNews()
    await ctx.db.updateTable('campaign').set({ status }).execute()
    const refused = { code: 'donation/news-not-shown' }
    await expect(tellNews(ctx, news, by)).rejects.toMatchObject(refused)
  },
)

test('news is told from the moment it is shown, and never that of another campaign', async () => {
  const { ctx, news, by } = await aPieceOfNews()
  const later = new Date(ctx.now().getTime() + 1)
  await ctx.db.updateTable('campaign_update').set({ published_at: later }).execute()
  const notShown = { code: 'donation/news-not-shown' }
  await expect(tellNews(ctx, news, by)).rejects.toMatchObject(notShown)
  const { id: campaignId } = await makeCampaign(ctx, { slug: 'lain' })
  await expect(tellNews(ctx, { ...news, campaignId }, by)).rejects.toMatchObject({ status: 404 })
  ctx.clock.set(later)
  await tellNews(ctx, news, by)
})

test('one press stops what this donor asked for, as a guest by the address, and nobody else’s', async () => {
  const { ctx, siti, budi } = await aPieceOfNews()
  const again = await aWish(ctx, 'siti@contoh.id')
  const wishes = async () => {
    const rows = ctx.db.selectFrom('donation').select('id').where('wants_news', '=', true)
    return (await rows.execute()).map(({ id }) => id)
  }
  expect(await newsBehind(ctx, newsTokenOf(ctx.config, again))).toEqual({ isOn: true })
  await stopNews(ctx, newsTokenOf(ctx.config, siti))
  expect(await wishes()).toEqual([budi])
  const nobodys = newsTokenOf(ctx.config, ctx.newId())
  await expect(newsBehind(ctx, nobodys)).rejects.toMatchObject({ status: 410 })
})

test('one press stops what a member asked for at every address, and leaves guests theirs', async () => {
  const { ctx, siti, budi } = await aPieceOfNews()
  const { accountId } = await aMember(ctx)
  const [one, other] = [await aWish(ctx, 'a@contoh.id'), await aWish(ctx, 'b@contoh.id')]
  const own = ctx.db.updateTable('donation').set({ account_id: accountId })
  await own.where('id', 'in', [one, other]).execute()
  await stopNews(ctx, newsTokenOf(ctx.config, one))
  const left = ctx.db.selectFrom('donation').select('id').where('wants_news', '=', true)
  expect(new Set(await left.execute())).toEqual(new Set([{ id: siti }, { id: budi }]))
})
