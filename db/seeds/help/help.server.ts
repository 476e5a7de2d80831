import type { Ctx } from '#platform/context.ts'
import { demoId } from '../deterministic.ts'
import { accountHelp } from './help-account.ts'
import { donationHelp } from './help-donation.ts'
import { worshipHelp } from './help-worship.ts'
import type { ShippedHelp } from './shipped-help.ts'

export const shippedHelp: ShippedHelp[] = [...donationHelp, ...worshipHelp, ...accountHelp]

/** Adds the shipped articles, in this order, to an installation that has none; once. */
export async function ensureHelp({ db, now }: Ctx): Promise<void> {
  const there = await db.selectFrom('help_article').select('id').limit(1).executeTakeFirst()
  if (there) return
  const rows = shippedHelp.map((article, index) => ({
    id: demoId(`help ${article.slug}`),
    ...article,
    body: article.body.trim(),
    position: index + 1,
    updated_at: now(),
  }))
  await db
    .insertInto('help_article')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
