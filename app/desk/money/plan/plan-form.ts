import { areaWords } from '#features/disbursement/disbursement.ts'
import { campaignsToPay } from '#features/disbursement/disbursement-list.server.ts'
import { fundWords } from '#features/ledger/funds.ts'
import { listAccounts } from '#features/ledger/queries.server.ts'
import { planText, standingLines } from '#features/plan/plan.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import type { Desk } from '#app/desk/context.ts'

/** The plan that holds in the year asked for, as text to be changed, and what its lines may name. */
export async function planForm({ db, now }: Desk['ctx'], query: string | null) {
  const year = /^20\d\d$/.test(query ?? '') ? Number(query) : Number(dayOf(now()).slice(0, 4))
  const lines = await standingLines(db, year)
  const accounts = await listAccounts(db)
  const campaigns = await campaignsToPay(db)
  return {
    year,
    text: lines.length > 0 ? planText(year, lines) : '',
    choices: {
      accounts: accounts
        .filter(({ code }) => /^[456]/.test(code))
        .map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
      campaigns: campaigns.map(({ title }) => ({ value: title, label: title })),
      funds: Object.entries(fundWords).map(([value, label]) => ({ value, label })),
      areas: Object.entries(areaWords).map(([value, label]) => ({ value, label })),
    },
  }
}
