import { sql } from 'kysely'
import { account } from '#features/ledger/ledger.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { isShared, amilShareDue } from './amil-share.ts'
import { sharedBy } from './amil-share.server.ts'
import { MoneyMissing } from './errors.ts'

/** Money that is to leave, already written as a disbursement or a refund that waits. */
export type MoneyPromise = {
  kind: 'disbursement' | 'refund'
  fund: Fund
  campaignId: string | null
  /** The kind of a disbursement of fund D that has no campaign, by its income account. */
  incomeAccount?: string | null
  /** What a disbursement is spent on: of a wakaf, whether its principal becomes the thing it was given for. */
  account?: string
  amount: number
}

/**
 * The one check of free money: what a campaign and its fund hold covers every promise that waits, disbursements and
 * refunds alike, so that no rupiah is promised twice. Runs inside the lock of the books, after the new promise is written.
 */
export async function assertFree(tx: Tx, promise: MoneyPromise): Promise<void> {
  const free = promise.fund === 'W' ? await freeWakaf(tx, promise) : await freeFund(tx, promise)
  if (free < 0) throw new MoneyMissing(free + promise.amount)
}

type Standing = {
  campaignId: string | null
  /** Of fund D: what it was given for, by the income account. */
  kind: string | null
  net: number
  disbursements: number
  refunds: number
}

/**
 * The smallest of what the campaign, its kind and its whole fund have left; a disbursement without a campaign asks the fund,
 * or of fund D the kind.
 */
async function freeFund(
  tx: Db | Tx,
  { fund, campaignId, incomeAccount }: Omit<MoneyPromise, 'kind' | 'amount'>,
): Promise<number> {
  const left = await leftOf(tx, fund)
  const whole = left.reduce((sum, { free }) => sum + free, 0)
  const own = left.find((each) => each.campaignId === campaignId)
  const kind = campaignId ? own?.kind : incomeAccount
  const alike = left.filter((each) => each.kind === kind)
  const ofKind = kind ? alike.reduce((sum, { free }) => sum + free, 0) : whole
  return campaignId ? Math.min(whole, ofKind, own?.free ?? 0) : Math.min(whole, ofKind)
}

type Left = Standing & {
  /** What is not promised. */
  free: number
}

/** What each campaign of a fund has left, and what the fund has without one. */
export async function leftOf(tx: Db | Tx, fund: Fund): Promise<Left[]> {
  const standings = await standingsOf(tx, fund)
  const returns = await shareReturns(tx, fund, standings)
  return standings.map((each) => {
    const returned = returns.get(each.campaignId) ?? 0
    return { ...each, free: each.net + returned - each.disbursements - each.refunds }
  })
}

/** What a disbursement could promise now. */
export async function freeForDisbursement(
  tx: Db | Tx,
  promise: Omit<MoneyPromise, 'kind' | 'amount'>,
): Promise<number> {
  return promise.fund === 'W'
    ? freeWakaf(tx, { ...promise, kind: 'disbursement' })
    : freeFund(tx, promise)
}

/** The amil gives back its share of what is refunded, so that much of a refund is the amil's to bear. */
async function shareReturns(tx: Db | Tx, fund: Fund, standings: readonly Standing[]) {
  const returns = new Map<string | null, number>()
  if (!isShared(fund) || standings.every(({ refunds }) => refunds === 0)) return returns
  for (const shared of await sharedBy(tx, fund)) {
    const refunds = standings.find((each) => each.campaignId === shared.campaignId)?.refunds ?? 0
    if (refunds === 0) continue
    const due = amilShareDue(fund, { ...shared, eligible: shared.eligible - refunds })
    returns.set(shared.campaignId, Math.max(0, 0 - due))
  }
  return returns
}

/**
 * What a fund holds is its income less its spending, and less what of it is no longer money: with a partner, advanced,
 * in store, lent, or a thing.
 */
export const binds = (code: string) => new RegExp(BINDING).test(code)
const BINDING = '^([3456]|1140|1145|118|120|121|122)'

/** What each campaign of a fund holds and has promised; in fund D also by kind. */
async function standingsOf(tx: Db | Tx, fund: Fund): Promise<Standing[]> {
  const isOfKinds = fund === 'D'
  const kind = isOfKinds ? sql`coalesce(campaign.income_account, part.kind)` : sql`null::text`
  // What a bank gave is of its own kind; a disbursement without a campaign names its kind.
  const ofPosting = isOfKinds
    ? sql`coalesce(
        (select disbursement.income_account from disbursement where disbursement.id = source_id),
        case when credit_account like '45%' then credit_account
          when debit_account like '45%' then debit_account end)`
    : sql`null::text`
  const { rows } = await sql<Standing>`
    select part.campaign_id as "campaignId", ${kind} as kind, sum(part.net)::bigint as net,
      sum(part.disbursements)::bigint as disbursements, sum(part.refunds)::bigint as refunds
    from (
      select campaign_id, kind, 0 as disbursements, 0 as refunds, sum(moved) as net
      from (
        select campaign_id, ${ofPosting} as kind,
          case when credit_account ~ ${BINDING} then amount else 0 end
          - case when debit_account ~ ${BINDING} then amount else 0 end as moved
        from ledger_posting where fund = ${fund}) as posting
      group by campaign_id, kind
      union all
      select campaign_id, income_account, sum(amount), 0, 0 from disbursement
      where fund = ${fund} and status in ('proposed', 'approved')
      group by campaign_id, income_account
      union all
      select donation.campaign_id, null, 0, sum(case when refund.is_part
        then refund.amount - refund.operational else donation.amount end), 0
      from refund join donation on donation.id = refund.donation_id
      where refund.status = 'proposed' and donation.status = 'paid' and donation.fund = ${fund}
      group by donation.campaign_id) as part
    left join campaign on campaign.id = part.campaign_id
    group by part.campaign_id, ${isOfKinds ? sql`2` : sql`part.campaign_id`}`.execute(tx)
  return rows
}

/**
 * The principal of a wakaf goes back to its giver, becomes the thing it was given for by units, or stays; people get its
 * yield alone (charity.md §4.3).
 */
async function freeWakaf(
  tx: Db | Tx,
  { kind, campaignId, account: use }: Omit<MoneyPromise, 'amount'>,
): Promise<number> {
  const standings = await standingsOf(tx, 'W')
  const promised = await assetsPromised(tx)
  if (kind === 'disbursement' && use !== account.wakafAsset) {
    const yields = await balanceOf(tx, { account: account.wakafYield, fund: 'W' })
    const [income, share, cost] = [
      await balanceOf(tx, { account: '5300', fund: 'W' }),
      await balanceOf(tx, { account: '5310', fund: 'W' }),
      await balanceOf(tx, { account: '5320', fund: 'W' }),
    ]
    const spent = income + share + cost
    const all = standings.reduce((sum, { disbursements }) => sum + disbursements, 0)
    return yields - spent - all + promised.reduce((sum, { amount }) => sum + amount, 0)
  }
  const place = { fund: 'W' as const, ...(campaignId && { campaignId }) }
  const income = await balanceOf(tx, { ...place, account: account.wakafIncome })
  const returned = await balanceOf(tx, { ...place, account: account.returnedIncome })
  const refunds = standings.find((each) => each.campaignId === campaignId)?.refunds ?? 0
  const became = await balanceOf(tx, { ...place, account: account.wakafAsset })
  const buying = promised.find((each) => each.campaignId === campaignId)?.amount ?? 0
  return income - returned - refunds - became - buying
}

/** Per campaign: what of its principal is promised for things to be bought. */
async function assetsPromised(
  tx: Db | Tx,
): Promise<{ campaignId: string | null; amount: number }[]> {
  return tx
    .selectFrom('disbursement')
    .where('account', '=', account.wakafAsset)
    .where('status', 'in', ['proposed', 'approved'])
    .groupBy('campaign_id')
    .select(['campaign_id as campaignId', sql<number>`sum(amount)::bigint`.as('amount')])
    .execute()
}
