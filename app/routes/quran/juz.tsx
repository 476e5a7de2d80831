import { useCallback, useMemo } from 'react'
import { data, Link } from 'react-router'
import { ctxContext } from '#app/context.ts'
import arabicFont from '#app/fonts/amanah-arab.woff2?url'
import { pageMeta } from '#app/page-meta.ts'
import { juzPlaylist } from '#app/player/playlist.ts'
import { groupBySurah, type VerseGroup } from '#app/quran/groups.ts'
import { type JuzReading, juzStore } from '#app/quran/juz-store.ts'
import { ReaderFrame, VerseSheet } from '#app/quran/reader-frame.tsx'
import { keepTexts, textsOfPage } from '#app/quran/page-texts.ts'
import { PlayAll, ReaderHeader, ReaderHeaderSkeleton } from '#app/quran/reader-header.tsx'
import { Basmala, Neighbours, SourceNote, VersesSkeleton } from '#app/quran/reader-parts.tsx'
import { useLoaded } from '#app/quran/use-loaded.ts'
import { type Reader, useReader, useVerseInAddress } from '#app/quran/use-reader.ts'
import { VerseList } from '#app/quran/verse-list.tsx'
import { ErrorState } from '#app/ui/states.tsx'
import { versesFrom } from '#features/quran/columns.ts'
import { type JuzPage, juzPage } from '#features/quran/page.server.ts'
import { hasOpeningBasmala, JUZ_COUNT, numberInPath } from '#features/quran/quran.ts'
import type { Route } from './+types/juz.ts'

export const handle = { cache: 'public', maxAge: 86_400 }

export function loader({ params, context }: Route.LoaderArgs) {
  const page = juzPage(context.get(ctxContext).config, juzIn(params))
  if (!page) throw new Error(`juz ${params.id} is missing`)
  keepTexts(`/juz/${params.id}`, page.texts)
  return page.data
}

// In the browser the screen asks the API itself, and shows at once that it is doing so.
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  juzIn(params)
  return null
}

function juzIn({ id }: { id: string }): number {
  const number = numberInPath(id, JUZ_COUNT)
  if (number === undefined) throw data({ message: 'Page Not Found' }, { status: 404 })
  return number
}

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: arabicFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: `Juz ${params.id} Al-Qur’an: Arab, Latin, dan terjemahan · Amanah`,
    description: `Baca dan dengarkan juz ${params.id} Al-Qur’an ayat demi ayat: teks Arab, Latin, dan terjemahan Kementerian Agama.`,
    path: `/juz/${params.id}`,
  })
}

export default function Juz({ params, loaderData }: Route.ComponentProps) {
  const number = juzIn(params)
  const fromPage = useMemo(() => loaderData && juzInPage(number, loaderData), [number, loaderData])
  const { data: juz, error, retry } = useLoaded(juzStore, number, { fromPage, isPersonal: true })
  const groups = useMemo(() => groupBySurah(juz?.verses ?? []), [juz])
  const make = useCallback(
    (isSaving: boolean) => juzPlaylist({ number, verses: [], ...juz }, isSaving),
    [number, juz],
  )
  const reader = useReader({ kind: 'juz', number }, juz && make)
  useVerseInAddress(juz !== null)

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
    >
      {groups.map((group) => (
        <SurahGroup key={group.surahId} group={group} reader={reader} />
      ))}
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

function SurahGroup({ group, reader }: { group: VerseGroup; reader: Reader }) {
  const { namaLatin, surahId, items, start, jumlahAyat } = group
  const first = items[0]?.nomorAyat ?? 1
  const last = items.at(-1)?.nomorAyat ?? first
  const isHere =
    reader.active !== null && reader.active >= start && reader.active < start + items.length
  return (
    <VerseSheet>
      <h2 className="sticky top-14 z-1 flex items-baseline justify-between gap-3 border-y border-line bg-surface px-4 py-2.5 text-lg lg:top-17 lg:border-t-0 lg:px-7">
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
