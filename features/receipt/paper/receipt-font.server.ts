import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

const sans = 'plus-jakarta-sans/files/plus-jakarta-sans'
const arab = 'scheherazade-new/files/scheherazade-new-arabic'

/** One font per script and face; a file embeds only the letters it uses. */
const files = {
  'latin-regular': `${sans}-latin-400-normal.woff`,
  'latin-bold': `${sans}-latin-700-normal.woff`,
  'ext-regular': `${sans}-latin-ext-400-normal.woff`,
  'ext-bold': `${sans}-latin-ext-700-normal.woff`,
  'arab-regular': `${arab}-400-normal.woff`,
  'arab-bold': `${arab}-700-normal.woff`,
} as const

let loaded: Promise<[string, Buffer][]> | undefined

/** Registers the fonts, which are read and unpacked once: the library would take a tenth of a second each time. */
export async function registerFonts(doc: PDFKit.PDFDocument): Promise<void> {
  const { resolve } = createRequire(import.meta.url)
  loaded ??= Promise.all(
    Object.entries(files).map(async ([name, file]): Promise<[string, Buffer]> => {
      return [name, unpacked(await readFile(resolve(`@fontsource/${file}`)))]
    }),
  )
  for (const [name, font] of await loaded) doc.registerFont(name, font)
}

type Table = { tag: Buffer; data: Buffer }

/**
 * Unpacks a WOFF 1.0 file into the plain font (W3C, WOFF File Format 1.0, §3 to §5). Checksums and the fields for a
 * search stay zero: the library reads its tables without them, and writes its own into the paper.
 */
function unpacked(woff: Buffer): Buffer {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, i) => tableAt(woff, 44 + i * 20))
  const head = Buffer.alloc(12 + tables.length * 16)
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(tables.length, 4)
  const parts: Buffer[] = [head]
  let offset = head.length
  for (const [i, { tag, data }] of tables.entries()) {
    const at = 12 + i * 16
    tag.copy(head, at)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(data.length, at + 12)
    parts.push(data)
    offset += data.length
  }
  return Buffer.concat(parts)
}

function tableAt(woff: Buffer, at: number): Table {
  const offset = woff.readUInt32BE(at + 4)
  const packed = woff.subarray(offset, offset + woff.readUInt32BE(at + 8))
  const isPacked = packed.length < woff.readUInt32BE(at + 12)
  return { tag: woff.subarray(at, at + 4), data: isPacked ? inflateSync(packed) : packed }
}
