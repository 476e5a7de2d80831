import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getMe } from '#features/account/queries.server.ts'
import { updateAccount } from '#features/account/update-account.server.ts'
import { createUpdate, removeUpdate } from '#features/campaign/edit/save-update.server.ts'
import { startDonation } from '#features/donation/start/start-donation.server.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { apiCalls } from '#tests/api/api-calls.ts'
import type { TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aRegistered } from '#tests/members.ts'
import { payingContext, runJobs } from '#tests/money/payments.ts'
import { newsBehind } from './stop-news.server.ts'
import { countNewsReaders } from './news-counts.server.ts'
import { tellNews } from './tell-news.server.ts'

const { open, looked } = apiCalls(/^\w+ \/v2\/news\/stop/)

type AskedDonation = { email: string; wantsNews?: boolean; isPaid?: boolean; slug?: string }

async function give(ctx: TestCtx, { email, wantsNews = true, isPaid = true, slug }: AskedDonation) {
  ctx.clock.advance({ minutes: 1 })
  const { donationId } = await startDonation(ctx, {
    campaignSlug: slug ?? 'sumur-desa',
    amount: rupiah(50_000),
    donorName: 'Siti',
    donorEmail: email,
    isAnonymous: true,
    showsPrayer: false,
    wantsNews,
  })
  if (!isPaid) return
  await openCharge(ctx, { donationId, method: 'va', channel: 'bca' })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
}

async function aPieceOfNews() {
  const ctx = await payingContext()
  const { id: campaignId } = await makeCampaign(ctx)
  await makeCampaign(ctx, { slug: 'lain' })
  const call = await open(ctx)
  for (const asked of [
    { email: 'siti@contoh.id' },
    { email: 'siti@contoh.id' },
    { email: 'budi@contoh.id' },
    { email: 'tanpa-kabar@contoh.id', wantsNews: false },
    { email: 'belum-bayar@contoh.id', isPaid: false },
    { email: 'lain@contoh.id', slug: 'lain' },
  ]) {
    await give(ctx, asked)
  }
  const form = { version: 0, title: 'Pipa terpasang', body: 'Air mengalir.', publishedOn: '' }
  const id = await createUpdate(ctx, { campaignId, form })
  ctx.mails.length = 0
  const by = { by: ctx.newId() }
  return { ctx, call, campaignId, id, by, news: { campaignId, id } }
}

test('news goes once to everybody who gave and asked for it, and to nobody else', async () => {
  const { ctx, campaignId, news, by } = await aPieceOfNews()
  expect(await countNewsReaders(ctx, campaignId)).toEqual({ email: 2, phone: 0 })
  await tellNews(ctx, news, by)
  await expect(tellNews(ctx, news, by)).rejects.toMatchObject({ code: 'donation/news-told' })
  await runJobs(ctx)
  expect(ctx.mails.map(({ to }) => to).toSorted()).toEqual(['budi@contoh.id', 'siti@contoh.id'])
  const [mail] = ctx.mails
  expect(mail?.subject).toBe('Kabar Sumur untuk desa: Pipa terpasang')
  expect(mail?.text).toContain('Air mengalir.')
  expect(mail?.text).toContain('http://amanah.test/latest-news/sumur-desa')
  // A job that runs a second time, as after a crash, writes to nobody again.
  await ctx.db.updateTable('job').set({ done_at: null, run_at: ctx.now() }).execute()
  await runJobs(ctx)
  expect(ctx.mails).toHaveLength(2)
})

test('one press in the mail stops all news to that donor, without signing in', async () => {
  const { ctx, call, campaignId, news, by } = await aPieceOfNews()
  await tellNews(ctx, news, by)
  await runJobs(ctx)
  const mail = ctx.mails.find(({ to }) => to === 'siti@contoh.id')
  const [, token = ''] =
    /\/v2\/news\/stop\/([0-9a-f]{64})>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '') ?? []
  expect(mail?.text).toContain(`http://amanah.test/kabar/berhenti/${token}`)
  const changed = token.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
  expect((await call('POST', `/news/stop/${changed}`)).status).toBe(410)
  expect((await call('POST', '/news/stop/abc')).status).toBe(404)
  for (let times = 0; times < 2; times++) {
    const stopped = await call('POST', `/news/stop/${token}`)
    expect(stopped.body).toEqual({ data: { isOn: false } })
    expect(stopped.headers.get('cache-control')).toBe('no-store')
  }
  ctx.mails.length = 0
  const form = { version: 0, title: 'Selesai', body: 'Alhamdulillah.', publishedOn: '' }
  const id = await createUpdate(ctx, { campaignId, form })
  await tellNews(ctx, { campaignId, id }, by)
  await runJobs(ctx)
  expect(ctx.mails.map(({ to }) => to)).toEqual(['budi@contoh.id'])
})

test('news that nobody can read yet, or no longer, is not told', { tags: 'night' }, async () => {
  const { ctx, campaignId, news, by } = await aPieceOfNews()
  const form = { version: 0, title: 'Nanti', body: 'Nanti.', publishedOn: '2030-01-01' }
  const later = { campaignId, id: await createUpdate(ctx, { campaignId, form }) }
  await expect(tellNews(ctx, later, by)).rejects.toMatchObject({ code: 'donation/news-not-shown' })
  await tellNews(ctx, news, by)
  await removeUpdate(ctx, news)
  await runJobs(ctx)
  expect(ctx.mails).toEqual([])
})

test('more readers than one batch are all written to', { tags: 'night' }, async () => {
  const { ctx, campaignId, news, by } = await aPieceOfNews()
  await sql`insert into donation
    select (jsonb_populate_record(donation, jsonb_build_object('id', gen_random_uuid(),
      'public_id', 'orang' || n, 'donor_email', 'orang-' || n || '@contoh.id'))).*
    from donation, generate_series(1, 401) as n where donor_email = 'budi@contoh.id'`.execute(
    ctx.db,
  )
  expect(await countNewsReaders(ctx, campaignId)).toEqual({ email: 403, phone: 0 })
  await tellNews(ctx, news, by)
  await runJobs(ctx)
  expect(new Set(ctx.mails.map(({ to }) => to)).size).toBe(403)
  expect(ctx.mails).toHaveLength(403)
})

/** A member whose account consents to news by email, or does not, and who gave without asking for news. */
async function aMember(ctx: TestCtx, { email, consents }: { email: string; consents: boolean }) {
  const { accountId } = await aRegistered(ctx, { contact: email })
  await updateAccount(ctx, accountId, { consents: { 'news-email': consents } })
  await give(ctx, { email: `donasi-${email}`, wantsNews: false })
  const given = ctx.db.updateTable('donation').set({ account_id: accountId })
  await given.where('donor_email', '=', `donasi-${email}`).execute()
  return accountId
}

test('news goes to members who consent to it too, and one press stops both wishes', async () => {
  const { ctx, call, campaignId, news, by } = await aPieceOfNews()
  const accountId = await aMember(ctx, { email: 'anggota@contoh.id', consents: true })
  await aMember(ctx, { email: 'diam@contoh.id', consents: false })
  const late = { campaignId, id: await laterNews(ctx, campaignId) }
  expect(await countNewsReaders(ctx, campaignId)).toEqual({ email: 3, phone: 0 })
  ctx.mails.length = 0
  await tellNews(ctx, news, by)
  await runJobs(ctx)
  expect(ctx.mails.map(({ to }) => to).toSorted()).toEqual([
    'anggota@contoh.id',
    'budi@contoh.id',
    'siti@contoh.id',
  ])
  const mail = ctx.mails.find(({ to }) => to === 'anggota@contoh.id')
  expect(mail?.text).toContain('karena akun Anda meminta kabar program')
  const [, token = ''] = /\/kabar\/berhenti\/([0-9a-f]{64})/.exec(mail?.text ?? '') ?? []
  expect(await newsBehind(ctx, token)).toEqual({ isOn: true })
  expect((await call('POST', `/news/stop/${token}`)).status).toBe(200)
  expect(await newsBehind(ctx, token)).toEqual({ isOn: false })
  expect((await getMe(ctx, accountId)).consents['news-email']).toBe(false)
  expect(await countNewsReaders(ctx, campaignId)).toEqual({ email: 2, phone: 0 })
  ctx.mails.length = 0
  await tellNews(ctx, late, by)
  await runJobs(ctx)
  expect(ctx.mails.map(({ to }) => to)).not.toContain('anggota@contoh.id')
})

test('a member who takes the consent back gets no news they asked for before', async () => {
  const { ctx, campaignId, news, by } = await aPieceOfNews()
  const accountId = await aMember(ctx, { email: 'anggota@contoh.id', consents: true })
  await ctx.db
    .updateTable('donation')
    .set({ wants_news: true })
    .where('account_id', '=', accountId)
    .execute()
  await updateAccount(ctx, accountId, { consents: { 'news-email': false } })
  expect(await countNewsReaders(ctx, campaignId)).toEqual({ email: 2, phone: 0 })
  ctx.mails.length = 0
  await tellNews(ctx, news, by)
  await runJobs(ctx)
  expect(ctx.mails.map(({ to }) => to).toSorted()).toEqual(['budi@contoh.id', 'siti@contoh.id'])
})

async function laterNews(ctx: TestCtx, campaignId: string): Promise<string> {
  const form = { version: 0, title: 'Selesai', body: 'Alhamdulillah.', publishedOn: '' }
  return await createUpdate(ctx, { campaignId, form })
}

// Must stay last: it counts the calls of the tests above.
test('the documented call of the stop link was made here', () => {
  expect(looked()).toEqual({ count: 1, missed: [] })
})
