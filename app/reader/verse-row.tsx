import { type CSSProperties, memo } from 'react'
import { Link } from 'react-router'
import { Chip } from '#app/ui/card.tsx'
import type { VerseWire } from '#features/quran/contract.ts'
import { ArabicText } from '#app/ui/arabic-text.tsx'
import { toggleBookmark } from '#app/bookmark/use-bookmarks.ts'

type Props = {
  id: string
  verse: VerseWire
  /** Place in what is played. */
  index: number
  /** Lives only here in the browser: false until the player says otherwise. */
  isPlay: boolean
  isBookmarked: boolean
  /** What the button calls the verse: 'ayat 5', or with its surah where several are on one screen. */
  spoken: string
  /** The juz that begins with this verse, where it is worth saying. */
  newJuz?: number | undefined
  onPlay(index: number): void
  onMenu(index: number): void
}

/** One verse. Memoised: when the player goes on, only the verse it leaves and the one it reaches are drawn again. */
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

/** About how many lines each text takes on a phone; reader.css makes a height of them. */
function linesOf({ teksArab, teksLatin, teksIndonesia }: VerseWire): CSSProperties {
  const lines = (text: string, letters: number) => Math.ceil(text.length / letters)
  const counts = {
    '--a': lines(teksArab, 58),
    '--l': lines(teksLatin ?? '', 50),
    '--t': lines(teksIndonesia, 44),
  }
  return counts as CSSProperties
}
