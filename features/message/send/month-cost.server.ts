import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { MessageKind } from '#platform/db/schema/message/schema-message.ts'
import { dayOf } from '#platform/time/jakarta.ts'

/** The category Meta charges a template of this kind by, until its own word comes. */
export function categoryOf(kind: MessageKind): string {
  return kind === 'news' ? 'marketing' : 'utility'
}

function monthOf(at: Date): string {
  return `${dayOf(at).slice(0, 7)}-01`
}

/** Whether one more message of this kind stays within what a month may cost. */
export async function isWithinBudget(ctx: Ctx, kind: MessageKind): Promise<boolean> {
  const pricing = ctx.whatsapp?.pricing
  if (pricing?.monthlyMost === undefined) return true
  const { rows } = await sql<{ cost: number }>`
    select coalesce(sum(cost), 0)::bigint as cost from message_month
    where month = ${monthOf(ctx.now())}::date`.execute(ctx.db)
  const next = pricing.prices[categoryOf(kind)] ?? 0
  return (rows[0]?.cost ?? 0) + next <= pricing.monthlyMost
}

/** Counts messages of a category in the month of a moment; a negative count takes some back. */
export async function countCost(
  ctx: Pick<Ctx, 'whatsapp'> & { db: Db | Tx },
  { category, count, at }: { category: string; count: number; at: Date },
): Promise<void> {
  const cost = count * (ctx.whatsapp?.pricing.prices[category] ?? 0)
  await sql`
    insert into message_month (month, category, sent, cost)
    values (${monthOf(at)}::date, ${category}, ${count}, ${cost})
    on conflict (month, category) do update set
      sent = message_month.sent + excluded.sent, cost = message_month.cost + excluded.cost`.execute(
    ctx.db,
  )
}

/** What each month cost by category, the latest first. */
export async function monthCosts(db: Db, months: number) {
  const { rows } = await sql<{ month: string; category: string; sent: number; cost: number }>`
    select to_char(month, 'YYYY-MM-DD') as month, category, sent, cost from message_month
    where sent <> 0 and month in (
      select distinct month from message_month order by month desc limit ${months})
    order by month desc, category`.execute(db)
  return rows
}
