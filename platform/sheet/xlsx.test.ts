import { crc32, inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { parseTable } from './parse-table.server.ts'
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
  expect(sheet).toContain('<c r="B2" s="0"><v>50000</v></c>')
  // 12 March 2026, 14.05 in Jakarta, as days since 30 December 1899.
  expect(sheet).toContain('<c r="C2" s="1"><v>46093.58680556</v></c>')
  expect(sheet).toContain('Siti &amp; &lt;Aminah&gt;</t>')
  expect(sheet.match(/<row /g)).toHaveLength(3)
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
  expect(sheet.match(/<row /g)).toHaveLength(20_001)
  expect(sheet.endsWith('</sheetData></worksheet>')).toBe(true)
})

type Tag = { name: string; attributes: Record<string, string>; children: Tag[]; text: string }

/** A small strict reader of XML: every tag is closed, in order, and every sign of XML is escaped. */
function xmlOf(text: string): Tag {
  const root: Tag = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const body = text.replace(/^<\?xml version="1\.0" encoding="UTF-8" standalone="yes"\?>\n/, '')
  expect(body.length).toBeLessThan(text.length)
  for (const [part] of body.matchAll(/<[^<>]*>|[^<>]+|[<>]/g)) {
    const [, closes, name = '', given = '', isEmpty] =
      /^<(\/?)([\w:]+)((?:\s[\w:]+="[^"<]*")*)\s*(\/?)>$/.exec(part) ?? []
    if (name === '') {
      expect(part).toMatch(/^(?:[^<>&]|&(?:amp|lt|gt|quot|apos);)+$/)
      ;(open.at(-1) as Tag).text += part
    } else if (closes) {
      expect(open.pop()?.name).toBe(name)
    } else {
      const pairs = [...given.matchAll(/([\w:]+)="([^"]*)"/g)]
      const attributes = Object.fromEntries(pairs.map(([, key = '', value = '']) => [key, value]))
      expect(Object.keys(attributes)).toHaveLength(pairs.length)
      const tag: Tag = { name, attributes, children: [], text: '' }
      open.at(-1)?.children.push(tag)
      if (!isEmpty) open.push(tag)
    }
  }
  expect(open).toEqual([root])
  expect(root.children).toHaveLength(1)
  return root.children[0] as Tag
}

const childOf = (tag: Tag, name: string) => tag.children.find((child) => child.name === name)
const namesIn = (tag: Tag) => tag.children.map(({ name }) => name)

async function aBook() {
  const head = ['nama', ...Array.from({ length: 29 }, (_, at) => `k${at}`)]
  const rows: SheetCell[][] = [
    ['=1+1', 50_000, new Date('2026-03-12T07:05:00Z'), ' dua  spasi ', null, '+62811', '-5'],
    ['@SUM(A1)', 0.1 + 0.2, new Date(0), '<&>"\'', '', 'baris\nbaru\ttab', '\ud800rusak\u0001'],
    head.map((_, at) => at),
  ]
  return await workbookOf({ name: 'Donasi <2026> & "lain"', head, rows: portions(rows) })
}

test('a workbook is a package as the standard has it: types, links and styles that all exist', async () => {
  const files = unzip(await aBook())
  const parts = Object.keys(files)
  const types = xmlOf(files['[Content_Types].xml'] ?? '')
  const defaults = types.children.filter(({ name }) => name === 'Default')
  const overrides = types.children.filter(({ name }) => name === 'Override')
  for (const part of parts.filter((name) => name !== '[Content_Types].xml')) {
    const own = overrides.some(({ attributes }) => attributes['PartName'] === `/${part}`)
    const ending = part.split('.').at(-1)
    expect([part, own || defaults.some((each) => each.attributes['Extension'] === ending)]).toEqual(
      [part, true],
    )
  }
  for (const { attributes } of overrides)
    expect(parts).toContain(attributes['PartName']?.slice(1) ?? '')
  const linked = new Map<string, string>()
  for (const [file, folder] of [
    ['_rels/.rels', ''],
    ['xl/_rels/workbook.xml.rels', 'xl/'],
  ] as const) {
    for (const { attributes } of xmlOf(files[file] ?? '').children) {
      expect(parts).toContain(folder + attributes['Target'])
      linked.set(folder + attributes['Id'], folder + attributes['Target'])
    }
  }
  const [sheet] = childOf(xmlOf(files['xl/workbook.xml'] ?? ''), 'sheets')?.children ?? []
  expect(linked.get(`xl/${sheet?.attributes['r:id']}`)).toBe('xl/worksheets/sheet1.xml')
  // A name of a sheet has at most 31 letters and none of these.
  expect(sheet?.attributes['name']?.replaceAll(/&\w+;/g, '.')).toMatch(/^[^\\/?*[\]:]{1,31}$/)

  const styles = xmlOf(files['xl/styles.xml'] ?? '')
  const lists = ['numFmts', 'fonts', 'fills', 'borders', 'cellStyleXfs', 'cellXfs', 'cellStyles']
  expect(namesIn(styles)).toEqual(lists)
  const sizeOf = (name: string) => childOf(styles, name)?.children.length ?? 0
  for (const { name, attributes, children } of styles.children)
    expect([name, attributes['count']]).toEqual([name, String(children.length)])
  for (const { attributes } of childOf(styles, 'cellXfs')?.children ?? []) {
    expect(Number(attributes['fontId'] ?? 0)).toBeLessThan(sizeOf('fonts'))
    expect(Number(attributes['xfId'] ?? 0)).toBeLessThan(sizeOf('cellStyleXfs'))
    const formats = childOf(styles, 'numFmts')?.children.map((each) => each.attributes['numFmtId'])
    if (attributes['numFmtId']) expect(formats).toContain(attributes['numFmtId'])
  }
})

test('every cell of a sheet stands at its place, with a style that exists and a value of its type', async () => {
  const files = unzip(await aBook())
  const sheet = xmlOf(files['xl/worksheets/sheet1.xml'] ?? '')
  expect(namesIn(sheet)).toEqual(['sheetViews', 'sheetFormatPr', 'cols', 'sheetData'])
  const styles = xmlOf(files['xl/styles.xml'] ?? '')
  const rows = childOf(sheet, 'sheetData')?.children ?? []
  expect(rows.map(({ attributes }) => attributes['r'])).toEqual(['1', '2', '3', '4'])
  for (const { attributes: row, children } of rows) {
    const places = children.map(({ attributes }) => attributes['r'] ?? '')
    expect(new Set(places).size).toBe(places.length)
    for (const { attributes, children: content } of children) {
      expect(attributes['r']).toMatch(new RegExp(`^[A-Z]{1,3}${row['r']}$`))
      expect(Number(attributes['s'])).toBeLessThan(childOf(styles, 'cellXfs')?.children.length ?? 0)
      const [value] = content
      if (attributes['t'] === undefined) {
        expect([value?.name, value?.text]).toEqual(['v', expect.stringMatching(/^-?\d+(\.\d+)?$/)])
      } else {
        expect([attributes['t'], value?.name]).toEqual(['inlineStr', 'is'])
        expect(value?.children[0]?.attributes).toEqual({ 'xml:space': 'preserve' })
      }
    }
  }
  expect(rows.at(-1)?.children.at(-1)?.attributes['r']).toBe('AD4')
})

test('what reads foreign workbooks reads ours, and texts that look like formulas stay texts', async () => {
  const [head, first, second] = parseTable(await aBook()).rows
  expect(head?.slice(0, 2)).toEqual(['nama', 'k0'])
  expect(first?.[0]).toBe('=1+1')
  expect(first?.slice(5, 7)).toEqual(['+62811', '-5'])
  expect(second?.[3]).toBe('<&>"\'')
})
