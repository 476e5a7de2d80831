import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { RecurringKind } from '#platform/db/schema/schema-member.ts'
import { type Rupiah, rupiah } from '#platform/money/money.ts'
import { addDays, dayAfterMonths, dayOf } from '#platform/time/jakarta.ts'
import { evenings } from './queries.server.ts'
import { occurrencesIn } from './rhythm.ts'

export type RecurringFigures = {
  active: number
  paused: number
  /** What is still to come until the month ends, where nobody skips or stops. */
  expected: Rupiah
  /** What came of this month's times, and how many of them. */
  received: Rupiah
  paid: number
  /** Times of this month that were skipped, or of which nothing came. */
  skipped: number
  unpaid: number
  ended: number
  debits: DebitFigures
}

/** Of this month's times those that are debited, and how many plans are. */
export type DebitFigures = {
  active: number
  expected: Rupiah
  paid: number
  received: Rupiah
  failed: number
  /** Refused once, and tried again on another day. */
  retried: number
  /** Stopped here, and not yet confirmed by the provider. */
  ending: number
}

/** What the plans bring in the month of today. */
export async function recurringFigures(ctx: Ctx): Promise<RecurringFigures> {
  const today = dayOf(ctx.now())
  const first = `${today.slice(0, 8)}01`
  const last = addDays(dayAfterMonths(first, 1), -1)
  const [counts, cycles, expected, debits] = await Promise.all([
    countsSince(ctx, first),
    cyclesOf(ctx, { first, last }),
    expectedUntil(ctx, { from: today, to: last }),
    debitFigures(ctx, { first, last, today }),
  ])
  return { ...counts, ...cycles, expected, debits }
}

async function countsSince({ db }: Ctx, first: string) {
  return db
    .selectFrom('recurring_plan')
    .select([
      sql<number>`count(*) filter (where status = 'active')::int`.as('active'),
      sql<number>`count(*) filter (where status = 'paused')::int`.as('paused'),
      sql<number>`count(*) filter (where ended_at >= ${first}::date at time zone 'Asia/Jakarta')::int`.as(
        'ended',
      ),
    ])
    .executeTakeFirstOrThrow()
}

type Span = { first: string; last: string }

async function cyclesOf({ db }: Ctx, { first, last }: Span) {
  const cycles = await db
    .selectFrom('recurring_cycle')
    .select([
      sql<number>`count(*) filter (where status = 'skipped')::int`.as('skipped'),
      sql<number>`count(*) filter (where status <> 'skipped')::int`.as('due'),
    ])
    .where('due_on', '>=', first)
    .where('due_on', '<=', last)
    .where('plan_id', 'not in', paidOnce(db))
    .executeTakeFirstOrThrow()
  const came = await db
    .selectFrom('donation')
    .select([
      sql<number>`count(*)::int`.as('paid'),
      sql<number>`coalesce(sum(amount + operational), 0)::bigint`.as('received'),
    ])
    .where('status', '=', 'paid')
    .where((where) =>
      where(
        'id',
        'in',
        where
          .selectFrom('recurring_cycle')
          .select('donation_id')
          .$castTo<{ donation_id: string }>()
          .where('donation_id', 'is not', null)
          .where('plan_id', 'not in', paidOnce(db))
          .where('due_on', '>=', first)
          .where('due_on', '<=', last),
      ),
    )
    .executeTakeFirstOrThrow()
  const { skipped, due } = cycles
  return { skipped, unpaid: due - came.paid, paid: came.paid, received: rupiah(came.received) }
}

/** Nights of which the money came at once are no times of a month. */
function paidOnce(db: Ctx['db']) {
  return db.selectFrom('recurring_plan').select('id').where('paid_once', 'is not', null)
}

type Group = { kind: RecurringKind; day: number | null; from: string; to: string; amount: number }

/** Plans of one rhythm and the same days within the month are counted together. */
async function debitFigures(
  ctx: Ctx,
  { first, last, today }: Span & { today: string },
): Promise<DebitFigures> {
  const { paid, received, failed, retried } = await ctx.db
    .selectFrom('recurring_debit')
    .select([
      sql<number>`count(*) filter (where status = 'paid')::int`.as('paid'),
      sql<number>`coalesce(sum(amount) filter (where status = 'paid'), 0)::bigint`.as('received'),
      sql<number>`count(*) filter (where status = 'failed')::int`.as('failed'),
      sql<number>`count(*) filter (where status = 'told' and tries > 0)::int`.as('retried'),
    ])
    .where('due_on', '>=', first)
    .where('due_on', '<=', last)
    .executeTakeFirstOrThrow()
  const { active, ending } = await ctx.db
    .selectFrom('debit_mandate')
    .select([
      sql<number>`count(*) filter (where status = 'active')::int`.as('active'),
      sql<number>`count(*) filter (where status = 'ending')::int`.as('ending'),
    ])
    .where('status', 'in', ['active', 'ending'])
    .executeTakeFirstOrThrow()
  const expected = await expectedUntil(ctx, { from: today, to: last, way: 'debit' })
  return { active, ending, paid, received: rupiah(received), failed, retried, expected }
}

type Coming = { from: string; to: string; way?: 'debit' }

async function expectedUntil(ctx: Ctx, { from, to, way }: Coming) {
  const isOfWay = way ? sql<boolean>`way = ${way}` : sql<boolean>`true`
  const { rows } = await sql<Group>`
    select kind, day, sum(amount)::bigint as amount,
      greatest((next_at at time zone 'Asia/Jakarta')::date, ${from}::date)::text as "from",
      least(last_day, ${to}::date)::text as "to"
    from recurring_plan
    where ${isOfWay} and status = 'active' and amount is not null and next_at is not null
      and next_at < (${to}::date + 1)::timestamp at time zone 'Asia/Jakarta'
    group by 1, 2, 4, 5`.execute(ctx.db)
  const nights = await evenings(ctx.db, ctx.now())
  const sum = rows.reduce((total, { kind, day, amount, ...span }) => {
    const rhythm = { kind, day, firstDay: span.from, lastDay: span.to }
    return total + amount * occurrencesIn(rhythm, span, nights)
  }, 0)
  return rupiah(sum)
}
