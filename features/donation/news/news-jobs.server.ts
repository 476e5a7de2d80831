import { type NotNull, sql } from 'kysely'
import * as v from 'valibot'
import { newsConsents } from '#features/account/news-consent.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import { keyedHash } from '#platform/security/keyed-hash.server.ts'
import { sendNow } from '#features/message/send/send-now.server.ts'
import { type NewsReader, newsReaderOf } from './news-reader.ts'
import { askedColumns, newsTokenOf } from './stop-news.server.ts'

type News = { title: string; paragraphs: readonly string[]; campaign: string }

type Links = { read: string; stop: string; by: 'donation' | 'account' }

export const NEWS_TEMPLATE = 'kabar-program'

const MOST_PARAGRAPHS = 8

const WHY = {
  donation: 'meminta kabar program ketika berdonasi',
  account: 'akun Anda meminta kabar program yang Anda bantu',
}

const BATCH = 200
const id = v.pipe(v.string(), v.uuid())
/** The last donation of the batch before: when it was paid, and its id. */
const place = v.nullable(v.object({ paidAt: v.string(), id }))

/** One message to one reader. */
export const sendNewsJob = defineJob(
  { name: 'donation.send-news', lane: 'news' },
  v.object({ campaignId: id, updateId: id, donationId: id, reader: v.string() }),
  sendNews,
)

const telling = v.object({
  campaignId: id,
  updateId: id,
  after: place,
  /** Readers with an address come first, so that whoever left both is written to once; then those with a number alone. */
  way: v.optional(v.picklist(['email', 'phone']), 'email'),
})

/** Finds the readers of a piece of news, a batch at a time, and enqueues a message for each. */
export const tellNewsJob = defineJob(
  { name: 'donation.tell-news', lane: 'email' },
  telling,
  tellBatch,
)

type Telling = v.InferOutput<typeof telling>

async function tellBatch(ctx: Ctx, batch: Telling): Promise<void> {
  const { campaignId, updateId, after, way } = batch
  await inTransaction(ctx.db, async (tx) => {
    const toldBefore = await toldAt(tx, { campaignId, updateId })
    if (!toldBefore) return
    const rows = await tx
      .selectFrom('donation')
      .where('campaign_id', '=', campaignId)
      .where('status', '=', 'paid')
      .where('paid_at', '<=', toldBefore)
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
      if (reader && (reader.email ? 'email' : 'phone') === way)
        await enter(ctx, tx, { ...news, reader })
    }
    const next = nextTelling(ctx, batch, rows[BATCH - 1])
    if (!next) return
    const key = [updateId, next.after?.id ?? '', ...(next.way === 'phone' ? ['phone'] : [])]
    await enqueue(tx, tellNewsJob, { payload: next, now: ctx.now(), key: key.join('.') })
  })
  ctx.wake()
}

/** What follows a batch: the donations behind its last, or after all of them those with a number alone. */
function nextTelling(
  ctx: Ctx,
  batch: Telling,
  last: { paidAt: Date; id: string } | undefined,
): Telling | undefined {
  if (last) return { ...batch, after: { paidAt: last.paidAt.toISOString(), id: last.id } }
  const isMore = batch.way === 'email' && ctx.whatsapp !== undefined
  return isMore ? { ...batch, after: null, way: 'phone' } : undefined
}

/** What comes after a place in the order of a telling; after none, everything. */
function behind(place: Telling['after']) {
  return place
    ? sql<boolean>`(paid_at, id) < (${new Date(place.paidAt)}::timestamptz, ${place.id}::uuid)`
    : sql<boolean>`true`
}

type Reading = { campaignId: string; updateId: string; donationId: string; reader: NewsReader }

/**
 * Enters a reader of a piece of news by each contact, and a message with it; whoever is entered already gets no other.
 */
async function enter(ctx: Ctx, tx: Tx, reading: Reading): Promise<void> {
  const { campaignId, updateId, donationId } = reading
  const { email, phone } = reading.reader
  const reader = readerHash(ctx, email ?? phone)
  const row = { update_id: updateId, donation_id: donationId, sent_at: null }
  const entered = await insertReader(tx, { ...row, reader })
  if (!entered) return
  if (email && phone) await insertReader(tx, { ...row, reader: readerHash(ctx, phone) })
  const payload = { campaignId, updateId, donationId, reader: reader.toString('hex') }
  await enqueue(tx, sendNewsJob, { payload, now: ctx.now() })
}

function readerHash({ config }: Ctx, contact = ''): Buffer {
  return keyedHash(config, 'news reader', contact.toLowerCase())
}

async function insertReader(
  tx: Tx,
  row: { update_id: string; donation_id: string; reader: Buffer; sent_at: null },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('campaign_news_sent')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('update_id')
    .executeTakeFirst()
  return inserted !== undefined
}

type NewsEmail = { campaignId: string; updateId: string; donationId: string; reader: string }

/** Sends nothing twice, nothing after the wish was taken back, and nothing of news that was removed. */
async function sendNews(ctx: Ctx, { campaignId, updateId, donationId, reader }: NewsEmail) {
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
    to: { email: to.email, phone: await ownPhone(ctx, { updateId, donationId }, to.phone) },
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
    .where('donation_id', '=', donationId)
    .execute()
}

/** The number of this reader; undefined where another donation's message reaches it. */
async function ownPhone(
  ctx: Ctx,
  { updateId, donationId }: { updateId: string; donationId: string },
  phone: string | undefined,
): Promise<string | undefined> {
  if (!phone) return undefined
  const row = await ctx.db
    .selectFrom('campaign_news_sent')
    .select('donation_id')
    .where('update_id', '=', updateId)
    .where('reader', '=', readerHash(ctx, phone))
    .executeTakeFirst()
  return row?.donation_id === donationId ? phone : undefined
}
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

/** What the message of the book about news says: its words, where it is read with pictures, and how to get no more. */
export function newsValues(
  { title, paragraphs, campaign }: News,
  { read, stop, by }: Links,
): Record<string, string> {
  const shown = paragraphs.slice(0, MOST_PARAGRAPHS)
  const isCut = shown.length < paragraphs.length
  return {
    program: campaign,
    judul: title,
    isi: shown.join('\n\n'),
    lanjut: isCut ? 'Selengkapnya' : 'Lihat dengan gambarnya',
    tautan: read,
    alasan: WHY[by],
    berhenti: stop,
  }
}

/** RFC 8058: a mail program may stop them with one POST, without a page in between. */
export function oneClickStop(origin: string, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${origin}/v2/news/stop/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
