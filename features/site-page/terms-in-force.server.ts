import type { Db, Tx } from '#platform/db/connect.server.ts'
import { versionAt } from './site-page.ts'

const TEXTS = ['syarat-ketentuan', 'kebijakan-privasi'] as const
/** The code of the shipped texts, used where no text was published, as in tests. */
export const FIRST = '2026-11'

/** The version of terms and privacy policy for a consent: their common code, else 'terms/policy'. */
export async function termsInForce(db: Db | Tx, now: Date): Promise<string> {
  const rows = await db
    .selectFrom('site_page_version')
    .select(['slug', 'version', 'code', 'effective_at as effectiveAt'])
    .where('slug', 'in', TEXTS)
    .where('code', 'is not', null)
    .execute()
  const codes = TEXTS.map((slug) => {
    const held = versionAt(
      rows.filter((row) => row.slug === slug),
      now,
    )
    return held?.code ?? FIRST
  })
  return [...new Set(codes)].join('/')
}
