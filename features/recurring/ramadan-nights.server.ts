import { findDonation } from '#features/donation/queries.server.ts'
import { startDonation } from '#features/donation/start/start-donation.server.ts'
import { termsInForce } from '#features/site-page/terms-in-force.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { tryEach, walkPages } from '#platform/db/walk-pages.server.ts'
import { enqueue, type Schedule } from '#platform/jobs/jobs.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { addDays, dayOf, momentAt } from '#platform/time/jakarta.ts'
import type { PlanInput } from './contract.ts'
import { PlanNeverComes } from './errors.ts'
import { sendLinkJob } from './jobs.server.ts'
import { GENERAL_SLUG } from './programmes.ts'
import { evenings, lockPlan, ownerOf, type RecurringPlan, setPlan } from './queries.server.ts'
import { programmeOf } from './start-plan.server.ts'

/**
 * The nights of the coming Ramadan, paid at once and given night by night: one donation, received by its programme's
 * fund when it is paid (PSAK 409), with one dated part for each night. Answers the donation's public id.
 */
export async function startNights(ctx: Ctx, input: PlanInput): Promise<string> {
  const nights = await nightsFrom(ctx, input)
  const [first] = nights
  const last = nights.at(-1)
  if (!first || !last) throw new PlanNeverComes()
  const campaignId = await programmeOf(ctx, input.campaignSlug)
  const { contact } = input
  const { donationId } = await startDonation(ctx, {
    campaignSlug: input.campaignSlug ?? GENERAL_SLUG,
    amount: rupiah(input.amount * nights.length),
    donorName: input.donorName,
    ...(contact.kind === 'email' ? { donorEmail: contact.value } : { donorPhone: contact.value }),
    isAnonymous: input.isAnonymous,
    showsPrayer: false,
    wantsNews: false,
  })
  const donation = await findDonation(ctx.db, donationId)
  const now = ctx.now()
  const id = ctx.newId()
  await inTransaction(ctx.db, async (tx) => {
    const plan = {
      id,
      account_id: null,
      donor_name: input.donorName,
      contact: contact.value,
      via: contact.kind,
      is_anonymous: input.isAnonymous,
      campaign_id: campaignId,
      amount: input.amount,
      kind: 'ramadan' as const,
      day: null,
      first_day: first,
      last_day: last,
      // Until its donation is paid.
      status: 'unconfirmed' as const,
      next_at: null,
      ended_for: null,
      ended_at: null,
      paid_once: donationId,
      consent_version: await termsInForce(tx, now),
      created_at: now,
      updated_at: now,
    }
    await tx.insertInto('recurring_plan').values(plan).execute()
    const parts = nights.map((due_on) => ({
      plan_id: id,
      due_on,
      due_at: momentAt(due_on, '17:00'),
      status: 'due' as const,
      public_id: donationId,
      donation_id: donation?.id ?? null,
      created_at: now,
    }))
    await tx.insertInto('recurring_cycle').values(parts).execute()
  })
  return donationId
}

/** The evenings that are left of the Ramadan that is now, or the next one; from the chosen first day on. */
async function nightsFrom(ctx: Ctx, { firstDay, lastDay }: PlanInput): Promise<string[]> {
  const today = dayOf(ctx.now())
  const from = firstDay > today ? firstDay : today
  const next = (await evenings(ctx.db, ctx.now())).find(({ to }) => to >= from)
  if (!next) return []
  const until = lastDay !== null && lastDay < next.to ? lastDay : next.to
  const nights: string[] = []
  for (let day = next.from > from ? next.from : from; day <= until; day = addDays(day, 1)) {
    nights.push(day)
  }
  return nights
}

export const nightsSchedule: Schedule = {
  name: 'recurring.nights',
  everyMs: 60_000,
  run: followNights,
}

/** Money that comes later than this after its nights begins nothing. */
const LATEST_DAYS = 40
const PAGE = 500

/** What their donations became: paid nights begin, over ones end, and those whose money went back end too. */
export async function followNights(ctx: Ctx): Promise<void> {
  const read = (last: RecurringPlan | undefined) => unfinishedNights(ctx, last)
  await walkPages({ size: PAGE, read }, (plans) => tryEach(plans, (plan) => followPlan(ctx, plan)))
  await forgetUnpaid(ctx)
}

/** Nights that nobody paid go, with their donor, once no money begins them any more; their donation tells what was. */
async function forgetUnpaid(ctx: Ctx): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const over = await tx
      .selectFrom('recurring_plan')
      .select('id')
      .where('paid_once', 'is not', null)
      .where('status', '=', 'unconfirmed')
      .where('last_day', '<', latestDay(ctx))
      .limit(PAGE)
      .forUpdate()
      .skipLocked()
      .execute()
    const ids = over.map(({ id }) => id)
    if (ids.length === 0) return
    await tx.deleteFrom('recurring_cycle').where('plan_id', 'in', ids).execute()
    await tx.deleteFrom('recurring_plan').where('id', 'in', ids).execute()
  })
}

function latestDay({ now }: Ctx): string {
  return addDays(dayOf(now()), -LATEST_DAYS)
}

async function followPlan(ctx: Ctx, plan: RecurringPlan): Promise<void> {
  const donation = await findDonation(ctx.db, plan.paid_once ?? '')
  const next = stateOf(plan, { isPaid: donation?.status === 'paid', today: dayOf(ctx.now()) })
  if (next !== plan.status) await turn(ctx, plan.id, next)
}

async function unfinishedNights(ctx: Ctx, last: RecurringPlan | undefined) {
  return ctx.db
    .selectFrom('recurring_plan')
    .selectAll()
    .where('paid_once', 'is not', null)
    .where((each) =>
      each.or([
        each('status', '=', 'active'),
        each.and([each('status', '=', 'unconfirmed'), each('last_day', '>=', latestDay(ctx))]),
      ]),
    )
    .$if(last !== undefined, (query) => query.where('id', '>', last?.id ?? ''))
    .orderBy('id')
    .limit(PAGE)
    .execute()
}

type Facts = { isPaid: boolean; today: string }

type NightsState = 'unconfirmed' | 'active' | 'finished' | 'refunded'

function stateOf({ status, last_day: last }: RecurringPlan, { isPaid, today }: Facts): NightsState {
  if (!isPaid) return status === 'active' ? 'refunded' : 'unconfirmed'
  return last !== null && last < today ? 'finished' : 'active'
}

async function turn(ctx: Ctx, id: string, next: NightsState): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const plan = await lockPlan(tx, id)
    if (!plan || next === 'unconfirmed') return
    if (next !== 'active') {
      return setPlan(ctx, tx, { id, status: 'ended', ended_for: next, ended_at: ctx.now() })
    }
    if (plan.status !== 'unconfirmed') return
    const owner = plan.contact && (await ownerOf(tx, { kind: plan.via, value: plan.contact }))
    await setPlan(ctx, tx, {
      id,
      status: 'active',
      ...(owner && { account_id: owner, contact: null }),
    })
    await enqueue(tx, sendLinkJob, { payload: { planId: id }, now: ctx.now() })
  })
}
