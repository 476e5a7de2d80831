import { verseKey } from '#features/quran/verse-key.ts'
import { highlighter } from '#features/verse-search/highlight.ts'
import type { FoundVerse, Match } from '#features/verse-search/result-list.ts'
import { search } from '#features/verse-search/search.ts'
import type { Search } from '#features/verse-search/search-index.ts'
import { searchWire } from '#features/verse-search/wire.ts'
import type { Certainty } from '#features/verse-search/place/surah-names.ts'
import type { FoundPage, SiteAnswer } from './contract.ts'

/** The verse search's answer to a query. */
export type VersePart = {
  /** Verses with the words or a form of them; approximate ones only when there is no other result at all. */
  found: readonly FoundVerse[]
  near: readonly FoundVerse[]
  best: Match | undefined
  /** The surah requested by its name. A guess allows one wrong letter. */
  surah: { number: number; certainty: Certainty } | null
  /** True for a place in numbers: the numbers are then not searched as words. */
  isNumbered: boolean
  jump: SiteAnswer['jump']
  message: string | null
}

const NUMBERED: ReadonlySet<string> = new Set(['verse', 'juz', 'page'])

/** Asks the verse search, and takes the parts that belong beside other kinds. */
export function versePart(index: Search, query: string): VersePart {
  const { found, jump, message } = search(index, query)
  const isNear = ({ match }: FoundVerse) =>
    match === 'slip' || match === 'partial' || match === 'near'
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

/** Verses as rows among other kinds, with the searched words highlighted. */
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
      picture: null,
      publishedAt: null,
    }
  }
}
