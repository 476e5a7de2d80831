import { useCallback, useMemo } from 'react'
import { meaningBeside } from '#app/site/quran/surah-words.ts'
import { surahPlaylist } from '#app/site/player/playlist.ts'
import { ErrorState } from '#app/ui/state/states.tsx'
import type { SurahWire } from '#features/quran/contract.ts'
import type { SurahPage } from '#features/quran/page.server.ts'
import { ReaderBar, useIsMushaf } from './reader-bar.tsx'
import { JumpToVerse, ReaderFrame } from './reader-frame.tsx'
import { PlayAll, ReaderHeader, ReaderHeaderSkeleton } from './reader-header.tsx'
import { VersesSkeleton } from './reader-parts.tsx'
import { surahInPage } from '#app/site/quran/surah-in-page.ts'
import { SurahFoot, SurahVerses } from './surah-parts.tsx'
import { surahStore } from '#app/site/quran/surah-store.ts'
import { useLoaded } from '#app/client/use-loaded.ts'
import { useReader } from './use-reader.ts'
import { useReading } from './use-reading.ts'

type Props = {
  number: number
  /** Data from the server; null after a navigation in the browser. */
  page: SurahPage['data'] | null
}

/** A surah with all its verses, or its loading or error state. */
export function SurahScreen({ number, page }: Props) {
  const isMushaf = useIsMushaf()
  const fromPage = useMemo(() => page && surahInPage(number, page), [number, page])
  const {
    data: surah,
    error,
    retry,
  } = useLoaded(surahStore, number, { fromPage, isPersonal: true, isWhole: !isMushaf })
  const make = useCallback(() => surahPlaylist(surah as SurahWire), [surah])
  const reader = useReader({ kind: 'surah', number }, surah && make)
  const onMenu = useReading(surah?.surah_details ?? null, reader)

  const eyebrow = `Surah ke-${number}`
  if (!surah) {
    return (
      <ReaderFrame
        title={`Surah ${number}`}
        header={<ReaderHeaderSkeleton eyebrow={eyebrow} title={`Surah ${number}`} />}
      >
        {error ? <ErrorState text={error} onRetry={retry} /> : <VersesSkeleton />}
      </ReaderFrame>
    )
  }
  return (
    <ReaderFrame
      title={page ? undefined : surahTitle(surah)}
      header={
        <ReaderHeader
          eyebrow={eyebrow}
          arabic={surah.nama}
          title={`Surah ${surah.namaLatin}`}
          subtitle={meaningBeside(surah)}
          facts={[`${surah.jumlahAyat} ayat`, surah.golongan, juzWords(surah.juz)]}
        >
          <PlayAll
            what="surah"
            reader={reader}
            download={{ what: 'surah', make: (to) => to.planSurah(surah) }}
          />
        </ReaderHeader>
      }
      bar={
        <ReaderBar
          here={{ kind: 'surah', number }}
          isMushaf={isMushaf}
          lastVerse={surah.jumlahAyat}
        />
      }
      aside={surah.jumlahAyat > 20 && <JumpToVerse last={surah.jumlahAyat} />}
    >
      <SurahVerses surah={surah} isMushaf={isMushaf} reader={reader} onMenu={onMenu} />
      <SurahFoot surah={surah} />
    </ReaderFrame>
  )
}

function juzWords([first, last]: readonly number[]): string {
  return first === last ? `Juz ${first}` : `Juz ${first}–${last}`
}

/** The title of a surah's page for browser tabs and search results. */
export function surahTitle({ nomor, namaLatin }: Pick<SurahWire, 'nomor' | 'namaLatin'>): string {
  return `Surah ${namaLatin} (${nomor}): Arab, Latin, dan terjemahan`
}
