import { normalSide } from '#features/ledger/ledger.ts'
import type { PairSum } from '#features/ledger/pair-sums.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { NoteRow, NoteTable } from './notes/note-tables.ts'

/** The wakaf is a reporting entity of its own and is never consolidated (PSAK 412). */
export const entityFunds = {
  amil: ['Z', 'IT', 'IU', 'D', 'A', 'N'],
  wakaf: ['W'],
} as const satisfies Record<string, readonly Fund[]>

export type Entity = keyof typeof entityFunds

/** Debits less credits of an account in a fund: at the beginning, moved within the period, at its end. */
export type Cell = {
  account: string
  fund: Fund
  opening: number
  debit: number
  credit: number
  closing: number
}

/** Cash that came and went for one account on the other side of the posting. */
export type CashCell = { account: string; fund: Fund; in: number; out: number }

export type LedgerFacts = {
  cells: Cell[]
  cash: CashCell[]
  cashOpening: number
  cashClosing: number
  /** Of the accounts, where they are shown one by one. */
  names?: ReadonlyMap<string, string>
  /** Of notes, by their names. */
  tables?: Partial<Record<NoteTable, NoteRow[]>>
}

/** Cash and its equivalents: the counter, petty cash and the banks. */
export function isCash(code: string): boolean {
  return /^(1110|1112|112\d)$/.test(code)
}

/** What funds owe each other. */
export function isInterFund(code: string): boolean {
  return code === '1190' || code === '2190'
}

/** True for assets and debts: what stands at the end of a day and not only within a period. */
export function isBalance(code: string): boolean {
  return /^[12]/.test(code)
}

/**
 * How a posting of the period counts: one between a balance and the funds' own accounts (3xxx) brings an opening
 * balance in, one between income or spending and those closes a year and is no movement.
 */
function kindOf({ debit, credit }: Pick<PairSum, 'debit' | 'credit'>) {
  const others = [debit, credit].filter((code) => !code.startsWith('3'))
  if (others.length === 2) return 'movement'
  return others.every(isBalance) ? 'opening' : 'closing'
}

/** The facts of an entity's funds, or of some of them. */
export function ledgerFacts(sums: readonly PairSum[], funds: readonly Fund[]): LedgerFacts {
  const cells = new Map<string, Cell>()
  const cash = new Map<string, CashCell>()
  const facts = { cashOpening: 0, cashClosing: 0 }
  for (const sum of sums) {
    const kind = kindOf(sum)
    if (!funds.includes(sum.fund) || (kind === 'closing' && !sum.isBefore)) continue
    const isOpening = sum.isBefore || kind === 'opening'
    addTo(cells, sum, isOpening)
    const [debit, credit] = [isCash(sum.debit), isCash(sum.credit)]
    if (debit === credit) continue
    const change = debit ? sum.amount : -sum.amount
    facts.cashClosing += change
    if (isOpening) facts.cashOpening += change
    else addCash(cash, sum, debit)
  }
  const byAccount = <T extends Cell | CashCell>(all: Map<string, T>) =>
    [...all.values()].toSorted((a, b) => a.account.localeCompare(b.account))
  return { cells: byAccount(cells), cash: byAccount(cash), ...facts }
}

function addTo(cells: Map<string, Cell>, sum: PairSum, isOpening: boolean): void {
  const { fund, amount } = sum
  for (const [account, sign] of [
    [sum.debit, 1],
    [sum.credit, -1],
  ] as const) {
    const key = `${fund} ${account}`
    const cell = cells.get(key) ?? { account, fund, opening: 0, debit: 0, credit: 0, closing: 0 }
    if (isOpening) cell.opening += sign * amount
    else cell[sign > 0 ? 'debit' : 'credit'] += amount
    cell.closing += sign * amount
    cells.set(key, cell)
  }
}

function addCash(cash: Map<string, CashCell>, sum: PairSum, isIn: boolean): void {
  const { fund, amount } = sum
  const account = isIn ? sum.credit : sum.debit
  const key = `${fund} ${account}`
  const cell = cash.get(key) ?? { account, fund, in: 0, out: 0 }
  cell[isIn ? 'in' : 'out'] += amount
  cash.set(key, cell)
}

export type FundChange = [opening: number, received: number, spent: number, closing: number]

/** What a fund had, received, spent and has; without a fund, all of them. */
export function fundChange({ cells }: LedgerFacts, fund?: Fund): FundChange {
  let [opening, received, spent] = [0, 0, 0]
  for (const cell of cells) {
    if (isBalance(cell.account) || (fund && cell.fund !== fund)) continue
    opening -= cell.opening
    if (cell.account.startsWith('4')) received += cell.credit - cell.debit
    if (/^[56]/.test(cell.account)) spent += cell.debit - cell.credit
  }
  return [opening, received, spent, opening + received - spent]
}

/** What the entity's funds are owed by those of the other entity; below zero what they owe them. */
export function dueBetween({ cells }: LedgerFacts): number {
  return cells.reduce((sum, cell) => sum + (isInterFund(cell.account) ? cell.closing : 0), 0)
}

export type CashSection = 'operating' | 'investing' | 'financing'

/** Which part of the cash flow the other side of a posting belongs to. */
export function cashSection(account: string): CashSection {
  if (/^(12|13)/.test(account)) return 'investing'
  return account === '2310' ? 'financing' : 'operating'
}

/** What a fund holds to be used, and not to be spent: current, its allowance, lasting, its depreciation. */
export function isManagedAsset(code: string): boolean {
  return ['1205', '1206', '1210', '1220'].includes(code)
}

/** What takes from an asset without touching it; given back, it is less taken and no asset more. */
export function isContraAsset(code: string): boolean {
  return code.startsWith('1') && normalSide(code) === 'credit'
}

/** Of one fund: [awal, penambahan, pengurangan dan penyusutan (below zero), akhir]. */
export function managedAssets(
  { cells }: LedgerFacts,
  fund: Fund,
): [number, number, number, number] {
  let [opening, added, reduced] = [0, 0, 0]
  for (const cell of cells) {
    if (cell.fund !== fund || !isManagedAsset(cell.account)) continue
    opening += cell.opening
    const isContra = isContraAsset(cell.account)
    added += isContra ? 0 : cell.debit
    reduced += (isContra ? cell.debit : 0) - cell.credit
  }
  return [opening, added, reduced, opening + added + reduced]
}
