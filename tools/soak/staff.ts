import { sql } from 'kysely'
import { takeAmilShare } from '#features/books/amil-share.server.ts'
import { amilShares, isShared, type SharedFund } from '#features/books/amil-share.ts'
import {
  decideDisbursement,
  payDisbursement,
  proposeDisbursement,
} from '#features/books/disburse.server.ts'
import { settleInterFund } from '#features/books/inter-fund.server.ts'
import {
  recordSettlement,
  type SettlementLine,
} from '#features/payment/record-settlement.server.ts'
import { decideRefund, proposeRefund } from '#features/payment/refund-donation.server.ts'
import { decideSuspense, proposeSuspense } from '#features/payment/resolve-suspense.server.ts'
import { paySuspenseRefund } from '#features/payment/return-suspense.server.ts'
import { sendRefund } from '#features/payment/send-refund.server.ts'
import type { Ctx } from '#platform/context.ts'
import { rupiah } from '#platform/money.ts'
import { enterRefund, turnOn } from '#platform/outside/sandbox-book.server.ts'
import { TIMEOUT_NEXT } from '#platform/outside/sandbox-gateway.server.ts'
import { isRefusal } from '#platform/refusal.ts'
import { agreeSoakShares } from './policies.ts'

const REFUNDS = 100
const SUSPENSE = 60
const LINES = 1_000
const reasons = ['double', 'wrong_amount', 'donor_request', 'program_cancelled'] as const

/** `random` as in World; `done` counts completed and refused actions. */
export type Team = { random(): number; done: Map<string, number> }

/**
 * The work of two staff members after a day of donations: payouts, the amil's share, refunds, suspense decisions and
 * spending. It must not move a rupiah that the simulator does not know.
 */
export async function workADay(ctx: Ctx, team: Team): Promise<void> {
  await agreeSoakShares(ctx, twoPeople(ctx))
  await bookPayout(ctx, team)
  for (const fund of Object.keys(amilShares).filter((each) => isShared(each as SharedFund))) {
    const period = `soak ${ctx.newId()}`
    await attempt(team, 'amil share', () =>
      takeAmilShare(ctx, { fund: fund as SharedFund, period }),
    )
  }
  for (const fund of ['Z', 'IT', 'IU'] as const) {
    const clearing = { id: ctx.newId(), between: [fund, 'A'] as ['Z' | 'IT' | 'IU', 'A'] }
    await attempt(team, 'funds cleared', () => settleInterFund(ctx, clearing))
  }
  await refundSome(ctx, team)
  await resolveSuspense(ctx, team)
  await sendSuspenseBack(ctx, team)
  await spend(ctx, team)
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

/** Two people; an approval by the proposer must be refused. */
function twoPeople(ctx: Ctx): [string, string] {
  return [ctx.newId(), ctx.newId()]
}

async function assertRefused(deciding: Promise<void>): Promise<void> {
  const isRefused = await deciding.then(
    () => false,
    (error: unknown) => isRefusal(error) && error.code === 'books/same-person',
  )
  if (!isRefused) throw new Error('somebody approved what they proposed')
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

/** Refunds through the provider; some answers get lost (F18), some proposals are rejected. */
async function refundSome(ctx: Ctx, team: Team): Promise<void> {
  const donations = await ctx.db
    .selectFrom('donation')
    .innerJoin('charge', 'charge.donation_id', 'donation.id')
    .where('donation.status', '=', 'paid')
    .where('charge.status', '=', 'paid')
    .select('donation.public_id as publicId')
    .orderBy('donation.public_id')
    .limit(REFUNDS)
    .execute()
  for (const { publicId } of donations) {
    const [by, other] = twoPeople(ctx)
    const reason = reasons[Math.floor(team.random() * reasons.length)] ?? 'double'
    const refund = await attempt(team, 'refund proposed', () =>
      proposeRefund(ctx, { publicId, reason, note: 'Uji ketahanan', by }),
    )
    if (!refund) continue
    await assertRefused(decideRefund(ctx, refund, { by, isApproved: true }))
    const isApproved = team.random() < 0.8
    await attempt(team, isApproved ? 'refund approved' : 'refund rejected', () =>
      decideRefund(ctx, refund, { by: other, isApproved }),
    )
    if (!isApproved) continue
    if (team.random() < 0.2) await turnOn(ctx.db, TIMEOUT_NEXT)
    await attempt(team, 'refund sent', () => sendRefund(ctx, refund))
  }
}

/** Suspense money gets a campaign, or goes back to its sender in the provider's own data. */
async function resolveSuspense(ctx: Ctx, team: Team): Promise<void> {
  const kept = await ctx.db
    .selectFrom('suspense')
    .where('status', '=', 'open')
    .selectAll()
    .orderBy('id')
    .limit(SUSPENSE)
    .execute()
  const campaigns = await ctx.db
    .selectFrom('campaign')
    .where('status', '=', 'active')
    .where('fund', '!=', 'W')
    .select('id')
    .orderBy('slug')
    .execute()
  for (const each of kept) {
    const [by, other] = twoPeople(ctx)
    const campaign = campaigns[Math.floor(team.random() * campaigns.length)]
    const campaignId = team.random() < 0.5 ? (campaign?.id ?? null) : null
    const decision = await attempt(team, 'titipan proposed', () =>
      proposeSuspense(ctx, { of: each, campaignId, note: 'Uji ketahanan', by }),
    )
    if (!decision) continue
    await assertRefused(decideSuspense(ctx, decision, { by, isApproved: true }))
    const isApproved = team.random() < 0.8
    const what = isApproved ? (campaignId ? 'allocated' : 'to be sent back') : 'rejected'
    await attempt(team, `titipan ${what}`, () =>
      decideSuspense(ctx, decision, { by: other, isApproved }),
    )
  }
}

/** What two people decided to send back, here or at the desk, goes by the provider's own data or by our bank. */
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

/** Some of a campaign's money at the bank is disbursed to people. */
async function spend(ctx: Ctx, team: Team): Promise<void> {
  const held = await ctx.db
    .selectFrom('settlement_line')
    .where('fund', '=', 'IT')
    .where('campaign_id', 'is not', null)
    .select(({ fn }) => ['campaign_id as campaignId', fn.sum<number>('gross').as('gross')])
    .groupBy('campaign_id')
    .orderBy('campaign_id')
    .execute()
  for (const { campaignId, gross } of held) {
    const [by, other] = twoPeople(ctx)
    const amount = rupiah(Math.max(1, Math.floor(Number(gross) * team.random() * 0.3)))
    const use = { fund: 'IT' as const, account: '5210', beneficiaries: 40 }
    const terms = { ...use, campaignId, amount, description: 'Uji ketahanan' }
    const id = await attempt(team, 'spending proposed', () =>
      proposeDisbursement(ctx, terms, { by }),
    )
    if (!id) continue
    await assertRefused(decideDisbursement(ctx, id, { by, isApproved: true }))
    await attempt(team, 'spending approved', () =>
      decideDisbursement(ctx, id, { by: other, isApproved: true }),
    )
    await attempt(team, 'spent', () => payDisbursement(ctx, id, { proof: 'bukti.pdf' }))
  }
}
