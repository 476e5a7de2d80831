import { verseKey } from '#features/quran/verse-key.ts'
import { highlighter } from '#features/verse-search/highlight.ts'
import { type FoundVerse, type Match, type Search, search } from '#features/verse-search/search.ts'
import { searchWire } from '#features/verse-search/wire.ts'
import type { Certainty } from '#features/verse-search/surah-names.ts'
import type { FoundPage, SiteAnswer } from './contract.ts'

/** What the search for verses says to a query. */
export type VersePart = {
  /** Those that hold the words or a form of them; what only comes near when nothing else was found at all. */
  found: readonly FoundVerse[]
  near: readonly FoundVerse[]
  best: Match | undefined
  /** The surah that was asked for by its name. A guess is one where a letter had to be wrong. */
  surah: { number: number; certainty: Certainty } | null
  /** True for a place in numbers: then the numbers are no words to be found elsewhere. */
  isNumbered: boolean
  jump: SiteAnswer['jump']
  message: string | null
}

const NUMBERED: ReadonlySet<string> = new Set(['verse', 'juz', 'page'])

/** Asks the search for verses, and takes from its answer what belongs beside other kinds. */
export function versePart(index: Search, query: string): VersePart {
  const { found, jump, message } = search(index, query)
  const isNear = ({ match }: FoundVerse) => match === 'slip' || match === 'partial'
  const strong = found.filter((each) => !isNear(each))
  const wire = jump && searchWire(index, { q: query, halaman: 1, batas: 1 }).lompatan
  return {
    found: strong,
    near: found.filter(isNear),
    best: strong[0]?.match,
    surah:
      jump?.kind === 'surah' && jump.number
        ? { number: jump.number, certainty: jump.certainty }
        : null,
    isNumbered: message !== null || (jump !== null && NUMBERED.has(jump.kind)),
    jump: wire && jump.kind !== 'surah' ? { title: wire.judul, address: wire.alamat } : null,
    message,
  }
}

/** Draws up verses as rows among other kinds, with what was looked for marked in them. */
export function verseRows(
  index: Search,
  query: string,
): (found: FoundVerse) => FoundPage | undefined {
  const highlight = highlighter(index, query)
  return (found) => {
    const verse = index.text.verses[found.verse]
    const surah = verse && index.text.surahs[verse.surah - 1]
    if (!verse || !surah) return undefined
    return {
      kind: 'ayat',
      title: `${surah.name} ${verseKey(verse)}`,
      address: `/surat/${verse.surah}#ayat-${verse.ayah}`,
      note: `Juz ${verse.juz} · halaman ${verse.page}`,
      text: verse.indonesian,
      marks: { title: [], text: highlight(found).indonesian },
      arabic: verse.arabic,
      cover: null,
      publishedAt: null,
    }
  }
}
