import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createUpdate } from '#features/campaign/edit/save-update.server.ts'
import type { Job } from '#platform/jobs/jobs.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { runDueJobs } from '#platform/jobs/run-jobs.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { sendNewsJob, tellNewsJob } from './news-jobs.server.ts'
import { startDonation } from '../start/start-donation.server.ts'
import { tellNews } from './tell-news.server.ts'

const jobs = new Map<string, Job>([tellNewsJob, sendNewsJob].map((job) => [job.name, job as Job]))

async function give(ctx: TestCtx, email: string): Promise<string> {
  const { donationId } = await startDonation(ctx, {
    campaignSlug: 'sumur-desa',
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

/** News that is told to Siti and to so many others, each of whom paid `apartSeconds` before the one before. */
async function newsTo(others: number, { apartSeconds }: { apartSeconds: number }) {
  const ctx = await testContext()
  const { id: campaignId } = await makeCampaign(ctx)
  await give(ctx, 'siti@contoh.id')
  await sql`insert into donation
    select (jsonb_populate_record(donation, jsonb_build_object('id', gen_random_uuid(),
      'public_id', 'orang' || n, 'donor_email', 'orang-' || n || '@contoh.id',
      'paid_at', paid_at - n * ${apartSeconds}::int * interval '1 second'))).*
    from donation, generate_series(1, ${others}::int) as n`.execute(ctx.db)
  const form = { version: 0, title: 'Pipa terpasang', body: 'Air mengalir.', publishedOn: '' }
  const id = await createUpdate(ctx, { campaignId, form })
  await tellNews(ctx, { campaignId, id }, { by: ctx.newId() })
  const tell = () => tellNewsJob.run(ctx, { campaignId, updateId: id, after: null })
  return { ctx, tell }
}

async function entered({ db }: TestCtx): Promise<string[]> {
  const rows = await db.selectFrom('campaign_news_sent').select('donation_id').execute()
  return rows.map(({ donation_id: id }) => id).toSorted()
}

/** Where the batches that wait begin. */
async function places({ db }: TestCtx) {
  const waiting = db.selectFrom('job').where('name', '=', 'donation.tell-news').select('payload')
  const payloads = (await waiting.execute()).map(({ payload }) => payload as { after: unknown })
  return payloads.flatMap(({ after }) => after ?? [])
}

const newestFirst = async ({ db }: TestCtx) => {
  const rows = db.selectFrom('donation').select(['id', 'paid_at'])
  return await rows.orderBy('paid_at', 'desc').orderBy('id', 'desc').execute()
}

test.each([
  ['each paid at a moment of their own', 1],
  ['all paid at the same moment', 0],
])(
  'a batch is the two hundred newest, and the next begins behind its last: %s',
  async (_, apartSeconds) => {
    const { ctx, tell } = await newsTo(250, { apartSeconds })
    await tell()
    const all = await newestFirst(ctx)
    const batch = all.slice(0, 200)
    expect(await entered(ctx)).toEqual(batch.map(({ id }) => id).toSorted())
    const last = { paidAt: batch[199]?.paid_at?.toISOString(), id: batch[199]?.id }
    expect(await places(ctx)).toEqual([last])
    while ((await runDueJobs(ctx, jobs)) > 0);
    expect(ctx.mails).toHaveLength(251)
    expect(await places(ctx)).toEqual([last])
  },
)

test('a batch that is not full is the last one, an empty one too', async () => {
  const { ctx, tell } = await newsTo(198, { apartSeconds: 1 })
  await tell()
  expect(await entered(ctx)).toHaveLength(199)
  expect(await places(ctx)).toEqual([])
  await ctx.db.updateTable('donation').set({ status: 'reversed' }).execute()
  await tell()
  expect(await places(ctx)).toEqual([])
})
