import { sql } from 'kysely'
import type { Db } from '#platform/db/connect.server.ts'
import type { HelpTopic } from '#platform/db/schema/schema-help.ts'
import { containsAll } from '#platform/db/text-search.server.ts'
import { isRowId } from '#platform/ids/row-id.ts'
import { searchWords } from '#platform/text/search-words.ts'
import { HelpArticleNotFound } from './errors.ts'

/** An article as the desk lists it, with how many visitors it helped. */
export type DeskHelp = {
  id: string
  topic: HelpTopic
  title: string
  summary: string
  yes: number
  no: number
}

/** Some dozens of long texts: no index, whose pieces would be taken from each of them. */
const searched = sql`title || ' ' || summary || ' ' || keywords || ' ' || body`

/** The articles in their order, with the votes of visitors; every word of `q` stands in each. */
export async function listDeskHelp(db: Db, q = ''): Promise<DeskHelp[]> {
  const words = searchWords(q)
  return await db
    .selectFrom('help_article')
    .leftJoin('help_vote', 'help_vote.article_id', 'help_article.id')
    .$if(words.length > 0, (query) => query.where(containsAll(searched, words)))
    .groupBy('help_article.id')
    .select(['id', 'topic', 'title', 'summary'])
    .select([
      sql<number>`(count(*) filter (where is_helpful))::int`.as('yes'),
      sql<number>`(count(*) filter (where not is_helpful))::int`.as('no'),
    ])
    .orderBy('position')
    .orderBy('slug')
    .execute()
}

/** One article as it is written; refuses with HelpArticleNotFound. */
export async function getDeskHelp(db: Db, id: string) {
  const row = isRowId(id)
    ? await db
        .selectFrom('help_article')
        .select(['id', 'slug', 'topic', 'title', 'summary', 'body', 'keywords'])
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined
  if (!row) throw new HelpArticleNotFound()
  return row
}
