import { fundWords } from '#features/ledger/funds.ts'
import { belongsTo, isEquityOf, showsCell } from './coverage.ts'
import {
  type Cell,
  type CashCell,
  entityFunds,
  fundChange,
  isContraAsset,
  isInterFund,
  type LedgerFacts,
} from './ledger-facts.ts'
import { drawNotes } from './notes/draw-notes.ts'
import {
  type DrawnRow,
  type StatementKind,
  statementKinds,
  type LayoutLine,
} from './statement-kinds.ts'

export type DrawnStatement = { kind: StatementKind; columns: string[]; rows: DrawnRow[] }

const measures: Readonly<Record<string, string[]>> = {
  roll: ['Saldo awal', 'Bertambah', 'Berkurang', 'Saldo akhir'],
}

/** A statement of an entity's facts by its lines. What no line shows stands in it under its own name. */
export function drawStatement(
  kind: StatementKind,
  lines: readonly LayoutLine[],
  facts: LedgerFacts,
): DrawnStatement {
  const { measure } = statementKinds[kind]
  const drawing = { kind, lines, facts }
  const rows = { closing, flow, roll, cash, notes: drawNotes }[measure](drawing)
  return { kind, columns: measures[measure] ?? ['Jumlah'], rows }
}

type Drawing = { kind: StatementKind; lines: readonly LayoutLine[]; facts: LedgerFacts }

function closing(drawing: Drawing): DrawnRow[] {
  const { kind, facts } = drawing
  const funds = entityFunds[statementKinds[kind].entity]
  const own = statementKinds[kind].entity === 'amil' ? 'saldo dana' : 'aset neto'
  const assets = section(drawing, 'assets', { words: 'Jumlah aset', code: /^1/ })
  const debts = section(drawing, 'liabilities', {
    words: 'Jumlah liabilitas',
    code: /^2/,
    sign: -1,
  })
  const lines = drawing.lines.filter((line) => line.section === 'equity')
  const equity = lines.map((line) => {
    const held = funds.filter((fund) => isEquityOf(line, fund))
    const sum = sumOf(held.map((fund) => fundChange(facts, fund)[3]))
    return lineRow(line, [sum], { accounts: [], funds: held, key: 'equity' })
  })
  const held = sumOf(equity.flatMap(({ figures }) => figures))
  return [
    ...assets.rows,
    ...debts.rows,
    { role: 'heading', words: lines[0]?.heading ?? own, figures: [] },
    ...equity,
    total(`Jumlah ${own}`, held, { key: 'held', sums: ['equity'] }),
    {
      role: 'end',
      words: `Jumlah liabilitas dan ${own}`,
      figures: [debts.sum + held],
      sums: ['sum liabilities', 'held'],
    },
  ]
}

function flow(drawing: Drawing): DrawnRow[] {
  const { kind, facts } = drawing
  return entityFunds[statementKinds[kind].entity].flatMap((fund) => {
    const ofFund = { ...drawing, lines: drawing.lines.filter(({ funds }) => funds.includes(fund)) }
    const receipts = section(ofFund, 'receipts', {
      words: 'Jumlah penerimaan',
      code: /^4/,
      sign: -1,
      fund,
    })
    const spending = section(ofFund, 'spending', {
      words: 'Jumlah penyaluran dan penggunaan',
      code: /^[56]/,
      fund,
    })
    const [opening] = fundChange(facts, fund)
    const surplus = receipts.sum - spending.sum
    return [
      { role: 'block' as const, words: fundWords[fund], figures: [] },
      ...receipts.rows,
      ...spending.rows,
      total('Surplus (defisit)', surplus, {
        key: `surplus ${fund}`,
        sums: [`sum receipts${fund}`, `-sum spending${fund}`],
      }),
      { role: 'line' as const, words: 'Saldo awal', figures: [opening], key: `opening ${fund}` },
      {
        role: 'end' as const,
        words: 'Saldo akhir',
        figures: [opening + surplus],
        sums: [`surplus ${fund}`, `opening ${fund}`],
      },
    ]
  })
}

function roll(drawing: Drawing): DrawnRow[] {
  const { rows, sums } = gathered(
    drawing,
    (line) => rollSums(drawing.facts.cells.filter((cell) => showsCell(line, cell))),
    'roll',
  )
  const rest = restOf(drawing, drawing.facts.cells, /^1/)
  const lost = rollSums(rest)
  return [
    ...rows,
    unplaced(rest, lost, 'roll'),
    { role: 'end', words: 'Jumlah', figures: sumsOf([lost, sums]), sums: ['roll'] },
  ]
}

/** The four columns, of nothing too. */
function rollSums(cells: readonly Cell[]): number[] {
  return sumsOf([[0, 0, 0, 0], ...cells.map(rollOf)])
}

function rollOf({ account, opening, debit, credit, closing: end }: Cell): number[] {
  return isContraAsset(account)
    ? [opening, 0, debit - credit, end]
    : [opening, debit, 0 - credit, end]
}

const cashSections = {
  operating: 'Kas bersih dari aktivitas operasi',
  investing: 'Kas bersih dari aktivitas investasi',
  financing: 'Kas bersih dari aktivitas pendanaan',
} as const

function cash(drawing: Drawing): DrawnRow[] {
  const { facts, lines } = drawing
  const rest = restOf(drawing, facts.cash, /./)
  const lost = sumOf(rest.map(({ in: came, out }) => came - out))
  const parts = Object.entries(cashSections).flatMap(([name, words]) => {
    const own = lines.filter(({ section: each }) => each === name)
    const isFirst = name === 'operating'
    if (own.length === 0 && !isFirst) return []
    const { rows, sums } = gathered(
      { ...drawing, lines: own },
      (line) => [
        sumOf(facts.cash.filter((cell) => showsCell(line, cell)).map((cell) => cashOf(line, cell))),
      ],
      name,
    )
    const more = isFirst ? [unplaced(rest, [lost], name)] : []
    const sum = (sums[0] ?? 0) + (isFirst ? lost : 0)
    return [...rows, ...more, total(words, sum, { key: 'part', sums: [name] })]
  })
  return [
    ...parts,
    total('Kenaikan (penurunan) kas', facts.cashClosing - facts.cashOpening, {
      key: 'change',
      sums: ['part'],
    }),
    {
      role: 'line',
      words: 'Kas dan setara kas awal',
      figures: [facts.cashOpening],
      key: 'opening',
    },
    {
      role: 'end',
      words: 'Kas dan setara kas akhir',
      figures: [facts.cashClosing],
      sums: ['change', 'opening'],
    },
  ]
}

function cashOf({ side }: LayoutLine, cell: CashCell): number {
  return (side === 'out' ? 0 : cell.in) - (side === 'in' ? 0 : cell.out)
}

type Part = { words: string; code: RegExp; sign?: -1; fund?: string }

/** The lines of a section by their headings, what no line shows, and their sum. */
function section(drawing: Drawing, name: string, part: Part): { rows: DrawnRow[]; sum: number } {
  const { facts, kind } = drawing
  const cells = facts.cells.filter(({ fund }) => !part.fund || fund === part.fund)
  const isFlow = statementKinds[kind].measure === 'flow'
  const worth = ({ debit, credit, closing: end }: Cell) => (isFlow ? debit - credit : end)
  const own = drawing.lines.filter((line) => line.section === name)
  const key = `${name}${part.fund ?? ''}`
  const { rows, sums } = gathered(
    { ...drawing, lines: own },
    (line) => {
      const shown = sumOf(cells.filter((cell) => showsCell(line, cell)).map(worth)) * line.sign
      // What the entities owe each other is an asset of the one or a debt of the other.
      return [line.side ? Math.max(0, shown) : shown + 0]
    },
    key,
  )
  const rest = restOf(drawing, cells, part.code).filter(({ account }) => !isInterFund(account))
  // Nothing is never below zero.
  const lost = sumOf(rest.map(worth)) * (part.sign ?? 1) + 0
  const sum = (sums[0] ?? 0) + lost
  const end = total(part.words, sum, { key: `sum ${key}`, sums: [key] })
  return { rows: [...rows, unplaced(rest, [lost], key), end], sum }
}

/** Line rows under their headings, with their sums by column. */
function gathered(
  { kind, lines }: Pick<Drawing, 'kind' | 'lines'>,
  figuresOf: (line: LayoutLine) => number[],
  key: string,
): { rows: DrawnRow[]; sums: number[] } {
  const rows: DrawnRow[] = []
  const all: number[][] = []
  const entity: readonly string[] = entityFunds[statementKinds[kind].entity]
  for (const [index, line] of lines.entries()) {
    if (line.heading && line.heading !== lines[index - 1]?.heading)
      rows.push({ role: 'heading', words: line.heading, figures: [] })
    const figures = figuresOf(line)
    all.push(figures)
    const funds = line.funds.length > 0 ? line.funds : entity
    rows.push(lineRow(line, figures, { accounts: line.accounts, funds, key }))
  }
  return { rows, sums: sumsOf(all) }
}

/** What moved or stands in accounts that the statement has to show and no line does. */
function restOf<T extends { account: string; fund: string }>(
  { kind, lines }: Drawing,
  cells: readonly T[],
  code: RegExp,
): T[] {
  return cells.filter(
    (cell) =>
      belongsTo(kind, cell.account) &&
      code.test(cell.account) &&
      !lines.some((line) => showsCell(line, cell)),
  )
}

function unplaced(
  rest: readonly { account: string; fund: string }[],
  figures: number[],
  key: string,
): DrawnRow {
  const accounts = [...new Set(rest.map(({ account }) => account))]
  const funds = [...new Set(rest.map(({ fund }) => fund))]
  const words = `Belum punya baris: ${accounts.join(', ') || '–'}`
  return { role: 'line', words, figures, accounts, funds, key }
}

function lineRow(
  { words }: LayoutLine,
  figures: number[],
  made: { accounts: readonly string[]; funds: readonly string[]; key: string },
): DrawnRow {
  return { role: 'line', words, figures, ...made }
}

function total(words: string, sum: number, row: Pick<DrawnRow, 'key' | 'sums'>): DrawnRow {
  return { role: 'total', words, figures: [sum], ...row }
}

function sumOf(figures: readonly number[]): number {
  return figures.reduce((sum, each) => sum + each, 0)
}

function sumsOf(rows: readonly number[][]): number[] {
  const width = Math.max(0, ...rows.map((row) => row.length))
  return Array.from({ length: width }, (_, at) => sumOf(rows.map((row) => row[at] ?? 0)))
}
