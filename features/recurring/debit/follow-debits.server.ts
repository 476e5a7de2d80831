import { isUnlinked, refusalKind, retryDay } from '#features/debit/mandate.ts'
import { beginEnd, lockMandate } from '#features/debit/mandates.server.ts'
import { findDonation } from '#features/donation/queries.server.ts'
import { sendTemplate } from '#features/message/send/queue-message.server.ts'
import { newestCharge } from '#features/charge/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { tryEach } from '#platform/db/walk-pages.server.ts'
import type { MandateEnd } from '#platform/db/schema/schema-member.ts'
import type { Schedule } from '#platform/jobs/jobs.server.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { DAY_MS, formatDateTime, formatDay } from '#platform/time/jakarta.ts'
import { planValues } from '../plan-link.server.ts'
import { contactOf, findPlan, lockPlan, setPlan } from '../queries.server.ts'
import {
  decidedDebits,
  type DebitKey,
  dropDebits,
  findDebit,
  type RecurringDebit,
  debitRow,
  turnDebit,
  UNANSWERED,
  walkDebits,
} from './debits.server.ts'

export const followDebitsSchedule: Schedule = {
  name: 'recurring.follow-debits',
  everyMs: 30_000,
  run: followDebits,
}

/** What became of the debits that were asked for. */
export async function followDebits(ctx: Ctx): Promise<void> {
  await walkDebits(ctx, 'asked', (open) => tryEach(open, (key) => followDebit(ctx, key)))
}

export const disputesSchedule: Schedule = {
  name: 'recurring.disputes',
  everyMs: 600_000,
  run: endDisputed,
}

/** Whoever has their bank take a debit back is not debited again. */
export async function endDisputed(ctx: Ctx): Promise<void> {
  const disputed = await ctx.db
    .selectFrom('debit_mandate')
    .select(['id as mandate_id', 'plan_id'])
    .where('status', '=', 'active')
    .where('plan_id', 'in', plansTakenBack(ctx))
    .execute()
  for (const debit of disputed) {
    await inTransaction(ctx.db, async (tx) => {
      await lockPlan(tx, debit.plan_id)
      await endDebits(ctx, tx, { debit, reason: 'disputed' })
    })
    ctx.log.warn('recurring.disputed', { planId: debit.plan_id })
  }
}

function plansTakenBack({ db }: Ctx) {
  return db
    .selectFrom('recurring_cycle')
    .select('plan_id')
    .where('donation_id', 'in', (where) =>
      where
        .selectFrom('donation')
        .select('id')
        .where('status', '=', 'reversed')
        .where('id', 'in', (inner) =>
          inner
            .selectFrom('recurring_cycle as paid')
            .innerJoin('debit_mandate as mandate', 'mandate.plan_id', 'paid.plan_id')
            .select('paid.donation_id')
            .$castTo<{ donation_id: string }>()
            .where('mandate.status', '=', 'active')
            .where('paid.donation_id', 'is not', null)
            .whereRef('paid.created_at', '>=', 'mandate.created_at'),
        ),
    )
}

/** Follows one debit: what its donation and its charge say, and nothing else, decides. */
export async function followDebit(ctx: Ctx, key: DebitKey): Promise<void> {
  const debit = await findDebit(ctx.db, key)
  if (debit?.status !== 'asked') return
  const refusal = await refusalOf(ctx, debit)
  if (refusal === 'open') return askOwner(ctx, key, debit)
  if (refusal === 'paid') {
    await turnDebit(ctx, ctx.db, { ...debitRow(key), from: 'asked', status: 'paid', refusal: null })
    return
  }
  await refuse(ctx, { key, debit, refusal })
}

/** A debit that its owner has to allow by PIN or OTP waits for them, and they are told where, once. */
async function askOwner(ctx: Ctx, key: DebitKey, debit: RecurringDebit): Promise<void> {
  const donation = await donationOf(ctx, debit)
  if (!donation) return
  const charge = await newestCharge(ctx.db, donation.id)
  const isAsked = charge?.status === 'pending' && charge.mandate_id === debit.mandate_id
  if (!isAsked || !charge.instruction?.link) return
  const page = `${ctx.config.origin}/payment/${donation.publicId}`
  await write(ctx, { key, debit, news: 'waiting', page, until: charge.expires_at })
}

async function donationOf(ctx: Ctx, { plan_id, due_on }: RecurringDebit) {
  const cycle = await ctx.db
    .selectFrom('recurring_cycle')
    .select('public_id')
    .where('plan_id', '=', plan_id)
    .where('due_on', '=', due_on)
    .executeTakeFirst()
  return cycle?.public_id ? findDonation(ctx.db, cycle.public_id) : undefined
}

/** The provider's word for a refusal, 'paid', or 'open' while nobody knows. */
async function refusalOf(ctx: Ctx, debit: RecurringDebit): Promise<string> {
  const donation = await donationOf(ctx, debit)
  const charge = donation && (await newestCharge(ctx.db, donation.id))
  if (donation && donation.status !== 'awaiting_payment' && donation.status !== 'expired') {
    return donation.status === 'cancelled' ? 'STOPPED' : 'paid'
  }
  const isOurs = charge?.mandate_id === debit.mandate_id
  if (!charge || !isOurs) {
    const age = ctx.now().getTime() - debit.updated_at.getTime()
    return age > DAY_MS ? 'NO_ANSWER' : 'open'
  }
  if (charge.status === 'failed') return charge.failure ?? 'FAILED'
  if (charge.status !== 'expired' && charge.status !== 'cancelled') return 'open'
  return charge.instruction?.link ? UNANSWERED : 'NO_ANSWER'
}

type Refused = { key: DebitKey; debit: RecurringDebit; refusal: string }

/**
 * A temporary refusal is tried again on some days. A final one, or two failures in a row, ends the debits of the plan.
 * A debit without an answer is never tried again: it may have been made. A missed PIN skips the debit, and two in a
 * row pause the plan; silence ends nothing.
 */
async function refuse(ctx: Ctx, { key, debit, refusal }: Refused): Promise<void> {
  const refused = await inTransaction(ctx.db, async (tx): Promise<DebitRefusal | undefined> => {
    await lockPlan(tx, key.planId)
    const from = { ...debitRow(key), from: 'asked' as const, refusal }
    if (refusal === 'STOPPED') {
      await turnDebit(ctx, tx, { ...from, status: 'dropped', dropped_for: 'stopped' })
      return undefined
    }
    const isUnheard = refusal === 'NO_ANSWER' || refusal === UNANSWERED
    const kind = isUnheard ? 'unheard' : refusalKind(refusal)
    const day = kind === 'soft' ? retryDay(debit.tries) : undefined
    if (day !== undefined) {
      const days = day - (retryDay(debit.tries - 1) ?? 0)
      const next_at = new Date(ctx.now().getTime() + days * DAY_MS)
      if (!(await turnDebit(ctx, tx, { ...from, status: 'told', next_at }))) return undefined
      return debit.tries === 1 ? 'again' : undefined
    }
    if (!(await turnDebit(ctx, tx, { ...from, status: 'failed' }))) return undefined
    if (kind === 'hard')
      return endDebits(ctx, tx, { debit, reason: await whyHard(tx, debit, refusal) })
    if (refusal === UNANSWERED) return skipUnanswered(ctx, tx, debit)
    return (await failedBefore(tx, debit))
      ? endDebits(ctx, tx, { debit, reason: 'failing' })
      : 'missed'
  })
  if (refused) await write(ctx, { key, debit, news: refused })
}

async function whyHard(
  tx: Tx,
  { mandate_id }: RecurringDebit,
  refusal: string,
): Promise<MandateEnd> {
  const mandate = await lockMandate(tx, mandate_id)
  return mandate && mandate.method !== 'card' && isUnlinked(refusal) ? 'unlinked' : 'declined'
}

async function failedBefore(tx: Tx, { plan_id, due_on }: RecurringDebit): Promise<boolean> {
  const before = await decidedDebits(tx, { planId: plan_id, before: due_on })
  return before.find(({ refusal }) => refusal !== UNANSWERED)?.status === 'failed'
}

/** The time is skipped; after a second one in a row the plan waits for its donor, who has agreed to it all along. */
async function skipUnanswered(
  ctx: Ctx,
  tx: Tx,
  { plan_id, due_on }: RecurringDebit,
): Promise<'unanswered' | 'paused'> {
  const [before] = await decidedDebits(tx, { planId: plan_id, before: due_on })
  const plan = await findPlan(tx, plan_id)
  if (before?.refusal !== UNANSWERED || plan?.status !== 'active') return 'unanswered'
  await dropDebits(ctx, tx, { planId: plan_id, reason: 'stopped' })
  await setPlan(ctx, tx, { id: plan_id, status: 'paused', next_at: null })
  return 'paused'
}

type Ending = { debit: Pick<RecurringDebit, 'plan_id' | 'mandate_id'>; reason: MandateEnd }

/** The plan goes on with reminders; its card is not tried again, and the provider is told to forget it. */
export async function endDebits(
  ctx: Ctx,
  tx: Tx,
  { debit, reason }: Ending,
): Promise<'declined' | 'failing'> {
  const mandate = await lockMandate(tx, debit.mandate_id)
  if (mandate) await beginEnd(ctx, tx, { mandate, reason })
  await dropDebits(ctx, tx, { planId: debit.plan_id, reason: 'stopped' })
  await setPlan(ctx, tx, { id: debit.plan_id, way: 'reminder' })
  return reason === 'failing' ? 'failing' : 'declined'
}

type RefusedMail = {
  key: DebitKey
  debit: RecurringDebit
  news: DebitNews
  page?: string
  until?: Date
}

async function write(
  ctx: Ctx,
  { key, debit, news: refused, page, until }: RefusedMail,
): Promise<void> {
  const plan = await findPlan(ctx.db, key.planId)
  const contact = plan && (await contactOf(ctx.db, plan))
  if (!plan || !contact) return
  await sendTemplate(ctx, {
    event: `debit refused ${key.planId} ${key.dueOn} ${debit.tries} ${refused}`,
    template: templates[refused],
    to: { [plan.via]: contact },
    values: {
      ...(await planValues(ctx, plan)),
      jumlah: formatRupiah(debit.amount),
      hari: formatDay(key.dueOn),
      ...(page && { tautan: page }),
      ...(until && { batas: formatDateTime(until) }),
    },
  })
  ctx.wake()
}

/** What is said of a debit that did not go through, or waits. */
const templates = {
  waiting: 'debit-menunggu',
  again: 'debit-dicoba-lagi',
  missed: 'debit-dilewatkan',
  declined: 'debit-ditolak',
  failing: 'debit-dihentikan',
  unanswered: 'debit-tanpa-pin',
  paused: 'debit-dijeda',
} as const
type DebitNews = keyof typeof templates
type DebitRefusal = Exclude<DebitNews, 'waiting'>
