import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { OpeningShare } from './opening-shares.ts'

type Memo = { id: string; shares: readonly OpeningShare[]; oldReceipts: string }

/** What an opening tells beside its journals. */
export async function writeMemo(
  { db, now }: Pick<Ctx, 'now'> & { db: Tx },
  { id, shares, oldReceipts }: Memo,
): Promise<void> {
  await db
    .insertInto('opening_memo')
    .values({ id, old_receipts: oldReceipts, made_at: now() })
    .execute()
  for (const [position, { day, fund, campaignId, eligible, taken }] of shares.entries()) {
    const sums = { eligible: rupiah(eligible), taken: rupiah(taken) }
    const row = { opening_id: id, position, day, fund, campaign_id: campaignId, ...sums }
    await db.insertInto('opening_share').values(row).execute()
  }
}

/** Goes with the opening that is taken back. */
export async function forgetMemo(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('opening_share').where('opening_id', '=', id).execute()
  await tx.deleteFrom('opening_memo').where('id', '=', id).execute()
}

/** The last number of the old receipts, and what the amil had taken, of the opening that stands. */
export async function findMemo(db: Db, id: string) {
  const memo = await db
    .selectFrom('opening_memo')
    .select('old_receipts as oldReceipts')
    .where('id', '=', id)
    .executeTakeFirst()
  const shares = await db
    .selectFrom('opening_share')
    .leftJoin('campaign', 'campaign.id', 'opening_share.campaign_id')
    .select(['opening_share.fund', 'campaign.title as campaign', 'eligible', 'taken'])
    .where('opening_id', '=', id)
    .orderBy('position')
    .execute()
  return { oldReceipts: memo?.oldReceipts ?? '', shares }
}
