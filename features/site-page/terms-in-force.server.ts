import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'

/** The code of the shipped texts, used where no text was published, as in tests. */
export const FIRST = '2026-11'

/** The version of terms and privacy policy for a consent: their common code, else 'terms/policy'. */
export async function termsInForce(db: Db | Tx, now: Date): Promise<string> {
  const { version } = await db
    .selectNoFrom(versionInForce(now).as('version'))
    .executeTakeFirstOrThrow()
  return version
}

/** The same as a value in a statement that reads more. */
export function versionInForce(now: Date): RawBuilder<string> {
  return sql<string>`(
    select case when terms = policy then terms else terms || '/' || policy end
    from (select ${codeAt('syarat-ketentuan', now)} as terms,
      ${codeAt('kebijakan-privasi', now)} as policy) as codes)`
}

/** The code of the last version that is already effective. */
function codeAt(slug: string, now: Date): RawBuilder<string> {
  return sql<string>`coalesce((
    select code from site_page_version
    where slug = ${slug} and code is not null and effective_at <= ${now}
    order by version desc limit 1), ${FIRST})`
}
