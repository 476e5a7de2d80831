import { expect, test } from 'vitest'
import { bookOf } from '#tests/workbook.ts'
import { workbookOf } from './xlsx.server.ts'
import { parseTable } from './parse-table.server.ts'

/** A sheet of one number in a style whose format is this: a number of a known one, or an own one. */
function shown(value: string, format: number | string, properties = ''): string | undefined {
  const id = typeof format === 'number' ? format : 164
  const own = typeof format === 'string' ? `<numFmt numFmtId="164" formatCode="${format}"/>` : ''
  const styles = `<styleSheet><numFmts>${own}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="${id}"><alignment/></xf></cellXfs></styleSheet>`
  const sheet = `<sheetData><row r="1"><c r="A1" s="1"><v>${value}</v></c></row></sheetData>`
  return parseTable(bookOf(sheet, { styles, properties })).rows[0]?.[0]
}

test('a cell that shows a day is read as that day, whatever its format and the year its workbook counts from', () => {
  for (const format of [
    14,
    22,
    'dd/mm/yyyy',
    '[$-421]d mmmm yyyy;@',
    'yyyy\\-mm\\-dd hh:mm',
    'mmm-yy',
  ])
    expect([format, shown('46023', format)]).toEqual([format, '2026-01-01'])
  expect(shown('46023.395833333336', 22)).toBe('2026-01-01 09:30')
  // Seconds before midnight are still of their day.
  expect(shown('46023.9997', 22)).toBe('2026-01-01 23:59')
  expect(shown('29586', 14)).toBe('1980-12-31')
  expect(shown('44561', 14, '<workbookPr date1904="1"/>')).toBe('2026-01-01')
})

test('a cell that shows a sum, a share, a time or a day that never was stays the number it is', () => {
  for (const format of [
    0,
    3,
    10,
    20,
    '[Red]#,##0',
    '&quot;dana&quot; #,##0',
    '#,##0_d',
    '\\d0',
    '[$Rp-421]#,##0',
  ])
    expect([format, shown('46023', format)]).toEqual([format, '46023'])
  expect(shown('60', 14)).toBe('60')
})

test('figures that a workbook has lost, and parts of one, are never read as whole numbers', () => {
  expect(shown('3201010101010000', 0)).toBe('3.20101010101e+15')
  expect(shown('3201010101010001', 0)).toBe('3201010101010001')
  expect(shown('123.375', 0)).toBe('123.3750')
  expect(shown('1234567890123', 0)).toBe('1234567890123')
})

test('a day that the product writes into a workbook comes back as that day', async () => {
  async function* rows() {
    yield [[new Date('2026-06-30T17:00:00.000Z'), 50_000]]
  }
  const book = await workbookOf({ name: 'Uji', head: ['Hari', 'Jumlah'], rows: rows() })
  expect(parseTable(book).rows[1]).toEqual(['2026-07-01', '50000'])
})
