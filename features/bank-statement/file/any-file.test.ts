import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#platform/time/jakarta.ts'
import { parseTable } from '#platform/sheet/parse-table.server.ts'
import { suggestColumns } from './layouts.ts'
import { readStatement } from './read-statement.ts'
import { periodIn } from './statement-value.ts'

const TODAY = '2026-11-27'

function read(text: string) {
  const rows = parseTable(Buffer.from(text)).rows
  const mapping = suggestColumns(rows, 'mapped')
  return readStatement(rows, { mapping, typedFacts: {}, number: '1', today: TODAY })
}

type Line = { day: string; sen: number }
type Cells = (sen: number) => string[]

const grouped = (sen: number) =>
  `${String(Math.floor(sen / 100)).replaceAll(/\B(?=(\d{3})+$)/g, '.')},${String(sen % 100).padStart(2, '0')}`

/** How banks write sums: heads, and the cells of a sum. */
const writings: readonly (readonly [string, Cells])[] = [
  ['Debet;Kredit', (sen) => (sen < 0 ? [grouped(0 - sen), ''] : ['', grouped(sen)])],
  ['Debet;Kredit', (sen) => (sen < 0 ? [`-${grouped(0 - sen)}`, '-'] : ['-', grouped(sen)])],
  ['Mutasi;D/K', (sen) => [grouped(Math.abs(sen)), sen < 0 ? 'D' : 'K']],
  ['Jumlah;Tipe', (sen) => [grouped(Math.abs(sen)), sen < 0 ? 'Debet' : 'Kredit']],
  ['Jumlah;', (sen) => [grouped(Math.abs(sen)), sen < 0 ? 'DB' : 'CR']],
  ['Nominal;Cabang', (sen) => [`${sen < 0 ? '-' : ''}Rp ${grouped(Math.abs(sen))}`, '0000']],
  ['Amount;Cabang', (sen) => [sen < 0 ? `(${grouped(0 - sen)})` : grouped(sen), '0000']],
  ['Amount;Cabang', (sen) => [`${grouped(Math.abs(sen))} ${sen < 0 ? 'DB' : 'CR'}`, '0000']],
]

function fileOf(
  lines: readonly Line[],
  written: (day: string) => string,
  [heads, cells]: (typeof writings)[number],
) {
  let balance = 100_000_000_000_000
  const rows = lines.map(({ day, sen }) => {
    balance += sen
    return [written(day), 'x', ...cells(sen), grouped(balance)].join(';')
  })
  return [`Tanggal;Keterangan;${heads};Saldo`, ...rows].join('\n')
}

const someLines = fc
  .array(
    fc.tuple(
      fc.nat(5),
      fc.integer({ min: -1e9, max: 1e9 }).filter((sen) => sen !== 0),
    ),
    { minLength: 1, maxLength: 30 },
  )
  .chain((steps) =>
    fc.nat(300).map((back) => {
      let day = addDays(TODAY, 0 - back - steps.reduce((sum, [more]) => sum + more, 0))
      return steps.map(([more, sen]) => {
        day = addDays(day, more)
        return { day, sen }
      })
    }),
  )

test('however a bank writes its sums, each is read with its side', () => {
  fc.assert(
    fc.property(someLines, fc.constantFrom(...writings), (lines, writing) => {
      const found = read(fileOf(lines, (day) => day, writing))
      expect(found).toMatchObject({ problems: [], statement: { lines } })
    }),
  )
})

test('no day is ever taken for another: it is read as the bank meant it, or the file asks', () => {
  const slashed = (order: 'dmy' | 'mdy') => (iso: string) => {
    const [year, month, day] = iso.split('-')
    return (order === 'dmy' ? [day, month, year] : [month, day, year]).join('/')
  }
  let asked = 0
  fc.assert(
    fc.property(
      someLines,
      fc.constantFrom('dmy', 'mdy'),
      fc.boolean(),
      (lines, order, isNewestFirst) => {
        const [head = '', ...rows] = fileOf(
          lines,
          slashed(order),
          writings[0] as (typeof writings)[number],
        ).split('\n')
        const text = [head, ...(isNewestFirst ? rows.toReversed() : rows)].join('\n')
        const found = read(text)
        if (!('statement' in found)) {
          asked += 1
          expect(found.problems.join()).toMatch(/dapat berarti/)
        } else
          expect(found.statement.lines.map(({ day }) => day)).toEqual(lines.map(({ day }) => day))
      },
    ),
    { numRuns: 100 },
  )
  // Short files alone are open.
  expect(asked).toBeLessThan(75)
})

test.each([
  ['Periode : 01/03/2026 - 31/03/2026', '2026-03-01', '2026-03-31'],
  ['PERIODE : MEI 2026', '2026-05-01', '2026-05-31'],
  ['Periode: Pebruari 2024 s/d Maret 2024', '2024-02-01', '2024-03-31'],
  ['Periode 12/2026', '2026-12-01', '2026-12-31'],
  ['Periode : 1 Nop 2026 s.d. 30 Nop 2026', '2026-11-01', '2026-11-30'],
])('the period of “%s” is from %s to %s', (text, from, to) => {
  expect(periodIn(text)).toEqual({ from, to })
})
