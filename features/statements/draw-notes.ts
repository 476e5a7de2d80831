import { showsCell } from './coverage.ts'
import { isBalance, type LedgerFacts } from './ledger-facts.ts'
import type { DrawnRow, LayoutLine } from './statement-kinds.ts'

type NotesDrawing = { lines: readonly LayoutLine[]; facts: LedgerFacts }

/** The notes to the statements: each text, and below it the accounts that it explains, one by one. */
export function drawNotes({ lines, facts }: NotesDrawing): DrawnRow[] {
  return lines.flatMap((line, at): DrawnRow[] => {
    const isNew = line.heading !== '' && line.heading !== lines[at - 1]?.heading
    const key = `note ${at}`
    const rows = accountRows(line, facts).map((row) => ({ ...row, key }))
    const sum = rows.reduce((all, { figures }) => all + (figures[0] ?? 0), 0)
    return [
      ...(isNew ? [{ role: 'block' as const, words: line.heading, figures: [] }] : []),
      { role: 'text', words: line.words, figures: [] },
      ...rows,
      ...(line.accounts.length > 1
        ? [{ role: 'total' as const, words: 'Jumlah', figures: [sum], sums: [key] }]
        : []),
    ]
  })
}

function accountRows(line: LayoutLine, { cells, names }: LedgerFacts): DrawnRow[] {
  return line.accounts.map((account) => {
    const own = cells.filter((cell) => cell.account === account && showsCell(line, cell))
    const debits = own.reduce(
      (sum, { closing, debit, credit }) => sum + (isBalance(account) ? closing : debit - credit),
      0,
    )
    const isCredit = /^[24]/.test(account)
    const words = `${account} ${names?.get(account) ?? ''}`.trim()
    const funds = [...new Set(own.map(({ fund }) => fund))]
    const figures = [isCredit ? 0 - debits : debits]
    return { role: 'line', words, figures, accounts: [account], funds }
  })
}
