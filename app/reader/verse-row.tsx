import { type CSSProperties, memo } from 'react'
import { Link } from 'react-router'
import { Chip } from '#app/ui/card.tsx'
import type { VerseWire } from '#features/quran/contract.ts'
import { ArabicText } from '#app/ui/arabic-text.tsx'
import { toggleBookmark } from '#app/bookmark/use-bookmarks.ts'

type Props = {
  id: string
  verse: VerseWire
  /** Index in the playlist. */
  index: number
  /** True while this verse plays; always false on the server. */
  isPlay: boolean
  isBookmarked: boolean
  /** The verse's name in button labels: 'ayat 5', or with its surah where a screen shows several. */
  spoken: string
  /** The juz that starts with this verse, where the screen shows it. */
  newJuz?: number | undefined
  onPlay(index: number): void
  onMenu(index: number): void
}

/** One verse. Memoised: when the player moves on, only the old and the new verse are drawn again. */
export const VerseRow = memo(function VerseRow(props: Props) {
  const { id, verse, index, isPlay, isBookmarked, spoken, newJuz, onPlay, onMenu } = props
  return (
    <li
      id={id}
      data-verse=""
      aria-current={isPlay ? 'true' : undefined}
      style={linesOf(verse)}
      className="verse-row border-b border-line px-4 pt-4 pb-5 transition-colors duration-300 last:border-b-0 aria-[current]:bg-tint aria-[current]:shadow-[inset_3px_0_0_var(--p-primary-color)] lg:px-7"
    >
      {newJuz !== undefined && <JuzStart juz={newJuz} />}
      <div className="flex items-center gap-2">
        <span className="verse-star">
          <span className="sr-only">Ayat </span>
          {verse.nomorAyat}
        </span>
        {verse.sajdah && <Chip tone="accent">Ayat sajdah</Chip>}
        {verse.rukuAwal && verse.nomorAyat > 1 && <Chip tone="neutral">Awal ruku</Chip>}
        <button
          type="button"
          aria-label={`${isPlay ? 'Jeda' : 'Putar'} ${spoken}`}
          onClick={() => onPlay(index)}
          className="verse-play print-hidden"
        />
        <button
          type="button"
          aria-pressed={isBookmarked}
          aria-label={`Simpan ${spoken}`}
          onClick={() => toggleBookmark(verse)}
          className="verse-save print-hidden"
        />
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`Menu ${spoken}`}
          onClick={() => onMenu(index)}
          className="verse-more print-hidden"
        />
      </div>
      <ArabicText className="mt-1 text-arab lg:text-arab-lg">{verse.teksArab}</ArabicText>
      {verse.teksLatin === null ? (
        <p data-no-latin="" className="mt-2 text-sm text-muted italic">
          Latin ayat ini sedang diperbaiki.
        </p>
      ) : (
        <p data-latin="" className="mt-2 text-sm text-primary">
          {verse.teksLatin}
        </p>
      )}
      <p data-arti="" className="mt-1.5">
        {verse.teksIndonesia}
      </p>
    </li>
  )
})

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
