import { useCallback, useMemo } from 'react'
import { juzPlaylist } from '#app/site/player/playlist.ts'
import { ErrorState } from '#app/ui/state/states.tsx'
import type { JuzPage } from '#features/quran/page.server.ts'
import { JUZ_COUNT } from '#features/quran/quran.ts'
import { groupBySurah, type VerseGroup } from '#app/site/quran/groups.ts'
import { juzInPage } from '#app/site/quran/juz-in-page.ts'
import { type JuzReading, juzStore } from '#app/site/quran/juz-store.ts'
import { ReaderBar, useIsMushaf } from './reader-bar.tsx'
import { ReaderFrame } from './reader-frame.tsx'
import { PlayAll, ReaderHeader, ReaderHeaderSkeleton } from './reader-header.tsx'
import { VersesSkeleton } from './reader-parts.tsx'
import { JuzFoot, JuzVerses } from './juz-verses.tsx'
import { useLoaded } from '#app/client/use-loaded.ts'
import { useReader } from './use-reader.ts'
import { useReading } from './use-reading.ts'

type Props = {
  number: number
  /** Data from the server; null after a navigation in the browser. */
  page: JuzPage['data'] | null
}

/** A juz with its surahs, or its loading or error state. */
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
  const make = useCallback(() => juzPlaylist({ number, ...(juz as JuzReading) }), [number, juz])
  const reader = useReader({ kind: 'juz', number }, juz && make)
  const onMenu = useReading(juz?.verses ?? null, reader)

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
          facts={[`${juz.verses.length} ayat`, `${groups.length} surah`]}
        >
          <PlayAll
            what="juz"
            reader={reader}
            download={{ what: 'juz', make: (to) => to.planJuz(number, juz) }}
          />
        </ReaderHeader>
      }
      bar={<ReaderBar here={{ kind: 'juz', number }} isMushaf={isMushaf} />}
    >
      <JuzVerses
        verses={juz.verses}
        groups={groups}
        isMushaf={isMushaf}
        reader={reader}
        onMenu={onMenu}
      />
      <JuzFoot number={number} />
    </ReaderFrame>
  )
}

function rangeWords(groups: readonly VerseGroup[]): string {
  const [first, last] = [groups[0], groups.at(-1)]
  if (!first || !last) return ''
  return `${first.namaLatin} ${first.items[0]?.nomorAyat} – ${last.namaLatin} ${last.items.at(-1)?.nomorAyat}`
}
