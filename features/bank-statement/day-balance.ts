import { addDays } from '#platform/time/jakarta.ts'

/** A read file of a bank account; the balance before it in hundredths of a rupiah. */
export type ReadFile = { from: string; to: string; opening: number }

/** What the files of one bank account tell. */
export type BankSide = {
  name: string
  closedOn: string | null
  files: readonly ReadFile[]
  /** By how many hundredths each day moved the balance. */
  moves: readonly { day: string; sen: number }[]
}

/** Days that follow one another without a gap, told by one file or several. */
export type Segment = ReadFile

/** The files joined where they touch or overlap, first days first. */
export function segmentsOf(files: readonly ReadFile[]): Segment[] {
  const segments: Segment[] = []
  for (const file of files.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = segments.at(-1)
    if (!last || file.from > addDays(last.to, 1)) segments.push({ ...file })
    else if (file.to > last.to) last.to = file.to
  }
  return segments
}

/** The balance at the end of a day in whole rupiah, as the bank tells it; undefined for a day no file tells. */
export function bankBalance(side: BankSide, day: string): number | undefined {
  const segments = segmentsOf(side.files)
  const found = segments.find(({ from, to }) => from <= day && day <= to)
  if (found) return balanceIn(side, found, day)
  const last = segments.at(-1)
  // A closed account has no more statements: its last balance stands.
  const isClosed = side.closedOn !== null && side.closedOn <= day
  if (isClosed && (!last || last.to < day)) return last ? balanceIn(side, last, last.to) : 0
  return undefined
}

function balanceIn({ moves }: BankSide, { from, opening }: Segment, day: string): number {
  const moved = moves.filter((move) => move.day >= from && move.day <= day)
  return Math.floor(moved.reduce((sum, { sen }) => sum + sen, opening) / 100)
}

export type Gap = { from: string; to: string; amount: number }

/** The days before a day that no file tells, each with what happened at the bank in them. */
export function gapsOf(side: BankSide, day: string): Gap[] {
  const segments = segmentsOf(side.files)
  return segments.flatMap((segment, index) => {
    const before = segments[index - 1]
    if (!before || segment.from > day) return []
    const amount = Math.floor(segment.opening / 100) - balanceIn(side, before, before.to)
    return [{ from: addDays(before.to, 1), to: addDays(segment.from, -1), amount }]
  })
}

export type ExplainingItem = {
  id: string
  kind: 'start' | 'gap' | 'here' | 'bank'
  /** Null for what is older than the first file. */
  day: string | null
  title: string
  /** By how much it makes the ledger larger than the bank. */
  amount: number
}

type Open = { id: string; day: string; title: string; open: number }

export type OpenAtDay = {
  day: string
  /** The ledger's balance at the end of the day. */
  here: number
  side: BankSide
  /** Movements of the ledger as far as no line up to the day explains them. */
  entries: readonly Open[]
  /** What of them is older than the first file, in one sum. */
  older: number
  /** Lines up to the day as far as nothing explains them. */
  lines: readonly Open[]
}

export type DayExplained = {
  here: number
  /** Undefined where no file tells it. */
  bank: number | undefined
  difference: number | undefined
  items: ExplainingItem[]
  /** What the items leave unexplained: always zero. */
  rest: number
}

/** Why the ledger and a bank account differ at the end of a day, to the rupiah. */
export function explainDay(facts: OpenAtDay): DayExplained {
  const { day, here, side } = facts
  const bank = bankBalance(side, day)
  const items = [...startItem(facts), ...gapItems(facts), ...unexplainedItems(facts)]
  const difference = bank === undefined ? undefined : here - bank
  const explained = items.reduce((sum, { amount }) => sum + amount, 0)
  const rest = difference === undefined ? 0 : difference - explained
  return { here, bank, difference, items, rest }
}

function startItem({ day, side, older }: OpenAtDay): ExplainingItem[] {
  const [first] = segmentsOf(side.files)
  const opening = first && first.from <= day ? Math.floor(first.opening / 100) : 0
  const amount = older - opening
  const title = 'Selisih sejak sebelum rekening koran pertama'
  return amount === 0 ? [] : [{ id: 'start', kind: 'start', day: null, title, amount }]
}

function gapItems({ day, side }: OpenAtDay): ExplainingItem[] {
  return gapsOf(side, day)
    .filter(({ amount }) => amount !== 0)
    .map(({ from, amount }) => ({
      id: `gap ${from}`,
      kind: 'gap',
      day: from,
      title: `Mutasi ${side.name} yang belum dimuat`,
      amount: 0 - amount,
    }))
}

function unexplainedItems({ entries, lines }: OpenAtDay): ExplainingItem[] {
  return [
    ...entries.map(({ open, ...rest }) => ({ ...rest, kind: 'here' as const, amount: open })),
    ...lines.map(({ open, ...rest }) => ({ ...rest, kind: 'bank' as const, amount: 0 - open })),
  ]
}
