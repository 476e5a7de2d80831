import { namedVerses, type VerseSpan } from './named-verses.ts'
import { placesInDigits } from '../words/number-words.ts'
import { partsWithin, withoutAsking } from './place-within.ts'
import { type Certainty, type SurahNames, surahNames } from './surah-names.ts'
import type { SearchSurah, SearchText } from '../types.ts'
import { parseVerseKey } from '#features/quran/verse-key.ts'

type Place = { surah: number; ayah: number }

// Where the second half of each juz begins, surah and verse: the standard division, from quran-meta.
const SECOND_HALVES =
  `2:75 2:203 3:15 3:171 4:88 5:27 6:36 7:1 7:171 9:34 10:26 11:84 13:19 16:51 17:99
  20:1 22:1 24:21 26:111 28:51 31:22 34:24 37:145 40:41 43:24 48:18 55:1 62:1 72:1 87:1`.split(
    /\s+/,
  )

/** A place requested by name or number, instead of words to search for. */
export type Jump = {
  kind: 'verse' | 'surah' | 'juz' | 'page' | 'named'
  title: string
  spans: readonly VerseSpan[]
  /** Number of the juz, page or surah. */
  number?: number
  /** Less than 'sure' when the text could also be ordinary words. */
  certainty: Certainty
  /** The typed words of a surah's name that is written otherwise, and only sounds so. */
  soundedName?: string
}

/** Says in Indonesian why a requested place does not exist. */
export type NoSuchPlace = { message: string }

export type Jumper = (typed: string) => Jump | NoSuchPlace | undefined

const OPENERS = /^(?:al[\s-]?qur['’]?an|qur['’]?an)(?=\s*(?:surat|surah|juz|hal|\d))\s*/
/** Words people type around a name for a search engine. */
const BEFORE =
  /^(?:(?:bacaan|bunyi|isi|teks|arti|makna|terjemahan|baca|cari|buka|lihat)(?: dari)? )+/
const AFTER =
  /(?:(?: dan| beserta| serta| dengan)? (?:artinya|arti|terjemahannya|terjemahan|latinnya|latin|arabnya|arab|bacaannya|bacaan|lengkap|teks|tulisan))+$/
const SURAH_WORD =
  /^(?:q\.?\s?s\.?|q\.?(?=\s?\d)|surat|surah|surrah|sura|srt|sr|سورة|سوره)(?![a-z])[\s.:]*/
const VERSE_WORD = /[\s,.:/-]*(?:ayat|ayah|verse|ay|no|nomor|آية|اية)[\s.:]*(?=\d)/g
const VERSE_FIRST =
  /^(?:ayat|ayah)(?: ke)?[\s-]*(\d{1,3}) (?:dari |pada |di )?(?:(?:surat|surah|qs)[\s.]*)?(\D.*)$/
const KE = /\b(?:ke|nomor|no)[\s.-]*(?=\d)/g
const NUMBERS: Record<string, number> = {
  satu: 1,
  dua: 2,
  tiga: 3,
  empat: 4,
  lima: 5,
  enam: 6,
  tujuh: 7,
  delapan: 8,
  sembilan: 9,
  sepuluh: 10,
}

/** Recognises places in this text: '2:255', 'al baqarah 255', 'juz 30', 'hizb 5', 'hal 50', 'yasin', 'ayat kursi'. */
export function jumper(text: SearchText): Jumper {
  const names = surahNames(text.surahs)
  const whole = (plain: string) => {
    const part = partOf(plain, text) ?? hizbOf(plain, text)
    if (part) return part
    const named = namedVerses(plain) ?? namedVerses(plain.replace(SURAH_WORD, ''))
    if (named) return { kind: 'named', ...named, certainty: 'sure' } as const
    return edgeOf(plain, text, names) ?? placeIn(plain, text, names)
  }
  return (typed) => {
    const plain = normalised(typed)
    if (plain === '') return undefined
    const number = whole(plain)
    if (number && !isGuess(number)) return number
    const bare = normalised(withoutAsking(plain))
    const inner = bare !== plain && bare !== '' ? [bare] : []
    for (const part of [...inner, ...partsWithin(plain)]) {
      const place = whole(part)
      if (place && !isGuess(place)) return place
    }
    return number
  }
}

function isGuess(place: Jump | NoSuchPlace): boolean {
  return 'spans' in place && place.certainty === 'guess'
}

function normalised(typed: string): string {
  const plain = typed
    .normalize('NFC')
    .toLowerCase()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[“”"«»()[\]]/g, ' ')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[?!.,;]+$/, '')
    .replace(BEFORE, '')
    .replace(AFTER, '')
    .replace(OPENERS, '')
    .trim()
  return placesInDigits(plain)
}

/** 'juz 30', 'juz amma', 'hal 50'. */
function partOf(plain: string, { verses }: SearchText): Jump | NoSuchPlace | undefined {
  if (/^ju[sz]['’]? ?'?amma'?$/.test(plain)) return partOf('juz 30', { verses, surahs: [] })
  const [, word = '', digits = ''] =
    /^(ju[sz]|halaman|hal|hlm|page|h)[\s.:]*(?:ke[\s-]*)?(\d{1,4})$/.exec(plain) ?? []
  if (word === '') return undefined
  const number = Number(digits)
  const isJuz = word.startsWith('ju')
  const first = verses.find(({ juz, page }) => (isJuz ? juz : page) === number)
  if (!first) {
    const all = isJuz ? 'Al-Qur’an terdiri atas 30 juz.' : 'Mushaf ini berisi 604 halaman.'
    return { message: all }
  }
  return {
    kind: isJuz ? 'juz' : 'page',
    title: isJuz ? `Juz ${number}` : `Halaman ${number}`,
    number,
    spans: [{ surah: first.surah, from: first.ayah, to: first.ayah }],
    certainty: 'sure',
  }
}

/** 'hizb 5': half a juz, read from its first verse. */
function hizbOf(plain: string, text: SearchText): Jump | NoSuchPlace | undefined {
  const [, digits = ''] = /^hi[zs][bp][\s.:]*(?:ke[\s-]*)?(\d{1,4})$/.exec(plain) ?? []
  if (digits === '') return undefined
  const start = hizbStart(Number(digits), text.verses)
  const surah = start && text.surahs[start.surah - 1]
  if (!surah) return { message: 'Al-Qur’an terdiri atas 60 hizb.' }
  const jump = verseJump(surah, { from: start.ayah, to: start.ayah })
  return { ...jump, title: `Hizb ${digits}: ${jump.title}` }
}

/** '2 ayat terakhir al baqarah', '10 ayat pertama al kahfi', 'akhir al hasyr'. */
function edgeOf(plain: string, { surahs }: SearchText, names: SurahNames): Jump | undefined {
  const [, amount = '', edge = '', rest = ''] =
    /^(?:(\d{1,3}|[a-z]+) )?ayat[- ](pertama|awal|terakhir|akhir)(?: dari)? (.+)$/.exec(plain) ?? []
  const [, shortEdge = '', shortRest = ''] = /^(awal|akhir) (.+)$/.exec(plain) ?? []
  const isLast = /akhir/.test(edge || shortEdge)
  const surah = surahOf((rest || shortRest).replace(SURAH_WORD, ''), { surahs, names })
  if (!surah || (edge || shortEdge) === '') return undefined
  const wanted = shortEdge ? 3 : (NUMBERS[amount] ?? Number(amount || 1))
  const count = Math.min(wanted || 1, surah.verseCount)
  const from = isLast ? surah.verseCount - count + 1 : 1
  return verseJump(surah, { from, to: from + count - 1 })
}

/** Every request for a surah by name or number, with or without verses. */
function placeIn(
  plain: string,
  { surahs }: SearchText,
  names: SurahNames,
): Jump | NoSuchPlace | undefined {
  const [, verse, surahName] = VERSE_FIRST.exec(plain) ?? []
  if (verse && surahName) return placeIn(`${surahName} ${verse}`, { surahs, verses: [] }, names)
  const isSaid = SURAH_WORD.test(plain)
  const bare = plain.replace(SURAH_WORD, '').replace(KE, ' ').replace(VERSE_WORD, ' ').trim()
  const [, name = '', from, to] =
    /^(.*?)[\s,.:/-]*(?:(\d{1,4})(?:\s*(?:-|s\/d|sd|sampai|hingga)\s*(\d{1,4}))?)?$/.exec(bare) ??
    []
  const inner = numbersOf(bare)
  if (inner) return numbered(surahs, inner)
  if (!/\p{L}/u.test(name)) return undefined
  const found = names.find(name)
  const surah = found && surahs[found.surah - 1]
  if (!surah || !found) return undefined
  if (from === undefined) {
    const alike = !isSaid && !found.isSpelled ? { soundedName: name } : {}
    return { ...surahJump(surah), certainty: isSaid ? 'sure' : found.certainty, ...alike }
  }
  return verseOrMessage(surah, { from: Number(from), to: Number(to ?? from) })
}

function numbersOf(bare: string): number[] | undefined {
  const numbers =
    /^(\d{1,3})(?:\s*[\s:;.,/|-]\s*(\d{1,4})(?:\s*(?:-|s\/d|sd|sampai|hingga)\s*(\d{1,4}))?)?$/.exec(
      bare,
    )
  return numbers?.slice(1).filter(Boolean).map(Number)
}

function numbered(surahs: readonly SearchSurah[], numbers: number[]): Jump | NoSuchPlace {
  const [number = 0, from, to = from] = numbers
  const surah = surahs[number - 1]
  if (!surah) return { message: 'Al-Qur’an terdiri atas 114 surah.' }
  if (from === undefined || to === undefined) return surahJump(surah)
  return verseOrMessage(surah, { from, to })
}

type Span = { from: number; to: number }

function verseOrMessage(surah: SearchSurah, { from, to }: Span): Jump | NoSuchPlace {
  if (from < 1 || from > surah.verseCount) {
    return { message: `Surah ${surah.name} berisi ${surah.verseCount} ayat.` }
  }
  return verseJump(surah, { from, to: Math.max(from, Math.min(to, surah.verseCount)) })
}

function verseJump({ number, name }: SearchSurah, { from, to }: Span): Jump {
  const title = `Surah ${name} ayat ${from === to ? from : `${from}–${to}`}`
  return { kind: 'verse', title, number, spans: [{ surah: number, from, to }], certainty: 'sure' }
}

function surahJump({ number, name }: SearchSurah): Jump {
  const spans = [{ surah: number, from: 1, to: 1 }]
  return { kind: 'surah', title: `Surah ${name}`, number, spans, certainty: 'sure' }
}

function surahOf(
  name: string,
  { surahs, names }: { surahs: readonly SearchSurah[]; names: SurahNames },
): SearchSurah | undefined {
  const found = names.find(name)
  return found && surahs[found.surah - 1]
}

/** The start of hizb 1–60; an odd one starts with its juz, which the text marks. Undefined for other numbers. */
export function hizbStart(
  hizb: number,
  verses: readonly (Place & { juz: number })[],
): Place | undefined {
  if (hizb % 2 === 1) return verses.find(({ juz }) => juz === (hizb + 1) / 2)
  return parseVerseKey(SECOND_HALVES[hizb / 2 - 1] ?? '')
}
