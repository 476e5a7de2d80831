import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** A plan is some ten kilobytes of the engine's memory, and lists of values make ever new texts. */
const MOST_KEPT = 300

/**
 * The embedded engine's pool for Kysely: what is asked a second time has a name from then on, so that the engine reads
 * and plans it once. Its one client shares the backend with nobody.
 */
export function keepingPlans(pool: pg.Pool): PostgresPool {
  const nameOf = namesOfTexts()
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      const query: unknown = (text: string, values: readonly unknown[]) =>
        client.query({ ...(values.length > 0 && nameOf(text)), text, values: [...values] })
      return {
        query: query as PostgresPoolClient['query'],
        release: (isDiscarded) => client.release(isDiscarded),
      }
    },
  }
}

/** Names the texts that come again, up to `most`; the others stay without. */
export function namesOfTexts(most = MOST_KEPT): (text: string) => { name?: string } {
  const names = new Map<string, string>()
  let seen = new Set<string>()
  return (text) => {
    const name = names.get(text)
    if (name) return { name }
    if (names.size >= most) return {}
    if (seen.has(text)) names.set(text, `kept_${names.size}`)
    else seen.add(text)
    if (seen.size > 10 * most) seen = new Set()
    return {}
  }
}
