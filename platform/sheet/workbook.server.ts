import { inflateRawSync } from 'node:zlib'
import {
  assertWithin,
  cellCounter,
  type SheetTable,
  SheetRefused,
  sheetLimits,
  type SheetRows,
} from './sheet.ts'
import { dayOfNumber, dayStyles, writtenNumber } from './cell-number.ts'
import { attribute, elementsOf, LOCKED, NOT_A_WORKBOOK } from './sheet-xml.ts'

const PACKED_UP = 'Isi berkas XLSX ini terlalu besar setelah dibuka. Bagi menjadi beberapa berkas.'
const MOST_PARTS = 200

/**
 * The first sheet of a workbook (ECMA-376), read within limits: how far each part unpacks is bounded while it is
 * unpacked, whatever its header says. Formulas are refused: what they show is not in the file for certain.
 */
export function readWorkbook(bytes: Buffer): SheetTable {
  const parts = partsOf(bytes)
  if (!parts.has('xl/workbook.xml')) throw new SheetRefused(anotherArchive(parts))
  let left: number = sheetLimits.unpacked
  const read = (name: string): string | undefined => {
    const part = parts.get(name)
    if (!part) return undefined
    const text = unpack(bytes, part, left)
    left -= text.length
    // No text of XML holds it, and no database keeps it.
    if (text.includes(0)) throw new SheetRefused(NOT_A_WORKBOOK)
    return text.toString('utf8')
  }
  const book = read('xl/workbook.xml') ?? ''
  const sheet = read(sheetPath(book, read('xl/_rels/workbook.xml.rels') ?? ''))
  if (sheet === undefined) throw new SheetRefused(NOT_A_WORKBOOK)
  const [properties] = elementsOf(book, 'workbookPr')
  const is1904 = /^(1|true)$/.test(attribute(properties?.tag ?? '', 'date1904') ?? '')
  const rows = rowsOf(sheet, {
    shared: sharedTexts(read('xl/sharedStrings.xml') ?? ''),
    dayStyles: dayStyles(read('xl/styles.xml') ?? ''),
    is1904,
    count: cellCounter(),
  })
  assertWithin(rows)
  return { rows, is1904 }
}

const ZIPPED = 'Berkas ini ZIP. Buka dahulu, lalu unggah CSV atau XLSX yang ada di dalamnya.'
const ANOTHER_WORKBOOK =
  'Berkas ini dari program lain (ODS, XLSB, atau Numbers). Simpan sebagai XLSX atau CSV.'

function anotherArchive(parts: ReadonlyMap<string, Part>): string {
  const isWorkbook = ['content.xml', 'xl/workbook.bin', 'Index/Document.iwa'].some((name) =>
    parts.has(name),
  )
  if (isWorkbook) return ANOTHER_WORKBOOK
  return parts.has('[Content_Types].xml') ? NOT_A_WORKBOOK : ZIPPED
}

type Part = { at: number; packed: number; method: number }

/** The parts by name, from the central directory at the end (APPNOTE 6.3.10, sections 4.3.12 and 4.3.16). */
function partsOf(bytes: Buffer): Map<string, Part> {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0 || end + 22 > bytes.length) throw new SheetRefused(NOT_A_WORKBOOK)
  const count = bytes.readUInt16LE(end + 10)
  if (count > MOST_PARTS) throw new SheetRefused(PACKED_UP)
  const parts = new Map<string, Part>()
  let at = bytes.readUInt32LE(end + 16)
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.toString('latin1', at, at + 4) !== 'PK\x01\x02') {
      throw new SheetRefused(NOT_A_WORKBOOK)
    }
    const isLocked = (bytes.readUInt16LE(at + 8) & 1) === 1
    if (isLocked) throw new SheetRefused(LOCKED)
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const packed = bytes.readUInt32LE(at + 20)
    parts.set(name, {
      at: bytes.readUInt32LE(at + 42),
      packed,
      method: bytes.readUInt16LE(at + 10),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return parts
}

function unpack(bytes: Buffer, { at, packed, method }: Part, most: number): Buffer {
  if (at + 30 > bytes.length || most <= 0) throw new SheetRefused(PACKED_UP)
  const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  const body = bytes.subarray(from, from + packed)
  if (method === 0) return body
  if (method !== 8) throw new SheetRefused(NOT_A_WORKBOOK)
  try {
    return inflateRawSync(body, { maxOutputLength: most })
  } catch (cause) {
    const isTooLarge = (cause as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
    throw new SheetRefused(isTooLarge ? PACKED_UP : NOT_A_WORKBOOK)
  }
}

/** The path of the first sheet that the workbook shows: nobody who looked at it has seen a hidden one. */
function sheetPath(book: string, links: string): string {
  const sheet = [...elementsOf(book, 'sheet')].find(
    ({ tag }) => !/^(?:very)?hidden$/i.test(attribute(tag, 'state') ?? ''),
  )
  const id = attribute(sheet?.tag ?? '', 'r:id')
  for (const { tag } of elementsOf(links, 'Relationship')) {
    if (id === undefined || attribute(tag, 'Id') !== id) continue
    const target = attribute(tag, 'Target') ?? ''
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`
  }
  throw new SheetRefused(NOT_A_WORKBOOK)
}

/** Runs of text cost as much as cells: each counts. */
type Count = (more: number) => void

function sharedTexts(xml: string): string[] {
  const count = cellCounter()
  const texts: string[] = []
  for (const { inner } of elementsOf(xml, 'si')) texts.push(textIn(inner, count))
  return texts
}

/** What a cell of Excel holds at most. */
const LONGEST_TEXT = 32_767

/** The texts of a string without the readings of its signs (`rPh`). */
function textIn(xml: string, count: Count): string {
  const cells: string[] = []
  let at = 0
  for (const { from, to } of elementsOf(xml, 'rPh')) {
    count(1)
    cells.push(xml.slice(at, from))
    at = to
  }
  cells.push(xml.slice(at))
  let text = ''
  for (const { inner } of elementsOf(cells.join(''), 't')) {
    count(1)
    text += unescaped(inner)
    if (text.length > LONGEST_TEXT) throw new SheetRefused(TOO_LONG)
  }
  count(1)
  return text
}

const TOO_LONG = 'Ada sel berisi lebih dari 32.767 huruf. Periksa apakah berkasnya benar.'

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

/** The five names and numbers of XML only: a document of its own entities is not read. */
function unescaped(text: string): string {
  return text.replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return signs[name] ?? whole
    const isHex = /^#x/i.test(name)
    const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10)
    const isHalf = code >= 0xd8_00 && code <= 0xdf_ff
    return code > 0 && code <= 0x10_ff_ff && !isHalf ? String.fromCodePoint(code) : ''
  })
}

function rowsOf(xml: string, reading: Reading): SheetRows {
  const rows: SheetRows = []
  for (const { tag, inner } of elementsOf(xml, 'row')) {
    const number = Number(attribute(tag, 'r') ?? rows.length + 1)
    if (!(number > rows.length) || number > sheetLimits.rows) {
      throw new SheetRefused('Baris berkas lebih dari 50.000. Bagi menjadi beberapa berkas.')
    }
    while (rows.length < number - 1) rows.push([])
    const cells = cellsOf(inner, reading)
    reading.count(cells.length)
    rows.push(cells)
  }
  while (rows.at(-1)?.every((cell) => cell === '')) rows.pop()
  return rows
}

type Reading = {
  shared: readonly string[]
  /** The styles, by their number, in which a number is shown as a day. */
  dayStyles: ReadonlySet<string>
  is1904: boolean
  count: Count
}

function cellsOf(xml: string, reading: Reading): string[] {
  const cells: string[] = []
  for (const { tag, inner } of elementsOf(xml, 'c')) {
    const column = columnOf(attribute(tag, 'r')) ?? cells.length
    if (column < cells.length || column >= sheetLimits.columns) {
      throw new SheetRefused('Kolom berkas lebih dari 100. Periksa berkas dan pemisah kolomnya.')
    }
    while (cells.length < column) cells.push('')
    cells.push(valueOf(tag, inner, reading))
  }
  return cells
}

function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (!letters) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** A truth as Excel shows it: 1 would be a number. */
const truths: Readonly<Record<string, string>> = {
  1: 'TRUE',
  true: 'TRUE',
  0: 'FALSE',
  false: 'FALSE',
}

function valueOf(tag: string, inner: string, reading: Reading): string {
  if (/<(?:\w{1,20}:)?f[\s/>]/.test(inner)) {
    throw new SheetRefused('Berkas ini berisi rumus. Salin sebagai nilai saja, lalu unggah lagi.')
  }
  const type = attribute(tag, 't') ?? 'n'
  if (type === 'inlineStr') return textIn(inner, reading.count).trim()
  const [written] = elementsOf(inner, 'v')
  const value = unescaped(written?.inner ?? '').trim()
  if (type === 'b') return truths[value.toLowerCase()] ?? value
  if (type === 's') return (reading.shared[Number(value)] ?? '').trim()
  if (type !== 'n' || value === '' || !Number.isFinite(Number(value))) return value
  const isDay = reading.dayStyles.has(attribute(tag, 's') ?? '')
  return (isDay && dayOfNumber(Number(value), reading)) || writtenNumber(value)
}
