import type { Tx } from '#platform/db/connect.server.ts'
import type { HelpTopic } from '#platform/db/schema-help.ts'
import { demoId } from './deterministic.ts'
import { accountHelp } from './help-account.ts'
import { givingHelp } from './help-giving.ts'
import { worshipHelp } from './help-worship.ts'

/** An article of the help centre; the signs of its body are those of features/help/blocks.ts. */
export type DemoHelp = {
  slug: string
  topic: HelpTopic
  title: string
  summary: string
  keywords: string
  body: string
}

export const demoHelp: DemoHelp[] = [...givingHelp, ...worshipHelp, ...accountHelp]

/** Puts the articles of the help centre in, in the order in which they stand here. */
export async function seedHelp(tx: Tx, now: Date): Promise<void> {
  const rows = demoHelp.map((article, index) => ({
    id: demoId(`help ${article.slug}`),
    ...article,
    body: article.body.trim(),
    position: index + 1,
    is_sample: true,
    updated_at: now,
  }))
  await tx.insertInto('help_article').values(rows).execute()
}
