import { createHash } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/connect.server.ts'
import type { StaffTables } from '#platform/db/schema/schema-staff.ts'
import type { Schedule } from '#platform/jobs/jobs.server.ts'
import type { Permission } from './permissions.ts'
import type { Staff } from './staff.ts'

export type AuditDetails = Record<string, unknown>

export type AuditedAct = {
  staff: Pick<Staff, 'id' | 'name' | 'role'>
  permission: Permission
  /** What was done, in the words of the log: 'Mengubah program'. */
  sentence: string
  documentId?: string | undefined
  details?: AuditDetails
}

type Parts = Pick<Ctx, 'newId' | 'now'>

/** Writes an entry in the transaction of what it tells. It holds no password, code, or contact of a donor. */
export async function recordAudit(parts: Parts, tx: Db | Tx, act: AuditedAct): Promise<void> {
  const { id, name, role } = act.staff
  await enter(parts, tx, { ...act, who: { staff_id: id, staff_name: name, staff_role: role } })
}

type CommandAct = Pick<AuditedAct, 'sentence' | 'documentId' | 'details'>

/** Writes an entry for a command of operation, which no staff gave. */
export async function recordCommand(parts: Parts, tx: Db | Tx, act: CommandAct): Promise<void> {
  const who = { staff_id: null, staff_name: 'Perintah operasional', staff_role: 'perintah' }
  await enter(parts, tx, { ...act, permission: 'perintah', who })
}

type NewEntry = CommandAct & {
  permission: string
  who: Pick<Entry, 'staff_id' | 'staff_name' | 'staff_role'>
}

async function enter(
  { newId, now }: Parts,
  tx: Db | Tx,
  { who, permission, sentence, documentId, details = {} }: NewEntry,
): Promise<void> {
  await tx
    .insertInto('audit_entry')
    .values({
      id: newId(),
      made_at: now(),
      ...who,
      permission,
      says: sentence,
      document_id: documentId ?? null,
      details: JSON.stringify(details),
    })
    .execute()
}

// An arbitrary fixed number: one process at a time adds to the chain.
const CHAIN_LOCK = 4_202_640
const AT_ONCE = 500
const CHAIN_START = Buffer.alloc(32)

type Entry = Selectable<StaffTables['audit_entry']>

const columns = [
  'id',
  'made_at',
  'staff_id',
  'staff_name',
  'staff_role',
  'permission',
  'says',
  'document_id',
  'details',
] as const

/** Adds the entries that are in no chain yet, oldest first, and answers how many. */
export async function chainEntries(ctx: Pick<Ctx, 'db'>): Promise<number> {
  return await inTransaction(ctx.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`.execute(tx)
    const head = await tx
      .selectFrom('audit_link')
      .select(['position', 'hash'])
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst()
    const entries = await tx
      .selectFrom('audit_entry as entry')
      .leftJoin('audit_link as link', 'link.entry_id', 'entry.id')
      .where('link.entry_id', 'is', null)
      .select(columns.map((column) => `entry.${column}` as const))
      .orderBy('entry.made_at')
      .orderBy('entry.id')
      .limit(AT_ONCE)
      .execute()
    if (entries.length === 0) return 0
    let position = head?.position ?? 0
    let hash: Buffer = head?.hash ?? CHAIN_START
    const links = entries.map((entry) => {
      position += 1
      hash = hashOf(hash, entry)
      return { position, entry_id: entry.id, hash }
    })
    await tx.insertInto('audit_link').values(links).execute()
    return links.length
  })
}

export const chainAuditSchedule: Schedule = {
  name: 'staff.chain-audit',
  everyMs: 60_000,
  run: async (ctx) => {
    while ((await chainEntries(ctx)) === AT_ONCE);
  },
}

export type ChainReport = {
  checked: number
  /** Entries no link holds yet; the job adds them within minutes. */
  unchained: number
  /** The first place where an entry or a link was changed or taken out. */
  brokenAt?: number
  /** The last hash as hexadecimal digits: kept elsewhere, it shows a chain that was written anew. */
  head?: string
}

/** Walks the chain from its first entry. */
export async function verifyChain(db: Db | Tx): Promise<ChainReport> {
  let hash: Buffer = CHAIN_START
  let position = 0
  for (;;) {
    const links = await db
      .selectFrom('audit_link as link')
      .leftJoin('audit_entry as entry', 'entry.id', 'link.entry_id')
      .where('link.position', '>', position)
      .select(['link.position', 'link.hash'])
      .select(columns.map((column) => `entry.${column}` as const))
      .orderBy('link.position')
      .limit(AT_ONCE)
      .execute()
    for (const { position: at, hash: storedHash, ...entry } of links) {
      const isNext = at === position + 1 && entry.id !== null
      const due = isNext ? hashOf(hash, entry as Entry) : undefined
      if (!due?.equals(storedHash)) {
        return { checked: position, unchained: await countUnchained(db), brokenAt: position + 1 }
      }
      position = at
      hash = due
    }
    if (links.length < AT_ONCE) break
  }
  const unchained = await countUnchained(db)
  return { checked: position, unchained, ...(position > 0 && { head: hash.toString('hex') }) }
}

async function countUnchained(db: Db | Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from audit_entry as entry
    where not exists (select 1 from audit_link as link where link.entry_id = entry.id)`.execute(db)
  return rows[0]?.count ?? 0
}

/** SHA-256 over the hash before and the entry as JSON with sorted keys. */
function hashOf(before: Buffer, entry: Entry): Buffer {
  const plain = { ...entry, made_at: entry.made_at.toISOString() }
  return createHash('sha256').update(before).update(canonicalJson(plain)).digest()
}

function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`).join(',')}}`
}
