import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { foldArabic } from './script/fold-arabic.ts'
import { foldLatin } from './script/fold-latin.ts'
import { findLetters } from './script/letter-index.ts'
import { notNamed } from './words/not-named.ts'
import { openSearch } from './open-search.server.ts'
import { search } from './search.ts'
import type { Search } from './search-index.ts'
import { searchWire } from './wire.ts'
import { EXACT, wordHits } from './words/word-hits.ts'
import { allowedChanges, changesBetween, termsNear, termsWithin } from './words/word-index.ts'
import { contentWords } from './words/word-choices.ts'
import { wordsOf } from './words/words.ts'

let index: Search
beforeAll(async () => {
  index = await openSearch(readConfig({}))
})

const anyVerse = fc.nat(6235)
const RULES = { prefix: 0, anywhereFrom: 8, isOneWord: false }

function own(verse: number) {
  const found = index.text.verses[verse]
  if (!found) throw new Error(`no verse ${verse}`)
  return found
}

test('every verse is found by all its own Indonesian words, exactly', () => {
  const missing = index.text.verses.filter(({ indonesian }, verse) => {
    const choices = wordsOf(indonesian).map(({ text }) => {
      return [{ id: index.words.idOf.get(text) ?? -1, closeness: EXACT } as const]
    })
    return !wordHits(index.words, choices)[EXACT]?.includes(verse)
  })
  expect(missing).toEqual([])
})

test('every verse is found by its own Arabic and its own Latin, as far as they have three letters', () => {
  const missing = index.text.verses.filter(({ arabic, latin }, verse) => {
    return [
      [index.arabic, foldArabic(arabic).text] as const,
      ...(latin === null ? [] : [[index.latin, foldLatin(latin).text] as const]),
      ...(latin === null ? [] : [[index.latin, foldLatin(latin, false).text] as const]),
    ].some(([letters, wanted]) => {
      const hits = wanted.length < 3 ? [{ verse }] : findLetters(letters, wanted, RULES)
      return !hits.some((hit) => hit.verse === verse)
    })
  })
  expect(missing).toEqual([])
})

test('what is typed out of a verse finds it, in all three scripts', { tags: 'night' }, () => {
  fc.assert(
    fc.property(anyVerse, fc.nat(200), (verse, start) => {
      const { arabic, latin, indonesian } = own(verse)
      for (const text of [arabic, latin ?? '', indonesian]) {
        const words = text.split(/\s+/)
        const typed = words.slice(start % words.length, (start % words.length) + 5).join(' ')
        if (foldArabic(typed).text.length < 4 && foldLatin(typed).text.length < 4) continue
        const { found, jump, message } = search(index, typed)
        // Text that reads as a place is one; its words are then not searched.
        if (jump || message) continue
        expect([typed, found.some((each) => each.verse === verse)]).toEqual([typed, true])
      }
    }),
    { numRuns: 150 },
  )
})

test('a verse is found by its Latin where one of its words is a name that the Quran does not name', () => {
  const { found, missing } = search(index, 'Wa yukallimun nāsa fil-mahdi wa')
  expect(found.map(({ verse }) => `${own(verse).surah}:${own(verse).ayah}`)).toContain('3:46')
  expect(missing).toBeNull()
  expect(search(index, 'siapa imam mahdi').missing).toMatchObject({ kind: 'thing' })
})

test('an ending in brackets finds the verse in which it is swallowed, and the one in which it is spoken', () => {
  const { found } = search(index, 'lahum min dūnihī miw waliyy(in),')
  const places = found.map(({ verse }) => `${own(verse).surah}:${own(verse).ayah}`)
  expect(places).toContain('18:26')
  expect(places).toContain('13:11')
})

test('a result that is called exact or a form holds every word, whatever is typed together', {
  tags: 'night',
}, () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyVerse, fc.nat(80)), { minLength: 1, maxLength: 3 }),
      (picks) => {
        const typed = picks.flatMap(([verse, at]) => {
          const all = wordsOf(own(verse).indonesian)
          return all[at % all.length]?.text ?? []
        })
        const { found } = search(index, typed.join(' '), { field: 'indonesian' })
        // 'tentang' at the start asks for a topic, and is not searched.
        const words = contentWords(typed.join(' '))
        for (const { verse, match } of found) {
          if (match !== 'exact') continue
          const held = new Set(wordsOf(own(verse).indonesian).map(({ text }) => text))
          expect(words.filter((word) => !held.has(word))).toEqual([])
        }
      },
    ),
    { numRuns: 200 },
  )
})

test('a word with one letter wrong is near the word it was', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(40), fc.constantFrom(...'aeiknst'), (pick, at, letter) => {
      const word = index.words.terms[pick % index.words.terms.length] as string
      const place = at % word.length
      const wrong = word.slice(0, place) + letter + word.slice(place + 1)
      fc.pre(allowedChanges(wrong) > 0)
      const near = termsNear(index.words, wrong).map(({ id }) => index.words.terms[id])
      expect(near).toContain(word)
    }),
  )
})

test('the quick ways to near words find what comparing with every word finds', () => {
  const typed = ['sabr', 'kelapangan', 'menafkahka', 'petunjux', 'bertaqwa', 'yatimm', 'surgaa']
  for (const most of [1, 2]) {
    for (const word of typed) {
      const slow = index.words.terms.filter((term) => changesBetween(word, term, most) <= most)
      const near = termsWithin(index.words, word, most).map(({ id }) => index.words.terms[id])
      expect(new Set(near)).toEqual(new Set(slow))
      const quick = termsNear(index.words, word).map(({ id }) => index.words.terms[id])
      if (most === 1 && slow.length > 0) expect(new Set(quick)).toEqual(new Set(slow))
    }
  }
})

test.each([
  ['sabar', 'sabar', 0],
  ['sabar', 'sabr', 1],
  ['sabar', 'sabbar', 1],
  ['sabar', 'kabar', 1],
  ['sabar', 'sabasr', 1],
  ['kelapa', 'kepala', 2],
  ['abcd', 'acbd', 2],
  ['abc', 'xyz', 3],
])('%s and %s are %i apart', (a, b, changes) => {
  for (const most of [1, 2]) {
    expect(changesBetween(a, b, most) > most).toBe(changes > most)
    if (changes <= most) expect(changesBetween(a, b, most)).toBe(changes)
  }
})

test('highlights lie inside their text, in order and apart, and hold what was looked for', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.constantFrom(
          'sabar',
          'alhamdulilah',
          'الصلاة',
          'kegelapam',
          'rahman',
          'orang tua',
          'yasin',
        ),
        fc.string({ maxLength: 12 }),
        fc.string({ unit: 'grapheme', maxLength: 8 }),
      ),
      (q) => {
        for (const row of searchWire(index, { q, halaman: 1, batas: 50 }).data) {
          const texts = { arab: row.teksArab, latin: row.teksLatin ?? '', arti: row.teksIndonesia }
          for (const key of ['arab', 'latin', 'arti'] as const) {
            let last = -1
            for (const [from = 0, to = 0] of row.sorot[key]) {
              expect(from).toBeGreaterThan(last)
              expect(to).toBeGreaterThan(from)
              expect(to).toBeLessThanOrEqual(texts[key].length)
              last = to
            }
          }
        }
      },
    ),
    { numRuns: 150 },
  )
  const [row] = searchWire(index, { q: 'sabar dan salat', halaman: 1, batas: 1 }).data
  const marked = row?.sorot.arti.map(([from, to]) => row.teksIndonesia.slice(from, to))
  expect(marked).toEqual(expect.arrayContaining(['sabar', 'salat']))
  expect(marked).not.toContain('dan')
})

test('a name that only the translation has finds its verses, and is said not to be named', () => {
  const known = new Map<string, Set<number>>()
  for (const [verse, { indonesian }] of index.text.verses.entries()) {
    for (const { text } of wordsOf(indonesian)) {
      if (notNamed(text)) known.getOrInsert(text, new Set()).add(verse)
    }
  }
  expect(known.size).toBeGreaterThan(0)
  for (const [word, verses] of known) {
    const { found, missing } = search(index, word)
    expect([word, missing?.kind]).toEqual([word, 'thing'])
    const places = new Set(found.map(({ verse }) => verse))
    expect([word, [...verses].filter((verse) => !places.has(verse))]).toEqual([word, []])
  }
})
