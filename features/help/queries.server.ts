import type { Db } from '#platform/db/connect.server.ts'
import type { HelpTopic } from '#platform/db/schema/schema-help.ts'
import { plainHelpText } from './blocks.ts'
import { HelpArticleNotFound } from './errors.ts'
import { type HelpEntry, helpTopics, type SearchableHelp } from './help.ts'
import { searchHelp } from './search-help.ts'

const entryColumns = ['slug', 'topic', 'title', 'summary'] as const

/** Every article by topic, in the order within each topic. */
export async function listHelp(db: Db): Promise<HelpEntry[]> {
  const entries = await db
    .selectFrom('help_article')
    .select(entryColumns)
    .orderBy('position')
    .orderBy('slug')
    .execute()
  return entries.toSorted((a, b) => place(a.topic) - place(b.topic))
}

function place(topic: HelpTopic): number {
  return helpTopics.indexOf(topic)
}

/** Every article with all its words, for the search over everything. */
export async function searchableHelp(db: Db): Promise<SearchableHelp[]> {
  const rows = await db
    .selectFrom('help_article')
    .select([...entryColumns, 'keywords', 'body'])
    .orderBy('position')
    .execute()
  return rows.map(({ body, ...entry }) => ({ ...entry, text: plainHelpText(body) }))
}

/** The articles that match the typed words, best first. */
export async function findHelp(db: Db, typed: string): Promise<HelpEntry[]> {
  const found = searchHelp(await searchableHelp(db), typed)
  return found.map(({ slug, topic, title, summary }) => ({ slug, topic, title, summary }))
}

const RELATED = 4

/** One article and its neighbours of the same topic. Refuses an unknown slug. */
export async function getHelpArticle(db: Db, slug: string) {
  const article = await db
    .selectFrom('help_article')
    .select([...entryColumns, 'id', 'body', 'position', 'updated_at'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!article) throw new HelpArticleNotFound()
  const siblings = await db
    .selectFrom('help_article')
    .select([...entryColumns, 'position'])
    .where('topic', '=', article.topic)
    .where('slug', '!=', slug)
    .orderBy('position')
    .execute()
  // The following articles first, then from the start.
  const next = siblings.filter(({ position }) => position > article.position)
  const rest = siblings.filter(({ position }) => position <= article.position)
  const related = [...next, ...rest].slice(0, RELATED)
  return {
    ...article,
    related: related.map(({ slug: at, topic, title, summary }) => ({
      slug: at,
      topic,
      title,
      summary,
    })),
  }
}
