import type { Ctx } from '#platform/context.ts'
import type { HelpTopic } from '#platform/db/schema-help.ts'
import { demoId } from './deterministic.ts'
import { accountHelp } from './help-account.ts'
import { givingHelp } from './help-giving.ts'
import { worshipHelp } from './help-worship.ts'

/** An article of the help centre; the signs of its body are those of features/help/blocks.ts. */
export type ShippedHelp = {
  slug: string
  topic: HelpTopic
  title: string
  summary: string
  keywords: string
  body: string
}

export const shippedHelp: ShippedHelp[] = [...givingHelp, ...worshipHelp, ...accountHelp]

/** Gives an installation without any article those that are shipped, in the order in which they stand here; once. */
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
