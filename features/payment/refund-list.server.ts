import type { Db } from '#platform/db/connect.server.ts'

const PAGE = 50

/** Refunds, newest first; of one state, or all. */
export async function listRefunds(
  db: Db,
  { status, after }: { status?: string | undefined; after?: string | undefined },
) {
  const rows = await refunds(db)
    .$if(status !== undefined, (query) => query.where('refund.status', '=', status as 'proposed'))
    .$if(after !== undefined, (query) => query.where('refund.id', '<', after as string))
    .orderBy('refund.id', 'desc')
    .limit(PAGE + 1)
    .execute()
  const shown = rows.slice(0, PAGE)
  return { rows: shown, next: rows.length > PAGE ? shown.at(-1)?.id : undefined }
}

/** The refunds of one donation, newest first. */
export async function refundsOf(db: Db, donationId: string) {
  return refunds(db)
    .where('refund.donation_id', '=', donationId)
    .orderBy('refund.id', 'desc')
    .execute()
}

function refunds(db: Db) {
  return db
    .selectFrom('refund')
    .innerJoin('donation', 'donation.id', 'refund.donation_id')
    .innerJoin('campaign', 'campaign.id', 'donation.campaign_id')
    .leftJoin('bank_account as bank', 'bank.id', 'refund.bank_account_id')
    .leftJoin('staff as maker', 'maker.id', 'refund.made_by')
    .leftJoin('staff as approver', 'approver.id', 'refund.approved_by')
    .select([
      'refund.id',
      'refund.donation_id as donationId',
      'refund.amount',
      'refund.reason',
      'refund.note',
      'refund.status',
      'refund.pays_from as paysFrom',
      'refund.bank_reference as bankReference',
      'refund.failure',
      'refund.made_at as madeAt',
      'refund.approved_at as approvedAt',
      'refund.sent_at as sentAt',
      'refund.paid_at as paidAt',
      'donation.public_id as publicId',
      'donation.fund',
      'campaign.title as campaign',
      'bank.bank as bankName',
      'bank.number as bankNumber',
      'maker.name as maker',
      'approver.name as approver',
    ])
}

export type RefundRow = Awaited<ReturnType<typeof refundsOf>>[number]

/** Donations whose donor gave an account, and whose refund nobody has proposed yet. */
export async function listAnswered(db: Db) {
  return db
    .selectFrom('donor_bank')
    .innerJoin('donation', 'donation.id', 'donor_bank.donation_id')
    .innerJoin('campaign', 'campaign.id', 'donation.campaign_id')
    .select(['donation.id', 'campaign.title', 'donor_bank.given_at as givenAt'])
    .where('donor_bank.suspense_id', 'is', null)
    .where('donor_bank.token_hash', 'is not', null)
    .where('donor_bank.sealed', 'is not', null)
    .where('donation.status', '=', 'paid')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refund')
            .select('refund.id')
            .whereRef('refund.donation_id', '=', 'donation.id')
            .where('refund.status', '!=', 'rejected'),
        ),
      ),
    )
    .orderBy('donor_bank.given_at')
    .limit(50)
    .execute()
}

/** What donors have twice, and nobody has settled. */
export async function listTakenBack(db: Db) {
  return db
    .selectFrom('refund_taken_back')
    .selectAll()
    .where('resolution', 'is', null)
    .orderBy('taken_at')
    .execute()
}
