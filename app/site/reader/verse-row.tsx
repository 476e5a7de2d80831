import { type CSSProperties, memo } from 'react'
import { Link } from 'react-router'
import { Chip } from '#app/ui/card.tsx'
import type { VerseWire } from '#features/quran/contract.ts'
import { ArabicText, LatinText } from '#app/ui/arabic-text.tsx'
import type { NamedBookmark } from '#app/site/bookmark/bookmark.ts'
import { HighlightSign, highlightStyle } from '#app/site/bookmark/highlight.tsx'
import { toggleBookmark } from '#app/site/bookmark/use-bookmarks.ts'

type Props = {
  id: string
  verse: VerseWire
  /** Index in the playlist. */
  index: number
  /** True while this verse plays; always false on the server. */
  isPlay: boolean
  /** What the reader keeps with this verse; never on the server. */
  bookmark: NamedBookmark | undefined
  /** The English translation, where the reader wants it; never on the server. */
  english: string | undefined
  /** The tafsir, where the reader wants it beside the Arabic; never on the server. */
  tafsir: string | undefined
  /** The verse's name in button labels: 'ayat 5', or with its surah where a screen shows several. */
  name: string
  /** The juz that starts with this verse, where the screen shows it. */
  newJuz?: number | undefined
  onPlay(index: number): void
  onMenu(index: number): void
}

/**
 * One verse. Its look is in reader.css: classes would be sent with every verse. Memoised: when the player moves on,
 * only the old and the new verse are drawn again.
 */
export const VerseRow = memo(function VerseRow(props: Props) {
  const { id, verse, index, isPlay, bookmark, english, tafsir, name, newJuz, onPlay, onMenu } =
    props
  return (
    <li
      id={id}
      data-verse=""
      aria-current={isPlay ? 'true' : undefined}
      style={
        bookmark && !isPlay
          ? { ...linesOf(verse), ...highlightStyle(bookmark.colour) }
          : linesOf(verse)
      }
      className="verse-row"
    >
      {newJuz !== undefined && <JuzStart juz={newJuz} />}
      <div>
        <span className="verse-star">
          <span className="sr-only">Ayat </span>
          {verse.nomorAyat}
        </span>
        {verse.sajdah && <Chip tone="accent">Ayat sajdah</Chip>}
        {verse.rukuAwal && verse.nomorAyat > 1 && <Chip tone="neutral">Awal ruku</Chip>}
        <button
          type="button"
          aria-label={`${isPlay ? 'Jeda' : 'Putar'} ${name}`}
          onClick={() => onPlay(index)}
          className="verse-play"
        />
        <button
          type="button"
          aria-pressed={bookmark !== undefined}
          aria-label={`Simpan ${name}`}
          onClick={() => toggleBookmark(verse)}
          className="verse-save"
        />
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`Menu ${name}`}
          onClick={() => onMenu(index)}
          className="verse-more"
        />
      </div>
      {bookmark && <Kept bookmark={bookmark} />}
      <ArabicText>{verse.teksArab}</ArabicText>
      {verse.teksLatin === null ? (
        <p data-no-latin="" className="mt-2 text-sm text-muted italic">
          Latin ayat ini sedang diperbaiki.
        </p>
      ) : (
        <LatinText data-latin="">{verse.teksLatin}</LatinText>
      )}
      <p data-arti="">{verse.teksIndonesia}</p>
      {english && (
        <p lang="en" className="mt-2 text-muted" style={englishSize}>
          {english}
        </p>
      )}
      {tafsir && (
        <p className="mt-2 border-t border-line pt-2 text-muted" style={englishSize}>
          <span className="sr-only">Tafsir: </span>
          {tafsir}
        </p>
      )}
    </li>
  )
})

const englishSize: CSSProperties = { fontSize: 'calc(0.9375rem * var(--r-text, 1))' }

/** The highlight and the note of a verse, in words as well. */
function Kept({ bookmark: { colour, note } }: { bookmark: NamedBookmark }) {
  if (!colour && !note) return null
  return (
    <div className="flex flex-wrap items-center gap-3">
      {colour && <HighlightSign colour={colour} />}
      {note && <p className="line-clamp-2 min-w-0 text-sm text-muted">{note}</p>}
    </div>
  )
}

function JuzStart({ juz }: { juz: number }) {
  return (
    <p className="mb-3 flex items-center gap-3 text-xs font-bold text-accent-ink before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      <Link to={`/juz/${juz}`} className="rounded-chip bg-accent-tint px-3 py-1">
        Juz {juz}
      </Link>
    </p>
  )
}

/** Estimated number of lines of each text on a phone; reader.css computes a height from them. */
function linesOf({ teksArab, teksLatin, teksIndonesia }: VerseWire): CSSProperties {
  const lines = (text: string, letters: number) => Math.ceil(text.length / letters)
  const counts = {
    '--a': lines(teksArab, 58),
    '--l': lines(teksLatin ?? '', 50),
    '--t': lines(teksIndonesia, 44),
  }
  return counts as CSSProperties
}
