import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { Pieces } from '#platform/db/schema/schema-cash.ts'
import { CollectionUnknown } from './errors.ts'

/** The openings of a box: what it held, and what it held on average the three times before. */
export type CollectionRow = {
  id: string
  day: string
  status: 'open' | 'counted' | 'cancelled'
  round: number
  year: number | null
  serial: number | null
  sum: number | null
  before: number | null
  /** Whether it is at the bank, taken back, or neither. */
  isDeposited: boolean
  isUndone: boolean
}

const SHOWN = 60

/** The latest first. */
export async function listCollections(db: Db | Tx, boxId: string): Promise<CollectionRow[]> {
  const { rows } = await sql<CollectionRow>`
    select collection.id, collection.opened_on::text as day, collection.status, round, year, serial, sum,
      (avg(sum) over (order by collection.opened_on, collection.id rows between 3 preceding and 1 preceding))::bigint as before,
      ${isDeposited} as "isDeposited", ${isUndone} as "isUndone"
    from box_collection as collection where box_id = ${boxId}::uuid
    order by collection.opened_on desc, collection.id desc limit ${SHOWN}`.execute(db)
  return rows
}

const isDeposited: RawBuilder<boolean> = sql`exists (
  select 1 from voucher where voucher.id = collection.deposit_id and voucher.status in ('proposed', 'posted'))`
const isUndone: RawBuilder<boolean> = sql`exists (select 1 from offline_donation as given
  where given.donation_id = collection.donation_id and given.undone_at is not null)`

export type Undeposited = {
  id: string
  boxId: string
  code: string
  place: string
  day: string
  depositDays: number
  number: { year: number; serial: number }
  sum: number
  fund: Fund
  cashPlaceId: string
  cashPlace: string
}

/** What was counted and is not at the bank yet, the oldest first. */
export async function listUndeposited(db: Db | Tx): Promise<Undeposited[]> {
  const { rows } = await sql<Undeposited>`
    select collection.id, box.id as "boxId", box.code, box.place, collection.opened_on::text as day,
      box.deposit_days as "depositDays", json_build_object('year', year, 'serial', serial) as number,
      collection.sum, donation.fund, place.id as "cashPlaceId", place.name as "cashPlace"
    from (${undeposited()}) as collection
    join donation_box as box on box.id = collection.box_id
    join cash_place as place on place.id = collection.cash_place_id
    join donation on donation.id = collection.donation_id
    order by collection.opened_on, collection.serial`.execute(db)
  return rows
}

function undeposited(): RawBuilder<unknown> {
  return sql`select * from box_collection as collection
    where status = 'counted' and sum > 0 and not ${isDeposited} and not ${isUndone}`
}

/** A sub-select of what should be at the bank by now: more working days have passed than its box allows. */
export function overdueBoxes(): RawBuilder<unknown> {
  return sql`select 1 from (${undeposited()}) as collection
    join donation_box as box on box.id = collection.box_id
    cross join (select (now() at time zone 'Asia/Jakarta')::date as today) as clock
    where today > opened_on and deposit_days <= (
      select count(*) from generate_series(opened_on + 1, today - 1, interval '1 day') as day
      where extract(isodow from day) < 6)`
}

export type CountOf = {
  round: number
  counter: string
  sum: number
  pieces: Pieces
  odd: string
  at: Date
}

/** One opening with the names of its people. What a count of the present round found is for nobody to see. */
export async function getCollection(db: Db | Tx, id: string) {
  const row = await db
    .selectFrom('box_collection as collection')
    .innerJoin('donation_box as box', 'box.id', 'collection.box_id')
    .innerJoin('campaign', 'campaign.id', 'box.campaign_id')
    .innerJoin('cash_place as place', 'place.id', 'collection.cash_place_id')
    .leftJoin('staff as opener', 'opener.id', 'collection.opened_by')
    .selectAll('collection')
    .select(['box.code', 'box.place', 'campaign.title as campaign', 'place.name as cashPlace'])
    .select('opener.name as opener')
    .select(isUndone.as('isUndone'))
    .where('collection.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new CollectionUnknown()
  const all = await db
    .selectFrom('box_count as count')
    .leftJoin('staff', 'staff.id', 'count.counted_by')
    .select(['round', 'sum', 'pieces', 'odd', 'counted_at as at', 'counted_by as by'])
    .select('staff.name as counter')
    .where('collection_id', '=', id)
    .orderBy('counted_at')
    .execute()
  const isOpen = row.status === 'open'
  const waiting = all.filter(({ round }) => isOpen && round === row.round)
  const counts = all
    .filter(({ round }) => !isOpen || round < row.round)
    .map(({ round, sum, pieces, odd, at, counter }) => {
      const counted = { round, sum, pieces, odd, at }
      return { ...counted, counter: counter ?? '–' }
    })
  const counters = waiting.map(({ by, counter }) => ({ id: by, name: counter ?? '–' }))
  return { ...row, counts: counts satisfies CountOf[], counters }
}

export type CollectionDetail = Awaited<ReturnType<typeof getCollection>>
