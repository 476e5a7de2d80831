import { showsCell } from '../coverage.ts'
import { isBalance, type LedgerFacts } from '../ledger-facts.ts'
import type { DrawnRow, LayoutLine } from '../statement-kinds.ts'
import { isNoteTable } from './note-tables.ts'

type NotesDrawing = { lines: readonly LayoutLine[]; facts: LedgerFacts }

/** The notes to the statements: each text, and below it the accounts and tables that it explains, row by row. */
export function drawNotes({ lines, facts }: NotesDrawing): DrawnRow[] {
  return lines.flatMap((line, at): DrawnRow[] => {
    const isNew = line.heading !== '' && line.heading !== lines[at - 1]?.heading
    const key = `note ${at}`
    const rows = [...accountRows(line, facts), ...tableRows(line, facts)].map((row) => ({
      ...row,
      key,
    }))
    const sum = rows.reduce((all, { figures }) => all + (figures[0] ?? 0), 0)
    const isSummed = rows.length > 1 && !line.accounts.includes('bagian-amil')
    return [
      ...(isNew ? [{ role: 'block' as const, words: line.heading, figures: [] }] : []),
      { role: 'text', words: line.words, figures: [] },
      ...rows,
      ...(isSummed
        ? [{ role: 'total' as const, words: 'Jumlah', figures: [sum], sums: [key] }]
        : []),
    ]
  })
}

function accountRows(line: LayoutLine, { cells, names }: LedgerFacts): DrawnRow[] {
  return line.accounts
    .filter((code) => !isNoteTable(code))
    .map((account) => {
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

function tableRows({ accounts }: LayoutLine, { tables }: LedgerFacts): DrawnRow[] {
  return accounts.filter(isNoteTable).flatMap((name) =>
    (tables?.[name] ?? []).map(
      ({ words, figure }): DrawnRow => ({
        role: 'line',
        words,
        figures: [figure],
      }),
    ),
  )
}
