import { memo } from 'react'
import { Link } from 'react-router'
import { type Playlist, verseAnchor } from '#app/site/player/playlist.ts'
import { withVerseEnds } from '#app/ui/arabic-text.tsx'
import type { VerseWire } from '#features/quran/contract.ts'
import { hasOpeningBasmala } from '#features/quran/quran.ts'
import {
  arabicDigits,
  type MushafPage,
  mushafPages,
  type PagePart,
} from '#app/site/quran/mushaf-pages.ts'
import type { HighlightColour } from '#features/bookmark/bookmark.ts'
import { flowingHighlight, highlightLooks } from '#app/site/bookmark/highlight.tsx'
import { bookmarkKey, useBookmarks } from '#app/site/bookmark/use-bookmarks.ts'
import { Basmala } from '../reader-parts.tsx'
import { useEnglish } from '#app/site/reader/english/use-english.ts'

type Props = {
  /** A surah already shows its name above the verses and has short anchors, '#ayat-5'. */
  kind: Playlist['kind']
  verses: readonly VerseWire[]
  /** Index of the playing verse, or null. */
  active: number | null
  onMenu(index: number): void
}

/** Reading mode: running Arabic text only, page by page as in the printed mushaf. */
export function Mushaf({ verses, ...rest }: Props) {
  return (
    <div data-verses="" className="grid gap-4 lg:gap-6">
      {mushafPages(verses).map((page) => (
        <Sheet key={page.page} page={page} {...rest} />
      ))}
    </div>
  )
}

type SheetProps = Omit<Props, 'verses'> & { page: MushafPage }

function Sheet({ page: { page, juz, parts }, ...rest }: SheetProps) {
  return (
    <section
      aria-label={`Halaman ${page}`}
      className="mushaf-page bg-surface px-4 pt-3 pb-4 lg:rounded-card lg:border lg:border-line lg:px-10 lg:shadow-card"
    >
      <p className="flex flex-wrap justify-between gap-x-3 text-xs font-medium text-muted">
        <span>{parts.map(({ namaLatin }) => namaLatin).join(' · ')}</span>
        <span className="tabular">Juz {juz}</span>
      </p>
      {parts.map((part) => (
        <Part key={part.surahId} part={part} {...rest} />
      ))}
      <PageInEnglish parts={parts} />
      <p className="mt-3 text-center text-sm">
        <Link
          to={`/halaman/${page}`}
          className="inline-grid min-h-touch place-items-center px-4 font-semibold text-muted tabular hover:text-primary"
        >
          Halaman {page}
        </Link>
      </p>
    </section>
  )
}

type PartProps = Omit<SheetProps, 'page'> & { part: PagePart }

function Part({ part: { surahId, namaLatin, verses }, kind, active, onMenu }: PartProps) {
  const opens = verses[0]?.verse.nomorAyat === 1
  const bookmarks = useBookmarks()
  return (
    <div data-surah={namaLatin} data-number={surahId}>
      {opens && kind === 'juz' && (
        <h2 className="mt-3 rounded-field border border-accent bg-accent-tint py-2 text-center text-base text-accent-ink">
          Surah {namaLatin}
        </h2>
      )}
      {opens && hasOpeningBasmala(surahId) && <Basmala kind={kind} surah={surahId} />}
      <p lang="ar" dir="rtl" className="mushaf-text mt-1 font-arab text-arab lg:text-arab-lg">
        {verses.map(({ verse, place }) => (
          <FlowingVerse
            key={verse.nomorAyat}
            id={verseAnchor(kind, { surah: surahId, ayah: verse.nomorAyat })}
            verse={verse}
            place={place}
            isPlay={place === active}
            colour={bookmarks[bookmarkKey(verse)]?.colour ?? ''}
            onMenu={onMenu}
          />
        ))}
      </p>
    </div>
  )
}

type VerseProps = {
  id: string
  verse: VerseWire
  place: number
  isPlay: boolean
  /** The colour it is highlighted in; empty without one, and on the server. */
  colour: HighlightColour | ''
  onMenu(index: number): void
}

/** A verse within the running text. Its end sign shows the number and opens the verse menu. */
const FlowingVerse = memo(function FlowingVerse(props: VerseProps) {
  const { id, verse, place, isPlay, colour, onMenu } = props
  return (
    <span
      id={id}
      data-verse=""
      aria-current={isPlay ? 'true' : undefined}
      style={isPlay ? undefined : flowingHighlight(colour)}
    >
      <span data-arab="">{withVerseEnds(verse.teksArab)}</span>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={
          colour
            ? `Menu ayat ${verse.nomorAyat}, disorot ${highlightLooks[colour].label.toLowerCase()}`
            : `Menu ayat ${verse.nomorAyat}`
        }
        data-mark={`\u06DD${arabicDigits(verse.nomorAyat)}`}
        onClick={() => onMenu(place)}
      />{' '}
    </span>
  )
})

/** The English translation under a page of the mushaf, where this device wants it and has it. */
function PageInEnglish({ parts }: { parts: readonly PagePart[] }) {
  const { textOf } = useEnglish()
  const verses = parts.flatMap(({ surahId, verses: placed }) =>
    placed.map(({ verse: { nomorAyat } }) => ({
      key: `${surahId} ${nomorAyat}`,
      number: nomorAyat,
      text: textOf(surahId, nomorAyat),
    })),
  )
  if (!verses.some(({ text }) => text)) return null
  return (
    <div lang="en" className="mt-4 border-t border-line pt-3 text-muted">
      <ul className="grid gap-2">
        {verses.map(({ key, number, text }) => (
          <li key={key}>
            <span className="font-semibold tabular">{number}</span> {text}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-xs">English by M. Pickthall (1930)</p>
    </div>
  )
}
