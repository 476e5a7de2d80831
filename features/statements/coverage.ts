import { fundsOfAccount } from '#features/ledger/ledger.ts'
import {
  type Entity,
  entityFunds,
  isBalance,
  isCash,
  isInterFund,
  isManagedAsset,
} from './ledger-facts.ts'
import { type StatementKind, statementKinds, type LayoutLine } from './statement-kinds.ts'

/** True for an account that a statement has to show. */
export function belongsTo(kind: StatementKind, account: string): boolean {
  const { measure, entity } = statementKinds[kind]
  // Notes explain what they choose.
  if (measure === 'notes') return false
  if (measure === 'closing') return isBalance(account)
  if (measure === 'flow') return /^[456]/.test(account)
  if (measure === 'cash') return !isCash(account) && !account.startsWith('3')
  return entity === 'amil'
    ? isManagedAsset(account)
    : account.startsWith('1') && !isInterFund(account)
}

/** True where a line shows this account of this fund; `side` matters where a line shows only one. */
export function showsCell(
  { accounts, funds, side }: LayoutLine,
  cell: { account: string; fund: string; side?: 'in' | 'out' },
): boolean {
  return (
    accounts.includes(cell.account) &&
    (funds.length === 0 || funds.includes(cell.fund)) &&
    (side === null || cell.side === undefined || side === cell.side)
  )
}

export type Coverage = { missing: string[]; doubled: string[] }

/**
 * Which accounts of the chart no line of a statement shows, and which are shown twice, as '1130 Z'. A statement is good
 * when both are empty; the funds' own balances, too, stand in it once each.
 */
export function coverage(
  kind: StatementKind,
  lines: readonly LayoutLine[],
  chart: readonly string[],
): Coverage {
  const { entity, measure } = statementKinds[kind]
  const found: Coverage = { missing: [], doubled: [] }
  function count(name: string, times: number): void {
    if (times === 0) found.missing.push(name)
    if (times > 1) found.doubled.push(name)
  }
  for (const account of chart.filter((code) => belongsTo(kind, code))) {
    for (const fund of fundsFor(entity, account)) {
      const times = (['in', 'out'] as const).map(
        (side) => lines.filter((line) => showsCell(line, { account, fund, side })).length,
      )
      count(`${account} ${fund}`, times.includes(0) ? 0 : Math.max(...times))
    }
  }
  if (measure === 'closing') {
    for (const fund of entityFunds[entity])
      count(fund, lines.filter((line) => isEquityOf(line, fund)).length)
  }
  return found
}

function fundsFor(entity: Entity, account: string): readonly string[] {
  const allowed: readonly string[] | undefined = fundsOfAccount[account]
  return entityFunds[entity].filter((fund) => allowed?.includes(fund) ?? true)
}

/** True for a line that shows what belongs to a fund. */
export function isEquityOf({ section, funds }: LayoutLine, fund: string): boolean {
  return section === 'equity' && funds.includes(fund)
}
