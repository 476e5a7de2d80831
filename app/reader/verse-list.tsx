import { memo } from 'react'
import { type Playlist, verseAnchor } from '#app/player/playlist.ts'
import type { VerseWire } from '#features/quran/contract.ts'
import { VerseRow } from './verse-row.tsx'
import { bookmarkKey, useBookmarks } from '#app/bookmark/use-bookmarks.ts'

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
  const bookmarks = useBookmarks()
  return (
    <ol data-verses="" data-surah={verses[0]?.namaLatin} data-number={verses[0]?.surahId}>
      {verses.map((verse, place) => {
        const { surahId: surah, nomorAyat: ayah, namaLatin } = verse
        const before = verses[place - 1]
        return (
          <VerseRow
            key={ayah}
            id={verseAnchor(kind, { surah, ayah })}
            verse={verse}
            index={start + place}
            isPlay={start + place === active}
            isBookmarked={bookmarkKey(verse) in bookmarks}
            spoken={kind === 'surah' ? `ayat ${ayah}` : `${namaLatin} ayat ${ayah}`}
            newJuz={kind === 'surah' && before && before.juz !== verse.juz ? verse.juz : undefined}
            onPlay={onPlay}
            onMenu={onMenu}
          />
        )
      })}
    </ol>
  )
})
