import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { openQuran } from '#features/quran/text/source.server.ts'
import { type Font, fonts, pictureFonts } from './build-fonts.ts'

type Unpack = (font: Buffer, text: string, options: { targetFormat: 'sfnt' }) => Promise<Buffer>

const unpack: Unpack = createRequire(import.meta.url)('subset-font')
const everything = String.fromCodePoint(
  ...Array.from({ length: 0x2200 }, (_, code) => code + 0x20).filter((code) => code < 0xd800),
)
const named = fonts.map((font) => [path.basename(font.file), font] as const)

function table(font: Buffer, tag: string): Buffer {
  for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16) {
    if (font.toString('latin1', at, at + 4) !== tag) continue
    const start = font.readUInt32BE(at + 8)
    return font.subarray(start, start + font.readUInt32BE(at + 12))
  }
  throw new Error(`the font has no ${tag}`)
}

/** Code points of a cmap subtable of format 4, which every browser reads. */
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

async function lettersOf({ file }: Font): Promise<string[]> {
  const font = await unpack(readFileSync(file), everything, { targetFormat: 'sfnt' })
  return codePoints(table(font, 'cmap')).map((code) => String.fromCodePoint(code))
}

test.each(named)('%s is what the tool builds today', { tags: 'night' }, async (_name, font) => {
  expect((await font.build()).equals(readFileSync(font.file))).toBe(true)
})

test('the plain fonts for pictures are what the tool builds today', async () => {
  for (const { file, build } of pictureFonts) {
    expect((await build()).equals(readFileSync(file)), file).toBe(true)
  }
})

test.each(named)('%s has every character it is for and none besides', async (_name, font) => {
  expect((await lettersOf(font)).join('')).toBe(font.characters())
})

test('every letter of the 6236 verses, in Arabic, Latin and Indonesian, is in the small fonts', async () => {
  const known = new Set((await Promise.all(fonts.map(lettersOf))).flat())
  const surahs = openQuran({ quranSource: 'kemenag' }).listSurahs()
  const texts = surahs.flatMap((surah) => [
    surah.arabicName + surah.name + surah.meaning,
    ...surah.verses.map((verse) => verse.arabic + (verse.latin ?? '') + verse.indonesian),
  ])
  expect([...new Set(texts.join(''))].filter((letter) => !known.has(letter))).toEqual([])
})

type Shaped = { path: string; positions: { xAdvance: number; xOffset: number }[] }

/** How a font draws a text at a weight, by the shaper that the subsetting tool brings along. */
async function shaperOf(font: Buffer): Promise<(text: string, weight: number) => Shaped> {
  const tool = createRequire(createRequire(import.meta.url).resolve('subset-font'))
  const hb = await import(pathToFileURL(tool.resolve('harfbuzzjs')).href)
  const face = new hb.Face(new hb.Blob(Uint8Array.from(font).buffer))
  const drawn = new hb.Font(face)
  return (text, weight) => {
    drawn.setVariations([new hb.Variation('wght', weight)])
    const buffer = new hb.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    hb.shape(drawn, buffer)
    const glyphs: { codepoint: number }[] = buffer.getGlyphInfos()
    const path = glyphs.map(({ codepoint }) => drawn.glyphToPath(codepoint)).join(' ')
    return { path, positions: buffer.getGlyphPositions() }
  }
}

/** The points of an outline, and the widths, as numbers; the letters between them must be the same. */
function measured({ path, positions }: Shaped) {
  const form = path.replaceAll(/-?\d+(?:\.\d+)?/g, '0')
  const points = (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
  return { form, numbers: [...points, ...positions.flatMap((at) => [at.xAdvance, at.xOffset])] }
}

test('the merged Latin font draws every letter, weight and pair as the two it is made of', async () => {
  const sans = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans'
  const original = async (part: string) => {
    const file = createRequire(import.meta.url).resolve(`${sans}-${part}-wght-normal.woff2`)
    return shaperOf(await unpack(readFileSync(file), everything, { targetFormat: 'sfnt' }))
  }
  const [latin, translit] = [await original('latin'), await original('latin-ext')]
  const font = fonts.find(({ file }) => file.endsWith('amanah-latin.woff2')) as Font
  const ours = await shaperOf(
    await unpack(readFileSync(font.file), everything, { targetFormat: 'sfnt' }),
  )
  const texts = [...font.characters(), 'Rp 1.250.000', 'Yayasan AVATAR To fi ff']
  for (const weight of [400, 500, 600, 700, 800]) {
    for (const text of texts) {
      const theirs = /[\u0100-\u017F\u1E00-\u1EFF]/.test(text) ? translit : latin
      const [one, other] = [measured(ours(text, weight)), measured(theirs(text, weight))]
      expect(one.form, `${text} ${weight}`).toBe(other.form)
      const apart = one.numbers.map((value, at) => Math.abs(value - (other.numbers[at] ?? NaN)))
      // Whole units of a thousandth of the letter's height: the narrower range of weights rounds them.
      expect(Math.max(...apart), `${text} ${weight}`).toBeLessThan(1)
    }
  }
})

test('the Arabic font keeps its joining and mark rules and does not bear the reserved name', async () => {
  const [arabic] = fonts
  const font = await unpack(readFileSync(arabic?.file ?? ''), everything, { targetFormat: 'sfnt' })
  const features = table(font, 'GSUB').toString('latin1') + table(font, 'GPOS').toString('latin1')
  for (const feature of ['init', 'medi', 'fina', 'rlig', 'mark', 'mkmk']) {
    expect(features).toContain(feature)
  }
  const names = table(font, 'name').toString('latin1').replaceAll('\0', '')
  expect(names).toContain('AmanahArab Quran')
  expect(names).not.toContain('Scheherazade New')
})

test.each(named)('the style sheet asks %s for its characters and no others', (name, font) => {
  const css = readFileSync(new URL('../../app/appearance/fonts/faces.css', import.meta.url), 'utf8')
  const face = css.split('@font-face').find((each) => each.includes(name)) ?? ''
  const ranges = /unicode-range:([^;]+);/.exec(face)?.[1] ?? ''
  const asked = [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, from = '', to]) => {
      return [Number.parseInt(from, 16), Number.parseInt(to ?? from, 16)] as const
    },
  )
  const codes = [...font.characters()].map((letter) => letter.codePointAt(0) ?? 0)
  expect(codes.filter((code) => !asked.some(([from, to]) => code >= from && code <= to))).toEqual(
    [],
  )
  // The Arabic face may cover whole blocks: there is no other Arabic font.
  const besides = asked.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i).filter(
      (code) => !codes.includes(code),
    ),
  )
  if (name !== 'amanah-arab.woff2') expect(besides).toEqual([])
})
