import { type RawBuilder, sql } from 'kysely'
import { amilShareSpent } from '#features/ledger/ledger.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { addDays, dayOf, startOfDay } from '#platform/time/jakarta.ts'
import type { PermitReport, PermitTerms, PermitVersion } from './collection-permit.ts'
import { PermitKnown, PermitNotNeeded, PermitTooLong } from './errors.ts'

/** Writes a permit down. Refuses with PermitNotNeeded, PermitTooLong and PermitKnown. */
export async function recordPermit(ctx: Ctx, permit: PermitTerms, by: string): Promise<void> {
  const { campaignId, from, through, isDisaster, ...words } = permit
  await assertPermit(ctx.db, permit)
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

/** Refuses terms that no permit can have; the number may be that of the permit `id` itself. */
export async function assertPermit(db: Db, terms: PermitTerms, id?: string): Promise<void> {
  const { campaignId, number, from, through } = terms
  const campaign = await db
    .selectFrom('campaign')
    .select('fund')
    .where('id', '=', campaignId)
    .executeTakeFirst()
  if (!campaign || campaign.fund === 'Z' || campaign.fund === 'W') throw new PermitNotNeeded()
  if (from > through || through >= fourMonthsAfter(from)) throw new PermitTooLong()
  const { rows } = await sql<{ id: string }>`
    select id from ${held} as permit where number = ${number}`.execute(db)
  if (rows.some((other) => other.id !== id)) throw new PermitKnown()
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

/** Every permit as its newest version says. */
const held = sql`(
  select permit.id, coalesce(later.version, 1) as version,
    coalesce(later.campaign_id, permit.campaign_id) as campaign_id,
    coalesce(later.number, permit.number) as number,
    coalesce(later.issuer, permit.issuer) as issuer,
    coalesce(later.region, permit.region) as region,
    coalesce(later.from_day, permit.from_day) as from_day,
    coalesce(later.through_day, permit.through_day) as through_day,
    coalesce(later.is_disaster, permit.is_disaster) as is_disaster,
    coalesce(later.is_withdrawn, false) as is_withdrawn
  from collection_permit as permit
  left join collection_permit_version as later on later.permit_id = permit.id
    and later.version = (select max(version) from collection_permit_version as newest
      where newest.permit_id = permit.id))`

type Row = Omit<PermitReport, 'collected' | 'cost' | 'passedOn'>

/** Every permit with what its campaign received, cost and passed on within its days, the latest first. */
export async function listPermits(ctx: Pick<Ctx, 'db' | 'now'>): Promise<PermitReport[]> {
  return permitsWhere(ctx, sql`true`)
}

/** One permit with its sums; undefined for an unknown id. */
export async function findPermit(
  ctx: Pick<Ctx, 'db' | 'now'>,
  id: string,
): Promise<PermitReport | undefined> {
  const [found] = await permitsWhere(ctx, sql`permit.id = ${id}`)
  return found
}

async function permitsWhere(
  ctx: Pick<Ctx, 'db' | 'now'>,
  named: RawBuilder<unknown>,
): Promise<PermitReport[]> {
  const { rows } = await sql<Row>`
    select permit.id, permit.version, permit.is_withdrawn as "isWithdrawn",
      campaign.id as "campaignId", campaign.title as campaign, campaign.slug,
      permit.number, permit.issuer, permit.region, permit.from_day as from,
      permit.through_day as through, permit.is_disaster as "isDisaster",
      campaign.status = 'active' and (campaign.ends_at is null or campaign.ends_at > ${ctx.now()})
        as "isOpen"
    from ${held} as permit join campaign on campaign.id = permit.campaign_id
    where ${named}
    order by permit.from_day desc, permit.id limit 200`.execute(ctx.db)
  const today = dayOf(ctx.now())
  const reports: PermitReport[] = []
  for (const row of rows) {
    const through = row.through < today ? row.through : today
    const sums = await sumsOf(ctx.db, row.campaignId, { from: row.from, through })
    reports.push({ ...row, ...sums })
  }
  return reports
}

/** The permits in force whose last day lies between two days. */
export async function endedPermits(
  db: Db,
  { after, before }: { after: string; before: string },
): Promise<Pick<PermitReport, 'id' | 'number' | 'issuer' | 'through'>[]> {
  const { rows } = await sql<Pick<PermitReport, 'id' | 'number' | 'issuer' | 'through'>>`
    select id, number, issuer, through_day as through from ${held} as permit
    where not is_withdrawn and through_day > ${after} and through_day < ${before}
    order by through_day, id`.execute(db)
  return rows
}

/** The versions of a permit, the newest first. */
export async function listPermitVersions(db: Db, id: string): Promise<PermitVersion[]> {
  const { rows } = await sql<PermitVersion>`
    select each.version, each.campaign_id as "campaignId", campaign.title as campaign, each.number,
      each.issuer, each.region, each.from_day as from, each.through_day as through,
      each.is_disaster as "isDisaster", each.is_withdrawn as "isWithdrawn", each.reason,
      maker.name as by, approver.name as "approvedBy", each.at
    from (
      select 1 as version, campaign_id, number, issuer, region, from_day, through_day, is_disaster,
        false as is_withdrawn, '' as reason, recorded_by as made_by, null::uuid as approved_by,
        recorded_at as at
      from collection_permit where id = ${id}
      union all
      select version, campaign_id, number, issuer, region, from_day, through_day, is_disaster,
        is_withdrawn, reason, made_by, approved_by, approved_at
      from collection_permit_version where permit_id = ${id}) as each
    join campaign on campaign.id = each.campaign_id
    left join staff as maker on maker.id = each.made_by
    left join staff as approver on approver.id = each.approved_by
    order by each.version desc`.execute(db)
  return rows
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
