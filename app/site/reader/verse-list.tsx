import { memo, Suspense } from 'react'
import { type Playlist, verseAnchor } from '#app/site/player/playlist.ts'
import type { VerseWire } from '#features/quran/contract.ts'
import { useTafsir } from './beside/use-tafsir.ts'
import { useEnglish } from './english/use-english.ts'
import { VerseRow } from './verse-row.tsx'
import { bookmarkKey, useBookmarks } from '#app/site/bookmark/use-bookmarks.ts'

type Props = {
  kind: Playlist['kind']
  verses: readonly VerseWire[]
  /** Index of the first of these verses in the playlist. */
  start?: number
  /** Index of the playing verse, or null when none of these is playing. */
  active: number | null
  onPlay(index: number): void
  onMenu(index: number): void
}

/** Verses in reading order. Memoised, so an unchanged list is not drawn again. */
export const VerseList = memo(function VerseList({
  kind,
  verses,
  start = 0,
  active,
  onPlay,
  onMenu,
}: Props) {
  return (
    <ol data-verses="" data-surah={verses[0]?.namaLatin} data-number={verses[0]?.surahId}>
      {Array.from({ length: Math.ceil(verses.length / PART) }, (_, part) => {
        const from = part * PART
        const isHere = active !== null && Math.floor((active - start) / PART) === part
        return (
          <VersePart
            key={from}
            active={isHere ? active : null}
            {...{ kind, verses, from, start, onPlay, onMenu }}
          />
        )
      })}
    </ol>
  )
})

/** Verses that React takes over in one piece; a finger on the page waits for one part at most. */
const PART = 12

type PartProps = Required<Props> & {
  /** Place of the part's first verse in the list. */
  from: number
}

/** Memoised around the boundary: one that is drawn again before React has taken it over is taken over at once. */
const VersePart = memo(function VersePart(props: PartProps) {
  return (
    <Suspense>
      <VerseRows {...props} />
    </Suspense>
  )
})

function VerseRows({ kind, verses, from, start, active, onPlay, onMenu }: PartProps) {
  const bookmarks = useBookmarks()
  const english = useEnglish()
  const tafsirOf = useTafsir(verses[0]?.surahId)
  return verses.slice(from, from + PART).map((verse, at) => {
    const { surahId: surah, nomorAyat: ayah, namaLatin } = verse
    const index = start + from + at
    const before = verses[from + at - 1]
    return (
      <VerseRow
        key={ayah}
        id={verseAnchor(kind, { surah, ayah })}
        verse={verse}
        index={index}
        isPlay={index === active}
        bookmark={bookmarks[bookmarkKey(verse)]}
        english={english.textOf(surah, ayah)}
        tafsir={tafsirOf(ayah)}
        name={kind === 'surah' ? `ayat ${ayah}` : `${namaLatin} ayat ${ayah}`}
        newJuz={kind === 'surah' && before && before.juz !== verse.juz ? verse.juz : undefined}
        onPlay={onPlay}
        onMenu={onMenu}
      />
    )
  })
}
