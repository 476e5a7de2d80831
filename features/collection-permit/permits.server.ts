import { sql } from 'kysely'
import { amilShareSpent } from '#features/ledger/ledger.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { addDays, dayOf, startOfDay } from '#platform/time/jakarta.ts'
import type { PermitReport } from './collection-permit.ts'
import { PermitKnown, PermitNotNeeded, PermitTooLong } from './errors.ts'

export type NewPermit = {
  campaignId: string
  number: string
  issuer: string
  region: string
  from: string
  through: string
  isDisaster: boolean
}

/** Writes a permit down. Refuses with PermitNotNeeded, PermitTooLong and PermitKnown. */
export async function recordPermit(ctx: Ctx, permit: NewPermit, by: string): Promise<void> {
  const { campaignId, from, through, isDisaster, ...words } = permit
  const campaign = await ctx.db
    .selectFrom('campaign')
    .select('fund')
    .where('id', '=', campaignId)
    .executeTakeFirst()
  if (!campaign || campaign.fund === 'Z' || campaign.fund === 'W') throw new PermitNotNeeded()
  if (from > through || through >= fourMonthsAfter(from)) throw new PermitTooLong()
  const { numInsertedOrUpdatedRows: added } = await ctx.db
    .insertInto('collection_permit')
    .values({
      id: ctx.newId(),
      campaign_id: campaignId,
      ...words,
      from_day: from,
      through_day: through,
      is_disaster: isDisaster,
      recorded_by: by,
      recorded_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .executeTakeFirstOrThrow()
  if (added !== 1n) throw new PermitKnown()
}

/** The same day four months on; of a day that month has not, its last. */
function fourMonthsAfter(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const at = new Date(Date.UTC(year, month - 1 + 4, 1))
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate()
  at.setUTCDate(Math.min(date, last))
  return at.toISOString().slice(0, 10)
}

/** The campaigns that may need one: infak that is not zakat or wakaf, the newest first. */
export async function campaignsToPermit(db: Db): Promise<{ id: string; title: string }[]> {
  return db
    .selectFrom('campaign')
    .select(['id', 'title'])
    .where('fund', 'not in', ['Z', 'W'])
    .where('status', '!=', 'draft')
    .orderBy('id', 'desc')
    .limit(500)
    .execute()
}

type Row = Omit<PermitReport, 'collected' | 'cost' | 'passedOn'> & { campaignId: string }

/** Every permit with what its campaign received, cost and passed on within its days, the latest first. */
export async function listPermits(ctx: Pick<Ctx, 'db' | 'now'>): Promise<PermitReport[]> {
  const { rows } = await sql<Row>`
    select permit.id, campaign.id as "campaignId", campaign.title as campaign, campaign.slug,
      permit.number, permit.issuer, permit.region, permit.from_day as from,
      permit.through_day as through, permit.is_disaster as "isDisaster",
      campaign.status = 'active' and (campaign.ends_at is null or campaign.ends_at > ${ctx.now()})
        as "isOpen"
    from collection_permit as permit join campaign on campaign.id = permit.campaign_id
    order by permit.from_day desc, permit.id limit 200`.execute(ctx.db)
  const today = dayOf(ctx.now())
  const reports: PermitReport[] = []
  for (const { campaignId, ...row } of rows) {
    const through = row.through < today ? row.through : today
    reports.push({ ...row, ...(await sumsOf(ctx.db, campaignId, { from: row.from, through })) })
  }
  return reports
}

async function sumsOf(
  db: Db,
  campaignId: string,
  { from, through }: { from: string; through: string },
) {
  const side = (column: 'debit_account' | 'credit_account', like: string) =>
    sql`posting.${sql.ref(column)} like ${like}`
  const { rows } = await sql<{ collected: number; cost: number; passedOn: number }>`
    select
      coalesce(sum(case when ${side('credit_account', '4%')} then amount
        when ${side('debit_account', '4%')} then -amount end), 0)::bigint as collected,
      coalesce(sum(case when debit_account = any(${amilShareSpent}::text[]) then amount
        when credit_account = any(${amilShareSpent}::text[]) then -amount end), 0)::bigint as cost,
      coalesce(sum(case when debit_account = any(${amilShareSpent}::text[])
          or credit_account = any(${amilShareSpent}::text[]) then 0
        when ${side('debit_account', '5%')} then amount
        when ${side('credit_account', '5%')} then -amount end), 0)::bigint as "passedOn"
    from ledger_posting as posting
    join ledger_journal as journal
      on journal.source_id = posting.source_id and journal.id = posting.journal_id
    where posting.campaign_id = ${campaignId} and posting.fund <> 'A'
      and journal.occurred_at >= ${startOfDay(from)}
      and journal.occurred_at < ${startOfDay(addDays(through, 1))}`.execute(db)
  return rows[0] ?? { collected: 0, cost: 0, passedOn: 0 }
}
