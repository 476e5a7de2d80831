import { sql } from 'kysely'
import { normalSide } from '#features/ledger/ledger.ts'
import { pairSumsBy } from '#features/ledger/pair-sums.server.ts'
import { listAccounts } from '#features/ledger/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { HelpArea } from '#platform/db/schema/schema-mustahik.ts'
import { readDelimited } from '#platform/sheet/delimited.ts'
import { startOfDay } from '#platform/time/jakarta.ts'
import { type RealFacts, realOf } from './plan-real.ts'
import { planColumns, type PlanLine, type ReadPlan, readPlanRows } from './plan-rows.ts'

/** The rows pasted from a sheet, read against the accounts and the programmes. */
export async function readPlanText({ db }: Pick<Ctx, 'db'>, text: string): Promise<ReadPlan> {
  const accounts = new Set((await listAccounts(db)).map(({ code }) => code))
  const campaigns = await db
    .selectFrom('campaign')
    .select(['id', 'slug', 'title', 'fund'])
    .execute()
  return readPlanRows(readDelimited(text), { accounts, campaigns })
}

/** The versions of a year, the one that holds first. */
export async function listPlans(db: Db | Tx, year: number) {
  return db
    .selectFrom('annual_plan')
    .leftJoin('staff as maker', 'maker.id', 'annual_plan.made_by')
    .leftJoin('staff as approver', 'approver.id', 'annual_plan.approved_by')
    .select(['annual_plan.id', 'year', 'version', 'note', 'approved_at as approvedAt'])
    .select(['maker.name as maker', 'approver.name as approver'])
    .where('year', '=', year)
    .orderBy('version', 'desc')
    .execute()
}

export type PlanVersion = Awaited<ReturnType<typeof listPlans>>[number]

/** The years that have a plan, the latest first. */
export async function planYears(db: Db): Promise<number[]> {
  const query = db.selectFrom('annual_plan').select('year').distinct().orderBy('year', 'desc')
  return (await query.execute()).map(({ year }) => year)
}

export type StoredLine = PlanLine & { campaign: string | null; slug: string | null }

/** The lines of one version in their order. */
export async function listPlanLines(db: Db | Tx, planId: string): Promise<StoredLine[]> {
  const rows = await db
    .selectFrom('annual_plan_line as line')
    .leftJoin('campaign', 'campaign.id', 'line.campaign_id')
    .select(['line.code', 'line.label', 'line.fund', 'line.account', 'line.area'])
    .select(['line.campaign_id as campaignId', 'campaign.title as campaign', 'campaign.slug'])
    .select(['line.q1', 'line.q2', 'line.q3', 'line.q4'])
    .where('line.plan_id', '=', planId)
    .orderBy('line.position')
    .execute()
  return rows.map(({ q1, q2, q3, q4, ...line }) => ({ ...line, quarters: [q1, q2, q3, q4] }))
}

/** The lines of the version that holds in a year; none without a plan. */
export async function standingLines(db: Db | Tx, year: number): Promise<StoredLine[]> {
  const [standing] = await listPlans(db, year)
  return standing ? await listPlanLines(db, standing.id) : []
}

/** Writes a version that two people agreed on. */
export async function writePlan(
  ctx: Ctx,
  tx: Tx,
  { year, note, lines, made }: { year: number; note: string; lines: PlanLine[]; made: TwoPeople },
): Promise<void> {
  const id = ctx.newId()
  const [last] = await listPlans(tx, year)
  const version = (last?.version ?? 0) + 1
  const who = { made_by: made.by, approved_by: made.approvedBy, approved_at: ctx.now() }
  await tx
    .insertInto('annual_plan')
    .values({ id, year, version, note, ...who })
    .execute()
  const rows = lines.map(({ quarters: [q1, q2, q3, q4], campaignId, ...line }, index) => ({
    plan_id: id,
    position: index + 1,
    ...line,
    campaign_id: campaignId,
    q1,
    q2,
    q3,
    q4,
  }))
  await tx.insertInto('annual_plan_line').values(rows).execute()
}

type TwoPeople = { by: string; approvedBy: string }

/** A version as the text of its sheet, to be changed. */
export function planText(year: number, lines: readonly StoredLine[]): string {
  const rows = lines.map((line) => [
    String(year),
    line.code,
    line.label,
    line.fund,
    line.account,
    line.slug ?? '',
    line.area ?? '',
    ...line.quarters.map(String),
  ])
  return [[...planColumns], ...rows].map((cells) => cells.map(quoted).join(';')).join('\n')
}

function quoted(cell: string): string {
  return /[;"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** What became of the lines of a year, by the books. */
export async function planReal(db: Db, year: number, lines: readonly PlanLine[]) {
  return realOf(lines, await factsOf(db, year))
}

async function factsOf(db: Db, year: number): Promise<RealFacts> {
  const days = { from: `${year}-01-01`, through: `${year}-12-31` }
  const pairs = await pairSumsBy(db, days, 'campaign_id')
  const ledger = pairs.flatMap(({ debit, credit, fund, isBefore, amount, groupId: campaignId }) =>
    isBefore
      ? []
      : [
          { account: debit, fund, campaignId, sum: signOf(debit, 'debit') * amount },
          { account: credit, fund, campaignId, sum: signOf(credit, 'credit') * amount },
        ].filter(({ account }) => /^[456]/.test(account)),
  )
  return { ledger, areas: await areaSums(db, year), named: await namedSums(db, year) }
}

function signOf(code: string, side: 'debit' | 'credit'): 1 | -1 {
  return normalSide(code) === side ? 1 : -1
}

async function areaSums(db: Db, year: number): Promise<RealFacts['areas']> {
  const { rows } = await sql<{
    account: string
    fund: Fund
    campaignId: string | null
    area: HelpArea
    sum: number
  }>`
    select account, fund, campaign_id as "campaignId", area, sum(amount)::bigint as sum
    from disbursement
    where status = 'paid' and area is not null
      and paid_at >= ${startOfDay(`${year}-01-01`)} and paid_at < ${startOfDay(`${year + 1}-01-01`)}
    group by 1, 2, 3, 4`.execute(db)
  return rows
}

/** What expenses name: those of the year that stand in the books. */
async function namedSums(db: Db, year: number): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ code: string; sum: number }>`
    select plan_code as code, sum(sum)::bigint as sum from voucher
    where plan_code is not null and status = 'posted'
      and day between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
    group by 1`.execute(db)
  return new Map(rows.map(({ code, sum }) => [code, sum]))
}
