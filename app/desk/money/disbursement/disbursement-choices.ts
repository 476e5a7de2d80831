import { availableByCampaign, heldWords } from '#features/disbursement/availability.server.ts'
import { mayBeSpentOn } from '#features/disbursement/disbursement.ts'
import { campaignsToPay } from '#features/disbursement/disbursement-list.server.ts'
import { fundWords } from '#features/ledger/funds.ts'
import { listAccounts } from '#features/ledger/queries.server.ts'
import { allBankChoices } from '../bank-account/shared-banks.ts'
import type { Desk } from '#app/desk/context.ts'
import { disbursementFunds as funds } from './disbursement-input.ts'

/** What a new disbursement may be of, and what there is of it. */
export async function disbursementChoices(ctx: Desk['ctx']) {
  const campaigns = await campaignsToPay(ctx.db)
  const accounts = await listAccounts(ctx.db)
  const money = await availableByCampaign(ctx, ctx.db, funds)
  return {
    money: money.map((row) => ({ ...row, held: heldWords(ctx, row) })),
    banks: await allBankChoices(ctx.db),
    campaigns: campaigns.map(({ id, title, fund }) => ({
      value: id,
      label: `${title} (${fundWords[fund]})`,
    })),
    uses: accounts
      .filter(({ code }) => funds.some((fund) => mayBeSpentOn(fund, code)))
      .map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
  }
}
