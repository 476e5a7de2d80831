import { amilShares, type SharedFund } from '#features/books/amil-share.ts'
import { account, amilShareSpent, donationIncome, passedOn } from '#features/ledger/ledger.ts'
import type { PairSum } from '#features/ledger/pair-sums.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'

/** What came and what reached people or became wakaf. */
export type Flow = { came: number; passedOn: number }

/** A fund or a programme in a month, beside the same month of the year before and, where there is one, the plan. */
export type BoardLine = Flow & {
  id: string
  name: string
  held: number
  lastYear: Flow
  plan: Flow | undefined
}

/** Of a fund: what the amil took of all it may ever take, and the law's cap of that. */
export type AmilAgainstCap = { fund: SharedFund; taken: number; cap: number }

/** A document that explains much of a month. */
export type BoardDocument = {
  way: 'came' | 'passedOn' | 'used'
  words: string
  amount: number
  href: string
  campaignId: string | null
  fund: Fund
}

export type BoardChange = {
  name: string
  way: keyof Flow
  now: number
  before: number
  documents: BoardDocument[]
}

export type BoardMonth = {
  /** 'yyyy-mm'. */
  month: string
  days: { from: string; through: string }
  isClosed: boolean
  total: Flow & { held: number; lastYear: Flow & { held: number }; plan: Flow | undefined }
  funds: BoardLine[]
  programmes: BoardLine[]
  /** The months of a year up to this one. */
  trail: (Flow & { month: string })[]
  amil: AmilAgainstCap[]
  changes: BoardChange[]
  documents: BoardDocument[]
}

/** What the amil receives of other funds came before: it counts once. */
const fromOtherFunds: readonly string[] = ['4410', '4420', '4440', '4450']

type Moved = Pick<PairSum, 'debit' | 'credit' | 'amount'>

/** What a sum adds to what came and what was passed on; opening and closing entries move nothing. */
export function flowOf({ debit, credit, amount }: Moved): Flow {
  if (debit.startsWith('3') || credit.startsWith('3')) return { came: 0, passedOn: 0 }
  const isIncome = (code: string) => code.startsWith('4') && !fromOtherFunds.includes(code)
  const signed = (isOne: (code: string) => boolean) =>
    (isOne(debit) ? amount : 0) - (isOne(credit) ? amount : 0)
  const came = 0 - signed(isIncome)
  return { came: came === 0 ? 0 : came, passedOn: signed((code) => passedOn.includes(code)) }
}

type Planned = { account: string; quarters: readonly number[] }

/** A month's third of what a plan has for its quarter; the last month has the rest of the division. */
export function plannedFlow(lines: readonly Planned[], month: string): Flow {
  const at = Number(month.slice(5)) - 1
  const flow = { came: 0, passedOn: 0 }
  for (const { account: code, quarters } of lines) {
    const sum = quarters[Math.floor(at / 3)] ?? 0
    const third = Math.floor(sum / 3)
    const part = at % 3 === 2 ? sum - 2 * third : third
    if (code.startsWith('4') && !fromOtherFunds.includes(code)) flow.came += part
    if (passedOn.includes(code)) flow.passedOn += part
  }
  return flow
}

/** Adds a flow to a sum. */
export function addFlow(sum: Flow, { came, passedOn: gone }: Flow): void {
  sum.came += came
  sum.passedOn += gone
}

/** What the amil took of everything these sums say, and the most the law lets it take. */
export function amilAgainstCap(
  sums: readonly PairSum[],
  opened: readonly { fund: Fund; eligible: number; taken: number }[],
): AmilAgainstCap[] {
  return (Object.keys(amilShares) as SharedFund[]).map((fund) => {
    const sum = { eligible: 0, taken: 0 }
    for (const { debit, credit, amount } of sums.filter((each) => each.fund === fund)) {
      if (donationIncome[fund].includes(credit) && debit !== account.managedAsset)
        sum.eligible += amount
      else if (debit === account.returnedIncome) sum.eligible -= amount
      if (amilShareSpent.includes(debit)) sum.taken += amount
      if (amilShareSpent.includes(credit)) sum.taken -= amount
    }
    for (const past of opened.filter((each) => each.fund === fund)) {
      sum.eligible += past.eligible
      sum.taken += past.taken
    }
    const perMille = BigInt(amilShares[fund].perMille)
    const cap = Number((BigInt(Math.max(0, sum.eligible)) * perMille) / 1000n)
    return { fund, taken: sum.taken, cap }
  })
}

const CHANGES = 4

/** The lines that changed most against the year before, each with the documents that explain it. */
export function largestChanges(
  lines: readonly BoardLine[],
  documents: readonly BoardDocument[],
): BoardChange[] {
  const all = lines.flatMap((line) =>
    (['came', 'passedOn'] as const).map((way) => ({
      line,
      change: { name: line.name, way, now: line[way], before: line.lastYear[way] },
    })),
  )
  return all
    .filter(({ change: { now, before } }) => now !== before)
    .toSorted((a, b) => distance(b.change) - distance(a.change))
    .slice(0, CHANGES)
    .map(({ line, change }) => ({
      ...change,
      documents: documents
        .filter((each) => each.way === change.way && (each.campaignId ?? each.fund) === line.id)
        .slice(0, 2),
    }))
}

function distance({ now, before }: { now: number; before: number }): number {
  return Math.abs(now - before)
}
