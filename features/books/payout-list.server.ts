import type { Db } from '#platform/db/connect.server.ts'

const PAGE = 50

/** Payouts, newest first; of one state, or all. */
export async function listDisbursements(
  db: Db,
  { status, after }: { status?: string | undefined; after?: string | undefined },
) {
  const rows = await payouts(db)
    .$if(status !== undefined, (query) =>
      query.where('disbursement.status', '=', status as 'proposed'),
    )
    .$if(after !== undefined, (query) => query.where('disbursement.id', '<', after as string))
    .orderBy('disbursement.id', 'desc')
    .limit(PAGE + 1)
    .execute()
  const shown = rows.slice(0, PAGE)
  return { rows: shown, next: rows.length > PAGE ? shown.at(-1)?.id : undefined }
}

/** One payout, or undefined. */
export async function findDisbursement(db: Db, id: string) {
  return payouts(db).where('disbursement.id', '=', id).executeTakeFirst()
}

function payouts(db: Db) {
  return db
    .selectFrom('disbursement')
    .leftJoin('campaign', 'campaign.id', 'disbursement.campaign_id')
    .leftJoin('disbursement_report as report', 'report.disbursement_id', 'disbursement.id')
    .leftJoin('staff as maker', 'maker.id', 'disbursement.made_by')
    .leftJoin('staff as approver', 'approver.id', 'disbursement.approved_by')
    .select([
      'disbursement.id',
      'disbursement.fund',
      'disbursement.account',
      'disbursement.amount',
      'disbursement.description',
      'disbursement.beneficiaries',
      'disbursement.proof',
      'disbursement.status',
      'disbursement.made_at',
      'disbursement.approved_at',
      'disbursement.paid_at',
      'campaign.title as campaign',
      'campaign.slug as campaignSlug',
      'maker.name as maker',
      'approver.name as approver',
      'report.published_at as reportedAt',
    ])
}

export type DisbursementRow = NonNullable<Awaited<ReturnType<typeof findDisbursement>>>

/** Campaigns a payout may be for, with their fund, by title. */
export async function campaignsToPay(db: Db) {
  return db
    .selectFrom('campaign')
    .select(['id', 'title', 'fund'])
    .where('status', 'not in', ['draft', 'review'])
    .orderBy('title')
    .limit(500)
    .execute()
}
