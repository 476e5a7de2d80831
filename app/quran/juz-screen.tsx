import { useCallback, useMemo } from 'react'
import { Link } from 'react-router'
import { juzPlaylist } from '#app/player/playlist.ts'
import { ErrorState } from '#app/ui/states.tsx'
import { versesFrom } from '#features/quran/columns.ts'
import type { JuzVerseWire } from '#features/quran/contract.ts'
import type { JuzPage } from '#features/quran/page.server.ts'
import { hasOpeningBasmala, JUZ_COUNT } from '#features/quran/quran.ts'
import { groupBySurah, type VerseGroup } from './groups.ts'
import { type JuzReading, juzStore } from './juz-store.ts'
import { textsOfPage } from './page-texts.ts'
import { Mushaf } from './mushaf.tsx'
import { ReaderBar, useIsMushaf } from './reader-bar.tsx'
import { ReaderFrame, VerseSheet } from './reader-frame.tsx'
import { PlayAll, ReaderHeader, ReaderHeaderSkeleton } from './reader-header.tsx'
import { Basmala, Neighbours, SourceNote, VersesSkeleton } from './reader-parts.tsx'
import { useLoaded } from './use-loaded.ts'
import { type Reader, useReader, useReading } from './use-reader.ts'
import { useVerseMenu } from './use-verse-menu.ts'
import { VerseList } from './verse-list.tsx'

type Props = {
  number: number
  /** What came with the page; null after a navigation in the browser. */
  page: JuzPage['data'] | null
}

const noVerses: JuzVerseWire[] = []

/** A juz with its surahs, or what stands in its place while it is on its way or could not come. */
export function JuzScreen({ number, page }: Props) {
  const isMushaf = useIsMushaf()
  const fromPage = useMemo(() => page && juzInPage(number, page), [number, page])
  const {
    data: juz,
    error,
    retry,
  } = useLoaded(juzStore, number, {
    fromPage,
    isPersonal: true,
    isWhole: !isMushaf,
  })
  const groups = useMemo(() => groupBySurah(juz?.verses ?? []), [juz])
  const make = useCallback(() => juzPlaylist({ number, verses: [], ...juz }), [number, juz])
  const reader = useReader({ kind: 'juz', number }, juz && make)
  const onMenu = useVerseMenu(juz?.verses ?? noVerses, reader)
  useReading(juz !== null)

  const eyebrow = `${number} dari ${JUZ_COUNT}`
  if (!juz) {
    return (
      <ReaderFrame header={<ReaderHeaderSkeleton eyebrow={eyebrow} title={`Juz ${number}`} />}>
        {error ? <ErrorState text={error} onRetry={retry} /> : <VersesSkeleton />}
      </ReaderFrame>
    )
  }
  return (
    <ReaderFrame
      header={
        <ReaderHeader
          eyebrow={eyebrow}
          title={`Juz ${number}`}
          subtitle={rangeWords(groups)}
          facts={[`${juz.verses.length} ayat`, `${groups.length} surat`]}
        >
          <PlayAll what="juz" reader={reader} />
        </ReaderHeader>
      }
      bar={<ReaderBar here={{ kind: 'juz', number }} isMushaf={isMushaf} />}
    >
      {isMushaf ? (
        <Mushaf kind="juz" verses={juz.verses} active={reader.active} onMenu={onMenu} />
      ) : (
        groups.map((group) => (
          <SurahGroup key={group.surahId} group={group} reader={reader} onMenu={onMenu} />
        ))
      )}
      <div className="grid gap-5 px-page lg:px-0">
        <Neighbours what="Juz" previous={linkTo(number - 1)} next={linkTo(number + 1)} />
        <SourceNote about={`juz ${number}`} />
      </div>
    </ReaderFrame>
  )
}

/** The juz with which the page came, or null when its verses cannot be read from it. */
function juzInPage(number: number, { places, qari }: JuzPage['data']): JuzReading | null {
  const verses = versesFrom(places, textsOfPage(`/juz/${number}`))
  return verses && { verses, reciter: qari.nama }
}

type GroupProps = { group: VerseGroup; reader: Reader; onMenu(index: number): void }

function SurahGroup({ group, reader, onMenu }: GroupProps) {
  const { namaLatin, surahId, items, start, jumlahAyat } = group
  const first = items[0]?.nomorAyat ?? 1
  const last = items.at(-1)?.nomorAyat ?? first
  const isHere =
    reader.active !== null && reader.active >= start && reader.active < start + items.length
  return (
    <VerseSheet>
      <h2 className="sticky top-26 z-1 flex items-baseline justify-between gap-3 border-y border-line bg-surface px-4 py-2.5 text-lg lg:top-17 lg:border-t-0 lg:px-7">
        <Link to={`/surat/${surahId}`} className="hover:text-primary">
          {namaLatin}
        </Link>
        <span className="text-xs font-medium text-muted tabular">
          Ayat {first}–{last} dari {jumlahAyat}
        </span>
      </h2>
      {first === 1 && hasOpeningBasmala(surahId) && <Basmala />}
      <VerseList
        kind="juz"
        verses={items}
        start={start}
        active={isHere ? reader.active : null}
        onPlay={reader.onPlay}
        onMenu={onMenu}
      />
    </VerseSheet>
  )
}

function linkTo(number: number) {
  return number >= 1 && number <= JUZ_COUNT
    ? { to: `/juz/${number}`, label: `Juz ${number}` }
    : null
}

function rangeWords(groups: readonly VerseGroup[]): string {
  const [first, last] = [groups[0], groups.at(-1)]
  if (!first || !last) return ''
  return `${first.namaLatin} ${first.items[0]?.nomorAyat} – ${last.namaLatin} ${last.items.at(-1)?.nomorAyat}`
}
