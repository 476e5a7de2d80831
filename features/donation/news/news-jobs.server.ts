import { type NotNull, sql } from 'kysely'
import * as v from 'valibot'
import { newsConsents } from '#features/account/news-consent.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import { keyedHash } from '#platform/security/keyed-hash.server.ts'
import { sendNow } from '#features/message/send/send-now.server.ts'
import { NEWS_TEMPLATE, newsValues, oneClickStop } from './news-email.server.ts'
import { newsReaderOf } from './news-reader.ts'
import { newsTokenOf } from './stop-news.server.ts'

const BATCH = 200
const id = v.pipe(v.string(), v.uuid())
/** The last donation of the batch before: when it was paid, and its id. */
const place = v.nullable(v.object({ paidAt: v.string(), id }))

/** One letter to one reader. */
export const sendNewsJob = defineJob(
  { name: 'donation.send-news', lane: 'news' },
  v.object({ campaignId: id, updateId: id, donationId: id, reader: v.string() }),
  sendNews,
)

/** Finds the readers of a piece of news, a batch at a time, and enqueues a letter for each. */
export const tellNewsJob = defineJob(
  { name: 'donation.tell-news', lane: 'email' },
  v.object({ campaignId: id, updateId: id, after: place }),
  tellBatch,
)

type Telling = { campaignId: string; updateId: string; after: v.InferOutput<typeof place> }

async function tellBatch(ctx: Ctx, { campaignId, updateId, after }: Telling): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const told = await toldAt(tx, { campaignId, updateId })
    if (!told) return
    const rows = await tx
      .selectFrom('donation')
      .where('campaign_id', '=', campaignId)
      .where('status', '=', 'paid')
      .where('paid_at', '<=', told)
      .where(behind(after))
      .select(['id', ...askedColumns, 'paid_at as paidAt'])
      .$narrowType<{ paidAt: NotNull }>()
      .orderBy('paid_at', 'desc')
      .orderBy('id', 'desc')
      .limit(BATCH)
      .execute()
    const consents = await newsConsents(
      tx,
      rows.map(({ accountId }) => accountId),
    )
    for (const row of rows) {
      const reader = newsReaderOf(row, consents.get(row.accountId))
      const news = { campaignId, updateId, donationId: row.id }
      if (reader) await enter(ctx, tx, { ...news, email: reader.email })
    }
    const last = rows[BATCH - 1]
    if (!last) return
    const next = { paidAt: last.paidAt.toISOString(), id: last.id }
    const payload = { campaignId, updateId, after: next }
    await enqueue(tx, tellNewsJob, { payload, now: ctx.now(), key: `${updateId}.${last.id}` })
  })
  ctx.wake()
}

/** What comes after a place in the order of a telling; after none, everything. */
function behind(place: Telling['after']) {
  return place
    ? sql<boolean>`(paid_at, id) < (${new Date(place.paidAt)}::timestamptz, ${place.id}::uuid)`
    : sql<boolean>`true`
}

type Reading = { campaignId: string; updateId: string; donationId: string; email: string }

/** Enters a reader of a piece of news, and their letter with it; a reader who is entered already gets no other. */
async function enter(ctx: Ctx, tx: Tx, reading: Reading): Promise<void> {
  const { campaignId, updateId, donationId, email } = reading
  const reader = keyedHash(ctx.config, 'news reader', email.toLowerCase())
  const row = await tx
    .insertInto('campaign_news_sent')
    .values({ update_id: updateId, reader, donation_id: donationId, sent_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('update_id')
    .executeTakeFirst()
  if (!row) return
  const payload = { campaignId, updateId, donationId, reader: reader.toString('hex') }
  await enqueue(tx, sendNewsJob, { payload, now: ctx.now() })
}

type Letter = { campaignId: string; updateId: string; donationId: string; reader: string }

/** Sends nothing twice, nothing after the wish was taken back, and nothing of news that was removed. */
async function sendNews(ctx: Ctx, { campaignId, updateId, donationId, reader }: Letter) {
  const hash = Buffer.from(reader, 'hex')
  const news = await ctx.db
    .selectFrom('campaign_news_sent as sent')
    .innerJoin('campaign_update as news', 'news.id', 'sent.update_id')
    .innerJoin('campaign', 'campaign.id', 'news.campaign_id')
    .where('sent.update_id', '=', updateId)
    .where('sent.reader', '=', hash)
    .where('sent.sent_at', 'is', null)
    .where('news.campaign_id', '=', campaignId)
    .select(['news.title', 'news.paragraphs', 'campaign.title as campaign', 'campaign.slug'])
    .executeTakeFirst()
  if (!news) return
  const donor = await ctx.db
    .selectFrom('donation')
    .select(askedColumns)
    .where('id', '=', donationId)
    .executeTakeFirst()
  if (!donor) return
  const { accountId } = donor
  const to = newsReaderOf(donor, (await newsConsents(ctx.db, [accountId])).get(accountId))
  if (!to) return
  const { origin } = ctx.config
  const token = newsTokenOf(ctx.config, donationId)
  const links = {
    read: `${origin}/latest-news/${news.slug}`,
    stop: `${origin}/kabar/berhenti/${token}`,
    by: to.by,
  }
  // What its owner chose by any link, and whether anything arrives there, is read as it leaves.
  const sent = await sendNow(ctx, {
    event: `news ${updateId} ${reader}`,
    template: NEWS_TEMPLATE,
    to: { email: to.email },
    lotId: updateId,
    headers: oneClickStop(origin, token),
    values: newsValues(news, links),
  })
  if (sent.kind === 'later') {
    const payload = { campaignId, updateId, donationId, reader }
    await enqueue(ctx.db, sendNewsJob, { payload, now: ctx.now(), runAt: sent.at })
  }
  if (sent.kind !== 'sent') return
  await ctx.db
    .updateTable('campaign_news_sent')
    .set({ sent_at: ctx.now() })
    .where('update_id', '=', updateId)
    .where('reader', '=', hash)
    .execute()
}

const askedColumns = [
  'account_id as accountId',
  'donor_email as email',
  'wants_news as isAsked',
  'created_at as createdAt',
] as const

async function toldAt(
  tx: Tx,
  { campaignId, updateId }: Pick<Telling, 'campaignId' | 'updateId'>,
): Promise<Date | null | undefined> {
  const found = await tx
    .selectFrom('campaign_update')
    .select('told_at')
    .where('campaign_id', '=', campaignId)
    .where('id', '=', updateId)
    .executeTakeFirst()
  return found?.told_at
}
