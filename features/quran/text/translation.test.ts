import { expect, test } from 'vitest'
import { kemenag } from './kemenag.server.ts'
import { openQuran } from './source.server.ts'
import { translationMends } from './translation-mends.ts'
import { verseKey } from '../verse-key.ts'

const raw = kemenag.read()
const verses = openQuran({ quranSource: 'kemenag' })
  .listSurahs()
  .flatMap((surah) => surah.verses)

function placesWith(slip: RegExp): string[] {
  return verses.flatMap((verse) => {
    const found = verse.indonesian.match(slip)
    return found ? [`${verseKey(verse)} ${found[0]}`] : []
  })
}

test.each([
  ['a mark that runs into the next word', /\w*[,.;:?!)”][\p{L}“‘(]\w*/u],
  ['a space before a mark', /\S* [,.;:?!)”’](?= |$)\S*/u],
  ['a space after an opening bracket', /[([“]\s\w*/u],
  ['a hyphen torn from its word', /\S*- \S*| -\S*/u],
  ['a mark at the beginning', /^[,.;:?!)”-]/u],
  ['a closing quotation mark that opens', /(?:^|\s)”\p{L}/u],
  ['a typewriter quotation mark', /\S*"\S*/u],
  ['a capital within a word', /\p{Ll}\p{Lu}\w*/u],
])('no translation has %s', (_, slip) => {
  expect(placesWith(slip)).toEqual([])
})

test('every bracket of the translation has its other half', () => {
  const torn = verses.filter(({ indonesian }) => {
    let open = 0
    for (const sign of indonesian) {
      if (sign === '(') open += 1
      if (sign === ')') open -= 1
      if (open < 0 || open > 1) return true
    }
    return open !== 0
  })
  expect(torn.map(verseKey)).toEqual([])
})

test('no word of the translation is two everyday words run together', () => {
  const count = new Map<string, number>()
  const words = verses.flatMap(
    ({ indonesian }) => indonesian.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [],
  )
  for (const word of words) count.set(word, (count.get(word) ?? 0) + 1)
  const isCommon = (word: string) => (count.get(word) ?? 0) >= 8
  const affix = /^(?:an|ber|kah|kan|lah|mem|men|meng|mu|nya|pem|peng|per|pun|ter)$/
  const joined = [...count].filter(([word, times]) => {
    if (times > 2) return false
    if (/^\p{L}{3,}(?:yang|dengan)$/u.test(word)) return true
    return Array.from({ length: Math.max(0, word.length - 5) }, (_, at) => at + 3).some((at) => {
      const [first, second] = [word.slice(0, at), word.slice(at)]
      return isCommon(first) && isCommon(second) && !affix.test(first) && !affix.test(second)
    })
  })
  // These look like two words and are one.
  const whole =
    'barangkali daripadaku dibayang halangan kepadanyalah merahmati melayang menangisi terbayang'
  expect(joined.map(([word]) => word).sort()).toEqual(whole.split(' ').sort())
})

test.each(translationMends.map((each) => [verseKey(each), each.from, each] as const))(
  'the slip of %s, %j, stands once in the source and no more on screen',
  (_, from, { surah, ayah, to }) => {
    const source = (raw[surah - 1]?.verses[ayah - 1]?.indonesian ?? '').replace(/\s*\d+\)/g, '')
    const shown = verses.find((verse) => verse.surah === surah && verse.ayah === ayah)?.indonesian
    expect(source.split(from)).toHaveLength(2)
    expect(shown).toContain(to)
    expect(to.includes(from) || shown?.includes(from) === false).toBe(true)
  },
)
