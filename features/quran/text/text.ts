import { isLatinHidden } from '../latin/hidden-latin.ts'
import type { RawVerse, VerseRef } from '../quran.ts'
import { spacing } from './spacing.ts'
import { mendedTranslation } from './translation-mends.ts'
import { verseKey } from '../verse-key.ts'

const JUZ_END = '\u06D4'
const VERSE_END = '\u06D5'
const RUKU_END = '\u08D6'
/** Pause and section marks that belong to the word before them. */
const WAQF = '\u06D6-\u06DC\u08D6'

const stray = /[\u0091\u00AD\u00B4]/

/** Typing errors with one certain correction, checked against the Arabic of the same verse. */
const latinCorrections: Record<string, readonly [wrong: string, right: string]> = {
  '2:219': ["kabīrw wa manāfi'u lin nās", "kabīruw wa manāfi'u lin-nās"],
  '4:59': ['rudd\u00ADhu', 'ruddūhu'],
  '5:41': ['khuż\u00ADhu', 'khużūhu'],
  '10:64': ['((u)', '(u)'],
  '44:47': ["fa'\u0091tilūhu", "fa'tilūhu"],
  '58:13': ['rasūlah(ūwallāhu', 'rasūlah(ū), wallāhu'],
  '106:2': ['\u00B4lāfihim', 'Īlāfihim'],
}

const nameCorrections: Record<string, string> = {
  'At-tahrim': 'At-Tahrim',
  'Orang-Orang kafir': 'Orang-Orang Kafir',
  "Al-Qāri'ah": "Al-Qari'ah",
  Ṣād: 'Sad',
}

/**
 * Arabic as it is displayed: words separated correctly, juz-end marks removed, single spaces, and no waqf mark at the
 * start of a line. Letters and their order stay unchanged.
 */
export function cleanArabic(raw: string, verse: VerseRef): string {
  const corrections = spacing[verseKey(verse)] ?? []
  return corrections
    .reduce((text, [wrong, right]) => text.replace(wrong, right), raw.normalize('NFC'))
    .replaceAll(JUZ_END, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(new RegExp(`([${WAQF}])(?=\\p{L})`, 'gu'), '$1 ')
    .replace(/(?:^| )(?=\p{M})/gu, '\u00A0')
    .replaceAll(` ${VERSE_END}`, `\u00A0${VERSE_END}`)
}

/** Indonesian without footnote markers (the source lacks the notes), a leading verse number and slips of typing. */
export function cleanIndonesian(raw: string, verse: VerseRef): string {
  return mendedTranslation(
    raw
      .replace(/\s*\[?\d{1,4}\)/g, '')
      .replace(/^\d+\.\s*/, '')
      // The same sign for ʻain under another code, which hardly any font has.
      .replaceAll('\u02BB', '‘')
      .replace(/\s+/g, ' ')
      .trim(),
    verse,
  )
}

/** Latin with its typing errors mended, or null where it is not what the Arabic says. */
export function cleanLatin(raw: string, verse: VerseRef): string | null {
  return isLatinHidden(verse) ? null : mendedLatin(raw, verse)
}

/** Latin with its typing errors mended, hidden or not. */
export function mendedLatin(raw: string, verse: VerseRef): string {
  const key = verseKey(verse)
  const [wrong, right] = latinCorrections[key] ?? ['', '']
  const mended = raw.replace(wrong, right).replaceAll('\u0091', "'").replace(/\s+/g, ' ').trim()
  if (stray.test(mended)) throw new Error(`Latin of ${key} holds a character that is no letter`)
  return mended
}

/** A surah's name or meaning with known errors of the source corrected. */
export function cleanName(raw: string): string {
  const name = raw.replace(/\s+/g, ' ').trim()
  return nameCorrections[name] ?? name
}

/** True when this verse closes a juz: the text itself marks it. */
export function endsJuz(verse: RawVerse): boolean {
  return verse.arabic.includes(JUZ_END)
}

/** True when this verse closes a ruku: the text itself marks it. */
export function endsRuku(verse: RawVerse): boolean {
  return verse.arabic.includes(RUKU_END)
}

/** True when the text has the sign of prostration. */
export function hasSajdah(verse: RawVerse): boolean {
  return verse.arabic.includes('\u06E9')
}
