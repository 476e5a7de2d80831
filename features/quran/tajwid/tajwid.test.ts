import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openQuran } from '../text/source.server.ts'
import { tajwidOf } from './tajwid.ts'

/** The rules of a text, each with its letters. */
const found = (arabic: string) =>
  tajwidOf(arabic).map(({ from, to, rule }) => `${rule} ${arabic.slice(from, to)}`)

test.each([
  ['a nun before one of fifteen letters is hidden', 'مِنْ قَبْلِكَ', ['ikhfa نْ قَ', 'qalqalah بْ']],
  ['a tanwin as well, past the alif that carries it', 'رِزْقًا قَالُوْا', ['ikhfa قًا قَ']],
  ['not across a pause that is at least as good', 'خَلِيْفَةً ۗ قَالُوْا', []],
  ['but across one that reads on', 'رِزْقًا ۙ قَالُوْا', ['ikhfa قًا ۙ قَ']],
  ['a small mim turns the nun into m', 'مِنْۢ بَعْدِ', ['iqlab نْۢ بَ', 'qalqalah دِ']],
  ['also where it stands on a space', 'صُمٌّ ۢ بُكْمٌ', ['iqlab مٌّ ۢ بُ']],
  ['a nun goes into the next word with a hum', 'مَنْ يَّقُوْلُ', ['idgam-bigunnah نْ يَّ']],
  ['or without', 'مِنْ رَّبِّهِمْ', ['idgam-bilagunnah نْ رَّ']],
  ['within a word it is read clearly', 'الدُّنْيَا', []],
  ['at a saktah as well', 'مَنْ ۜ رَا', []],
  ['a mim before ba', 'تَرْمِيْهِمْ بِحِجَارَةٍ', ['ikhfa-syafawi مْ بِ']],
  ['a mim before mim', 'لَهُمْ مَّا', ['idgam-mimi مْ مَّ']],
  ['doubled nun and mim hum', 'اِنَّ ثُمَّ', ['gunnah نَّ', 'gunnah مَّ']],
  ['what one reads on from the verse before does not', 'مُّذَبْذَبِيْنَ', ['qalqalah بْ']],
  ['letters of one kind merge', 'قَدْ تَّبَيَّنَ', ['idgam-lain دْ تَّ']],
  ['the last letter of a verse bounces', 'اَحَدٌ', ['qalqalah دٌ']],
  ['not with a final -an', 'اَبَدًا', []],
  ['a hamza in the same word', 'جَاۤءَ', ['mad-wajib اۤ']],
  ['the madda before the long letter', 'السَّرَّۤاءِ', ['mad-wajib رَّۤا']],
  ['a hamza in the next word', 'بِمَآ اُنْزِلَ', ['mad-jaiz آ', 'ikhfa نْزِ']],
  ['a call or a pointer is a word of its own', 'يٰٓاَيُّهَا', ['mad-jaiz يٰٓ']],
  ['a doubled letter after a long one', 'الضَّاۤلِّيْنَ', ['mad-lazim اۤ']],
  ['letters that open a surah', 'الۤمّۤ', ['mad-lazim لۤ', 'mad-lazim مّۤ']],
])('%s', (_case, arabic, rules) => {
  expect(found(arabic)).toEqual(rules)
})

/** True when the spans are in order, within the text, apart from each other, and never split a letter from its signs. */
function areWhole(arabic: string): boolean {
  const spans = tajwidOf(arabic)
  const edges = [0, ...spans.flatMap(({ from, to }) => [from, to]), arabic.length]
  const parts = edges.slice(1).map((to, at) => arabic.slice(edges[at], to))
  const isSplit = edges.slice(1, -1).some((edge) => /^\p{M}/u.test(arabic.slice(edge, edge + 1)))
  return parts.join('') === arabic && !isSplit && spans.every(({ from, to }) => from < to)
}

test('every verse of the text is returned letter for letter around its spans', () => {
  const quran = openQuran({ quranSource: 'kemenag' })
  const surahs = Array.from({ length: 114 }, (_, at) => quran.findSurah(at + 1)?.verses ?? [])
  expect(surahs.flat().filter(({ arabic }) => !areWhole(arabic))).toEqual([])
})

test('so is any other text of these signs', () => {
  const signs = [
    ...'ابتنمويىرلقدءأؤـ \u00A0\u064B\u064C\u064E\u0650\u0651\u0652\u0653\u06E4\u06E2\u06DA\u06D5\u06DF',
  ]
  // Once a pause before the first letter failed.
  areWhole(' \u06DA')
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...signs), { maxLength: 40 }), (letters) =>
      areWhole(letters.join('').normalize('NFC')),
    ),
  )
})
