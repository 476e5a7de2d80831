import { sql } from 'kysely'
import { takeAmilShare } from '#features/books/amil-share.server.ts'
import { amilShares, isShared, type SharedFund } from '#features/books/amil-share.ts'
import {
  recordSettlement,
  type SettlementLine,
} from '#features/settlement/record-settlement.server.ts'
import { paySuspenseRefund } from '#features/suspense/return-suspense.server.ts'
import type { Ctx } from '#platform/context.ts'
import { rupiah } from '#platform/money/money.ts'
import { enterRefund } from '#platform/outside/sandbox/sandbox-book.server.ts'
import { isRefusal } from '#platform/refusal.ts'

const LINES = 1_000

/** `random` as of a site; `done` counts completed and refused actions. */
export type Team = { random(): number; done: Map<string, number> }

/**
 * What the desk has no page for after a day of donations: the provider's payouts, the amil's share, and titipan that the
 * provider sends back. It must not move a rupiah that the simulator does not know.
 */
export async function workADay(ctx: Ctx, team: Team): Promise<void> {
  await bookPayout(ctx, team)
  for (const fund of Object.keys(amilShares).filter((each) => isShared(each as SharedFund))) {
    const period = `soak ${ctx.newId()}`
    await attempt(team, 'amil share', () =>
      takeAmilShare(ctx, { fund: fund as SharedFund, period }),
    )
  }
  await sendSuspenseBack(ctx, team)
}

/** A refusal is correct behaviour; any other error is a bug and ends the soak. */
async function attempt<T>(
  { done }: Team,
  name: string,
  act: () => Promise<T>,
): Promise<T | undefined> {
  const count = (what: string) => done.set(what, (done.get(what) ?? 0) + 1)
  try {
    const result = await act()
    count(name)
    return result
  } catch (error) {
    if (!isRefusal(error)) throw error
    count(`${name} refused`)
    return undefined
  }
}

/** The provider's payout of all unpaid money, with wrong lines (F19), and the same payout again. */
async function bookPayout(ctx: Ctx, team: Team): Promise<void> {
  const charges = await ctx.db
    .selectFrom('sandbox_charge as sandbox')
    .innerJoin('charge', 'charge.reference', 'sandbox.reference')
    .leftJoin('settlement_line as line', 'line.source_id', 'charge.donation_id')
    .leftJoin('settlement_difference as listed', 'listed.reference', 'sandbox.reference')
    .where('sandbox.status', '=', 'paid')
    // A payout comes days after the money: most of it is in our books by then.
    .where(({ eb, or }) =>
      or([
        eb('charge.status', 'in', ['paid', 'failed']),
        sql<boolean>`right(charge.id::text, 1) = 'f'`,
      ]),
    )
    .where('line.batch_id', 'is', null)
    .where('listed.batch_id', 'is', null)
    .select(['sandbox.reference', 'sandbox.paid_amount as gross'])
    .orderBy('sandbox.reference')
    .limit(LINES)
    .execute()
  const lines: SettlementLine[] = [{ ...costs(10_000), reference: 'nobody knows this' }]
  for (const { reference, gross } of charges) {
    const isWrong = team.random() < 0.02
    lines.push({ ...costs((gross ?? 0) + (isWrong ? 1 : 0)), reference })
  }
  lines.push(...(await takenBackLines(ctx)))
  const payout = { provider: 'sandbox', reference: ctx.newId(), settledAt: ctx.now(), lines }
  const booked = await attempt(team, 'payout', () => recordSettlement(ctx, payout))
  const count = (what: string, more: number) =>
    team.done.set(what, (team.done.get(what) ?? 0) + more)
  count('payout lines', booked?.settled ?? 0)
  count('payout lines taken back', booked?.deducted ?? 0)
  count('payout lines that differ', booked?.differences.length ?? 0)
  // A provider pays nothing out while it is owed more than it holds: the lines come again.
  if (!booked) return
  const again = await recordSettlement(ctx, payout)
  if (again.isNew) throw new Error('the same payout was booked twice')
}

/** What the provider had paid out, and then sent back or took back; each once, as its own data say. */
async function takenBackLines(ctx: Ctx): Promise<SettlementLine[]> {
  const { rows } = await sql<{ reference: string; gross: number }>`
    with paid_out as (
      select charge.reference, sum(line.gross)::bigint as gross
      from settlement_line as line
      join charge on charge.donation_id = line.source_id and charge.paid_at is not null
      where not exists (select 1 from settlement_deduction as kept
        where kept.source_id = line.source_id)
      group by charge.reference)
    select paid_out.reference, 0 - coalesce(
      case when sandbox.status = 'reversed' then paid_out.gross end, sent.amount)::bigint as gross
    from paid_out
    join sandbox_charge as sandbox on sandbox.reference = paid_out.reference
    left join (select provider_id, sum(amount) as amount from sandbox_refund group by provider_id)
      as sent on sent.provider_id = sandbox.provider_id
    where sandbox.status = 'reversed' or sent.amount is not null
    order by paid_out.reference limit ${LINES}`.execute(ctx.db)
  const none = { fee: 0, tax: 0 }
  return rows.map(({ reference, gross }) => ({ reference, gross: Number(gross), ...none }))
}

function costs(gross: number): Omit<SettlementLine, 'reference'> {
  const fee = Math.min(4_000, Math.floor(gross / 10))
  return { gross: rupiah(gross), fee: rupiah(fee), tax: rupiah(Math.floor((fee * 11) / 100)) }
}

/** What two people decided at the desk to send back goes by the provider's own data or by our bank. */
async function sendSuspenseBack(ctx: Ctx, team: Team): Promise<void> {
  const decided = await ctx.db
    .selectFrom('suspense_decision as decision')
    .innerJoin('suspense', (join) =>
      join
        .onRef('suspense.donation_id', '=', 'decision.donation_id')
        .onRef('suspense.id', '=', 'decision.suspense_id'),
    )
    .where('decision.kind', '=', 'refund')
    .where('decision.status', '=', 'approved')
    .selectAll('decision')
    .select(['suspense.provider_id', 'suspense.amount'])
    .orderBy('decision.id')
    .execute()
  for (const { provider_id, amount, ...decision } of decided) {
    const { id: key, pays_from } = decision
    const providerId = provider_id.replace(/#\d+$/, '')
    const sent = { key, providerId, amount: rupiah(amount), at: ctx.now() }
    if (pays_from === 'gateway' && !(await enterRefund(ctx.db, sent))) continue
    await attempt(team, `titipan sent back by ${pays_from}`, () => paySuspenseRefund(ctx, decision))
  }
}
