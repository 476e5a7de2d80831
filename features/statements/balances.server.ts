import type { Db } from '#platform/db/connect.server.ts'
import { fundWords } from '#features/ledger/funds.ts'
import { entityFunds, fundChange, ledgerFacts } from './ledger-facts.ts'
import {
  type GroupedSum,
  type PairSum,
  pairSums,
  pairSumsBy,
  type StatementPeriod,
} from '#features/ledger/pair-sums.server.ts'

/** What came, what went and what is held within a period, of a fund, a programme or a bank account. */
export type Balance = {
  level: 'dana' | 'program' | 'rekening'
  id: string
  name: string
  opening: number
  came: number
  went: number
  held: number
}

/** The balances by fund, by programme and by bank account at the end of a period. */
export async function balancesWithin(db: Db, period: StatementPeriod): Promise<Balance[]> {
  const sums = await pairSums(db, period)
  const funds = [...entityFunds.amil, ...entityFunds.wakaf].map((fund): Balance => {
    const [opening, came, went, held] = fundChange(ledgerFacts(sums, [fund]))
    return { level: 'dana', id: fund, name: fundWords[fund], opening, came, went, held }
  })
  const used = funds.filter(({ opening, came, went }) => opening !== 0 || came !== 0 || went !== 0)
  return [...used, ...(await byCampaign(db, period)), ...(await byBank(db, period))]
}

type Row = { id: string; name: string; opening: number; came: number; went: number }

/** Receipts less returns, and what was spent of them; a programme's money is its fund's. */
async function byCampaign(db: Db, period: StatementPeriod): Promise<Balance[]> {
  const sums = await pairSumsBy(db, period, 'campaign_id')
  const rows = new Map<string, Row>()
  for (const sum of sums) {
    if (!sum.groupId) continue
    const row = rows.get(sum.groupId) ?? { id: sum.groupId, name: '', opening: 0, came: 0, went: 0 }
    rows.set(sum.groupId, row)
    const [came, went] = [receivedOf(sum), spentOf(sum)]
    if (sum.isBefore) row.opening += came - went
    else row.came += came
    if (!sum.isBefore) row.went += went
  }
  if (rows.size === 0) return []
  const named = await db
    .selectFrom('campaign')
    .select(['id', 'title as name'])
    .where('id', 'in', [...rows.keys()])
    .orderBy('title')
    .execute()
  return named.flatMap(({ id, name }) => {
    const row = rows.get(id)
    return row ? [withHeld('program', { ...row, name })] : []
  })
}

/** Rupiah that came as income, returns taken off. */
function receivedOf({ debit, credit, amount }: PairSum): number {
  return (credit.startsWith('4') ? amount : 0) - (debit.startsWith('4') ? amount : 0)
}

/** Rupiah that was spent, corrections taken off. */
function spentOf({ debit, credit, amount }: PairSum): number {
  const isSpending = (code: string) => /^[56]/.test(code)
  return (isSpending(debit) ? amount : 0) - (isSpending(credit) ? amount : 0)
}

/** What moved the banks by account of the institution; what no account is known of stands as one. */
async function byBank(db: Db, period: StatementPeriod): Promise<Balance[]> {
  const sums = await pairSumsBy(db, period, 'bank_account_id')
  const banks = await db.selectFrom('bank_account').select(['id', 'bank', 'number']).execute()
  const nameOf = new Map(banks.map(({ id, bank, number }) => [id, `${bank} ${number}`]))
  const rows = new Map<string, Row>()
  for (const sum of sums) {
    addSide(sum, sum.debit, sum.amount)
    addSide(sum, sum.credit, -sum.amount)
  }
  return [...rows.values()]
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((row) => withHeld('rekening', row))

  function addSide({ groupId, isBefore }: GroupedSum, account: string, amount: number): void {
    if (!account.startsWith('112')) return
    const name = `${account} ${(groupId && nameOf.get(groupId)) ?? 'tanpa rekening'}`
    const row = rows.get(name) ?? { id: groupId ?? account, name, opening: 0, came: 0, went: 0 }
    rows.set(name, row)
    if (isBefore) row.opening += amount
    else if (amount > 0) row.came += amount
    else row.went -= amount
  }
}

function withHeld(level: Balance['level'], row: Row): Balance {
  return { level, ...row, held: row.opening + row.came - row.went }
}
