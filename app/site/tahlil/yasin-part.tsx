import { type ReactNode, useCallback } from 'react'
import { surahPlaylist } from '#app/site/player/playlist.ts'
import { Mushaf } from '#app/site/reader/mushaf/mushaf.tsx'
import { ReaderBar, useIsMushaf } from '#app/site/reader/reader-bar.tsx'
import { ReaderFrame, VersePage } from '#app/site/reader/reader-frame.tsx'
import { PlayAll, ReaderHeader } from '#app/site/reader/reader-header.tsx'
import { Basmala, VersesSkeleton } from '#app/site/reader/reader-parts.tsx'
import { useReader } from '#app/site/reader/use-reader.ts'
import { useReading } from '#app/site/reader/use-reading.ts'
import { VerseList } from '#app/site/reader/verse-list.tsx'
import { ErrorState } from '#app/ui/state/states.tsx'
import type { SurahWire } from '#features/quran/contract.ts'
import type { SurahPage } from '#features/quran/page.server.ts'
import { Closing } from './closing.tsx'
import { ThreeTimes } from './three-times.tsx'
import { useYasin } from './use-yasin.ts'

const here = { kind: 'surah', number: 36 } as const

type Props = { page: SurahPage['data'] | null; tabs: ReactNode }

/** Surah Yasin as the reader shows it, to read or play once or three times. */
export function YasinPart({ page, tabs }: Props) {
  const isMushaf = useIsMushaf()
  const { data: surah, error, retry } = useYasin(page, isMushaf)
  const make = useCallback(() => surahPlaylist(surah as SurahWire), [surah])
  const reader = useReader(here, surah && make)
  const onMenu = useReading(surah?.surah_details ?? null, reader)
  return (
    <ReaderFrame
      header={
        <ReaderHeader
          eyebrow="Surah ke-36"
          title="Yasin & tahlil"
          subtitle="Arab, Latin, dan arti"
          facts={['83 ayat', 'Makkiyah', 'Juz 22–23']}
          {...(surah && { arabic: surah.nama })}
        >
          {surah && <PlayAll what="Yasin" reader={reader} />}
        </ReaderHeader>
      }
      bar={
        <>
          {tabs}
          <ReaderBar here={here} isMushaf={isMushaf} lastVerse={83} />
        </>
      }
    >
      {surah ? (
        <>
          <ThreeTimes makePlaylist={make} />
          {isMushaf ? (
            <Mushaf
              kind="surah"
              verses={surah.surah_details}
              active={reader.active}
              onMenu={onMenu}
            />
          ) : (
            <VersePage>
              <Basmala kind="surah" surah={36} />
              <VerseList
                kind="surah"
                verses={surah.surah_details}
                active={reader.active}
                onPlay={reader.onPlay}
                onMenu={onMenu}
              />
            </VersePage>
          )}
        </>
      ) : error ? (
        <ErrorState text={error} onRetry={retry} />
      ) : (
        <VersesSkeleton />
      )}
      <Closing
        next={{ to: '/yasin-tahlil?bagian=tahlil', label: 'Lanjut ke tahlil', icon: 'arrow' }}
      />
    </ReaderFrame>
  )
}
