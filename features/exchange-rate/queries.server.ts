import type { Db, Tx } from '#platform/db/connect.server.ts'
import { addDays } from '#platform/time/jakarta.ts'
import { type Currency, currencies, type ExchangeRate, SHOWN_DAYS } from './exchange-rate.ts'

/** The newest rate of each currency on a day, as long as it is young enough to be shown; the institution's own first. */
export async function shownRates(db: Db | Tx, today: string): Promise<ExchangeRate[]> {
  const rows = await db
    .selectFrom('exchange_rate')
    .distinctOn('currency')
    .where('day', '>=', addDays(today, -SHOWN_DAYS))
    .where('day', '<=', today)
    .orderBy('currency')
    .orderBy('day', 'desc')
    .orderBy('decided_by', (order) => order.asc().nullsLast())
    .orderBy('recorded_at', 'desc')
    .select(['currency', 'millionths', 'day', 'source', 'is_sample as isSample'])
    .execute()
  return rows
    .filter((row): row is ExchangeRate => row.currency in places)
    .sort((a, b) => places[a.currency] - places[b.currency])
}

const places = Object.fromEntries(currencies.map((code, place) => [code, place])) as Record<
  Currency,
  number
>

/** The newest rate of a currency, however old. */
export async function newestRate(db: Db | Tx, currency: Currency) {
  return await db
    .selectFrom('exchange_rate')
    .where('currency', '=', currency)
    .orderBy('day', 'desc')
    .orderBy('recorded_at', 'desc')
    .select(['millionths', 'day'])
    .limit(1)
    .executeTakeFirst()
}

/** What is recorded of a source for a day. */
export async function ratesOfSource(
  db: Db | Tx,
  { day, source }: { day: string; source: string },
): Promise<{ currency: string; millionths: number }[]> {
  return await db
    .selectFrom('exchange_rate')
    .where('day', '=', day)
    .where('source', '=', source)
    .orderBy('currency')
    .select(['currency', 'millionths'])
    .execute()
}
