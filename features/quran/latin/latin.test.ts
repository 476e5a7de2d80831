import { expect, test } from 'vitest'
import { kemenag } from '../text/kemenag.server.ts'
import { cleanLatin } from '../text/text.ts'

const letters: Record<string, string> = {
  ب: 'b',
  ت: 't',
  ث: 'ṡ',
  ج: 'j',
  ح: 'ḥ',
  خ: 'x',
  د: 'd',
  ذ: 'ż',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'š',
  ص: 'ṣ',
  ض: 'ḍ',
  ط: 'ṭ',
  ظ: 'ẓ',
  غ: 'g',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  ة: 't',
}
const sameInSpeech = new Set(['ln', 'nl', 'mn', 'nm', 'nb', 'bn', 'nr', 'rn'])
const SKIP = -0.4

/**
 * Arabic consonants, one character each; vowels, hamza and ʻain are left out, since Latin writes them in many ways.
 */
function arabicSounds(arabic: string): string {
  return [...arabic.normalize('NFC')].map((letter) => letters[letter] ?? '').join('')
}

function latinSounds(latin: string): string {
  return latin
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('kh', 'x')
    .replaceAll('sy', 'š')
    .replace(/[^bcdfghjklmnpqrstxzšżḍḥṡṣṭẓ]/g, '')
}

function closeness(a: string, b: string): number {
  if (a === b) return 1
  return sameInSpeech.has(a + b) ? 0.2 : -1
}

function bestScores(a: string, b: string): number[][] {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j * SKIP)]
  for (let i = 1; i <= a.length; i += 1) {
    const above = rows[i - 1] as number[]
    const row = [i * SKIP]
    for (let j = 1; j <= b.length; j += 1) {
      const pair = (above[j - 1] as number) + closeness(a[i - 1] as string, b[j - 1] as string)
      row.push(Math.max(pair, (above[j] as number) + SKIP, (row[j - 1] as number) + SKIP))
    }
    rows.push(row)
  }
  return rows
}

/** The longest run of consonants missing from either text, in the best alignment of both. */
function longestGap(a: string, b: string): number {
  const scores = bestScores(a, b)
  const at = (i: number, j: number) => scores[i]?.[j] as number
  let [i, j, missing, extra, longest] = [a.length, b.length, 0, 0, 0]
  while (i > 0 || j > 0) {
    const match = i > 0 && j > 0 ? closeness(a[i - 1] as string, b[j - 1] as string) : 0
    if (i > 0 && j > 0 && at(i, j) === at(i - 1, j - 1) + match) {
      ;[missing, extra] = match > 0 ? [0, 0] : [missing + 1, extra + 1]
      ;[i, j] = [i - 1, j - 1]
    } else if (i > 0 && at(i, j) === at(i - 1, j) + SKIP) [missing, i] = [missing + 1, i - 1]
    else [extra, j] = [extra + 1, j - 1]
    longest = Math.max(longest, missing, extra)
  }
  return longest
}

test('every Latin that loses four consonants of its verse in a row, or has four too many, is hidden', () => {
  const verses = kemenag
    .read()
    .flatMap((surah) =>
      surah.verses.map((verse, index) => ({ ...verse, surah: surah.number, ayah: index + 1 })),
    )
  const broken = verses.filter(
    (verse) => longestGap(arabicSounds(verse.arabic), latinSounds(verse.latin)) >= 4,
  )
  expect(broken.map(({ surah, ayah }) => `${surah}:${ayah}`).join(' ')).toBe(
    '4:92 4:164 5:93 23:78 23:79 23:80 23:81 33:51 33:72 39:21 60:10',
  )
  expect(broken.filter((verse) => cleanLatin(verse.latin, verse) !== null)).toEqual([])
})
