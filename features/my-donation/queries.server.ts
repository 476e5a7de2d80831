import { sql } from 'kysely'
import { account, donationIncome } from '#features/ledger/ledger.ts'
import { nounOf } from '#features/campaign/nouns.ts'
import { packageInRow } from '#features/wakaf/queries.server.ts'
import { type DonatedUnits, donatedUnits, termsOf } from '#features/wakaf/wakaf.ts'
import { totalOf } from '#features/donation/donation.ts'
import { findDonationId } from '#features/donation/queries.server.ts'
import { papersOf } from '#features/receipt/queries.server.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { ChargeMethod } from '#platform/db/schema.ts'
import { type Rupiah, rupiah } from '#platform/money/money.ts'
import { findChannel } from '#platform/outside/payment/channels.ts'
import {
  type MyDonation,
  type DonationTab,
  donationTabs,
  yearBounds,
  type YearSum,
} from './my-donation.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'

export type MyDonationQuery = {
  accountId: string
  tab?: DonationTab
  year?: number | undefined
  /** Public id of the last donation on the previous page; another donor's gives nothing. */
  after?: string | undefined
  limit?: number
}

/** An account's own donations, newest first, with their receipts. Another donor's are never among them. */
export async function listMyDonations(db: Db | Tx, query: MyDonationQuery): Promise<MyDonation[]> {
  const after =
    query.after === undefined ? undefined : await findOwn(db, query.accountId, query.after)
  if (query.after !== undefined && !after) return []
  const rows = await rowsOf(db, { ...query, after }).execute()
  const papers = await papersOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => toMine(row, papers.get(row.id) ?? []))
}

/** One donation by its row id, without an access check: the caller has done it. */
export async function findMyDonation(
  db: Db | Tx,
  donationId: string,
): Promise<MyDonation | undefined> {
  const row = await donations(db).where('donation.id', '=', donationId).executeTakeFirst()
  if (!row) return undefined
  const papers = await papersOf(db, [row.id])
  return toMine(row, papers.get(row.id) ?? [])
}

type Earlier = { created_at: Date; id: string }

async function findOwn(db: Db | Tx, accountId: string, publicId: string) {
  const id = await findDonationId(db, publicId)
  if (id === undefined) return undefined
  return db
    .selectFrom('donation')
    .select(['created_at', 'id'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

type RowQuery = Omit<MyDonationQuery, 'after'> & { after: Earlier | undefined }

function rowsOf(db: Db | Tx, { accountId, tab = 'semua', year, after, limit }: RowQuery) {
  const statuses = donationTabs[tab]
  const bounds = year === undefined ? undefined : yearBounds(year)
  return donations(db)
    .where('donation.account_id', '=', accountId)
    .$if(statuses !== null, (query) => query.where('donation.status', 'in', statuses ?? []))
    .$if(bounds !== undefined, (query) =>
      query
        .where('donation.created_at', '>=', bounds?.from as Date)
        .where('donation.created_at', '<', bounds?.until as Date),
    )
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(donation.created_at, donation.id)
          < (${after?.created_at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .$if(limit !== undefined, (query) => query.limit(limit as number))
    .orderBy('donation.created_at', 'desc')
    .orderBy('donation.id', 'desc')
}

function donations(db: Db | Tx) {
  return db
    .selectFrom('donation')
    .innerJoin('campaign', 'campaign.id', 'donation.campaign_id')
    .leftJoin('wakaf_unit', 'wakaf_unit.campaign_id', 'donation.campaign_id')
    .leftJoin('wakaf_package', (join) =>
      join
        .onRef('wakaf_package.campaign_id', '=', 'donation.campaign_id')
        .onRef('wakaf_package.id', '=', 'donation.package_id'),
    )
    .leftJoin('wakaf_share', (join) =>
      join
        .onRef('wakaf_share.source_id', '=', 'donation.id')
        .on('wakaf_share.returned_at', 'is', null),
    )
    .leftJoin('donation_claim', 'donation_claim.donation_id', 'donation.id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('charge')
          .select(['method', 'channel'])
          .whereRef('charge.donation_id', '=', 'donation.id')
          .orderBy('attempt', 'desc')
          .limit(1)
          .as('tried'),
      (join) => join.onTrue(),
    )
    .select([
      'donation.id',
      'donation.public_id',
      'donation.status',
      'donation.amount',
      'donation.operational',
      'donation.fund',
      'donation.is_anonymous',
      'donation.created_at',
      'donation.paid_at',
      'campaign.slug',
      'campaign.title',
      'campaign.income_account',
      'wakaf_unit.name as unit_name',
      'wakaf_unit.price as unit_price',
      'wakaf_package.name as packageName',
      'wakaf_package.price as packagePrice',
      'wakaf_package.units as packageUnits',
      'wakaf_share.granted',
      'wakaf_share.general_amount',
      'tried.method',
      'tried.channel',
      'donation_claim.claimed_at',
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

function toMine(row: Row, papers: MyDonation['papers']): MyDonation {
  return {
    id: row.public_id,
    status: row.status,
    amount: row.amount,
    operational: row.operational,
    total: totalOf(row),
    fund: row.fund,
    noun: nounOf({ fund: row.fund, incomeAccount: row.income_account }),
    units: unitsOf(row),
    campaign: { slug: row.slug, title: row.title },
    channel: channelName(row.method, row.channel),
    isAnonymous: row.is_anonymous,
    isClaimed: row.claimed_at !== null,
    createdAt: row.created_at,
    paidAt: row.paid_at,
    papers,
  }
}

function unitsOf(row: Row): DonatedUnits | null {
  const { amount, unit_name: name, unit_price: price, granted, general_amount: general } = row
  if (name === null || price === null) return null
  const terms = termsOf({ name, price }, packageInRow(row))
  const share =
    granted === null || general === null ? undefined : { granted: granted / terms.size, general }
  return donatedUnits(amount, terms, share)
}

function channelName(method: ChargeMethod | null, channel: string | null): string | null {
  if (!method || !channel) return null
  return findChannel(method, channel)?.name ?? channel
}

/**
 * An account's donations by the year of payment in Jakarta and the fund, newest year first. Summed in the ledger:
 * donations less returns, as for campaigns.
 */
export async function sumMyYears(db: Db | Tx, accountId: string): Promise<YearSum[]> {
  const income = Object.values(donationIncome).flat()
  const { rows } = await sql<{ year: number; fund: Fund; amount: number }>`
    select extract(year from donation.paid_at at time zone 'Asia/Jakarta')::int as year,
      posting.fund, sum(case
        when posting.credit_account = any(${income}::text[]) then posting.amount
        when posting.debit_account = ${account.returnedIncome} then -posting.amount
        else 0 end)::bigint as amount
    from donation join ledger_posting as posting on posting.source_id = donation.id
    where donation.account_id = ${accountId} and donation.paid_at is not null
    group by 1, 2
    order by 1 desc, 2`.execute(db)
  const years = new Map<number, YearSum>()
  for (const { year, fund, amount } of rows) {
    if (amount === 0) continue
    const sum = years.get(year) ?? { year, total: rupiah(0), funds: [] }
    sum.funds.push({ fund, amount: rupiah(amount) })
    sum.total = (sum.total + amount) as Rupiah
    years.set(year, sum)
  }
  return [...years.values()]
}

/** Guest donations with a verified email of this account: thanks and receipts went to that address. */
export function claimableOf(accountId: string) {
  return sql`
    select gift.id, contact.kind from donation as gift
    join account_contact as contact on contact.account_id = ${accountId}
      and contact.kind = 'email' and gift.donor_email = contact.value
    where gift.account_id is null and gift.erased_at is null`
}

/**
 * Guest donations with a verified phone of this account and no email. Another donor may have mistyped the number, so
 * alone it proves nothing.
 */
export function reachableByPhone(accountId: string) {
  return sql`
    select gift.id, gift.public_id, gift.amount, gift.operational, gift.created_at, gift.paid_at,
      lower(regexp_replace(btrim(gift.donor_name), '\\s+', ' ', 'g')) as donor
    from donation as gift
    join account_contact as contact on contact.account_id = ${accountId}
      and contact.kind = 'phone' and gift.donor_phone = contact.value
    where gift.donor_email is null and gift.account_id is null and gift.erased_at is null`
}

/** Whether an account has a verified phone number. */
export async function hasPhone(db: Db | Tx, accountId: string): Promise<boolean> {
  const found = await db
    .selectFrom('account_contact')
    .select('kind')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'phone')
    .executeTakeFirst()
  return found !== undefined
}

/** How many guest donations an account could claim with one click. */
export async function countClaimable(db: Db | Tx, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${claimableOf(accountId)}) as found`.execute(db)
  return rows[0]?.count ?? 0
}
