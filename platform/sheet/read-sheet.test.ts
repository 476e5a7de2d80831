import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { workbookOf } from '../xlsx.server.ts'
import { readSheet } from './read-sheet.server.ts'
import { readAmount, readDay } from './sheet-value.ts'

test.each([
  ['1.000.000,00', 1_000_000],
  ['1,000,000.00', 1_000_000],
  ['1.000.000', 1_000_000],
  ['50000', 50_000],
  ['50000.0', 50_000],
  ['Rp 75.000', 75_000],
  ['IDR 75,000.00', 75_000],
  ['(1.500,00)', -1_500],
  ['-1,500.00', -1_500],
  ['1.500-', -1_500],
  ['50,000.00 DB', -50_000],
  ['50,000.00 CR', 50_000],
  ['50.000 D', -50_000],
  ['50.000 K', 50_000],
  ['0', 0],
])('the sum %s is %i', (text, value) => {
  expect(readAmount(text)).toEqual({ ok: true, value })
})

test.each([
  '',
  'abc',
  '1.00.000',
  '1,5',
  '1.000,50',
  '(1.000',
  '=1+1',
  '-1.000 DB',
  '9'.repeat(20),
])('the sum “%s” is refused in words', (text) => {
  expect(readAmount(text)).toMatchObject({ ok: false, why: expect.stringMatching(/[a-z]/) })
})

test.each([
  ['2026-03-01', '2026-03-01'],
  ['01/03/2026', '2026-03-01'],
  ['1-3-26', '2026-03-01'],
  ['20260301', '2026-03-01'],
  ['01 Agu 2026', '2026-08-01'],
  ['01-Aug-26 10:22', '2026-08-01'],
  ['31/02/2026', undefined],
  ['01/03', undefined],
])('the day %s is %s', (text, day) => {
  expect(readDay(text)).toBe(day)
})

test('a bank that writes no year is read with that of its statement', () => {
  expect(readDay('01/03', 2026)).toBe('2026-03-01')
})

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

/** A workbook whose sheet is this text; the archive holds what a reader looks at and no more. */
function bookOf(sheet: string): Buffer {
  const parts: [string, string][] = [
    ['xl/workbook.xml', '<workbook><sheets><sheet name="a" r:id="rId1"/></sheets></workbook>'],
    [
      'xl/_rels/workbook.xml.rels',
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    ],
    ['xl/worksheets/sheet1.xml', sheet],
  ]
  const local: Buffer[] = []
  const central: Buffer[] = []
  let at = 0
  for (const [name, text] of parts) {
    const body = deflateRawSync(Buffer.from(text))
    const begin = Buffer.alloc(30)
    begin.write('PK\x03\x04', 'latin1')
    begin.writeUInt16LE(name.length, 26)
    const listed = Buffer.alloc(46)
    listed.write('PK\x01\x02', 'latin1')
    listed.writeUInt16LE(8, 10)
    listed.writeUInt32LE(body.length, 20)
    // The header lies about the size unpacked.
    listed.writeUInt32LE(1, 24)
    listed.writeUInt16LE(name.length, 28)
    listed.writeUInt32LE(at, 42)
    local.push(begin, Buffer.from(name), body)
    central.push(listed, Buffer.from(name))
    at += 30 + name.length + body.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...local, directory, end])
}

const cell = (inner: string) => `<sheetData><row r="1"><c r="A1">${inner}</c></row></sheetData>`

test.each<[string, () => Buffer, RegExp]>([
  ['packed up', () => bookOf(' '.repeat(70 * 1024 * 1024)), /terlalu besar/],
  ['with a formula', () => bookOf(cell('<f>1+1</f><v>2</v>')), /rumus/],
  ['with a row far down', () => bookOf('<row r="900000"><c/></row>'), /50\.000/],
  ['cut off', () => bookOf(cell('<v>1</v>')).subarray(0, 200), /rusak/],
  ['larger than 5 MB', () => Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), /5 MB/],
  ['of too many rows', () => Buffer.from('1,2\n'.repeat(50_001)), /50\.000/],
  ['of too many columns', () => Buffer.from('1,'.repeat(101)), /100/],
  ['in another encoding', () => Buffer.from([0x61, 0xe9, 0x2c, 0x62]), /UTF-8/],
  ['of Office before 2007', () => Buffer.from('\xD0\xCF\x11\xE0rest', 'latin1'), /CSV atau XLSX/],
  ['with an open quote', () => Buffer.from('a,"b\n1,2'), /kutip/],
  ['empty', () => Buffer.from('\n\n'), /kosong/],
])('a file %s is refused in words', (_, make, words) => {
  expect(() => readSheet(make())).toThrow(words)
})
