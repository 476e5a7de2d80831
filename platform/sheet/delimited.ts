import { assertWithin, cellCounter, SheetRefused, type SheetRows } from './sheet.ts'

/** The text of a file: UTF-8, or UTF-16 with its mark. */
export function decodeText(bytes: Uint8Array): string {
  const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe
  const isBig = bytes[0] === 0xfe && bytes[1] === 0xff
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    // Refused below, as a file of other bytes.
  }
  throw new SheetRefused(
    'Tulisan berkas tidak terbaca. Simpan sebagai CSV UTF-8, lalu unggah lagi.',
  )
}

/** The line by which a file tells Excel its separator, and no row of the table. */
const NAMED = /^\uFEFF?"?sep=([,;\t|])"?(?:\r\n|\n|\r)/i
const SEPARATORS = [',', ';', '\t', '|']

/**
 * Reads separated values (RFC 4180) with the separator that its first lines share. A quote that never closes is
 * refused, and what a spreadsheet writes as ="00123" is the text 00123.
 */
export function readDelimited(text: string): SheetRows {
  const named = NAMED.exec(text)
  const rows = named?.[1]
    ? split(text.slice(named[0].length), named[1])
    : split(text, separatorOf(text))
  while (rows.at(-1)?.every((cell) => cell === '')) rows.pop()
  assertWithin(rows)
  return rows
}

function separatorOf(text: string): string {
  const head = text
    .slice(0, 20_000)
    .split(/\r\n|\n|\r/)
    .slice(0, 30)
    .join('\n')
    .replaceAll(/"[^"]*"/g, '')
  const counts = SEPARATORS.map((separator) => head.split(separator).length - 1)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}

function split(text: string, separator: string): SheetRows {
  const rows: SheetRows = []
  const count = cellCounter()
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    const [cell, end] = cellAt(text, at, separator)
    row.push(plain(cell))
    at = end
    const isLast = text[at] !== separator
    if (isLast || at + 1 === text.length) {
      if (!isLast) row.push('')
      count(row.length)
      rows.push(row)
      row = []
      if (text[at] === '\r' && text[at + 1] === '\n') at += 1
    }
    at += 1
  }
  return rows
}

function cellAt(text: string, from: number, separator: string): [string, number] {
  const isQuoted = text[from] === '"' || text.startsWith('="', from)
  if (!isQuoted) {
    let end = from
    while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r')
      end += 1
    return [text.slice(from, end), end]
  }
  let at = text.indexOf('"', from) + 1
  let cell = ''
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote < 0)
      throw new SheetRefused('Tanda kutip di berkas tidak tertutup. Unduh ulang berkasnya.')
    cell += text.slice(at, quote)
    at = quote + 1
    if (text[at] !== '"') break
    cell += '"'
    at += 1
  }
  let end = at
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r')
    end += 1
  return [cell + text.slice(at, end), end]
}

/** An apostrophe in front keeps a spreadsheet from reading a date or a number. */
function plain(cell: string): string {
  return cell
    .replaceAll('\uFEFF', '')
    .trim()
    .replace(/^'(?=\d)/, '')
}
