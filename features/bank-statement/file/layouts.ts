import type {
  StatementColumn,
  StatementLayout,
  StatementMapping,
} from '#platform/db/schema/schema-statement.ts'
import type { SheetRows } from '#platform/sheet/sheet.ts'
import type { DayOrder } from '#platform/time/written-day.ts'
import { bankHeads, type Heads } from './layout-heads.ts'
import { sideIn } from './statement-value.ts'

export const statementColumns = [
  'day',
  'description',
  'more',
  'debit',
  'credit',
  'amount',
  'side',
  'balance',
  'number',
] as const satisfies readonly StatementColumn[]

type OwnLayout = Exclude<StatementLayout, 'mapped' | 'mt940'>

const bankNames: Readonly<Record<OwnLayout, RegExp>> = {
  bca: /\bbca\b|central asia/i,
  bsi: /\bbsi\b|syariah indonesia/i,
  bri: /\bbri\b|rakyat indonesia/i,
  mandiri: /mandiri/i,
}

/** The layout of a bank's own files by the name of the bank; 'mapped' for any other bank. */
export function layoutOfBank(bank: string): OwnLayout | 'mapped' {
  const banks = Object.entries(bankNames) as [OwnLayout, RegExp][]
  return banks.find(([, name]) => name.test(bank))?.[0] ?? 'mapped'
}

/** Every file of these banks that is known writes the day first; of the others some begin with the month. */
export function usualOrderOf(bank: string): DayOrder | undefined {
  const layout = layoutOfBank(bank)
  return layout === 'bca' || layout === 'mandiri' ? 'dmy' : undefined
}

const HEAD_ROWS = 30
/** As many rows as show what a column holds. */
const ENOUGH_ROWS = 200

/** The columns of a file by the heads that this bank is known to write; of another bank's, by all of them. */
export function suggestColumns(rows: SheetRows, layout: StatementLayout): StatementMapping {
  const all = Object.values(bankHeads)
  const kinds = layout === 'mapped' || layout === 'mt940' ? all : [bankHeads[layout]]
  let best: StatementMapping = { headRow: 0, columns: {} }
  for (const headRow of rows.slice(0, HEAD_ROWS).keys()) {
    for (const heads of kinds) {
      const columns = columnsOf(rows, headRow, heads)
      if (sizeOf(columns) > sizeOf(best.columns)) best = { headRow, columns }
    }
  }
  return best
}

/** Sums in two columns tell more than one column and a side that may be half a head. */
const sizeOf = (columns: StatementMapping['columns']) =>
  Object.keys(columns).length + (columns.credit === undefined ? 0 : 1)

function columnsOf(rows: SheetRows, headRow: number, names: Heads): StatementMapping['columns'] {
  const heads = headsAt(rows, headRow).map((each) => each.map(plainHead))
  const columns: StatementMapping['columns'] = {}
  for (const use of statementColumns) {
    const taken = new Set(Object.values(columns))
    const at = (names[use] ?? [])
      .map((name) =>
        heads.findIndex((head, index) => head.includes(plainHead(name)) && !taken.has(index)),
      )
      .find((index) => index >= 0)
    if (at !== undefined) columns[use] = at
  }
  return withSides(rows, headRow, columns)
}

/**
 * A column of sides holds nothing else. BCA writes CR or DB in one without a head, beside the sum. Sums in two columns
 * need none.
 */
function withSides(
  rows: SheetRows,
  headRow: number,
  { side, ...columns }: StatementMapping['columns'],
): StatementMapping['columns'] {
  if (columns.debit !== undefined && columns.credit !== undefined) {
    const { amount: _, ...two } = columns
    return two
  }
  const width = headWidth(rows, { headRow, columns })
  const beside = (columns.amount ?? width) + 1
  const isBare = (rows[headRow]?.[beside] ?? '') === '' && beside < width - 1
  const below = rows.slice(headRow + 1, headRow + 1 + ENOUGH_ROWS)
  const at =
    side !== undefined && shareOfSides(below, side) >= 0.5
      ? side
      : isBare && shareOfSides(below, beside) > 0.5
        ? beside
        : undefined
  return at === undefined ? columns : { ...columns, side: at }
}

/** Heads that come again, and rows that a comma in the words has shifted, stand between them. */
function shareOfSides(rows: SheetRows, column: number): number {
  const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '')
  return cells.filter((cell) => sideIn(cell) !== undefined).length / Math.max(1, cells.length)
}

/**
 * What each head may be called. Heads in two rows, the upper ones merged over several columns, are told together:
 * “Mutasi” over “Debet” and “Kredit”.
 */
function headsAt(rows: SheetRows, headRow: number): string[][] {
  const [upper, lower] = [rows[headRow - 1] ?? [], rows[headRow] ?? []]
  let merged = ''
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    const [above, own] = [upper[at] ?? '', lower[at] ?? '']
    merged = above || (own ? merged : '')
    return own ? [`${merged} ${own}`, own] : [above]
  })
}

/** The heads as a person knows them, one for each column. */
export function shownHeads(rows: SheetRows, { headRow, columns }: StatementMapping): string[] {
  const isTwo = isTwoRows(rows, { headRow, columns })
  return headsAt(rows, headRow).map(([joined = '', own = joined]) => (isTwo ? joined.trim() : own))
}

/** How many columns the heads span. */
export function headWidth(rows: SheetRows, mapping: StatementMapping): number {
  const own = rows[mapping.headRow]?.length ?? 0
  const upper = rows[mapping.headRow - 1]?.length ?? 0
  return isTwoRows(rows, mapping) ? Math.max(own, upper) : own
}

function isTwoRows(rows: SheetRows, { headRow, columns }: StatementMapping): boolean {
  const [upper, lower] = [rows[headRow - 1], rows[headRow]]
  const used = Object.values(columns)
  return (
    upper !== undefined && used.some((at) => (lower?.[at] ?? '') === '' && (upper[at] ?? '') !== '')
  )
}

/** Whether the columns are enough to read lines: the day, the words, and the sum in one column or in two. */
export function isReadable({ columns }: StatementMapping): boolean {
  const { day, description, amount, debit, credit } = columns
  const hasSum = amount !== undefined || (debit !== undefined && credit !== undefined)
  return day !== undefined && description !== undefined && hasSum
}

/** A head without case, signs and double spaces. */
export function headWords(head: string): string {
  return head
    .toLowerCase()
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
}

/** The same without points and the currency: “Debit (Rp)”, “Tgl. Transaksi”, “Saldo IDR”. */
function plainHead(head: string): string {
  return headWords(head)
    .replaceAll(/\(?\b(?:rp|idr|rupiah)\b\.?\)?/g, '')
    .replaceAll(/[.:*]/g, ' ')
    .replaceAll(/\s*([/&])\s*/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The heads of a file as one text, by which its columns are remembered. */
export function headsText(row: readonly string[] = []): string {
  return row.map(headWords).join('|').slice(0, 2_000)
}
