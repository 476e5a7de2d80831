import { type RawBuilder, sql } from 'kysely'
import { donorsByContact } from '#features/donor/queries.server.ts'
import { phoneEndIn } from '#features/donation-log/search-text.ts'
import { wordsQuery } from '#features/donation/start/name-words.server.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { type PageAsked, type PageOf, pageOf } from '#platform/db/page.server.ts'
import { isRowId } from '#platform/ids/row-id.ts'
import type { Rupiah } from '#platform/money/money.ts'
import { readContact } from '#platform/text/contact.ts'

/** A donor in the list. */
export type ListedDonor = {
  id: string
  name: string
  isAnonymous: boolean
  donations: number
  amount: Rupiah
  pastDonations: number
  firstOn: string | null
  lastOn: string | null
}

export type DonorSort = 'jumlah' | 'terakhir' | 'pertama'

export type DonorRecordFilter = {
  text?: string | undefined
  /** What else must hold of `total` and `root`. */
  where?: readonly RawBuilder<boolean>[]
}

const sorts = {
  jumlah: { by: 'total.amount', id: 'total.donor_id', kind: 'number', order: 'desc' },
  terakhir: { by: 'total.last_on', id: 'total.donor_id', kind: 'day', order: 'desc' },
  pertama: { by: 'total.first_on', id: 'total.donor_id', kind: 'day', order: 'desc' },
} as const

/** One page of donors, one row a person as far as people have said so. */
export async function listDonorRecords(
  db: Db,
  { sort, after, limit, ...filter }: DonorRecordFilter & PageAsked & { sort: DonorSort },
): Promise<PageOf<ListedDonor>> {
  const query = db
    .selectFrom('donor_sum as total')
    .innerJoin('donor as root', 'root.id', 'total.donor_id')
    .select([
      'root.id',
      'root.name',
      'total.is_anonymous as isAnonymous',
      'total.gifts as donations',
      'total.amount',
      'total.past_gifts as pastDonations',
      'total.first_on as firstOn',
      'total.last_on as lastOn',
    ])
  const where = await conditionsOf(db, filter)
  if (sort !== 'jumlah') where.push(sql<boolean>`total.last_on is not null`)
  return await pageOf(db, query, { keyset: sorts[sort], where, after, limit })
}

/** How many there are; counting stops at `most`. */
export async function countDonorRecords(
  db: Db,
  filter: DonorRecordFilter,
  most: number,
): Promise<number> {
  const where = await conditionsOf(db, filter)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from donor_sum as total join donor as root on root.id = total.donor_id
      where ${sql.join([sql`true`, ...where], sql` and `)} limit ${most}) as counted`.execute(db)
  return rows[0]?.count ?? 0
}

async function conditionsOf(
  db: Db,
  { text, where = [] }: DonorRecordFilter,
): Promise<RawBuilder<boolean>[]> {
  if (text === undefined) return [...where]
  const ids = await idsFor(db, text)
  return [...where, sql<boolean>`total.donor_id = any(${ids}::uuid[])`]
}

const MOST_FOUND = 500

/** By an id, a contact, the last figures of a phone, or beginnings of words of a name. */
async function idsFor(db: Db, text: string): Promise<string[]> {
  if (isRowId(text)) return [text]
  const contact = readContact(text)
  if (contact) return await donorsByContact(db, contact)
  const end = phoneEndIn(text)
  const query = end === undefined ? wordsQuery(text) : undefined
  if (end === undefined && query === undefined) return []
  const { rows } = await (end === undefined
    ? sql<{ id: string }>`select distinct root_id as id from donor
        where to_tsvector('simple', translate(name, './@_-''’', '       '))
          @@ to_tsquery('simple', ${query}) limit ${MOST_FOUND}`
    : sql<{ id: string }>`select distinct donor.root_id as id from donor_contact as contact
        join donor on donor.id = contact.donor_id
        where contact.kind = 'phone' and right(contact.value, 4) = ${end.slice(-4)}
          and contact.value like ${`%${end}`} limit ${MOST_FOUND}`
  ).execute(db)
  return rows.map(({ id }) => id)
}

/** The title of a programme; undefined for none. */
export async function campaignTitleOf(db: Db | Tx, id: string): Promise<string | undefined> {
  if (!isRowId(id)) return undefined
  const row = await db
    .selectFrom('campaign')
    .select('title')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.title
}
