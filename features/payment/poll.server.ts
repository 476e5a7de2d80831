import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { walkPages } from '#platform/db/walk-pages.server.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import { enqueue, type Schedule } from '#platform/jobs/jobs.server.ts'
import { isLookDue } from '#features/charge/charge.ts'
import type { Charge } from '#features/charge/queries.server.ts'
import { settlePaymentJob } from './settle-payment.server.ts'

const SHORTEST_WAIT_MS = 30_000
const LAST_LOOK = sql`case status when 'paid' then interval '24 hours' else interval '72 hours' end`
// Long enough to catch up after a stopped server, short enough to read little.
const LONGEST_AGO_MS = 30 * DAY_MS
const BATCH = 500

/** Finds changes that webhooks did not report, and closes what the provider calls closed (F11). */
export const pollOpenSchedule: Schedule = {
  name: 'payment.poll-open',
  everyMs: 15_000,
  run: async (ctx) => lookAtAll(ctx, unsettledCharges),
}

/** Reads closed charges 1, 24 and 72 hours after their end, and paid ones after 24: a webhook may be lost. */
export const pollClosedSchedule: Schedule = {
  name: 'payment.poll-closed',
  everyMs: 300_000,
  run: async (ctx) => lookAtAll(ctx, closedCharges),
}

type Read = (ctx: Ctx, after: Charge | undefined) => Promise<Charge[]>

/** Works in batches until nothing is left: after a busy day the last charge must not wait for a hundred runs. */
async function lookAtAll(ctx: Ctx, read: Read): Promise<void> {
  await walkPages<Charge>({ size: BATCH, read: (last) => read(ctx, last) }, (charges) =>
    lookAgain(ctx, charges),
  )
}

async function lookAgain(ctx: Ctx, charges: Charge[]): Promise<void> {
  const now = ctx.now()
  const due = charges.filter((charge) => isLookDue(charge, now))
  for (const { reference } of due) {
    await enqueue(ctx.db, settlePaymentJob, {
      payload: { reference },
      now,
      key: `poll ${reference}`,
    })
  }
  if (due.length > 0) ctx.wake()
}

async function unsettledCharges(ctx: Ctx, after: Charge | undefined): Promise<Charge[]> {
  return ctx.db
    .selectFrom('charge')
    .selectAll()
    .where('status', 'in', ['creating', 'unknown', 'pending'])
    .where('updated_at', '<=', new Date(ctx.now().getTime() - SHORTEST_WAIT_MS))
    .where(isKnownTo(ctx))
    .where(isAfter(after))
    .orderBy('updated_at')
    .orderBy('id')
    .limit(BATCH)
    .execute()
}

async function closedCharges(ctx: Ctx, after: Charge | undefined): Promise<Charge[]> {
  return ctx.db
    .selectFrom('charge')
    .selectAll()
    .where('status', 'in', ['expired', 'cancelled', 'failed', 'paid'])
    .where('expires_at', '<=', ctx.now())
    .where('expires_at', '>', new Date(ctx.now().getTime() - LONGEST_AGO_MS))
    .where('updated_at', '<', sql<Date>`expires_at + ${LAST_LOOK}`)
    .where(isKnownTo(ctx))
    .where(isAfter(after))
    .orderBy('updated_at')
    .orderBy('id')
    .limit(BATCH)
    .execute()
}

/** Without a provider only our own bank knows more; of what was recorded by hand nobody does. */
function isKnownTo({ gateway }: Ctx) {
  return gateway.provider === 'none'
    ? sql<boolean>`provider = 'bank'`
    : sql<boolean>`provider <> 'counter'`
}

function isAfter(last: Charge | undefined) {
  if (!last) return sql<boolean>`true`
  return sql<boolean>`(updated_at, id) > (${last.updated_at}, ${last.id}::uuid)`
}
