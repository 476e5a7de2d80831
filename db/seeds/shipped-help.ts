import type { HelpTopic } from '#platform/db/schema-help.ts'

/** An article of the help centre; the signs of its body are those of features/help/blocks.ts. */
export type ShippedHelp = {
  slug: string
  topic: HelpTopic
  title: string
  summary: string
  keywords: string
  body: string
}
