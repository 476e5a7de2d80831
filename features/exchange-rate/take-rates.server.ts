import type { Ctx } from '#platform/context.ts'
import type { Schedule } from '#platform/jobs/jobs.server.ts'
import { rupiahMillionths } from '#platform/outside/exchange-rate/ecb-wire.ts'
import { fetchReferenceRates } from '#platform/outside/exchange-rate/reference-rates.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { currencies } from './exchange-rate.ts'

const SIX_HOURS_MS = 6 * 3_600_000

/** New rates come once on a working day, in the evening of Jakarta. */
export const takeRatesSchedule: Schedule = {
  name: 'exchange-rate.take',
  everyMs: SIX_HOURS_MS,
  run: takeRates,
}

const SOURCE = 'Bank Sentral Eropa'

/** Records the newest rates of the source that is set; what is recorded already stays, and a day to come is refused. */
export async function takeRates(ctx: Ctx): Promise<void> {
  const { exchangeRates: address } = ctx.config
  if (!address) return
  const rates = await fetchReferenceRates(address)
  const now = ctx.now()
  if (rates.day > dayOf(now)) throw new Error('the source of exchange rates is ahead of the day')
  const rows = currencies.flatMap((currency) => {
    const millionths = rupiahMillionths(rates, currency)
    return millionths ? [{ currency, millionths }] : []
  })
  if (rows.length === 0) return
  await ctx.db
    .insertInto('exchange_rate')
    .values(
      rows.map((row) => ({
        ...row,
        day: rates.day,
        source: SOURCE,
        is_sample: false,
        recorded_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
