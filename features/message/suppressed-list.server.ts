import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/connect.server.ts'
import { type PageAsked, type PageOf, pageOf } from '#platform/db/page.server.ts'
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
  const query = db
    .selectFrom('contact_choice as choice')
    .select(['id', 'kind', 'shown', 'source', 'words', 'chosen_at as at'])
  const keyset = isOldestFirst ? oldest : latest
  return await pageOf(db, query, { keyset, where: suppressed(cause), after, limit })
}

const byMoment = { by: 'choice.chosen_at', id: 'choice.id', kind: 'moment' } as const
const latest = { ...byMoment, order: 'desc' } as const
const oldest = { ...byMoment, order: 'asc' } as const

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
