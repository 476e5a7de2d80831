import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/connect.server.ts'
import { countUpTo } from '#platform/db/count.server.ts'
import type { Keyset } from '#platform/db/keyset.server.ts'
import { type PageAsked, type PageOf, pageOf } from '#platform/db/page.server.ts'
import { addDays, isDay, startOfDay } from '#platform/time/jakarta.ts'

export type AuditFilter = PageAsked & {
  /** Words of the act, the person or the document. */
  words?: string | undefined
  staffId?: string | undefined
  /** Days in Jakarta, 'yyyy-mm-dd', both included. */
  from?: string | undefined
  through?: string | undefined
  /** The latest first by default. */
  isOldestFirst?: boolean | undefined
}

export type AuditRow = {
  id: string
  madeAt: Date
  staffName: string
  staffRole: string
  sentence: string
  permission: string
  documentId: string | null
  details: Record<string, unknown>
  /** Whether the chain holds it already. */
  isChained: boolean
}

/** As the index audit_entry_search has it. */
const auditSearch = {
  from: sql`audit_entry as entry`,
  text: sql`entry.says || ' ' || entry.staff_name || ' ' || coalesce(entry.document_id, '') || ' ' ||
    entry.details::text`,
  narrowest: 3,
} as const

/** A page of the audit log, with the address part of the following one. */
export async function listAudit(
  db: Db,
  { words = '', isOldestFirst, after, limit, ...filter }: AuditFilter,
): Promise<PageOf<AuditRow>> {
  const order = isOldestFirst ? 'asc' : 'desc'
  const keyset: Keyset = { by: 'entry.made_at', id: 'entry.id', kind: 'moment', order }
  const where = conditionsOf(filter)
  const { items, next } = await pageOf(db, entries(db), {
    keyset,
    where,
    search: searchOf(words),
    after,
    limit,
  })
  return { items: items.map(toRow), next }
}

/** Not word by word: what is sought may be a phrase. */
function searchOf(words: string) {
  return { ...auditSearch, words: words === '' ? [] : [words] }
}

function entries(db: Db) {
  return db
    .selectFrom('audit_entry as entry')
    .leftJoin('audit_link as link', 'link.entry_id', 'entry.id')
    .select([
      'entry.id',
      'entry.made_at',
      'entry.staff_name',
      'entry.staff_role',
      'entry.says',
      'entry.permission',
      'entry.document_id',
      'entry.details',
      'link.position',
    ])
}

function conditionsOf({ staffId, from, through }: AuditFilter): RawBuilder<boolean>[] {
  return [
    ...(staffId === undefined ? [] : [sql<boolean>`entry.staff_id = ${staffId}`]),
    ...(isGivenDay(from) ? [sql<boolean>`entry.made_at >= ${startOfDay(from)}`] : []),
    ...(isGivenDay(through)
      ? [sql<boolean>`entry.made_at < ${startOfDay(addDays(through, 1))}`]
      : []),
  ]
}

function isGivenDay(day: string | undefined): day is string {
  return day !== undefined && isDay(day)
}

type Raw = Awaited<ReturnType<ReturnType<typeof entries>['execute']>>[number]

function toRow(row: Raw): AuditRow {
  return {
    id: row.id,
    madeAt: row.made_at,
    staffName: row.staff_name,
    staffRole: row.staff_role,
    sentence: row.says,
    permission: row.permission,
    documentId: row.document_id,
    details: row.details,
    isChained: row.position !== null,
  }
}

/** All people who ever acted, by name: the choices of a filter. */
export async function listStaffNames(db: Db): Promise<{ id: string; name: string }[]> {
  return await db.selectFrom('staff').select(['id', 'name']).orderBy('name').execute()
}

/** How many entries a filter has; counting stops at `most`. */
export async function countAudit(
  db: Db,
  { words = '', ...filter }: AuditFilter,
  most: number,
): Promise<number> {
  const where = conditionsOf(filter)
  return await countUpTo(db, { from: auditSearch.from, where, search: searchOf(words), most })
}
