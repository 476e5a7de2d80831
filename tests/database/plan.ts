import { type CompiledQuery, sql } from 'kysely'
import type { Db } from '#platform/db/connect.server.ts'
import type { TestCtx } from '../context.ts'

/**
 * How the database would carry out a list's own statement, which is found by a part of its text: no test repeats the
 * query it is about.
 */
export async function planOf(
  ctx: Pick<TestCtx, 'db'>,
  { part, list }: { part: string; list: (db: Db) => Promise<unknown> },
): Promise<string> {
  const sent: CompiledQuery[] = []
  const watching = ctx.db.withPlugin({
    transformQuery: ({ node }) => {
      sent.push(ctx.db.getExecutor().compileQuery(node, { queryId: 'watched' }))
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await list(watching as Db)
  const page = sent.find(({ sql: text }) => text.includes(part))
  if (!page) throw new Error(`nothing was asked with ${part}`)
  const { rows } = await ctx.db.executeQuery<Record<string, string>>({
    ...page,
    sql: `explain ${page.sql}`,
  } as never)
  return rows.map((row) => Object.values(row).join('')).join('\n')
}

/** Lets the planner know the rows that a test has just written. */
export async function analyze(ctx: Pick<TestCtx, 'db'>, ...tables: string[]): Promise<void> {
  for (const table of tables) await sql`analyze ${sql.ref(table)}`.execute(ctx.db)
}
