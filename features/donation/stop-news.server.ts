import type { Config } from '#platform/config.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { idOfSigned, signedId } from '#platform/signed-id.server.ts'
import { NewsLinkNotValid } from './errors.ts'

const PURPOSE = 'news stop'

/** A token that stops the news to the donor of one donation and allows nothing else. */
export function newsTokenOf(config: Pick<Config, 'appSecret'>, donationId: string): string {
  return signedId(config, PURPOSE, donationId)
}

/** Whether the donor behind a stop link still gets news; refuses an invalid link. */
export async function newsBehind(ctx: Ctx, token: string): Promise<{ isOn: boolean }> {
  const { isOn } = await donorOf(ctx, ctx.db, token)
  return { isOn }
}

/** Stops all news to the donor of a link, without sign-in; a repeat changes nothing. */
export async function stopNews(ctx: Ctx, token: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { donationId, email, accountId } = await donorOf(ctx, tx, token)
    const ids = await donationsOf(tx, { email, accountId })
    for (const id of new Set([donationId, ...ids])) {
      await tx.updateTable('donation').set({ wants_news: false }).where('id', '=', id).execute()
    }
  })
  ctx.log.info('donation.news-stopped', {})
}

type Donor = { email: string | null; accountId: string | null }

/** The donations of the same donor that ask for news: by the account, and as a guest by the address. */
async function donationsOf(tx: Tx, { email, accountId }: Donor): Promise<string[]> {
  const withNews = tx.selectFrom('donation').select('id').where('wants_news', '=', true)
  const byAccount = accountId ? await withNews.where('account_id', '=', accountId).execute() : []
  const byEmail = email
    ? await withNews.where('account_id', 'is', null).where('donor_email', '=', email).execute()
    : []
  return [...byAccount, ...byEmail].map(({ id }) => id).toSorted()
}

async function donorOf(ctx: Ctx, db: Ctx['db'] | Tx, token: string) {
  const id = idOfSigned(ctx.config, PURPOSE, token)
  const row = id
    ? await db
        .selectFrom('donation')
        .select(['donor_email as email', 'account_id as accountId', 'wants_news as isOn'])
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined
  if (!id || !row) throw new NewsLinkNotValid()
  return { donationId: id, ...row }
}
