import type { Ctx } from '#platform/context.ts'
import { seedDemo } from './seed-demo.server.ts'
import { ensureSitePages } from './pages/site-pages.server.ts'
import { demoId } from './deterministic.ts'
import { accountHelp, type ShippedHelp } from './help/help-account.ts'
import { donationHelp } from './help/help-donation.ts'
import { worshipHelp } from './help/help-worship.ts'

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

/**
 * At the start: the demo's content where it is wanted and the database is empty. Every installation, also live, gets
 * what it needs: the pages people consent to, and the help. True when the demo was added.
 */
export async function fill(ctx: Ctx, { wantsDemo }: { wantsDemo: boolean }): Promise<boolean> {
  const isFilled = wantsDemo && (await seedDemo(ctx))
  await ensureSitePages(ctx)
  await ensureHelp(ctx)
  return isFilled
}
