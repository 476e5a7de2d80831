import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/connect.server.ts'
import type { PageAsked, PageOf } from '#platform/db/page.server.ts'
import { countUpTo } from '#platform/db/count.server.ts'
import type { ContactKind } from '#platform/db/schema/schema-account.ts'
import type { ChoiceSource } from '#platform/db/schema/message/schema-message.ts'

/** A contact to which messages do not go, for what was found of it. */
export type SuppressedContact = {
  id: string
  kind: ContactKind
  /** With most of it hidden; older ones were written down without it. */
  shown: string | null
  source: ChoiceSource
  words: string
  at: Date
}

/** Why: nobody is there, or its reader complained. */
export const suppressionCauses = ['alamat', 'nomor', 'keluhan'] as const
export type SuppressionCause = (typeof suppressionCauses)[number]

export type SuppressedFilter = { cause?: SuppressionCause | undefined; isOldestFirst?: boolean }

/** Contacts that are suppressed now, one page, the latest first. */
export async function listSuppressed(
  db: Db,
  { cause, isOldestFirst = false, after, limit = 30 }: SuppressedFilter & PageAsked,
): Promise<PageOf<SuppressedContact>> {
  const [at = '', id = ''] = after && CURSOR.test(after) ? after.split('.') : []
  const [than, order] = isOldestFirst ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`]
  const beyond = id
    ? sql`and (chosen_at, id) ${than} (${new Date(Number(at))}::timestamptz, ${id}::uuid)`
    : sql``
  const { rows } = await sql<SuppressedContact>`
    select id, kind, shown, source, words, chosen_at as at
    from contact_choice as choice
    where ${sql.join(suppressed(cause), sql` and `)} ${beyond}
    order by chosen_at ${order}, id ${order} limit ${limit + 1}`.execute(db)
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const next = rows.length > limit && last ? `${last.at.getTime()}.${last.id}` : undefined
  return { items, next }
}

const CURSOR = /^\d{1,14}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** How many are suppressed; counting stops at `most`. */
export async function countSuppressed(db: Db, { cause }: SuppressedFilter, most: number) {
  const from = sql`contact_choice as choice`
  return countUpTo(db, { from, where: suppressed(cause), most })
}

function suppressed(cause: SuppressionCause | undefined): RawBuilder<boolean>[] {
  const causes = {
    alamat: sql<boolean>`scope = 'delivery' and kind = 'email'`,
    nomor: sql<boolean>`scope = 'delivery' and kind = 'phone'`,
    keluhan: sql<boolean>`source = 'complaint'`,
  }
  return [
    sql<boolean>`is_stopped and (scope = 'delivery' or source = 'complaint')`,
    ...(cause ? [causes[cause]] : []),
    sql<boolean>`not exists (select 1 from contact_choice as later
      where later.contact_hash = choice.contact_hash and later.scope = choice.scope
        and (later.chosen_at, later.id) > (choice.chosen_at, choice.id))`,
  ]
}
