import { once } from 'node:events'
import { crc32, createDeflateRaw } from 'node:zlib'
import { DAY_MS, WIB_MS } from '../time/jakarta.ts'

/** A figure that a workbook reckons itself, with what it was when it was written. */
export type FormulaCell = { formula: string; value: number }

export type SheetCell = string | number | Date | FormulaCell | null

export type WorkbookSheet = {
  name: string
  head: readonly string[]
  /** In portions, so that a long sheet need not lie in memory as text. */
  rows: AsyncIterable<readonly (readonly SheetCell[])[]>
}

/**
 * A workbook of one sheet (ECMA-376), packed as it is written. A text is a text of the sheet and never a formula,
 * whatever it begins with; a moment is a date in Jakarta.
 */
export async function workbookOf({ name, head, rows }: WorkbookSheet): Promise<Buffer> {
  const sheet = await packed('xl/worksheets/sheet1.xml', sheetParts(head, rows))
  const rest = Object.entries(frame(name)).map(([file, text]) =>
    packed(file, portionsOf([HEAD + text])),
  )
  return archiveOf([...(await Promise.all(rest)), sheet])
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

function frame(name: string): Record<string, string> {
  return {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${textOf(name.slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf numFmtId="164" applyNumberFormat="1" xfId="0"/><xf fontId="1" applyFont="1" xfId="0"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
  }
}

const PLAIN = 0
const MOMENT = 1
const BOLD = 2

async function* sheetParts(
  head: WorkbookSheet['head'],
  rows: WorkbookSheet['rows'],
): AsyncGenerator<string> {
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="${head.length}" width="20" customWidth="1"/></cols><sheetData>`
  yield rowOf(1, head, BOLD)
  let number = 1
  for await (const portion of rows) {
    const lines = portion.map((row) => {
      number += 1
      return rowOf(number, row, PLAIN)
    })
    yield lines.join('')
  }
  yield '</sheetData></worksheet>'
}

/** Rows and cells name their places: readers that need it exist, though the standard lets both be left out. */
function rowOf(number: number, cells: readonly SheetCell[], style: number): string {
  const drawn = cells.map((cell, at) => cellOf(`${columnName(at)}${number}`, cell, style))
  return `<row r="${number}">${drawn.join('')}</row>`
}

/** The name of a column by its place from 0: A, B … Z, AA … */
export function columnName(at: number): string {
  const letter = String.fromCodePoint(65 + (at % 26))
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter
}

const LONGEST_TEXT = 32_767
/** Days from 30 December 1899, where a sheet counts from, to 1970. */
const EPOCH_DAYS = 25_569

function cellOf(place: string, cell: SheetCell, style: number): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${place}" s="${style}"><v>${cell}</v></c>`
  if (cell instanceof Date) {
    const days = (cell.getTime() + WIB_MS) / DAY_MS + EPOCH_DAYS
    return `<c r="${place}" s="${MOMENT}"><v>${days.toFixed(8)}</v></c>`
  }
  if (typeof cell === 'object')
    return `<c r="${place}" s="${style}"><f>${textOf(cell.formula)}</f><v>${cell.value}</v></c>`
  const text = textOf(cell.slice(0, LONGEST_TEXT))
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Text for XML; what XML 1.0 cannot hold is left out. */
function textOf(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(NOT_XML, '')
    .replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? '')
}

type Packed = { name: string; bytes: Buffer; size: number; crc: number }

async function packed(name: string, parts: AsyncIterable<string>): Promise<Packed> {
  const deflate = createDeflateRaw()
  const chunks: Buffer[] = []
  deflate.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = once(deflate, 'end')
  let size = 0
  let crc = 0
  for await (const part of parts) {
    const bytes = Buffer.from(part)
    size += bytes.length
    crc = crc32(bytes, crc)
    if (!deflate.write(bytes)) await once(deflate, 'drain')
  }
  deflate.end()
  await ended
  return { name, bytes: Buffer.concat(chunks), size, crc }
}

async function* portionsOf(texts: readonly string[]): AsyncGenerator<string> {
  yield* texts
}

/** A ZIP archive of files that are packed already (APPNOTE 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16). */
function archiveOf(files: readonly Packed[]): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let at = 0
  for (const file of files) {
    const name = Buffer.from(file.name)
    const facts = factsOf(file, name.length)
    const begin = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, name])
    const listed = Buffer.alloc(14)
    listed.writeUInt32LE(at, 10)
    local.push(begin, file.bytes)
    central.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, listed, name)
    at += begin.length + file.bytes.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...local, directory, end])
}

/** 1 January 1980, as an archive counts days: the same rows are the same bytes. */
const ANY_DAY = 0x21

/** The fields that both headers have, from the version that is needed to the length of the extra field. */
function factsOf({ bytes, size, crc }: Packed, nameLength: number): Buffer {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(0x0800, 2)
  facts.writeUInt16LE(8, 4)
  facts.writeUInt16LE(ANY_DAY, 8)
  facts.writeUInt32LE(crc, 10)
  facts.writeUInt32LE(bytes.length, 14)
  facts.writeUInt32LE(size, 18)
  facts.writeUInt16LE(nameLength, 22)
  return facts
}
