import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ctxContext } from '#app/context.ts'
import { pageMeta } from '#app/page-meta.ts'
import { filterSurahs } from '#app/surahs/filter.ts'
import { juzListStore, surahListStore, THE_LIST } from '#app/surahs/list-store.ts'
import { LastReadCard } from '#app/surahs/last-read-card.tsx'
import { CardsSkeleton, JuzCards, SurahCards } from '#app/surahs/lists.tsx'
import { SourceNote } from '#app/quran/reader-parts.tsx'
import { useLoaded } from '#app/quran/use-loaded.ts'
import { Icon } from '#app/ui/icon.tsx'
import { EmptyState, ErrorState } from '#app/ui/states.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { openQuran } from '#features/quran/source.server.ts'
import { juzListWire, surahListWire } from '#features/quran/wire.server.ts'
import type { Route } from './+types/alquran.ts'

export const handle = { cache: 'public', maxAge: 86_400, query: ['tampil'] }

export function loader({ request, context }: Route.LoaderArgs) {
  const quran = openQuran(context.get(ctxContext).config)
  const isJuz = new URL(request.url).searchParams.get('tampil') === 'juz'
  return isJuz ? { juz: juzListWire(quran) } : { surahs: surahListWire(quran) }
}

// In the browser the screen asks the API itself, and shows at once that it is doing so.
export const clientLoader = () => null

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Al-Qur’an: 114 surat dan 30 juz · Amanah',
    description:
      'Baca dan dengarkan Al-Qur’an 30 juz: teks Arab, Latin, dan terjemahan Kementerian Agama, dengan murottal tiap ayat.',
    path: '/alquran',
  })
}

export default function AlQuran({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const isJuz = search.get('tampil') === 'juz'
  return (
    <div className="mx-auto grid max-w-wide grid-cols-1 gap-4 px-page pt-6 pb-8 lg:pt-10">
      <header className="grid gap-1">
        <h1 className="text-2xl">Al-Qur’an</h1>
        <p className="text-muted">Baca dan dengarkan, ayat demi ayat.</p>
      </header>
      <LastReadCard />
      <Tabs
        label="Tampilan"
        tabs={[
          { to: '/alquran', label: 'Surat', count: 114, isHere: !isJuz },
          { to: '/alquran?tampil=juz', label: 'Juz', count: 30, isHere: isJuz },
        ]}
      />
      {isJuz ? <JuzView fromPage={loaderData?.juz} /> : <SurahView fromPage={loaderData?.surahs} />}
      <SourceNote about="daftar surat" />
    </div>
  )
}

type Lists = Awaited<ReturnType<typeof loader>>

function SurahView({ fromPage = null }: { fromPage?: Lists['surahs'] | null }) {
  const list = useLoaded(surahListStore, THE_LIST, { fromPage })
  const [typed, setTyped] = useState('')
  const isHydrated = useHydrated()
  const found = list.data && filterSurahs(list.data, typed)
  return (
    <>
      <label className="flex min-h-12 max-w-form items-center gap-2 rounded-field border border-field bg-surface px-3.5 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-primary">
        <Icon name="search" className="size-5 text-muted" />
        <input
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          disabled={!isHydrated}
          placeholder="Cari nama surat"
          aria-label="Cari nama surat"
          className="min-w-0 flex-1 bg-transparent py-2 outline-none placeholder:text-muted"
        />
      </label>
      {list.error && <ErrorState text={list.error} onRetry={list.retry} />}
      {!found && !list.error && <CardsSkeleton />}
      {found && found.length > 0 && <SurahCards surahs={found} />}
      {found?.length === 0 && (
        <EmptyState
          icon="search"
          title="Surat tidak ditemukan"
          text="Coba sebagian namanya saja, misalnya “baqarah”, atau nomornya."
        />
      )}
    </>
  )
}

function JuzView({ fromPage = null }: { fromPage?: Lists['juz'] | null }) {
  const list = useLoaded(juzListStore, THE_LIST, { fromPage })
  if (list.error) return <ErrorState text={list.error} onRetry={list.retry} />
  return list.data ? <JuzCards list={list.data} /> : <CardsSkeleton />
}
