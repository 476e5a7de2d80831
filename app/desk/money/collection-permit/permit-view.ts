import { type PermitReport, permitWords } from '#features/collection-permit/collection-permit.ts'
import { findFiling } from '#features/report-filing/filings.server.ts'
import { permitReport } from '#features/report-filing/report-filing.ts'
import type { Db } from '#platform/db/connect.server.ts'

/** Permits with what is wrong or near with them, and whether their report was sent. */
export async function withWords(db: Db, permits: readonly PermitReport[], today: string) {
  const shown = []
  for (const permit of permits) {
    const { id, through } = permit
    const filing = await findFiling(db, { report: permitReport(id), through })
    const isFiled = filing !== undefined
    shown.push({ ...permit, isFiled, filing, words: permitWords({ ...permit, isFiled }, today) })
  }
  return shown
}
