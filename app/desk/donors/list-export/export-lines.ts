import { listEditedCategories } from '#features/campaign/edit/save-category.server.ts'
import { campaignTitles } from '#features/donation-log/queries.server.ts'
import type { ExportedList } from '#features/list-export/exported-list.ts'
import { type ExportRow, listExports } from '#features/list-export/exports.server.ts'
import { listStaffNames } from '#features/staff/audit-log.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import type { Staff } from '#features/staff/staff.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { exportedLists } from '#app/desk/routes.ts'
import { listFilterWords } from './filter-words.ts'

/** An export with what it is of, in words. */
export type ExportLine = ExportRow & { title: string; words: string; isMine: boolean }

/** The exports of the lists that this person may read, the latest first. */
export async function exportLines(db: Db, { id, role }: Staff): Promise<ExportLine[]> {
  const readable = Object.entries(exportedLists).filter(([, { read }]) => isPermitted(role, read))
  const rows = await listExports(
    db,
    readable.map(([list]) => list),
  )
  const names = await namesFor(db, rows)
  const lists = await listsOf(rows)
  return rows.map((row) => ({
    ...row,
    title: lists[row.list]?.title ?? row.list,
    words:
      listFilterWords({ ...lists[row.list], name: row.list }, row.filters, names).join(', ') ||
      'Semua',
    isMine: row.madeBy.id === id,
  }))
}

async function listsOf(rows: readonly ExportRow[]): Promise<Record<string, ExportedList>> {
  const lists: Record<string, ExportedList> = {}
  for (const name of new Set(rows.map(({ list }) => list))) {
    const list = await exportedLists[name]?.load()
    if (list) lists[name] = list
  }
  return lists
}

/** The names of what filters name by id or slug. */
async function namesFor(db: Db, rows: readonly ExportRow[]): Promise<Record<string, string>> {
  const lists = new Set(rows.map(({ list }) => list))
  const named = [
    ...(lists.has('program') ? await listEditedCategories(db) : []),
    ...(lists.has('jejak') || lists.has('tiket') ? await listStaffNames(db) : []),
  ]
  const titles = lists.has('donasi') ? await campaignTitles(db) : {}
  return { ...titles, ...Object.fromEntries(named.map(({ id, name }) => [id, name])) }
}
