import { crc32, inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type SheetCell, workbookOf } from './xlsx.server.ts'

async function* portions(...all: SheetCell[][][]): AsyncGenerator<SheetCell[][]> {
  yield* all
}

/** The files of an archive, read from its directory as another program does. */
function unzip(bytes: Buffer): Record<string, string> {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const files: Record<string, string> = {}
  let at = bytes.readUInt32LE(end + 16)
  for (let n = bytes.readUInt16LE(end + 10); n > 0; n -= 1) {
    expect(bytes.toString('latin1', at, at + 4)).toBe('PK\x01\x02')
    const [crc, packed, size] = [16, 20, 24].map((offset) => bytes.readUInt32LE(at + offset))
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const local = bytes.readUInt32LE(at + 42)
    expect(bytes.toString('latin1', local, local + 4)).toBe('PK\x03\x04')
    const begin = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const content = inflateRawSync(bytes.subarray(begin, begin + (packed ?? 0)))
    expect([name, content.length, crc32(content)]).toEqual([name, size, crc])
    files[name] = content.toString('utf8')
    at += 46 + nameLength
  }
  return files
}

test('a workbook holds its rows as texts, numbers and dates, and no formula', async () => {
  const files = unzip(
    await workbookOf({
      name: 'Donasi',
      head: ['nama', 'nominal', 'dibuat'],
      rows: portions(
        [['=HYPERLINK("http://jahat.test")', 50_000, new Date('2026-03-12T07:05:00Z')]],
        [['Siti & <Aminah>\u0000\u0008', null, null]],
      ),
    }),
  )
  expect(Object.keys(files)).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/worksheets/sheet1.xml',
  ])
  const sheet = files['xl/worksheets/sheet1.xml'] ?? ''
  expect(sheet).not.toMatch(/<f[ >]/)
  expect(sheet).toContain('t="inlineStr"><is><t xml:space="preserve">=HYPERLINK(&quot;http')
  expect(sheet).toContain('<c s="0"><v>50000</v></c>')
  // 12 March 2026, 14.05 in Jakarta, as days since 30 December 1899.
  expect(sheet).toContain('<c s="1"><v>46093.58680556</v></c>')
  expect(sheet).toContain('Siti &amp; &lt;Aminah&gt;</t>')
  expect(sheet.match(/<row>/g)).toHaveLength(3)
})

test('the same rows are the same bytes, and a long sheet keeps every row', async () => {
  const row: SheetCell[] = ['Donatur', 10_000, null]
  const thousand = Array.from({ length: 1_000 }, () => row)
  const make = () =>
    workbookOf({
      name: 'Donasi',
      head: ['a', 'b', 'c'],
      rows: portions(...Array(20).fill(thousand)),
    })
  const bytes = await make()
  expect(bytes.equals(await make())).toBe(true)
  const sheet = unzip(bytes)['xl/worksheets/sheet1.xml'] ?? ''
  expect(sheet.match(/<row>/g)).toHaveLength(20_001)
  expect(sheet.endsWith('</sheetData></worksheet>')).toBe(true)
})
