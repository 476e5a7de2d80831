import { pollOpenSchedule } from '#features/payment/poll.server.ts'
import type { PlanInput } from '#features/recurring/contract.ts'
import { debitConsent, debitWays } from '#features/recurring/debit/debit-terms.server.ts'
import { followDebits } from '#features/recurring/debit/follow-debits.server.ts'
import { followMandates } from '#features/recurring/debit/follow-mandates.server.ts'
import { planDebits } from '#features/recurring/debit/notice.server.ts'
import { runDebits } from '#features/recurring/debit/run-debit.server.ts'
import { takeDue } from '#features/recurring/jobs.server.ts'
import { findPlan } from '#features/recurring/queries.server.ts'
import { planTokenOf } from '#features/recurring/plan-link.server.ts'
import { confirmPlan, startPlan } from '#features/recurring/start-plan.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { readContact } from '#platform/text/contact.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import type { TestCtx } from '../context.ts'
import { runJobs } from './payments.ts'

export type PlanWish = Partial<Omit<PlanInput, 'contact' | 'amount'>> & {
  contact?: string
  amount?: number
}

/** A plan whose link was pressed, besides a stranger's; Rp50.000 each Friday for what needs it most unless said. */
export async function aPlan(
  ctx: TestCtx,
  fields: PlanWish = {},
): Promise<{ id: string; token: string }> {
  await unconfirmedPlan(ctx, { contact: 'orang.lain@contoh.id', donorName: 'Budi' })
  const id = await unconfirmedPlan(ctx, fields)
  await confirmPlan(ctx, id)
  return { id, token: planTokenOf(ctx.config, id) }
}

/** The same before its link was pressed. */
export async function unconfirmedPlan(ctx: TestCtx, fields: PlanWish = {}): Promise<string> {
  const { contact = 'siti@contoh.id', amount = 50_000, ...rest } = fields
  const read = readContact(contact)
  if (!read) throw new Error(`${contact} is no contact`)
  await startPlan(ctx, {
    campaignSlug: null,
    kind: 'jumat',
    day: null,
    firstDay: dayOf(ctx.now()),
    lastDay: null,
    donorName: 'Siti Aminah',
    isAnonymous: false,
    paysOnce: false,
    ...rest,
    contact: read,
    amount: rupiah(amount),
  })
  const { id } = await ctx.db
    .selectFrom('recurring_plan')
    .select('id')
    .where('contact', '=', read.value)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

/** The words that the page of a plan shows for a way to be debited. */
export async function wordsToAgree(
  ctx: TestCtx,
  planId: string,
  channel = 'card',
): Promise<string> {
  const plan = await findPlan(ctx.db, planId)
  const way = plan && debitWays(ctx, plan).find((each) => each.channel === channel)
  return (plan && way && (await debitConsent(ctx, plan, way))) ?? ''
}

/** What the worker does at this moment. */
export async function remindNow(ctx: TestCtx): Promise<void> {
  await takeDue(ctx)
  await runJobs(ctx)
}

/** The same with everything that debits bring. */
export async function debitNow(ctx: TestCtx): Promise<void> {
  await runJobs(ctx)
  await followMandates(ctx)
  await planDebits(ctx)
  await takeDue(ctx)
  await runJobs(ctx)
  await runDebits(ctx)
  await runJobs(ctx)
  await followDebits(ctx)
  await runJobs(ctx)
}

/** What two processes do of debits at one moment; what was not heard of before is asked for. */
export async function debitTogether(ctx: TestCtx, other: TestCtx): Promise<void> {
  await Promise.all([planDebits(ctx), planDebits(other)])
  await Promise.all([runDebits(ctx), runDebits(other)])
  await Promise.all([runJobs(ctx), runJobs(other)])
  await pollOpenSchedule.run(ctx)
  await runJobs(ctx)
  await Promise.all([followDebits(ctx), followDebits(other)])
  await followMandates(ctx)
  await runJobs(ctx)
}
