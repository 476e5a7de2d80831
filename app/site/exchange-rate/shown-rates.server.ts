import { shownRates } from '#features/exchange-rate/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import type { ShownRates } from './converted-sum.tsx'

/** What a screen needs to show sums roughly in another currency. */
export async function ratesFor({ read, now }: Ctx, query: URLSearchParams): Promise<ShownRates> {
  return { rates: await shownRates(read, dayOf(now())), currency: query.get('kurs') }
}
