import { campaignsToPay } from '#features/disbursement/disbursement-list.server.ts'
import { fundWords } from '#features/ledger/funds.ts'
import type { Db } from '#platform/db/connect.server.ts'

/** The programmes that something may be given for, each with its fund. */
export async function programmeChoices(db: Db) {
  return (await campaignsToPay(db)).map(({ id, title, fund }) => ({
    value: id,
    label: `${title} (${fundWords[fund]})`,
  }))
}
