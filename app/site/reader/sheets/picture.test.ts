import { expect, test } from 'vitest'
import { openQuran } from '#features/quran/text/source.server.ts'
import { frames, layOutPictures, type Measure, pictureForms, tallOf, wrap } from './picture.ts'

// Estimated letter widths; diacritics take no width.
const measures: Record<'arabic' | 'translation', Measure> = {
  arabic: (text, size) => text.replace(/\p{M}/gu, '').length * size * 0.45,
  translation: (text, size) => text.length * size * 0.55,
}
const verses = openQuran({ quranSource: 'kemenag' })
  .listSurahs()
  .flatMap((surah) => surah.verses)
  // Every thirtieth, and the longest and shortest ones.
  .filter(
    ({ surah, ayah }, place) =>
      place % 30 === 0 || /^(2:282|2:255|112:1|1:3|20:1|4:12)$/.test(`${surah}:${ayah}`),
  )
const laidOut = (form: (typeof pictureForms)[number]) =>
  verses.map((verse) => {
    const texts = { arabic: verse.arabic, translation: verse.indonesian }
    return { verse, texts, pictures: layOutPictures(form, texts, measures) }
  })

test.each([
  ['satu dua tiga', 8, ['satu dua', 'tiga']],
  ['satu', 2, ['satu']],
  ['', 10, []],
])('%j in lines of %i letters is %j', (text, width, lines) => {
  expect(wrap(text, width, (part) => part.length)).toEqual(lines)
})

test.each(pictureForms)(
  'as %s no word is lost, every line fits, and the verse takes nearly half or more',
  (form) => {
    const { width, height, margin, head, foot } = frames[form]
    for (const { verse, texts, pictures } of laidOut(form)) {
      const name = `${form} ${verse.surah}:${verse.ayah}`
      for (const kind of ['arabic', 'translation'] as const) {
        const blocks = pictures.flatMap((picture) => picture[kind] ?? [])
        expect(blocks.flatMap(({ lines }) => lines).join(' '), name).toBe(texts[kind])
        for (const { lines, size } of blocks) {
          const widest = Math.max(...lines.map((line) => measures[kind](line, size)))
          expect(widest, name).toBeLessThanOrEqual(width - 2 * margin)
        }
      }
      for (const picture of pictures) {
        const blocks = [picture.arabic, picture.translation].flatMap((each) => each ?? [])
        const tall = blocks.reduce((sum, each) => sum + tallOf(each), 0)
        expect(tall + head + foot, name).toBeLessThanOrEqual(picture.height)
        if (height) expect(picture.height).toBe(height)
        expect(tall / picture.height, name).toBeGreaterThan(0.44)
      }
    }
  },
)

test('a short verse is one large picture; the longest is several, in order, and none is small', () => {
  const at = (form: (typeof pictureForms)[number], surah: number, ayah: number) =>
    laidOut(form).find(({ verse }) => verse.surah === surah && verse.ayah === ayah)?.pictures ?? []
  expect(at('tegak', 112, 1)).toHaveLength(1)
  expect(at('tegak', 112, 1)[0]?.arabic?.size).toBeGreaterThan(180)
  const longest = at('persegi', 2, 282)
  expect(longest.length).toBeGreaterThan(2)
  expect(longest.map(({ arabic }) => arabic !== null)).toEqual(
    longest.map((_, place) => place < longest.filter(({ arabic }) => arabic).length),
  )
})
