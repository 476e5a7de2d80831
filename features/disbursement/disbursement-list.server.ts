import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/connect.server.ts'
import { countUpTo } from '#platform/db/count.server.ts'
import { type MoneySort, moneyKeysets } from '#platform/db/keyset.server.ts'
import { type PageAsked, pageOf } from '#platform/db/page.server.ts'

export type DisbursementFilter = {
  status?: DisbursementRow['status'] | undefined
  sort?: MoneySort | undefined
}

const keysets = moneyKeysets('disbursement')

/** Disbursements of one state, or all; a page begins after the cursor of the one before. */
export async function listDisbursements(
  db: Db,
  { sort = 'terbaru', after, limit, ...filter }: DisbursementFilter & PageAsked,
) {
  const where = conditionsOf(filter)
  return await pageOf(db, disbursements(db), { keyset: keysets[sort], where, after, limit })
}

/** How many disbursements a filter has; counting stops at `most`. */
export async function countDisbursements(
  db: Db,
  filter: DisbursementFilter,
  most: number,
): Promise<number> {
  return await countUpTo(db, { from: sql`disbursement`, where: conditionsOf(filter), most })
}

function conditionsOf({ status }: DisbursementFilter): RawBuilder<boolean>[] {
  return status ? [sql<boolean>`disbursement.status = ${status}`] : []
}

/** One disbursement, or undefined. */
export async function findDisbursement(db: Db, id: string) {
  return disbursements(db).where('disbursement.id', '=', id).executeTakeFirst()
}

function disbursements(db: Db) {
  return db
    .selectFrom('disbursement')
    .leftJoin('campaign', 'campaign.id', 'disbursement.campaign_id')
    .leftJoin('disbursement_report as report', 'report.disbursement_id', 'disbursement.id')
    .innerJoin('ledger_account as used', 'used.code', 'disbursement.account')
    .leftJoin('staff as maker', 'maker.id', 'disbursement.made_by')
    .leftJoin('bank_account as bank', 'bank.id', 'disbursement.bank_account_id')
    .leftJoin('staff as approver', 'approver.id', 'disbursement.approved_by')
    .leftJoin('staff as payer', 'payer.id', 'disbursement.paid_by')
    .select([
      'disbursement.id',
      'disbursement.fund',
      'disbursement.account',
      'disbursement.campaign_id as campaignId',
      'disbursement.income_account as incomeAccount',
      'used.name as use',
      'disbursement.amount',
      'disbursement.description',
      'disbursement.beneficiaries',
      'disbursement.area',
      'disbursement.proof',
      'disbursement.bank_account_id as bankAccountId',
      sql<string | null>`bank.bank || ' ' || bank.number`.as('bank'),
      sql<boolean>`bank.closed_on is null`.as('isBankOpen'),
      'disbursement.status',
      'disbursement.made_at',
      'disbursement.approved_at',
      'disbursement.paid_at',
      'campaign.title as campaign',
      'campaign.slug as campaignSlug',
      'maker.name as maker',
      'approver.name as approver',
      'payer.name as payer',
      'report.published_at as reportedAt',
    ])
}

export type DisbursementRow = NonNullable<Awaited<ReturnType<typeof findDisbursement>>>

/** Campaigns a disbursement may be for, with their fund, by title. */
export async function campaignsToPay(db: Db) {
  return db
    .selectFrom('campaign')
    .select(['id', 'title', 'fund'])
    .where('status', 'not in', ['draft', 'review'])
    .orderBy('title')
    .limit(500)
    .execute()
}
