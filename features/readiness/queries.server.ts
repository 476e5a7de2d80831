import { sql } from 'kysely'
import type { SharedFund } from '#features/books/amil-share.ts'
import { findReviewed } from '#features/scholar-review/queries.server.ts'
import { textKeys } from '#features/scholar-review/scholar-review.ts'
import { VERSES_OF_DAY } from '#features/scholar-review/verses-of-day/contract.ts'
import type { Ctx } from '#platform/context.ts'
import type { Role } from '#platform/db/schema/schema-staff.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { type ReadinessFacts, type ReadinessItem, readinessOf } from './readiness.ts'

/** What makes this installation ready and what is left, by its data. */
export async function findReadiness(ctx: Ctx): Promise<ReadinessItem[]> {
  return readinessOf(await readinessFacts(ctx))
}

type Counted = Pick<
  ReadinessFacts,
  'people' | 'banks' | 'policies' | 'categories' | 'programmes' | 'hasEvents' | 'marks'
>

async function readinessFacts(ctx: Ctx): Promise<ReadinessFacts> {
  const { config, otp } = ctx
  const { mode, institution, hasBankTransfer } = config
  const isReal = config.paymentProvider === 'xendit' || config.paymentProvider === 'midtrans'
  const isDemo = mode === 'demo' && config.paymentProvider === 'sandbox'
  return {
    mode,
    now: ctx.now(),
    institution,
    provider: isReal || isDemo ? config.paymentProvider : undefined,
    webhook: `${config.origin}/webhooks/${config.paymentProvider}`,
    hasBankTransfer,
    isPhoneReachable: otp.isReachable,
    reviewed: Object.keys(await findReviewed(ctx.db, [...textKeys, VERSES_OF_DAY])).length,
    ...(await counted(ctx)),
  }
}

/** People who were invited and have not come yet decide nothing. */
const HAS_COME = sql`not exists (
  select 1 from staff_invite where staff_id = staff.id and kind = 'join' and used_at is null
    and not exists (select 1 from staff_credential where staff_credential.staff_id = staff.id))`

async function counted({ db, config, now }: Ctx): Promise<Counted> {
  const isReal = sql`(${config.mode === 'demo'}::boolean or not is_sample)`
  const { rows: people } = await sql<{ role: Role; people: number }>`
    select role, count(*)::int as people from staff
    where removed_at is null and ${isReal} and ${HAS_COME} group by role`.execute(db)
  const { rows: banks } = await sql<{ account: string }>`
    select distinct account from bank_account
    where closed_on is null and ${isReal}`.execute(db)
  const { rows: policies } = await sql<{ fund: SharedFund }>`
    select distinct fund from amil_policy
    where campaign_id is null and valid_from <= ${dayOf(now())}::date`.execute(db)
  const { rows: marks } = await sql<{ name: string; at: Date }>`
    select name, seen_at as at from readiness_mark`.execute(db)
  const { rows } = await sql<{ categories: number; programmes: number; hasEvents: boolean }>`
    select (select count(*)::int from category) as categories,
      (select count(*)::int from campaign where status = 'active' and ${isReal}) as programmes,
      exists (select 1 from payment_event where provider = ${config.paymentProvider}) as "hasEvents"`.execute(
    db,
  )
  const [sums = { categories: 0, programmes: 0, hasEvents: false }] = rows
  return {
    ...sums,
    people: Object.fromEntries(people.map(({ role, people: count }) => [role, count])),
    banks: banks.map(({ account }) => account),
    policies: policies.map(({ fund }) => fund),
    marks: Object.fromEntries(marks.map(({ name, at }) => [name, at])),
  }
}
