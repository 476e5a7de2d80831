import { type ExpressionBuilder, sql } from 'kysely'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { meansOf } from '#features/debit/means.ts'
import type { Ctx } from '#platform/context.ts'
import { countUpTo } from '#platform/db/count.server.ts'
import type { Database } from '#platform/db/schema.ts'
import { type Db, inTransaction } from '#platform/db/connect.server.ts'
import { type PageAsked, type PageOf, pageOf } from '#platform/db/page.server.ts'
import type {
  DebitMethod,
  MandateEnd,
  RecurringEnd,
  RecurringKind,
  RecurringStatus,
  RecurringWay,
} from '#platform/db/schema/schema-member.ts'
import type { Rupiah } from '#platform/money/money.ts'
import { maskContact } from '#platform/text/contact.ts'
import { endPlan } from './change-plan.server.ts'
import { PlanLinkNotValid } from './errors.ts'
import { sendLinkJob } from './jobs.server.ts'
import { lockPlan } from './queries.server.ts'
import { rhythmWords } from './rhythm.ts'

/** A plan as staff see it: the contact in part, never the name. */
export type ListedPlan = {
  id: string
  createdAt: Date
  contact: string | null
  isMember: boolean
  programme: string
  amount: Rupiah | null
  rhythm: string
  kind: RecurringKind
  way: RecurringWay
  status: RecurringStatus
  nextAt: Date | null
  endedFor: RecurringEnd | null
  endedAt: Date | null
  /** What is debited, or was. */
  means: string | null
  /** Why its debit ended while the plan goes on. */
  debitEnd: MandateEnd | null
}

export type PlanFilter = PageAsked & {
  status?: RecurringStatus | undefined
  way?: RecurringWay | undefined
  isOldestFirst?: boolean
}

/** Plans by the day they were made, one page. */
export async function listRecurringPlans(
  db: Db,
  { status, way, isOldestFirst = false, after, limit = 50 }: PlanFilter,
): Promise<PageOf<ListedPlan>> {
  const query = db
    .selectFrom('recurring_plan')
    .leftJoin('campaign', 'campaign.id', 'recurring_plan.campaign_id')
    .selectAll('recurring_plan')
    .select('campaign.title as programme')
    .select((each) => [
      newestOf(each).select('mandate.ended_for').as('debit_end'),
      newestOf(each).select('mandate.method').as('debit_method'),
      newestOf(each).select('mandate.channel').as('debit_channel'),
    ])
  const keyset = {
    by: 'recurring_plan.created_at',
    id: 'recurring_plan.id',
    kind: 'moment' as const,
    order: isOldestFirst ? ('asc' as const) : ('desc' as const),
  }
  const where = [
    ...(status ? [sql<boolean>`recurring_plan.status = ${status}`] : []),
    ...(way ? [sql<boolean>`recurring_plan.way = ${way}`] : []),
  ]
  const { items, next } = await pageOf(db, query, { keyset, where, after, limit })
  return {
    next,
    items: items.map((plan) => ({
      id: plan.id,
      createdAt: plan.created_at,
      contact: plan.contact && maskContact({ kind: plan.via, value: plan.contact }),
      isMember: plan.account_id !== null,
      programme: plan.programme ?? 'Yang paling membutuhkan',
      amount: plan.amount,
      rhythm: rhythmWords(plan),
      kind: plan.kind,
      way: plan.way,
      status: plan.status,
      nextAt: plan.next_at,
      endedFor: plan.ended_for,
      endedAt: plan.ended_at,
      means: meansOfRow(plan),
      debitEnd: plan.debit_end,
    })),
  }
}

function newestOf(each: ExpressionBuilder<Database, 'recurring_plan'>) {
  return each
    .selectFrom('debit_mandate as mandate')
    .whereRef('mandate.plan_id', '=', 'recurring_plan.id')
    .orderBy('mandate.created_at', 'desc')
    .limit(1)
}

type MeansRow = { debit_method: DebitMethod | null; debit_channel: string | null }

function meansOfRow({ debit_method: method, debit_channel: channel }: MeansRow): string | null {
  return method && channel ? meansOf({ method, channel }) : null
}

/** How many there are; counting stops at `most`. */
export async function countRecurringPlans(
  db: Db,
  { status, way }: Pick<PlanFilter, 'status' | 'way'>,
  most: number,
): Promise<number> {
  const where = [
    ...(status ? [sql<boolean>`status = ${status}`] : []),
    ...(way ? [sql<boolean>`way = ${way}`] : []),
  ]
  return await countUpTo(db, { from: sql`recurring_plan`, where, most })
}

/** Staff stop a plan on the donor's word; they change neither its sum nor its contact. */
export async function stopForDonor(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const plan = await lockPlan(tx, id)
    if (!plan) throw new PlanLinkNotValid()
    await endPlan(ctx.within(tx), tx, { plan, reason: 'staff' })
  })
}

/** Sends the plan's link to the contact on file once more. */
export async function resendLink(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await enqueue(tx, sendLinkJob, { payload: { planId: id }, now: ctx.now() })
  })
}
