import { sql } from 'kysely'
import type { Db } from '#platform/db/connect.server.ts'
import type { BoardKind } from '#platform/db/schema/schema-site-page.ts'

export type BoardMember = { board: BoardKind; name: string; role: string; isSample: boolean }

/** The members of the institution's boards, board by board in order. */
export async function listBoard(db: Db): Promise<BoardMember[]> {
  return await db
    .selectFrom('board_member')
    .select(['board', 'name', 'role', 'is_sample as isSample'])
    .orderBy('board')
    .orderBy('position')
    .execute()
}

/** The report of one year; `file` is null until the audit is done. */
export type YearReport = {
  year: number
  file: string | null
  opinion: string | null
  auditor: string | null
  isSample: boolean
}

/** One line per past year since the given one, latest first; a missing report is still being audited. */
export async function listReports(
  db: Db,
  { firstYear, thisYear }: { firstYear: number; thisYear: number },
): Promise<YearReport[]> {
  const rows = await db
    .selectFrom('annual_report')
    .select(['year', 'file', 'opinion', 'auditor', 'is_sample as isSample'])
    .execute()
  const first = Math.min(firstYear, ...rows.map(({ year }) => year))
  return Array.from({ length: Math.max(0, thisYear - first) }, (_, back) => {
    const year = thisYear - 1 - back
    const none = { year, file: null, opinion: null, auditor: null, isSample: false }
    return rows.find((row) => row.year === year) ?? none
  })
}

/** The date of the first journal; undefined in empty books. */
export async function booksSince(db: Db): Promise<Date | undefined> {
  const { since } = await db
    .selectFrom('ledger_journal')
    .select(sql<Date | null>`min(occurred_at)`.as('since'))
    .executeTakeFirstOrThrow()
  return since ?? undefined
}
