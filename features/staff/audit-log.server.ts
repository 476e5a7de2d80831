import { sql } from 'kysely'
import type { Db } from '#platform/db/connect.server.ts'
import { addDays, isDay, startOfDay } from '#platform/jakarta.ts'

export type AuditFilter = {
  /** Words of the act, the person or the document. */
  words?: string | undefined
  staffId?: string | undefined
  /** Days in Jakarta, 'yyyy-mm-dd', both included. */
  from?: string | undefined
  through?: string | undefined
  /** The latest first by default. */
  isOldestFirst?: boolean | undefined
  /** Continues after this entry: `next` of the page before. */
  after?: string | undefined
}

export type AuditRow = {
  id: string
  madeAt: Date
  staffName: string
  staffRole: string
  says: string
  permission: string
  documentId: string | null
  details: Record<string, unknown>
  /** Whether the chain holds it already. */
  isChained: boolean
}

const CURSOR = /^(\d{13})\.([0-9a-f-]{36})$/

/** A page of the audit log, with the address part of the following one. */
export async function listAudit(
  db: Db,
  filter: AuditFilter,
  size = 50,
): Promise<{ rows: AuditRow[]; next?: string }> {
  const found = await filtered(db, filter)
    .limit(size + 1)
    .execute()
  const rows = found.slice(0, size).map(toRow)
  const last = rows.at(-1)
  if (found.length <= size || !last) return { rows }
  return { rows, next: `${last.madeAt.getTime()}.${last.id}` }
}

/** All entries of a filter in its order, in portions: for a file of any length. */
export async function* readAudit(db: Db, filter: AuditFilter): AsyncGenerator<AuditRow[]> {
  let after: string | undefined
  for (;;) {
    const { rows, next } = await listAudit(db, { ...filter, after }, 1000)
    if (rows.length > 0) yield rows
    if (!next) return
    after = next
  }
}

function filtered(db: Db, filter: AuditFilter) {
  const { words, staffId, from, through, isOldestFirst, after } = filter
  const order = isOldestFirst ? 'asc' : 'desc'
  const [, at, id] = CURSOR.exec(after ?? '') ?? []
  const like = words && `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
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
    .$if(like !== undefined && like !== '', (query) =>
      query.where(
        sql<boolean>`concat_ws(' ', entry.says, entry.staff_name, entry.document_id, entry.details::text) ilike ${like}`,
      ),
    )
    .$if(staffId !== undefined, (query) => query.where('entry.staff_id', '=', staffId ?? null))
    .$if(isGivenDay(from), (query) =>
      query.where('entry.made_at', '>=', startOfDay(from as string)),
    )
    .$if(isGivenDay(through), (query) =>
      query.where('entry.made_at', '<', startOfDay(addDays(through as string, 1))),
    )
    .$if(id !== undefined, (query) =>
      query.where(
        sql<boolean>`(entry.made_at, entry.id) ${sql.raw(isOldestFirst ? '>' : '<')} (${new Date(Number(at))}::timestamptz, ${id}::uuid)`,
      ),
    )
    .orderBy('entry.made_at', order)
    .orderBy('entry.id', order)
}

function isGivenDay(day: string | undefined): boolean {
  return day !== undefined && isDay(day)
}

type Raw = Awaited<ReturnType<ReturnType<typeof filtered>['execute']>>[number]

function toRow(row: Raw): AuditRow {
  return {
    id: row.id,
    madeAt: row.made_at,
    staffName: row.staff_name,
    staffRole: row.staff_role,
    says: row.says,
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

/** Whether a filter has more than `most` entries; counting stops there. */
export async function isAuditLonger(db: Db, filter: AuditFilter, most: number): Promise<boolean> {
  const counted = filtered(db, filter)
    .limit(most + 1)
    .as('counted')
  const { count } = await db
    .selectFrom(counted)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count > most
}
