import { account } from '#features/ledger/ledger.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { formatDate } from '#platform/time/jakarta.ts'
import { bankOf } from '#features/books/books.ts'
import { kindsOfD } from './disbursement.ts'
import { availableOf, heldWords } from './availability.server.ts'
import { bankHolds } from '#features/books/enter-books.server.ts'
import { MoneyMissing } from '#features/books/errors.ts'
import {
  CampaignMissing,
  ForeignFund,
  KindMissing,
  PrincipalKept,
  DisbursementHeld,
} from './errors.ts'
import { assertFree } from '#features/books/free-money.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { Disbursement } from './queries.server.ts'

type DisbursementNeed = Pick<
  Disbursement,
  'fund' | 'campaign_id' | 'income_account' | 'account' | 'amount'
>

/**
 * Infak terikat is paid out by a campaign or not at all, fund D by a campaign or of one kind, and a campaign pays out
 * its own fund alone.
 */
export async function assertUse(tx: Tx, need: DisbursementNeed): Promise<void> {
  const { fund, campaign_id: campaignId, income_account: kind } = need
  if (need.account === account.wakafAsset) await assertByUnits(tx, campaignId)
  if (campaignId) return assertOwnFund(tx, { fund, campaignId })
  if (fund === 'IT') throw new CampaignMissing()
  const isOfKind = kind !== null && kindsOfD[kind] !== undefined
  if (fund === 'D' ? !isOfKind : kind !== null) throw new KindMissing()
}

/** Only a wakaf given by units becomes a thing; the principal of any other stays money (UU 41/2004). */
async function assertByUnits(tx: Tx, campaignId: string | null): Promise<void> {
  const unit = await tx
    .selectFrom('wakaf_unit')
    .select('name')
    .where('campaign_id', '=', campaignId)
    .executeTakeFirst()
  if (!unit) throw new PrincipalKept()
}

/**
 * A campaign spends only its own money and none that is promised elsewhere (charity.md §4.3), and the bank must hold
 * it. The disbursement itself is one of the promises.
 */
export async function assertMoney(
  ctx: Ctx,
  tx: Tx,
  { at, ...need }: DisbursementNeed & { at?: Date },
): Promise<void> {
  const { fund, campaign_id: campaignId, income_account: incomeAccount, amount } = need
  const purpose = { fund, campaignId, incomeAccount, account: need.account }
  await assertFree(tx, { kind: 'disbursement', ...purpose, amount })
  const held = await bankHolds(tx, { account: bankOf[fund], fund, at })
  if (held >= amount) return
  const why = heldWords(ctx, await availableOf(ctx, tx, purpose))
  throw new MoneyMissing(held, at && formatDate(at), why)
}

/**
 * Refuses another fund than the campaign's, and a campaign whose disbursements are withheld: then nothing is proposed or paid
 * until two people allow it again.
 */
async function assertOwnFund(
  tx: Tx,
  { fund, campaignId }: { fund: Fund; campaignId: string },
): Promise<void> {
  const campaign = await tx
    .selectFrom('campaign')
    .select(['fund', 'payout_hold'])
    .where('id', '=', campaignId)
    .executeTakeFirst()
  if (campaign?.fund !== fund) throw new ForeignFund()
  if (campaign.payout_hold) throw new DisbursementHeld(campaign.payout_hold)
}
