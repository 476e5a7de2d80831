import { gatewayBooks } from '#features/settlement/gateway-books.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { addDays, dayOf, startOfDay } from '#platform/time/jakarta.ts'
import type { ProviderBalance } from '#platform/outside/payment/payment-gateway.ts'
import { sql } from 'kysely'

export type BalanceDays = { from: string; to: string }

/** What we and the provider say that it holds for us at a moment; its own sums in hundredths of a rupiah. */
export type BalanceSide = { here: number; there: ProviderBalance; differenceSen: number }

export type ComparedBalance =
  | {
      kind: 'told'
      opening: BalanceSide
      closing: BalanceSide
      /** What of our 1130 is known to be elsewhere, or may be, at the end of the last day. */
      known: { reports: number; refunds: number }
    }
  | { kind: 'days' }
  | { kind: 'refused'; code: string }
  | { kind: 'unknown' }

/**
 * What the configured provider says it held for us at the begin of one day and the end of another, against 1130 of our
 * books at the same moments. Only days that are over. Nothing is written.
 */
export async function compareBalance(
  ctx: Ctx,
  { from, to }: BalanceDays,
): Promise<ComparedBalance | undefined> {
  const { provider, balances } = ctx.gateway
  if (!balances) return undefined
  if (from > to || to >= dayOf(ctx.now())) return { kind: 'days' }
  const begins = startOfDay(from)
  // The provider's own way to name the end of a day.
  const ends = new Date(startOfDay(addDays(to, 1)).getTime() - 1_000)
  const answer = await balances({ from: begins, to: ends })
  if (answer.kind === 'unknown') {
    ctx.log.warn('payout-report.balance-unknown', { provider, cause: answer.cause })
    return { kind: 'unknown' }
  }
  if (answer.kind === 'refused') return answer
  const after = new Date(ends.getTime() + 1_000)
  return {
    kind: 'told',
    opening: sideOf(await heldBefore(ctx.read, { provider, moment: begins }), answer.opening),
    closing: sideOf(await heldBefore(ctx.read, { provider, moment: after }), answer.closing),
    known: {
      reports: await unbookedReports(ctx.read, { provider, day: to }),
      refunds: await refundsOnTheWay(ctx.read, { provider, moment: after }),
    },
  }
}

function sideOf(here: number, there: ProviderBalance): BalanceSide {
  return { here, there, differenceSen: here * 100 - there.overall }
}

type At = { provider: string; moment: Date }

async function heldBefore(db: Db | Tx, { provider, moment }: At): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::bigint as amount
    from ${gatewayBooks(moment)} as held where provider = ${provider}`.execute(db)
  return rows[0]?.amount ?? 0
}

/** What reports that are read and not booked say was paid out up to a day: gone there, still here. */
async function unbookedReports(
  db: Db | Tx,
  { provider, day }: { provider: string; day: string },
): Promise<number> {
  const { amount } = await db
    .selectFrom('payout_report_line as line')
    .innerJoin('payout_report as report', 'report.id', 'line.report_id')
    .select(sql<number>`coalesce(sum(line.gross), 0)::bigint`.as('amount'))
    .where('report.provider', '=', provider)
    .where('report.status', 'in', ['ready', 'proposed'])
    .where('report.settled_on', '<=', day)
    .executeTakeFirstOrThrow()
  return amount
}

/** Refunds that the provider is asked for, or is to be: it may have taken them already. */
async function refundsOnTheWay(db: Db | Tx, { provider, moment }: At): Promise<number> {
  const { amount } = await db
    .selectFrom('refund')
    .innerJoin('charge', (join) =>
      join
        .onRef('charge.donation_id', '=', 'refund.donation_id')
        .on('charge.status', '=', 'paid')
        .on('charge.provider', '=', provider),
    )
    .select(sql<number>`coalesce(sum(refund.amount), 0)::bigint`.as('amount'))
    .where('refund.status', 'in', ['approved', 'sent'])
    .where('refund.approved_at', '<', moment)
    .where((eb) =>
      eb.or([eb('refund.pays_from', 'is', null), eb('refund.pays_from', '=', 'gateway')]),
    )
    .executeTakeFirstOrThrow()
  return amount
}
