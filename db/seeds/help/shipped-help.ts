import type { HelpTopic } from '#platform/db/schema/schema-help.ts'

/** An article of the help centre; features/help/blocks.ts defines its markup. */
export type ShippedHelp = {
  slug: string
  topic: HelpTopic
  title: string
  summary: string
  keywords: string
  body: string
}
