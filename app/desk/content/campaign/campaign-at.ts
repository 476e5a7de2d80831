import { availableOf, heldWords } from '#features/disbursement/availability.server.ts'
import { leftOf } from '#features/books/free-money.server.ts'
import {
  type EditedCampaign,
  getEditedCampaign,
} from '#features/campaign/edit/edited-campaign.server.ts'
import { campaignFunds } from '#features/ledger/campaign-funds.server.ts'
import type { Db } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { Desk } from '#app/desk/context.ts'
import { orNotFound, rowIdOf } from '#app/not-found.ts'

/** The campaign of an address; throws 404 for an id that does not exist. */
export async function campaignAt(db: Db, id: string | undefined): Promise<EditedCampaign> {
  return await orNotFound(async () => getEditedCampaign(db, rowIdOf(id)))
}

/** What became of a campaign's money, and what of it may be passed on now. */
export async function campaignMoney(ctx: Desk['ctx'], { id, fund }: { id: string; fund: Fund }) {
  const { collected, amilShare, disbursed } = await campaignFunds(ctx.db, id)
  const standing = (await leftOf(ctx.db, fund)).filter(({ campaignId }) => campaignId === id)
  const promised = standing.reduce(
    (sum, { disbursements, refunds }) => sum + disbursements + refunds,
    0,
  )
  const money = await availableOf(ctx, ctx.db, { fund, campaignId: id })
  return {
    collected,
    amilShare,
    disbursed,
    promised,
    left: collected - amilShare - disbursed - promised,
    ...money,
    held: heldWords(ctx, money),
  }
}
