import { sql } from 'kysely'
import { withBooks } from '#features/books/enter-books.server.ts'
import { placeMoves } from '#features/voucher/place-moves.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { Rupiah } from '#platform/money/money.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import {
  CashPlaceClosed,
  CashPlaceFirst,
  CashPlaceHolds,
  CashPlaceKnown,
  CashPlaceUnknown,
  PapersOut,
} from './errors.ts'
import type { CashPlace, CashPlaceNow } from './place.ts'

/** One place of cash, or undefined. */
export async function findCashPlace(db: Db | Tx, id: string): Promise<CashPlace | undefined> {
  return db.selectFrom('cash_place').selectAll().where('id', '=', id).executeTakeFirst()
}

/** One place of cash that is open. Refuses others. */
export async function getOpenPlace(db: Db | Tx, id: string): Promise<CashPlace> {
  const place = await findCashPlace(db, id)
  if (!place) throw new CashPlaceUnknown()
  if (place.closed_on) throw new CashPlaceClosed()
  return place
}

/** All places with what they hold, open ones first. */
export async function listPlacesNow(db: Db | Tx, id?: string): Promise<CashPlaceNow[]> {
  const { rows } = await sql<CashPlaceNow>`
    with daily as (
      select place_id, day, sum(sum(amount)) over (partition by place_id order by day) as held
      from ${placeMoves(id)} as move group by place_id, day)
    select place.*, place.opened_on::text, place.closed_on::text,
      coalesce((select held from daily where place_id = place.id order by day desc limit 1), 0)::bigint as held,
      (select min(day)::text from daily where place_id = place.id and held > 0 and day > coalesce(
        (select max(day) from daily as empty where empty.place_id = place.id and held <= 0),
        '-infinity')) as since,
      (select max(day)::text from cash_count where cash_place_id = place.id) as "countedOn"
    from cash_place as place
    where ${id ?? null}::uuid is null or place.id = ${id ?? null}::uuid
    order by place.closed_on nulls first, place.is_officer, place.account, place.name`.execute(db)
  return rows
}

/** One of them. Refuses one that is unknown. */
export async function getPlaceNow(db: Db | Tx, id: string): Promise<CashPlaceNow> {
  const [place] = await listPlacesNow(db, id)
  if (!place) throw new CashPlaceUnknown()
  return place
}

export type FundHeld = { fund: Fund; held: number }

/** What a place holds of each fund, none of which is zero. */
export async function heldByFund(db: Db | Tx, placeId: string): Promise<FundHeld[]> {
  const { rows } = await sql<FundHeld>`
    select fund, sum(amount)::bigint as held from ${placeMoves(placeId)} as move
    group by fund having sum(amount) <> 0 order by fund`.execute(db)
  return rows
}

export type PlaceDay = { day: string; came: number; left: number; held: number }

const DAYS_SHOWN = 60

/** The last days on which it moved: what came, what left, and what it held at the end of each, the latest first. */
export async function listPlaceDays(db: Db | Tx, placeId: string): Promise<PlaceDay[]> {
  const { rows } = await sql<PlaceDay>`
    select day::text, came, left_over as left, held from (
      select day, coalesce(sum(amount) filter (where amount > 0), 0)::bigint as came,
        coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as left_over,
        (sum(sum(amount)) over (order by day))::bigint as held
      from ${placeMoves(placeId)} as move group by day) as daily
    order by day desc limit ${DAYS_SHOWN}`.execute(db)
  return rows
}

export type NewPlace = {
  account: '1110' | '1112'
  name: string
  holder: string
  isOfficer: boolean
  settleDays: number | null
  most: Rupiah | null
}

/** Opens a place of cash, empty. Refuses a name that its account has. */
export async function openPlace(ctx: Ctx, { isOfficer, settleDays, ...terms }: NewPlace) {
  const id = ctx.newId()
  const row = { id, ...terms, is_officer: isOfficer, settle_days: settleDays }
  const made = await ctx.db
    .insertInto('cash_place')
    .values({ ...row, opened_on: dayOf(ctx.now()), closed_on: null })
    .onConflict((conflict) => conflict.columns(['account', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new CashPlaceKnown()
  return made.id
}

type Terms = Pick<NewPlace, 'holder' | 'settleDays' | 'most'>

/** Changes who keeps a place, how long and how much. */
export async function changePlace(ctx: Ctx, id: string, terms: Terms): Promise<void> {
  await getOpenPlace(ctx.db, id)
  await ctx.db
    .updateTable('cash_place')
    .set({ holder: terms.holder, settle_days: terms.settleDays, most: terms.most })
    .where('id', '=', id)
    .execute()
}

/** Closes a place that is empty. */
export async function closePlace(ctx: Ctx, id: string): Promise<void> {
  await withBooks(ctx, async (tx) => {
    const place = await getOpenPlace(tx, id)
    const first = await tx
      .selectFrom('cash_place')
      .select('id')
      .where('account', '=', place.account)
      .orderBy('opened_on')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    if (first.id === id) throw new CashPlaceFirst()
    const { held } = await getPlaceNow(tx, id)
    if (held !== 0 || (await heldByFund(tx, id)).length > 0) throw new CashPlaceHolds(held)
    await assertNoPapers(tx, id)
    await tx
      .updateTable('cash_place')
      .set({ closed_on: dayOf(ctx.now()) })
      .where('id', '=', id)
      .execute()
  })
}

async function assertNoPapers(tx: Tx, placeId: string): Promise<void> {
  const out = await tx
    .selectFrom('paper_block')
    .select('id')
    .where('cash_place_id', '=', placeId)
    .where('returned_on', 'is', null)
    .executeTakeFirst()
  if (out) throw new PapersOut()
}
