import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import type { PairSum } from '#features/ledger/pair-sums.server.ts'
import type { SheetCell } from '#platform/sheet/xlsx.server.ts'
import { drawStatement } from './draw-statement.ts'
import { entityFunds, ledgerFacts } from './ledger-facts.ts'
import { sheetRows } from './sheet-rows.server.ts'
import type { LayoutLine } from './statement-kinds.ts'

const line = { heading: '', side: null } as const
const lines: LayoutLine[] = [
  { ...line, section: 'receipts', words: 'Wakaf', accounts: ['4300'], funds: ['W'], sign: -1 },
  { ...line, section: 'receipts', words: 'Hasil', accounts: ['4310'], funds: ['W'], sign: -1 },
  { ...line, section: 'spending', words: 'Manfaat', accounts: ['5300'], funds: ['W'], sign: 1 },
]

test('sums of a sheet are formulas over its rows, and what no line shows is a row of them', () => {
  const sum = { fund: 'W' as const, isBefore: false }
  const facts = ledgerFacts(
    [
      { ...sum, debit: '1123', credit: '4300', amount: 30 },
      { ...sum, debit: '1123', credit: '4310', amount: 2 },
      { ...sum, debit: '5300', credit: '1123', amount: 1 },
      { ...sum, debit: '5310', credit: '2190', amount: 4 },
      { ...sum, debit: '1123', credit: '3300', amount: 9 },
    ],
    entityFunds.wakaf,
  )
  const rows = sheetRows(drawStatement('wakaf-aktivitas', lines, facts).rows)
  expect(rows.map((cells) => cells.slice(0, 2))).toEqual([
    ['Wakaf'],
    ['Wakaf', 30],
    ['Hasil', 2],
    ['Belum punya baris: –', 0],
    ['Jumlah penerimaan', { formula: 'SUM(B3,B4,B5)', value: 32 }],
    ['Manfaat', 1],
    ['Belum punya baris: 5310', 4],
    ['Jumlah penyaluran dan penggunaan', { formula: 'SUM(B7,B8)', value: 5 }],
    ['Surplus (defisit)', { formula: 'SUM(B6)-SUM(B9)', value: 27 }],
    ['Saldo awal', 9],
    ['Saldo akhir', { formula: 'SUM(B10)+SUM(B11)', value: 36 }],
  ])
})

test('the older layout, with the amil’s share inside the receipts, gives the same surplus', () => {
  const share = { ...line, words: 'Amil', accounts: ['5310'], funds: ['W'] } as const
  const sum = { fund: 'W' as const, isBefore: false }
  const facts = ledgerFacts(
    [
      { ...sum, debit: '1123', credit: '4300', amount: 30 },
      { ...sum, debit: '5310', credit: '2190', amount: 4 },
    ],
    entityFunds.wakaf,
  )
  const shown = (own: LayoutLine) =>
    Object.fromEntries(
      drawStatement('wakaf-aktivitas', [...lines, own], facts).rows.map(({ words, figures }) => [
        words,
        figures[0],
      ]),
    )
  const today = shown({ ...share, section: 'spending', sign: 1 })
  const older = shown({ ...share, section: 'receipts', sign: -1 })
  expect([today['Jumlah penerimaan'], older['Jumlah penerimaan']]).toEqual([30, 26])
  expect([today['Surplus (defisit)'], older['Surplus (defisit)']]).toEqual([26, 26])
})

const anySum = record({
  debit: constantFrom('1123', '1310', '5300', '5310'),
  credit: constantFrom('4300', '4310', '2190', '2310'),
  fund: constantFrom<'W'>('W'),
  isBefore: constantFrom(true, false),
  amount: integer({ min: 1, max: 2_000_000_000 }),
})

/** What a program that opens the sheet makes of a cell: sums of cells above, added and taken away. */
function reckoned(sheet: readonly SheetCell[][], cell: SheetCell | undefined): number {
  if (typeof cell === 'number') return cell
  if (!cell || typeof cell !== 'object' || !('formula' in cell)) throw new Error('no figure')
  const parts = [...cell.formula.matchAll(/([+-]?)SUM\(([A-Z0-9,]+)\)/g)]
  expect(parts.map(([whole]) => whole).join('')).toBe(cell.formula)
  return parts.reduce((sum, [, sign, names = '']) => {
    const part = names.split(',').reduce((all, name) => {
      const [column, row] = [name.slice(0, 1), name.slice(1)]
      return all + reckoned(sheet, sheet[Number(row) - 2]?.[column.charCodeAt(0) - 65])
    }, 0)
    return sum + (sign === '-' ? -part : part)
  }, 0)
}

test('whatever moved, every sum of a sheet that a program reckons again is the figure that stands in it', () => {
  assert(
    property(array(anySum, { maxLength: 12 }), (sums: PairSum[]) => {
      const facts = ledgerFacts(sums, entityFunds.wakaf)
      const sheet = sheetRows(drawStatement('wakaf-aktivitas', lines, facts).rows)
      for (const cells of sheet) {
        const [, cell] = cells
        if (cell && typeof cell === 'object' && 'formula' in cell)
          expect(reckoned(sheet, cell)).toBe(cell.value)
      }
    }),
  )
})
