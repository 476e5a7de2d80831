import { amilShareSpent } from '#features/ledger/ledger.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { type LedgerFacts, fundChange } from './ledger-facts.ts'

/** The use of managed assets wears them out and passes nothing on. */
const allocations = ['5195', '5240']

type Base = { collected: number; disbursed: number; amil: number; opening: number }

/**
 * Ratios of allocation in hundredths of a per cent (Puskas BAZNAS). Collected are all receipts
 * less returns, things included; disbursed is all spending of donors' funds but the wear of managed assets.
 */
export function allocationRatios(facts: LedgerFacts): Record<string, number> {
  const all = baseOf(facts, ['Z', 'IT', 'IU', 'D'])
  const zakat = baseOf(facts, ['Z'])
  const infak = baseOf(facts, ['IT', 'IU'])
  const ratios = {
    gross: [all.disbursed, all.collected + all.opening],
    gross_non_amil: [all.disbursed - all.amil, all.collected + all.opening - all.amil],
    net: [all.disbursed, all.collected],
    net_non_amil: [all.disbursed - all.amil, all.collected - all.amil],
    zar: [zakat.disbursed, zakat.collected],
    zar_non_amil: [zakat.disbursed - zakat.amil, zakat.collected - zakat.amil],
    isar: [infak.disbursed, infak.collected],
    isar_non_amil: [infak.disbursed - infak.amil, infak.collected - infak.amil],
    amil_zakat: [zakat.amil, zakat.collected],
    amil_infak: [infak.amil, infak.collected],
  } as const
  return Object.fromEntries(
    Object.entries(ratios).flatMap(([name, [part, whole]]) => {
      const points = whole > 0 ? Math.round((part * 10_000) / whole) : 0
      return points === 0 ? [] : [[name, points]]
    }),
  )
}

function baseOf(facts: LedgerFacts, funds: readonly Fund[]): Base {
  const base = { collected: 0, disbursed: 0, amil: 0, opening: 0 }
  for (const fund of funds) {
    const [opening, received] = fundChange(facts, fund)
    base.opening += opening
    base.collected += received
  }
  for (const { account, fund, debit, credit } of facts.cells) {
    if (!funds.includes(fund) || !account.startsWith('5') || allocations.includes(account)) continue
    base.disbursed += debit - credit
    if (amilShareSpent.includes(account)) base.amil += debit - credit
  }
  return base
}
