import type { PairSum } from '#features/ledger/pair-sums.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import {
  cashSection,
  dueBetween,
  type Entity,
  entityFunds,
  type LedgerFacts,
  ledgerFacts,
  fundChange,
  isBalance,
  isInterFund,
  managedAssets,
} from '../ledger-facts.ts'
import { allocationRatios } from '../ratios.ts'

export type Figures = Record<string, number>

/** The figures of all statements of a period, as `npm run ops -- statements` prints them; what is zero is left out. */
export function yearFigures(sums: readonly PairSum[]) {
  const amil = ledgerFacts(sums, entityFunds.amil)
  const wakaf = ledgerFacts(sums, entityFunds.wakaf)
  return {
    fund_changes: byFund(sums, [...entityFunds.amil, ...entityFunds.wakaf], fundChange),
    position_amil: position(amil, 'amil'),
    position_wakaf: position(wakaf, 'wakaf'),
    cash_amil: cashFlow(amil),
    cash_wakaf: cashFlow(wakaf),
    managed_assets: byFund(sums, entityFunds.amil, managedAssets),
    ratios_bp: allocationRatios(amil),
  }
}

function byFund<T extends number[]>(
  sums: readonly PairSum[],
  funds: readonly Fund[],
  figures: (facts: LedgerFacts, fund: Fund) => T,
): Partial<Record<Fund, T>> {
  const rows = funds.map((fund) => [fund, figures(ledgerFacts(sums, [fund]), fund)] as const)
  return Object.fromEntries(rows.filter(([, row]) => row.some((figure) => figure !== 0)))
}

/** Assets by their debits, debts by their credits; what the funds of the entity owe each other is not shown. */
function position(facts: LedgerFacts, entity: Entity): Figures {
  const assets: Figures = {}
  const debts: Figures = {}
  for (const { account, closing } of facts.cells) {
    if (!isBalance(account) || isInterFund(account)) continue
    if (account.startsWith('1')) assets[account] = (assets[account] ?? 0) + closing
    else debts[account] = (debts[account] ?? 0) - closing
  }
  const due = dueBetween(facts)
  const other = entity === 'amil' ? 'wakaf' : 'amil'
  if (due > 0) assets[`due_from_${other}`] = due
  if (due < 0) debts[`due_to_${other}`] = -due
  const [, , , closing] = fundChange(facts)
  const ends = { liabilities: total(debts), funds: closing }
  return withoutZeros({
    ...assets,
    assets: total(assets),
    ...debts,
    ...(entity === 'amil' ? ends : { net_assets: closing }),
  })
}

function cashFlow(facts: LedgerFacts): Figures {
  const flow = { opening: facts.cashOpening, operating: 0, financing: 0, investing: 0 }
  for (const { account, in: came, out } of facts.cash) flow[cashSection(account)] += came - out
  return withoutZeros({ ...flow, closing: facts.cashClosing })
}

function total(figures: Figures): number {
  return Object.values(figures).reduce((sum, figure) => sum + figure, 0)
}

function withoutZeros(figures: Figures): Figures {
  return Object.fromEntries(Object.entries(figures).filter(([, figure]) => figure !== 0))
}
