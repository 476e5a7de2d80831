import { type RawBuilder, sql } from 'kysely'
import { ANONYMOUS_NAME } from '#features/campaign/campaign.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { countUpTo } from '#platform/db/count.server.ts'
import { moneyKeysets } from '#platform/db/keyset.server.ts'
import { type PageAsked, pageOf } from '#platform/db/page.server.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import { NotFound } from '#platform/refusal.ts'
import type { SuspenseReason } from '#platform/db/schema.ts'
import type { Suspense } from './queries.server.ts'

export type SuspenseFilter = {
  status?: Suspense['status'] | undefined
  reason?: SuspenseReason | undefined
  sort?: keyof typeof keysets | undefined
}

const { nominal: jumlah, ...byTime } = moneyKeysets('suspense')
const keysets = { ...byTime, jumlah }

/** Money in suspense with what it came for; a page begins after a row's id. */
export async function listSuspense(
  db: Db,
  { sort = 'terlama', after, limit, ...filter }: SuspenseFilter & PageAsked,
) {
  const where = conditionsOf(filter)
  return await pageOf(db, rows(db), { keyset: keysets[sort], where, after, limit })
}

/** How many entries a filter has; counting stops at `most`. */
export async function countSuspense(db: Db, filter: SuspenseFilter, most: number): Promise<number> {
  return await countUpTo(db, { from: sql`suspense`, where: conditionsOf(filter), most })
}

function conditionsOf({ status, reason }: SuspenseFilter): RawBuilder<boolean>[] {
  return [
    ...(status ? [sql<boolean>`suspense.status = ${status}`] : []),
    ...(reason ? [sql<boolean>`suspense.reason = ${reason}`] : []),
  ]
}

/** One entry with the donation and the code it came for. Refuses an unknown id. */
export async function findSuspense(db: Db, id: string) {
  const saved = await db.selectFrom('suspense').selectAll().where('id', '=', id).executeTakeFirst()
  const row = await rows(db).where('suspense.id', '=', id).executeTakeFirst()
  if (!saved || !row) throw new NotFound('Titipan ini tidak ditemukan.')
  const decision = await db
    .selectFrom('suspense_decision')
    .selectAll()
    .where('donation_id', '=', saved.donation_id)
    .where('suspense_id', '=', id)
    .where('status', '!=', 'rejected')
    .executeTakeFirst()
  return { suspense: saved, row, decision, bank: await bankWords(db, saved) }
}

export type BankWords = { bank: string; words: string | null }

/** What our own bank says of money that came to it: its account, and the words of its statement's line. */
async function bankWords(db: Db, { provider, donation_id, reference }: Suspense) {
  if (provider !== 'bank') return undefined
  return db
    .selectFrom('transfer_receipt as receipt')
    .innerJoin('bank_account as bank', 'bank.id', 'receipt.bank_account_id')
    .leftJoin('bank_line as line', (join) =>
      join.on(
        sql<string>`line.id::text`,
        'in',
        sql<string>`(receipt.key, coalesce(receipt.statement_key, receipt.key))`,
      ),
    )
    .select([sql<string>`bank.bank || ' ' || bank.number`.as('bank'), 'line.description as words'])
    .where('receipt.donation_id', '=', donation_id)
    .$if(reference !== null, (query) => query.orderBy(sql`receipt.key = ${reference}`, 'desc'))
    .orderBy('receipt.created_at', 'desc')
    .executeTakeFirst()
}

/** Waiting donations of the same sum from the days before money without a reference came. */
export async function possibleDonations(db: Db, { amount, created_at: at }: Suspense) {
  return db
    .selectFrom('donation')
    .select('donation.id')
    .where('donation.status', 'in', ['awaiting_payment', 'expired', 'cancelled'])
    .where('donation.created_at', '<=', at)
    .where('donation.created_at', '>', new Date(at.getTime() - 7 * DAY_MS))
    .where((eb) => eb(eb('donation.amount', '+', eb.ref('donation.operational')), '=', amount))
    .orderBy('donation.created_at', 'desc')
    .limit(10)
    .execute()
}

/** Published campaigns that money may be given to. */
export async function campaignChoices(db: Db) {
  return db
    .selectFrom('campaign')
    .select(['id', 'title', 'fund'])
    .where('status', '=', 'active')
    .orderBy('title')
    .limit(500)
    .execute()
}

function rows(db: Db) {
  return db
    .selectFrom('suspense')
    .leftJoin('donation', 'donation.id', 'suspense.donation_id')
    .leftJoin('campaign', 'campaign.id', 'donation.campaign_id')
    .leftJoin('charge', (join) =>
      join
        .onRef('charge.donation_id', '=', 'suspense.donation_id')
        .onRef('charge.id', '=', 'suspense.charge_id'),
    )
    .select([
      'suspense.id',
      'suspense.reason',
      'suspense.status',
      'suspense.amount',
      'suspense.provider',
      'suspense.provider_id as providerId',
      'suspense.created_at as createdAt',
      'suspense.resolved_at as resolvedAt',
      'donation.id as donationId',
      'donation.public_id as publicId',
      'donation.status as donationStatus',
      'donation.amount as promised',
      'donation.operational',
      sql<string | null>`case when donation.is_anonymous then ${ANONYMOUS_NAME}
        else donation.donor_name end`.as('donorName'),
      'campaign.title as campaign',
      'charge.method',
      'charge.channel',
    ])
}
