import { compareBalance } from '#features/payout-report/compare-balance.server.ts'
import { gatewayNames } from '#platform/outside/payment/gateway-names.ts'
import type { Ctx } from '#platform/context.ts'
import { addDays, dayOf, isDay } from '#platform/time/jakarta.ts'
import type { BalanceShown } from './balance-part.tsx'

/** The comparison that an address asks for, or its empty form; undefined where the provider has no such call. */
export async function balanceData(
  ctx: Ctx,
  searchParams: URLSearchParams,
): Promise<BalanceShown | undefined> {
  const { provider, balances } = ctx.gateway
  if (!balances) return undefined
  const param = (name: string) => searchParams.get(name) ?? ''
  const days = { from: param('saldoDari'), to: param('saldoSampai') }
  const yesterday = addDays(dayOf(ctx.now()), -1)
  const isAsked = isDay(days.from) && isDay(days.to)
  return {
    provider: gatewayNames[provider] ?? provider,
    from: isDay(days.from) ? days.from : yesterday,
    to: isDay(days.to) ? days.to : yesterday,
    compared: isAsked ? await compareBalance(ctx, days) : undefined,
  }
}
