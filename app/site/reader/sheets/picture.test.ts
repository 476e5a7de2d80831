import { expect, test } from 'vitest'
import { openQuran } from '#features/quran/text/source.server.ts'
import { layOutPicture, MARGIN, PICTURE_WIDTH, wrap } from './picture.ts'

// Estimated letter widths; diacritics take no width.
const arabic = (text: string, size: number) => text.replace(/\p{M}/gu, '').length * size * 0.45
const translation = (text: string, size: number) => text.length * size * 0.55
const verses = openQuran({ quranSource: 'kemenag' })
  .listSurahs()
  .flatMap((surah) => surah.verses)
const laidOut = verses.map((verse) => ({
  verse,
  layout: layOutPicture(
    { arabic: verse.arabic, translation: verse.indonesian },
    { arabic, translation },
  ),
}))

test.each([
  ['satu dua tiga', 8, ['satu dua', 'tiga']],
  ['satu', 2, ['satu']],
  ['', 10, []],
])('%j in lines of %i letters is %j', (text, width, lines) => {
  expect(wrap(text, width, (part) => part.length)).toEqual(lines)
})

test('no word of the 6236 verses is lost, and every line fits', () => {
  for (const { verse, layout } of laidOut) {
    expect(layout.arabic.lines.join(' ')).toBe(verse.arabic)
    expect(layout.translation.lines.join(' ')).toBe(verse.indonesian)
    const widest = Math.max(...layout.arabic.lines.map((line) => arabic(line, layout.arabic.size)))
    expect(widest).toBeLessThanOrEqual(PICTURE_WIDTH - 2 * MARGIN)
  }
})

test('the verse takes nearly half of its picture, or more', () => {
  const tall = ({ lines, lineHeight }: { lines: string[]; lineHeight: number }) =>
    lines.length * lineHeight
  for (const { verse, layout } of laidOut) {
    const share = (tall(layout.arabic) + tall(layout.translation)) / layout.height
    expect(share, `${verse.surah}:${verse.ayah}`).toBeGreaterThan(0.44)
  }
})

test('a short verse is large, a long one smaller, the longest on a taller picture', () => {
  const at = (surah: number, ayah: number) =>
    laidOut.find(({ verse }) => verse.surah === surah && verse.ayah === ayah)?.layout
  expect(at(112, 1)).toMatchObject({ height: 1350, arabic: { size: 176 } })
  expect(at(2, 255)?.arabic.size).toBeLessThan(60)
  expect(at(2, 282)?.height).toBeGreaterThan(1920)
})
