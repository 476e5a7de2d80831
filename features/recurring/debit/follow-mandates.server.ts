import { beginEnd, lockMandate, type Mandate, setMandate } from '#features/debit/mandates.server.ts'
import type { Donation } from '#features/donation/donation.ts'
import { findDonation } from '#features/donation/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { tryEach, walkPages } from '#platform/db/walk-pages.server.ts'
import type { MandateEnd } from '#platform/db/schema/schema-member.ts'
import { enqueue, type Schedule } from '#platform/jobs/jobs.server.ts'
import { dayOf, formatDay } from '#platform/time/jakarta.ts'
import { activateMandate } from './activate.server.ts'
import { followLink } from './follow-links.server.ts'
import { endedMandate, PATIENCE_MS, savedBy, tellMandate } from './mandate-token.server.ts'
import { unlinkJob } from './unlink.server.ts'

const PAGE = 500

export const followMandatesSchedule: Schedule = {
  name: 'recurring.follow-mandates',
  everyMs: 30_000,
  run: followMandates,
}

/** First payments that have come begin their debits; what its donor has ended is taken away at the provider. */
export async function followMandates(ctx: Ctx): Promise<void> {
  await endWithPlans(ctx)
  const now = ctx.now()
  await walkPages<Mandate>(
    { size: PAGE, read: (last) => unendedMandates(ctx, now, last) },
    (mandates) => tryEach(mandates, (mandate) => followMandate(ctx, mandate)),
  )
}

async function unendedMandates(
  { db }: Ctx,
  now: Date,
  last: Mandate | undefined,
): Promise<Mandate[]> {
  return db
    .selectFrom('debit_mandate')
    .selectAll()
    .$if(last !== undefined, (query) => query.where('id', '>', last?.id ?? ''))
    .where((each) =>
      each.or([
        each('status', '=', 'ending'),
        each.and([each('status', '=', 'asked'), each('check_at', 'is', null)]),
        each.and([each('status', 'in', ['asked', 'active']), each('check_at', '<=', now)]),
      ]),
    )
    .orderBy('id')
    .limit(PAGE)
    .execute()
}

async function followMandate(ctx: Ctx, mandate: Mandate): Promise<void> {
  const { id: mandateId, status, link_ref } = mandate
  if (status !== 'ending' && link_ref !== null) await followLink(ctx, mandate)
  else if (status === 'asked') await followFirst(ctx, mandate)
  else if (status === 'ending') {
    const entry = { payload: { mandateId }, now: ctx.now(), key: mandateId }
    await enqueue(ctx.db, unlinkJob, entry)
  }
}

/** A plan that is over needs no mandate, once its last debit was decided; an account may have been closed. */
async function endWithPlans(ctx: Ctx): Promise<void> {
  const over = await ctx.db
    .selectFrom('debit_mandate as mandate')
    .innerJoin('recurring_plan as plan', 'plan.id', 'mandate.plan_id')
    .select(['mandate.id', 'plan.ended_for'])
    .where('mandate.status', 'in', ['asked', 'active'])
    .where('plan.status', '=', 'ended')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('recurring_debit as debit')
            .select('debit.plan_id')
            .whereRef('debit.mandate_id', '=', 'mandate.id')
            .where('debit.status', 'in', ['planned', 'told', 'asked']),
        ),
      ),
    )
    .limit(500)
    .execute()
  for (const { id, ended_for } of over) {
    const reason: MandateEnd = ended_for === 'refunded' || ended_for === null ? 'donor' : ended_for
    await inTransaction(ctx.db, async (tx) => {
      const mandate = await lockMandate(tx, id)
      if (mandate) await beginEnd(ctx, tx, { mandate, reason })
    })
  }
}

async function followFirst(ctx: Ctx, mandate: Mandate): Promise<void> {
  const donation = await findDonation(ctx.db, mandate.public_id ?? '')
  if (donation?.status === 'paid') return begin(ctx, mandate, donation)
  const isOver = ctx.now().getTime() - mandate.agreed_at.getTime() > PATIENCE_MS
  const isGone = donation && !['awaiting_payment', 'expired'].includes(donation.status)
  if (isGone || isOver) await drop(ctx, mandate)
}

async function begin(ctx: Ctx, mandate: Mandate, donation: Donation): Promise<void> {
  const saved = await savedBy(ctx, mandate, donation)
  if (saved === 'later') return
  if (!saved) {
    await drop(ctx, mandate)
    return tellMandate(ctx, mandate, { template: 'debit-tidak-aktif' })
  }
  const next = await inTransaction(ctx.db, (tx) =>
    activateMandate(ctx, tx, { mandate, donation, saved }),
  )
  if (!next) return
  const values = { hari: formatDay(dayOf(next)) }
  await tellMandate(ctx, mandate, { template: 'debit-aktif', values })
}

/** Nothing comes of it: the plan stays with its reminders. */
async function drop(ctx: Ctx, { id }: Mandate): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const mandate = await lockMandate(tx, id)
    if (mandate?.status !== 'asked') return
    if (mandate.token !== null) return beginEnd(ctx, tx, { mandate, reason: 'unpaid' })
    await setMandate(ctx, tx, { id, ...endedMandate(ctx), ended_for: 'unpaid' })
  })
}
