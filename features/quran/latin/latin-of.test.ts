import { expect, test } from 'vitest'
import { hiddenLatinVerses, isLatinHidden } from './hidden-latin.ts'
import { kemenag } from '../text/kemenag.server.ts'
import { latinOf } from './latin-of.ts'
import { type LatinSound, soundsOf } from './latin-sounds.ts'
import { openQuran } from '../text/source.server.ts'
import { mendedLatin } from '../text/text.ts'
import { verseKey } from '../verse-key.ts'

const raw = kemenag.read()
const verses = openQuran({ quranSource: 'kemenag' })
  .listSurahs()
  .flatMap((surah) => surah.verses)

function sourceLatin(verse: { surah: number; ayah: number }): string {
  return mendedLatin(raw[verse.surah - 1]?.verses[verse.ayah - 1]?.latin ?? '', verse)
}

function arabicAt(surah: number, ayah: number): string {
  return verses.find((verse) => verse.surah === surah && verse.ayah === ayah)?.arabic ?? ''
}

test('of all 6,236 verses the Latin is shown where it has every sound of the Arabic, and hidden elsewhere', () => {
  const differing = verses.filter((verse) => !agreesWithArabic(sourceLatin(verse), verse.arabic))
  expect(hiddenLatinVerses().map(verseKey)).toEqual(differing.map(verseKey))
  expect(verses.filter(({ latin }) => latin === null).map(verseKey)).toEqual(
    differing.map(verseKey),
  )
  expect([verses.length - differing.length, differing.length]).toEqual([5910, 326])
})

test('every Latin known to have lost a word, a vowel or a consonant is hidden', () => {
  const known =
    '11:91 16:49 19:28 25:72 2:72 37:49 4:56 2:230 2:257 2:277 3:83 6:72 7:148 9:10 9:50 9:69 9:112 12:69 16:72 ' +
    '16:105 20:18 22:5 42:13 57:27 18:95 20:99 21:42 26:9 27:60 28:7 28:31 34:54 37:53 39:56 2:102 3:71 6:17 6:107 ' +
    '6:143 8:74 9:9 11:67 12:70 12:105 19:23 25:46 32:27 34:42 45:31 47:18 47:20 48:24 80:13 81:5 3:167 4:43 19:25 ' +
    '39:8 47:16 47:17 4:92 4:164 5:93 9:126 23:78 23:79 23:80 23:81 24:31 33:51 33:72 39:21 60:10'
  const shown = known.split(' ').filter((key) => {
    const [surah = 0, ayah = 0] = key.split(':').map(Number)
    return !isLatinHidden({ surah, ayah })
  })
  expect(shown).toEqual([])
})

test.each([
  [1, 7, "Ṣirāṭal-lażīna an'amta 'alaihim, gairil-magḍūbi 'alaihim wa laḍ-ḍāllīn(a)."],
  [2, 1, 'Alif lām mīm.'],
  [11, 91, "wa mā anta 'alainā bi'azīz(in)."],
  [16, 49, "wal-malā'ikatu wa hum lā yastakbirūn(a)."],
  [19, 28, "Yā ukhta hārūna mā kāna abūkimra'a sau'iw"],
  [25, 72, 'Wal-lażīna lā yasyhadūnaz-zūr(a)'],
  [37, 49, "Ka'annahunna baiḍum maknūn(un)."],
  [80, 13, 'Fī ṣuḥufim mukarramah(tin).'],
  [81, 5, 'Wa iżal-wuḥūsyu ḥusyirat.'],
])(
  'the rule writes the Latin of %i:%i with the word that the source lost',
  (surah, ayah, latin) => {
    expect(latinOf(arabicAt(surah, ayah))).toContain(latin)
  },
)

test('what the rule writes is the source letter for letter in three verses of four, and has the sounds of every verse', () => {
  const own = verses.map(({ arabic }) => latinOf(arabic))
  const same = verses.filter(({ latin }, at) => latin === own[at])
  expect(same.length).toBeGreaterThan(4_700)
  const wrong = verses.filter(({ arabic }, at) => !agreesWithArabic(own[at] ?? '', arabic))
  expect(wrong.map(verseKey)).toEqual([])
})

test.each([
  ['another vowel', 'yā ayyuhal-lażīna āmanu', 'يٰٓاَيُّهَا الَّذِيْنَ اٰمَنُوْا'],
  ['a lost word', 'Wa hum yastakbirūn(a).', 'وَهُمْ لَا يَسْتَكْبِرُوْنَ'],
  ['a lost double', 'inalā', 'اِنَّ اللّٰهَ'],
  ['another letter', "jiz'in", 'جِذْعٍ'],
])('%s in the Latin is found', (_, latin, arabic) => {
  expect(agreesWithArabic(latin, arabic)).toBe(false)
})

/** True when the Latin has every sound of the Arabic and no other; see `bareLatin` for what is not compared. */
function agreesWithArabic(latin: string, arabic: string): boolean {
  const sounds = soundsOf(arabic)
  const pattern = sounds.map((sound, at) => patternOf(sound, sounds[at - 1])).join('')
  return new RegExp(`^${pattern}$`).test(bareLatin(latin))
}

/**
 * Latin as it is compared: small letters without spaces, hyphens, commas and full stops, read without a stop, so that
 * "raḥmah(tan)" is "raḥmatan" and "ḥakīmā(n)" is "ḥakīman".
 */
function bareLatin(latin: string): string {
  return latin
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\s,.…-]/g, '')
    .replace(/h\((t[aiu]n?)\)/g, '$1')
    .replace(/ā\(n\)/g, 'an')
    .replace(/[()]/g, '')
}

function patternOf(sound: LatinSound, before: LatinSound | undefined): string {
  const { text, other, isGlide, isOptional } = sound
  if (text === "'" && isOptional) return before?.word === sound.word ? "'?" : ''
  if (isGlide) return text === 'u' || other === 'u' ? '(?:u|w)' : '(?:i|y)'
  return other === undefined ? text : `(?:${text}|${other})`
}
