import { newsConsents } from '#features/account/news-consent.server.ts'
import { writeConsents } from '#features/account/consents.server.ts'
import {
  hashedContacts,
  latestChoices,
  recordChoice,
  whyHeld,
} from '#features/message/contact-choices.server.ts'
import type { Config } from '#platform/config.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { idOfSigned, signedId } from '#platform/security/signed-id.server.ts'
import { NewsLinkNotValid } from '../errors.ts'
import { newsReaderOf } from './news-reader.ts'

const PURPOSE = 'news stop'

/** A token that stops the news to the donor of one donation and allows nothing else. */
export function newsTokenOf(config: Pick<Config, 'appSecret'>, donationId: string): string {
  return signedId(config, PURPOSE, donationId)
}

/** Whether the donor behind a stop link still gets news by any way; refuses an invalid link. */
export async function newsBehind(ctx: Ctx, token: string): Promise<{ isOn: boolean }> {
  const donor = await donorOf(ctx, ctx.db, token)
  const consents = await newsConsents(ctx.db, [donor.accountId])
  const reader = newsReaderOf(donor, consents.get(donor.accountId))
  for (const kind of ['email', 'phone'] as const) {
    const value = reader?.[kind]
    if (!value) continue
    const held = await whyHeld(ctx, { kind, value, isNews: true })
    if (!held || held === 'undeliverable') return { isOn: true }
  }
  return { isOn: false }
}

/**
 * Stops all news to the donor of a link, what donations asked for and what the account consents to, without sign-in; a
 * repeat changes nothing.
 */
export async function stopNews(ctx: Ctx, token: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { donationId, accountId, ...donor } = await donorOf(ctx, tx, token)
    const ids = new Set([donationId, ...(await donationsOf(tx, { ...donor, accountId }))])
    // Two links of one donor may be pressed at once: both take the rows in this order.
    const none = { wants_news: false, news_by_phone: false }
    for (const id of [...ids].toSorted()) {
      await tx.updateTable('donation').set(none).where('id', '=', id).execute()
    }
    await endAgreed(ctx, tx, donor)
    const { email, phone } = (await newsConsents(tx, [accountId])).get(accountId) ?? {}
    if (!accountId) return
    const consents = {
      ...(email?.isGiven && { 'news-email': false }),
      ...(phone?.isGiven && { 'news-whatsapp': false }),
    }
    await writeConsents(ctx, tx, { accountId, consents })
  })
  ctx.log.info('donation.news-stopped', {})
}

/** What was agreed to for a contact itself, as in a list of before, ends as well. */
async function endAgreed(
  ctx: Ctx,
  tx: Tx,
  { email, phone }: Pick<Donor, 'email' | 'phone'>,
): Promise<void> {
  const inTx = ctx.within(tx)
  for (const { kind, hash } of hashedContacts(ctx.config, { email, phone })) {
    if ((await latestChoices(tx, hash)).get('news')?.isStopped !== false) continue
    const stopped = { scope: 'news', isStopped: true, source: 'link' } as const
    await recordChoice(inTx, { kind, hash }, { ...stopped, words: 'tautan di kabar program' })
  }
}

type Donor = { email: string | null; phone: string | null; accountId: string | null }

/** The donations of the same donor that ask for news: by the account, and as a guest by the address or the number. */
async function donationsOf(tx: Tx, { email, phone, accountId }: Donor): Promise<string[]> {
  const withNews = tx.selectFrom('donation').select('id').where('wants_news', '=', true)
  // Nothing equals null, so no account and no contact find nothing.
  const byAccount = await withNews.where('account_id', '=', accountId).execute()
  const asGuest = withNews.where('account_id', 'is', null)
  const byEmail = await asGuest.where('donor_email', '=', email).execute()
  const byPhone = await asGuest
    .where('donor_phone', '=', phone)
    .where('news_by_phone', '=', true)
    .execute()
  return [...byAccount, ...byEmail, ...byPhone].map(({ id }) => id)
}

async function donorOf(ctx: Ctx, db: Ctx['db'] | Tx, token: string) {
  const id = idOfSigned(ctx.config, PURPOSE, token)
  if (!id) throw new NewsLinkNotValid()
  const row = await db
    .selectFrom('donation')
    .select(askedColumns)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new NewsLinkNotValid()
  return { donationId: id, ...row }
}

/** What a donation says of its donor's wish for news. */
export const askedColumns = [
  'account_id as accountId',
  'donor_email as email',
  'donor_phone as phone',
  'wants_news as isAsked',
  'news_by_phone as isAskedByPhone',
  'created_at as createdAt',
] as const
