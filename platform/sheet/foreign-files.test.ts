import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookOf } from '#tests/workbook.ts'
import { parseTable } from './parse-table.server.ts'

const rowsOf = (text: string) => parseTable(Buffer.from(text)).rows

test.each(['\r', '\n', '\r\n'])('lines that end in %j keep every character', (end) => {
  const lines = ['Tanggal;Jumlah', '01/02/2026;1.000', '"a""b";"c;d"', '; x', 'akhir;1']
  expect(rowsOf(lines.join(end))).toEqual([
    ['Tanggal', 'Jumlah'],
    ['01/02/2026', '1.000'],
    ['a"b', 'c;d'],
    ['', 'x'],
    ['akhir', '1'],
  ])
})

test('any table is read as it was written, whatever ends its lines and parts its cells', () => {
  const cell = fc.stringMatching(/^[a-z0-9 .,;|"\r\n\t-]{0,12}$/).map((text) => text.trim())
  const table = fc
    .integer({ min: 2, max: 5 })
    .chain((wide) =>
      fc.array(fc.array(cell, { minLength: wide, maxLength: wide }), { minLength: 1 }),
    )
  fc.assert(
    fc.property(
      table,
      fc.constantFrom('\r', '\n', '\r\n'),
      fc.constantFrom(',', ';', '\t', '|'),
      (rows, end, separator) => {
        const given = [
          rows[0]?.map(() => 'judul') ?? [],
          ...rows,
          rows[0]?.map(() => 'akhir') ?? [],
        ]
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
        const text = given.map((row) => row.map(quoted).join(separator)).join(end)
        expect(rowsOf(text)).toEqual(given)
      },
    ),
  )
})

test('a text of two bytes a sign is read in either order', () => {
  const little = Buffer.from('\uFEFFa;b\n1;2', 'utf16le')
  const big = Buffer.from(little).swap16()
  for (const bytes of [little, big])
    expect(parseTable(bytes).rows).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
})

const compound = (stream: string) =>
  Buffer.concat([Buffer.from('\xD0\xCF\x11\xE0', 'latin1'), Buffer.from(stream, 'utf16le')])

/** The first letters of an archive's directory say how its parts are kept. */
function locked(): Buffer {
  const book = bookOf('<sheetData/>')
  const at = book.indexOf(Buffer.from('PK\x01\x02', 'latin1'))
  book.writeUInt16LE(1, at + 8)
  return book
}

const renamed = (name: string) => {
  const bytes = bookOf('<sheetData/>').toString('latin1').replaceAll('xl/workbook.xml', name)
  return Buffer.from(bytes, 'latin1')
}

test.each([
  ['a workbook under a password', compound('EncryptedPackage'), /terkunci kata sandi.*salinan/],
  ['an archive under a password', locked(), /terkunci kata sandi/],
  ['a workbook before 2007', compound('Workbook'), /Excel lama.*\.xlsx/],
  ['a letter before 2007', compound('WordDocument'), /bukan CSV atau XLSX/],
  ['paper', Buffer.from('%PDF-1.7\n'), /PDF.*CSV atau XLSX/],
  ['an archive of something else', renamed('mutasi-mei-.csv'), /ZIP.*di dalamnya/],
  ['a workbook of another program', renamed('xl/workbook.bin'), /program lain.*XLSX atau CSV/],
])('%s is called what it is, with the way out', (_what, bytes, words) => {
  expect(() => parseTable(bytes)).toThrow(words)
})

test('a text that a million cells share counts as often as it is shown', () => {
  const shared = `<sst><si><t>${'x'.repeat(30_000)}</t></si></sst>`
  const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(50)}</row>`
  const book = bookOf(`<sheetData>${row.repeat(100)}</sheetData>`, { shared })
  expect(() => parseTable(book)).toThrow(/terlalu panjang/)
})

test('the first sheet that a workbook shows is read, and a hidden one before it is not', () => {
  const hidden =
    '<sheet name="daftar" state="hidden" r:id="rId9"/><sheet name="b" state="veryHidden" r:id="rId8"/>'
  const sheets = `${hidden}<sheet name="a" r:id="rId1"/>`
  const book = bookOf('<sheetData><row><c><v>7</v></c></row></sheetData>', { sheets })
  expect(parseTable(book).rows).toEqual([['7']])
  const none = bookOf('<sheetData/>', { sheets: hidden })
  expect(() => parseTable(none)).toThrow(/rusak/)
})

const withCell = (cell: string) =>
  bookOf(
    `<sheetData><row r="1"><c><v>1</v></c></row><row r="4"><c r="C4"${cell}</c></row></sheetData>`,
  )

test.each([
  ['an error', withCell(' t="e"><v>#N/A</v>'), /Sel C4 berisi #N\/A/],
  ['an error of newer workbooks', withCell(' t="e"><v>#SPILL!</v>'), /Sel C4 berisi #SPILL!/],
  ['a value that was copied as an error', withCell(' t="inlineStr"><is><t>#REF!</t></is>'), /C4/],
  ['errors in a CSV', Buffer.from('a;b\n1;#DIV/0!\n'), /Sel B2 berisi #DIV\/0!/],
  ['a column that was too narrow', Buffer.from('a,b\n########,2\n'), /Sel A2 berisi #+,/],
  ['an error of LibreOffice', Buffer.from('a,b\n1,Err:502\n'), /Sel B2 berisi Err:502/],
])('%s is refused by the name of its cell', (_what, bytes, words) => {
  expect(() => parseTable(bytes)).toThrow(words)
})

test('a truth is read as the workbook shows it, and a text that begins with # as a text', () => {
  for (const [kept, shown] of [
    ['1', 'TRUE'],
    ['0', 'FALSE'],
  ])
    expect(parseTable(withCell(` t="b"><v>${kept}</v>`)).rows[3]).toEqual(['', '', shown])
  expect(rowsOf('nota,isi\n#12,#Sedekah\n')[1]).toEqual(['#12', '#Sedekah'])
})

test.each(['sep=;\r\n', '"sep=;"\n', '\uFEFFSEP=;\n'])(
  'the line %j names the separator, and is no row',
  (line) => {
    expect(rowsOf(`${line}nama;jumlah\na, b;1`)).toEqual([
      ['nama', 'jumlah'],
      ['a, b', '1'],
    ])
  },
)
