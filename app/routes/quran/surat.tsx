import { useCallback, useMemo } from 'react'
import { data } from 'react-router'
import arabicFont from '#app/fonts/amanah-arab.woff2?url'
import { ctxContext } from '#app/context.ts'
import { pageMeta } from '#app/page-meta.ts'
import { surahPlaylist } from '#app/player/playlist.ts'
import { keepTexts, textsOfPage } from '#app/quran/page-texts.ts'
import { PlayAll, ReaderHeader, ReaderHeaderSkeleton } from '#app/quran/reader-header.tsx'
import { Basmala, Neighbours, SourceNote, VersesSkeleton } from '#app/quran/reader-parts.tsx'
import { JumpToVerse, ReaderFrame, VerseSheet } from '#app/quran/reader-frame.tsx'
import { surahStore } from '#app/quran/surah-store.ts'
import { useLoaded } from '#app/quran/use-loaded.ts'
import { useReader, useVerseInAddress } from '#app/quran/use-reader.ts'
import { VerseList } from '#app/quran/verse-list.tsx'
import { ErrorState } from '#app/ui/states.tsx'
import { versesFrom } from '#features/quran/columns.ts'
import type { SurahWire } from '#features/quran/contract.ts'
import { numberInPath, SURAH_COUNT } from '#features/quran/quran.ts'
import { type SurahPage, surahPage } from '#features/quran/page.server.ts'
import type { Route } from './+types/surat.ts'

export const handle = { cache: 'public', maxAge: 86_400 }

export function loader({ params, context }: Route.LoaderArgs) {
  const page = surahPage(context.get(ctxContext).config, surahIn(params))
  if (!page) throw new Error(`surah ${params.id} is missing`)
  keepTexts(`/surat/${params.id}`, page.texts)
  return page.data
}

// In the browser the screen asks the API itself, and shows at once that it is doing so.
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  surahIn(params)
  return null
}

function surahIn({ id }: { id: string }): number {
  const number = numberInPath(id, SURAH_COUNT)
  if (number === undefined) throw data({ message: 'Page Not Found' }, { status: 404 })
  return number
}

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: arabicFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  if (!loaderData) return []
  const { namaLatin, arti, jumlahAyat, golongan } = loaderData.surah
  return pageMeta(matches, {
    title: `${titleOf(loaderData.surah)} · Amanah`,
    description: `Baca dan dengarkan Surat ${namaLatin} (${arti}), ${jumlahAyat} ayat, ${golongan}: teks Arab, Latin, dan terjemahan Kementerian Agama.`,
    path: `/surat/${params.id}`,
  })
}

const titleOf = ({ nomor, namaLatin }: Pick<SurahWire, 'nomor' | 'namaLatin'>) =>
  `Surat ${namaLatin} (${nomor}): Arab, Latin, dan terjemahan`

export default function Surat({ params, loaderData }: Route.ComponentProps) {
  const number = surahIn(params)
  const fromPage = useMemo(
    () => loaderData && surahInPage(number, loaderData),
    [number, loaderData],
  )
  const {
    data: surah,
    error,
    retry,
  } = useLoaded(surahStore, number, { fromPage, isPersonal: true })
  const make = useCallback(
    (isSaving: boolean) => surahPlaylist(surah as SurahWire, isSaving),
    [surah],
  )
  const reader = useReader({ kind: 'surah', number }, surah && make)
  useVerseInAddress(surah !== null)

  const eyebrow = `Surat ke-${number}`
  if (!surah) {
    return (
      <ReaderFrame header={<ReaderHeaderSkeleton eyebrow={eyebrow} title={`Surat ${number}`} />}>
        <title>{`Surat ${number} · Amanah`}</title>
        {error ? <ErrorState text={error} onRetry={retry} /> : <VersesSkeleton />}
      </ReaderFrame>
    )
  }
  return (
    <ReaderFrame
      header={
        <ReaderHeader
          eyebrow={eyebrow}
          arabic={surah.nama}
          title={`Surat ${surah.namaLatin}`}
          subtitle={surah.arti}
          facts={[`${surah.jumlahAyat} ayat`, surah.golongan, juzWords(surah.juz)]}
        >
          <PlayAll what="surat" reader={reader} />
        </ReaderHeader>
      }
      aside={surah.jumlahAyat > 20 && <JumpToVerse last={surah.jumlahAyat} />}
    >
      {!loaderData && <title>{`${titleOf(surah)} · Amanah`}</title>}
      <VerseSheet>
        {surah.bismillah && <Basmala />}
        <VerseList
          kind="surah"
          verses={surah.surah_details}
          active={reader.active}
          onPlay={reader.onPlay}
        />
      </VerseSheet>
      <div className="grid gap-5 px-page lg:px-0">
        <Neighbours
          what="Surat"
          previous={linkTo(surah.sebelumnya)}
          next={linkTo(surah.berikutnya)}
        />
        <SourceNote about={`Surat ${surah.namaLatin}`} />
      </div>
    </ReaderFrame>
  )
}

/** The surah with which the page came, or null when its verses cannot be read from it. */
function surahInPage(number: number, { surah, places }: SurahPage['data']): SurahWire | null {
  const verses = versesFrom(places, textsOfPage(`/surat/${number}`))
  return verses && { ...surah, surah_details: verses }
}

function linkTo(neighbour: SurahWire['sebelumnya']) {
  return neighbour && { to: `/surat/${neighbour.nomor}`, label: neighbour.namaLatin }
}

function juzWords([first, last]: readonly number[]): string {
  return first === last ? `Juz ${first}` : `Juz ${first}–${last}`
}
