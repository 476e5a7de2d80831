import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { arabicCharacters, arabicFontFile, buildArabicFont } from './build-fonts.ts'

type Unpack = (font: Buffer, text: string, options: { targetFormat: 'sfnt' }) => Promise<Buffer>

const unpack: Unpack = createRequire(import.meta.url)('subset-font')
const everything = String.fromCodePoint(...Array.from({ length: 0x1000 }, (_, code) => code + 0x20))

function table(font: Buffer, tag: string): Buffer {
  for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16) {
    if (font.toString('latin1', at, at + 4) !== tag) continue
    return font.subarray(
      font.readUInt32BE(at + 8),
      font.readUInt32BE(at + 8) + font.readUInt32BE(at + 12),
    )
  }
  throw new Error(`the font has no ${tag}`)
}

/** Code points of a cmap subtable of format 4, the one every browser reads. */
function codePoints(cmap: Buffer): number[] {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) =>
    cmap.readUInt32BE(8 + i * 8),
  )
  const at = offsets.find((offset) => cmap.readUInt16BE(offset) === 4)
  if (at === undefined) throw new Error('no cmap of format 4')
  const count = cmap.readUInt16BE(at + 6) / 2
  const points: number[] = []
  for (let i = 0; i < count; i += 1) {
    const last = cmap.readUInt16BE(at + 14 + i * 2)
    const first = cmap.readUInt16BE(at + 16 + count * 2 + i * 2)
    for (let code = first; code <= last && code !== 0xffff; code += 1) points.push(code)
  }
  return points
}

test('the kept font is what the tool builds today', async () => {
  const kept = readFileSync(arabicFontFile)
  expect((await buildArabicFont()).equals(kept)).toBe(true)
})

test('the font has every code point of the text and none besides', async () => {
  const font = await unpack(readFileSync(arabicFontFile), everything, { targetFormat: 'sfnt' })
  const wanted = [...arabicCharacters()].map((letter) => letter.codePointAt(0))
  expect(codePoints(table(font, 'cmap'))).toEqual(wanted)
})

test('the font keeps its joining and mark rules and does not bear the reserved name', async () => {
  const font = await unpack(readFileSync(arabicFontFile), everything, { targetFormat: 'sfnt' })
  const features = table(font, 'GSUB').toString('latin1') + table(font, 'GPOS').toString('latin1')
  for (const feature of ['init', 'medi', 'fina', 'rlig', 'mark', 'mkmk'])
    expect(features).toContain(feature)
  const names = table(font, 'name').toString('latin1').replaceAll('\0', '')
  expect(names).toContain('AmanahArab Quran')
  expect(names).not.toContain('Scheherazade New')
})
