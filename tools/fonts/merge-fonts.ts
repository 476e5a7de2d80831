/** Tables of a TrueType file by their tag. */
type Tables = Map<string, Buffer>

const ARE_WORDS = 0x01
const HAS_SCALE = 0x08
const HAS_MORE = 0x20
const HAS_TWO_SCALES = 0x40
const HAS_MATRIX = 0x80

/**
 * One TrueType file with the glyphs of two parts of the same variable font; names, features and kerning are those of
 * the first. Widths at other weights are read from `gvar`, so neither part may need `HVAR`.
 */
export function mergeFonts(first: Buffer, second: Buffer): Buffer {
  const [a, b] = [tablesOf(first), tablesOf(second)]
  const count = glyphCount(a)
  const glyphs = [...glyphsOf(a), ...glyphsOf(b).map((glyph) => movedComponents(glyph, count))]
  const metrics = Buffer.concat([metricsOf(a), metricsOf(b)])
  const characters = [
    ...charactersOf(a),
    ...charactersOf(b).map(([code, glyph]) => [code, glyph + count] as const),
  ]
  const merged: Tables = new Map(a)
  merged.delete('HVAR')
  merged.set('glyf', Buffer.concat(glyphs))
  merged.set('loca', offsetsOf(glyphs))
  merged.set('hmtx', metrics)
  merged.set('gvar', variationsOf(a, b))
  merged.set('cmap', characterMap(characters))
  merged.set('maxp', highestOf(tableIn(a, 'maxp'), tableIn(b, 'maxp'), glyphs.length))
  merged.set('hhea', withUint16(tableIn(a, 'hhea'), 34, glyphs.length))
  // Long offsets, in bytes.
  merged.set('head', withUint16(tableIn(a, 'head'), 50, 1))
  return fontOf(merged)
}

function tablesOf(font: Buffer): Tables {
  const tables: Tables = new Map()
  for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16) {
    const start = font.readUInt32BE(at + 8)
    const tag = font.toString('latin1', at, at + 4)
    tables.set(tag, font.subarray(start, start + font.readUInt32BE(at + 12)))
  }
  return tables
}

function tableIn(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag)
  if (!table) throw new Error(`the font has no ${tag}`)
  return table
}

function glyphCount(tables: Tables): number {
  return tableIn(tables, 'maxp').readUInt16BE(4)
}

function glyphsOf(tables: Tables): Buffer[] {
  const [glyf, loca] = [tableIn(tables, 'glyf'), tableIn(tables, 'loca')]
  const isLong = tableIn(tables, 'head').readUInt16BE(50) === 1
  const offset = (at: number) =>
    isLong ? loca.readUInt32BE(at * 4) : loca.readUInt16BE(at * 2) * 2
  return Array.from({ length: glyphCount(tables) }, (_, at) => {
    const glyph = glyf.subarray(offset(at), offset(at + 1))
    return Buffer.concat([glyph, Buffer.alloc(-glyph.length & 3)])
  })
}

/** A glyph made of others refers to them by number. */
function movedComponents(glyph: Buffer, by: number): Buffer {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return glyph
  const moved = Buffer.from(glyph)
  let flags = HAS_MORE
  for (let at = 10; flags & HAS_MORE; ) {
    flags = moved.readUInt16BE(at)
    moved.writeUInt16BE(moved.readUInt16BE(at + 2) + by, at + 2)
    at += flags & ARE_WORDS ? 8 : 6
    at += flags & HAS_SCALE ? 2 : flags & HAS_TWO_SCALES ? 4 : flags & HAS_MATRIX ? 8 : 0
  }
  return moved
}

function offsetsOf(glyphs: readonly Buffer[]): Buffer {
  const loca = Buffer.alloc((glyphs.length + 1) * 4)
  let end = 0
  glyphs.forEach((glyph, at) => {
    end += glyph.length
    loca.writeUInt32BE(end, (at + 1) * 4)
  })
  return loca
}

/** Width and left bearing of every glyph; the file may leave out the width where it repeats at the end. */
function metricsOf(tables: Tables): Buffer {
  const hmtx = tableIn(tables, 'hmtx')
  const full = tableIn(tables, 'hhea').readUInt16BE(34)
  const metrics = Buffer.alloc(glyphCount(tables) * 4)
  for (let at = 0; at < glyphCount(tables); at += 1) {
    metrics.writeUInt16BE(hmtx.readUInt16BE(Math.min(at, full - 1) * 4), at * 4)
    const bearing = at < full ? at * 4 + 2 : full * 4 + (at - full) * 2
    metrics.writeInt16BE(hmtx.readInt16BE(bearing), at * 4 + 2)
  }
  return metrics
}

/** How each glyph changes with the weight. Both parts must name the same points of the axis. */
function variationsOf(a: Tables, b: Tables): Buffer {
  const parts = [a, b].map((tables) => {
    const gvar = tableIn(tables, 'gvar')
    const count = gvar.readUInt16BE(12)
    const isLong = (gvar.readUInt16BE(14) & 1) === 1
    const start = gvar.readUInt32BE(16)
    const offset = (at: number) =>
      start + (isLong ? gvar.readUInt32BE(20 + at * 4) : gvar.readUInt16BE(20 + at * 2) * 2)
    const shared = gvar.readUInt32BE(8)
    return {
      points: gvar.subarray(shared, shared + gvar.readUInt16BE(4) * gvar.readUInt16BE(6) * 2),
      of: Array.from({ length: count }, (_, at) => gvar.subarray(offset(at), offset(at + 1))),
    }
  })
  const [one, other] = parts
  if (!one || !other?.points.equals(one.points)) throw new Error('the fonts vary differently')
  const all = [...one.of, ...other.of]
  const offsets = offsetsOf(all)
  const head = Buffer.from(tableIn(a, 'gvar').subarray(0, 20))
  head.writeUInt32BE(20 + offsets.length, 8)
  head.writeUInt16BE(all.length, 12)
  head.writeUInt16BE(1, 14)
  head.writeUInt32BE(20 + offsets.length + one.points.length, 16)
  return Buffer.concat([head, offsets, one.points, ...all])
}

/** The characters of a cmap subtable of format 4, each with its glyph. */
function charactersOf(tables: Tables): (readonly [code: number, glyph: number])[] {
  const cmap = tableIn(tables, 'cmap')
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) =>
    cmap.readUInt32BE(8 + i * 8),
  )
  const at = starts.find((start) => cmap.readUInt16BE(start) === 4)
  if (at === undefined) throw new Error('no cmap of format 4')
  const size = cmap.readUInt16BE(at + 6)
  const found: (readonly [number, number])[] = []
  for (let end = at + 14; end < at + 14 + size; end += 2) {
    const start = end + size + 2
    const [last, from, delta] = [end, start, start + size].map((here) => cmap.readUInt16BE(here))
    const range = cmap.readUInt16BE(start + size * 2)
    for (let code = from ?? 0; code <= (last ?? 0) && code !== 0xffff; code += 1) {
      const listed = start + size * 2 + range + (code - (from ?? 0)) * 2
      const glyph = range === 0 ? code : cmap.readUInt16BE(listed)
      found.push([code, (glyph + (delta ?? 0)) & 0xffff])
    }
  }
  return found
}

/** A cmap of format 4 with a segment for each character; the following subset joins what it can. */
function characterMap(characters: readonly (readonly [number, number])[]): Buffer {
  // The format ends with a segment for U+FFFF, which is no character.
  const sorted = [...characters, [0xffff, 0] as const].sort(([a], [b]) => a - b)
  const size = sorted.length * 2
  const map = Buffer.alloc(12 + 16 + size * 4)
  map.writeUInt16BE(1, 2)
  // Windows, the basic plane of Unicode.
  map.writeUInt16BE(3, 4)
  map.writeUInt16BE(1, 6)
  map.writeUInt32BE(12, 8)
  map.writeUInt16BE(4, 12)
  map.writeUInt16BE(16 + size * 4, 14)
  map.writeUInt16BE(size, 18)
  const power = 2 ** Math.floor(Math.log2(sorted.length))
  map.writeUInt16BE(power * 2, 20)
  map.writeUInt16BE(Math.log2(power), 22)
  map.writeUInt16BE(size - power * 2, 24)
  sorted.forEach(([code, glyph], at) => {
    map.writeUInt16BE(code, 26 + at * 2)
    map.writeUInt16BE(code, 28 + size + at * 2)
    map.writeUInt16BE((glyph - code) & 0xffff, 28 + size * 2 + at * 2)
  })
  return map
}

/** The limits a reader must prepare for: the higher ones of both fonts. */
function highestOf(a: Buffer, b: Buffer, glyphs: number): Buffer {
  const limits = Buffer.from(a)
  for (let at = 6; at < a.length; at += 2) {
    limits.writeUInt16BE(Math.max(a.readUInt16BE(at), b.readUInt16BE(at)), at)
  }
  limits.writeUInt16BE(glyphs, 4)
  return limits
}

function withUint16(table: Buffer, at: number, value: number): Buffer {
  const changed = Buffer.from(table)
  changed.writeUInt16BE(value, at)
  return changed
}

/** The file without its checksums; the following subset computes them. */
function fontOf(tables: Tables): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1))
  const head = Buffer.alloc(12 + sorted.length * 16)
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt16BE(sorted.length, 4)
  const parts = [head]
  let end = head.length
  sorted.forEach(([tag, table], at) => {
    head.write(tag, 12 + at * 16, 'latin1')
    head.writeUInt32BE(end, 20 + at * 16)
    head.writeUInt32BE(table.length, 24 + at * 16)
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
    parts.push(padded)
    end += padded.length
  })
  return Buffer.concat(parts)
}
