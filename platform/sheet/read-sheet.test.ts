import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookOf } from '#tests/workbook.ts'
import { workbookOf } from './xlsx.server.ts'
import { SheetRefused } from './sheet.ts'
import { parseTable as readTable } from './parse-table.server.ts'

const readSheet = (bytes: Buffer) => readTable(bytes).rows

const csv = (text: string) => readSheet(Buffer.from(text))

test('values are separated as the file does it, with quotes, marks and texts kept as texts', () => {
  expect(csv('a,b\r\n"x, ""y""",2\r\n')).toEqual([
    ['a', 'b'],
    ['x, "y"', '2'],
  ])
  expect(csv('\uFEFFa;b\n1.000,00;="007"\n\'01/02;\n')).toEqual([
    ['a', 'b'],
    ['1.000,00', '007'],
    ['01/02', ''],
  ])
  const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('a\tb\n1\t2', 'utf16le')])
  expect(readSheet(wide)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

async function* rowsOf(rows: (string | number)[][]) {
  yield rows
}

test('a workbook is read as the product writes one', async () => {
  const rows = rowsOf([['=x & "y" <z>', 50_000]])
  const book = await workbookOf({ name: 'Uji', head: ['Rujukan', 'Jumlah'], rows })
  expect(readSheet(book)).toEqual([
    ['Rujukan', 'Jumlah'],
    ['=x & "y" <z>', '50000'],
  ])
})

const cell = (inner: string) => `<sheetData><row r="1"><c r="A1">${inner}</c></row></sheetData>`

test.each<[string, () => Buffer, RegExp]>([
  ['packed up', () => bookOf(' '.repeat(70 * 1024 * 1024)), /terlalu besar/],
  ['with a formula', () => bookOf(cell('<f>1+1</f><v>2</v>')), /rumus/],
  ['with a row far down', () => bookOf('<row r="900000"><c/></row>'), /50\.000/],
  ['cut off', () => bookOf(cell('<v>1</v>')).subarray(0, 200), /rusak/],
  ['of too many cells', () => Buffer.from(`${','.repeat(60)}\n`.repeat(25_000)), /1\.500\.000/],
  ['of elements that never end', () => bookOf('<row r="1"><c><v>'.repeat(400_000)), /rusak/],
  ['of tags that never end', () => bookOf('<c '.repeat(400_000).padStart(2e6, '<row ')), /rusak/],
  ['with a sign that no text holds', () => bookOf(cell('<v>a\0</v>')), /rusak/],
  [
    'that is a page',
    () => Buffer.from('\n<html><table><tr><td>1</td></tr></table>'),
    /CSV atau XLSX/,
  ],
  ['that is a picture', () => Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), /UTF-8/],
  ['larger than 5 MB', () => Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), /5 MB/],
  ['of too many rows', () => Buffer.from('1,2\n'.repeat(50_001)), /50\.000/],
  ['of too many columns', () => Buffer.from('1,'.repeat(101)), /100/],
  ['in another encoding', () => Buffer.from([0x61, 0xe9, 0x2c, 0x62]), /UTF-8/],
  ['of Office before 2007', () => Buffer.from('\xD0\xCF\x11\xE0rest', 'latin1'), /CSV atau XLSX/],
  ['that is paper', () => Buffer.from('%PDF-1.7\n'), /CSV atau XLSX/],
  ['with an open quote', () => Buffer.from('a,"b\n1,2'), /kutip/],
  ['empty', () => Buffer.from('\n\n'), /kosong/],
])('a file %s is refused in words', (_, make, words) => {
  expect(() => readSheet(make())).toThrow(words)
})

test('a workbook damaged anywhere is read or refused in words, and nothing else', async () => {
  const rows = rowsOf([
    ['DON-1', 50_000],
    ['DON-2', 60_000],
  ])
  const book = await workbookOf({ name: 'Uji', head: ['Rujukan', 'Jumlah'], rows })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(book.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 }),
      fc.nat(book.length),
      (changes, length) => {
        const damaged = Buffer.from(book)
        for (const [at, value] of changes) damaged[at] = value
        for (const bytes of [damaged, damaged.subarray(0, length)]) {
          try {
            expect(readSheet(bytes).length).toBeGreaterThan(0)
          } catch (error) {
            expect(error).toBeInstanceOf(SheetRefused)
          }
        }
      },
    ),
    { numRuns: 500 },
  )
})

test('half a sign in a workbook is left out', () => {
  const book = bookOf(
    `<sheetData><row><c t="inlineStr"><is><t>a&#xD800;b</t></is></c></row></sheetData>`,
  )
  expect(readSheet(book)).toEqual([['ab']])
})

test('a workbook whose elements have a prefix is read as any other', () => {
  const book = bookOf(
    '<x:sheetData><x:row r="1"><x:c r="A1"><x:v>7</x:v></x:c></x:row></x:sheetData>',
  )
  expect(readSheet(book)).toEqual([['7']])
})

test.each([
  ['', false],
  ['<workbookPr date1904="1"/>', true],
  ['<workbookPr defaultThemeVersion="1" date1904="true"/>', true],
  ['<workbookPr date1904="0"/>', false],
])('a workbook with %s counts its days from 1904: %s', (properties, is1904) => {
  expect(readTable(bookOf(cell('<v>46344</v>'), { properties })).is1904).toBe(is1904)
})
