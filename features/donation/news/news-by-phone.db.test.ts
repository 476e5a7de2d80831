import { expect, test } from 'vitest'
import { updateAccount } from '#features/account/update-account.server.ts'
import { createUpdate } from '#features/campaign/edit/save-update.server.ts'
import { recordNewsConsent, whyHeld } from '#features/message/contact-choices.server.ts'
import { receiveMessage } from '#features/message/inbound/receive-whatsapp.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { startWhatsapp } from '#tests/fakes/whatsapp.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aMember } from '#tests/members.ts'
import { runJobs } from '#tests/money/payments.ts'
import { startDonation } from '../start/start-donation.server.ts'
import { countNewsReaders, newsTelling } from './news-counts.server.ts'
import { tellNewsJob } from './news-jobs.server.ts'
import { newsBehind, newsTokenOf, stopNews } from './stop-news.server.ts'
import { tellNews } from './tell-news.server.ts'

const noon = '2026-06-02T05:00:00Z'
const phoneOf = (last: number) => `+628123456780${last}`

type AskedDonation = {
  phone?: string
  email?: string
  wantsNews?: boolean
  newsByPhone?: boolean
  accountId?: string
}

async function give(ctx: TestCtx, asked: AskedDonation) {
  const { phone, email, wantsNews = true, newsByPhone = wantsNews, accountId } = asked
  ctx.clock.advance({ seconds: 1 })
  const { donationId } = await startDonation(ctx, {
    campaignSlug: 'sumur-desa',
    amount: rupiah(50_000),
    donorName: 'Siti',
    donorPhone: phone,
    donorEmail: email,
    isAnonymous: true,
    showsPrayer: false,
    wantsNews,
    newsByPhone,
    accountId,
  })
  const row = ctx.db.updateTable('donation').where('public_id', '=', donationId)
  const paid = row.set({ status: 'paid', paid_at: ctx.now() }).returning('id')
  return (await paid.executeTakeFirstOrThrow()).id
}

async function installed({ now = noon, hasWhatsapp = true } = {}) {
  const fake = await startWhatsapp(() => ctx.now())
  const ctx: TestCtx = await testContext({ now, ...(hasWhatsapp && { env: fake.env }) })
  const { id: campaignId } = await makeCampaign(ctx)
  return { ctx, fake, campaignId, numbers: () => fake.taken.map(({ to }) => `+${to}`).toSorted() }
}

async function aTelling(ctx: TestCtx, campaignId: string) {
  const form = { version: 0, title: 'Pipa terpasang', body: 'Air mengalir.', publishedOn: '' }
  const news = { campaignId, id: await createUpdate(ctx, { campaignId, form }) }
  await tellNews(ctx, news, { by: ctx.newId() })
  return news
}

test('news go by WhatsApp to numbers that were agreed to, once to each donor, and the desk counts both ways', async () => {
  const { ctx, fake, campaignId, numbers } = await installed()
  await give(ctx, { phone: phoneOf(1) })
  await give(ctx, { phone: phoneOf(1) })
  await give(ctx, { phone: phoneOf(2), wantsNews: false })
  // The same donor left both, and once more the number alone.
  await give(ctx, { phone: phoneOf(3), email: 'siti@contoh.id' })
  await give(ctx, { phone: phoneOf(3) })
  const { accountId } = await aMember(ctx, { phone: phoneOf(4) })
  await updateAccount(ctx, accountId, { consents: { 'news-whatsapp': true } })
  await give(ctx, { email: 'lain@contoh.id', wantsNews: false, accountId })
  expect(await countNewsReaders(ctx, campaignId)).toEqual({ email: 1, phone: 2 })
  const news = await aTelling(ctx, campaignId)
  await runJobs(ctx)
  const again = { campaignId, updateId: news.id, after: null }
  for (const way of ['email', 'phone'] as const) await tellNewsJob.run(ctx, { ...again, way })
  await runJobs(ctx)
  expect(ctx.mails.map(({ to }) => to)).toEqual(['siti@contoh.id'])
  expect(numbers()).toEqual([phoneOf(1), phoneOf(4)])
  expect(fake.taken[0]?.template).toMatchObject({ name: 'kabar_program', language: { code: 'id' } })
  expect(await newsTelling(ctx, news.id)).toEqual({
    channels: [
      { channel: 'email', count: 1 },
      { channel: 'whatsapp', count: 2 },
    ],
    waiting: 0,
    unsent: 0,
  })
})

test('a tick of before WhatsApp was set up, STOP, and the night keep news from a number', async () => {
  const { ctx, fake, campaignId, numbers } = await installed({ now: '2026-06-02T15:00:00Z' })
  const early = await give(ctx, { phone: phoneOf(1) })
  const row = ctx.db.updateTable('donation').set({ news_by_phone: false })
  await row.where('id', '=', early).execute()
  await give(ctx, { phone: phoneOf(2) })
  await give(ctx, { phone: phoneOf(3) })
  const news = await aTelling(ctx, campaignId)
  await runJobs(ctx)
  expect([numbers(), (await newsTelling(ctx, news.id)).waiting]).toEqual([[], 2])
  const wrote = { id: 'wamid.a', phone: phoneOf(2), name: 'Siti', text: 'Stop.', media: null }
  await receiveMessage(ctx, { ...wrote, at: ctx.now() })
  ctx.clock.set(new Date('2026-06-03T03:00:00Z'))
  await runJobs(ctx)
  expect(numbers().filter((to) => to !== phoneOf(2))).toEqual([phoneOf(3)])
  expect(fake.taken.filter(({ type }) => type === 'template')).toHaveLength(1)
  expect(await newsTelling(ctx, news.id)).toMatchObject({ waiting: 0, unsent: 1 })
})

test('whoever asked for news again after a STOP gets them, and stops them again', async () => {
  const { ctx, fake, campaignId } = await installed()
  const stop = async (id: string) => {
    ctx.clock.advance({ seconds: 1 })
    const wrote = { id, phone: phoneOf(1), name: 'Siti', text: 'STOP', media: null }
    await receiveMessage(ctx, { ...wrote, at: ctx.now() })
  }
  await give(ctx, { phone: phoneOf(1) })
  await stop('wamid.a')
  await give(ctx, { phone: phoneOf(1) })
  await aTelling(ctx, campaignId)
  await runJobs(ctx)
  await stop('wamid.b')
  await aTelling(ctx, campaignId)
  await runJobs(ctx)
  expect(fake.taken.filter(({ type }) => type === 'template')).toHaveLength(1)
})

test('a client whose words named no way agrees to e-mail alone', async () => {
  const { ctx, campaignId } = await installed()
  await give(ctx, { phone: phoneOf(1), newsByPhone: false })
  await give(ctx, { phone: phoneOf(2), email: 'siti@contoh.id', newsByPhone: false })
  await give(ctx, { phone: phoneOf(3) })
  expect(await countNewsReaders(ctx, campaignId)).toEqual({ email: 1, phone: 1 })
})

test('without WhatsApp nobody is asked for news to a number, and none waits for it', async () => {
  const { ctx, campaignId } = await installed({ hasWhatsapp: false })
  await give(ctx, { phone: phoneOf(1) })
  await give(ctx, { phone: phoneOf(2), email: 'siti@contoh.id' })
  const asked = await ctx.db.selectFrom('donation').select('news_by_phone').execute()
  expect(asked.map((row) => row.news_by_phone)).toEqual([false, false])
  expect(await countNewsReaders(ctx, campaignId)).toEqual({ email: 1, phone: 0 })
  await aTelling(ctx, campaignId)
  await runJobs(ctx)
  const sent = await ctx.db.selectFrom('sent_message').select(['email', 'phone']).execute()
  expect(sent).toEqual([{ email: 'siti@contoh.id', phone: null }])
})

test('one press of a link stops the news to a number too, of a guest and of a member', async () => {
  const { ctx } = await installed()
  const [first, second] = [
    await give(ctx, { phone: phoneOf(1) }),
    await give(ctx, { phone: phoneOf(1) }),
  ]
  const other = await give(ctx, { phone: phoneOf(2) })
  const { accountId } = await aMember(ctx, { phone: phoneOf(4) })
  await updateAccount(ctx, accountId, { consents: { 'news-whatsapp': true } })
  const member = await give(ctx, { phone: phoneOf(4), accountId })
  const contact = { kind: 'phone' as const, value: phoneOf(1) }
  await recordNewsConsent(ctx, contact, { isStopped: false, source: 'import' })
  ctx.clock.advance({ seconds: 1 })
  for (const id of [first, member]) await stopNews(ctx, newsTokenOf(ctx.config, id))
  const isOn = async (id: string) => (await newsBehind(ctx, newsTokenOf(ctx.config, id))).isOn
  expect([await isOn(first), await isOn(second), await isOn(member), await isOn(other)]).toEqual([
    false,
    false,
    false,
    true,
  ])
  // A list of before said yes for that number: its owner has stopped since.
  expect(await whyHeld(ctx, { ...contact, isNews: true })).toBe('stopped-news')
})
