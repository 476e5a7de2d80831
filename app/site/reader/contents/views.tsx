import { useState } from 'react'
import { useLoaded } from '#app/client/use-loaded.ts'
import { Icon } from '#app/ui/icon.tsx'
import { EmptyState, ErrorState } from '#app/ui/state/states.tsx'
import type { JuzSummaryWire, SurahSummaryWire } from '#features/quran/contract.ts'
import { filterSurahs } from './filter.ts'
import { juzListStore, surahListStore, THE_LIST } from '#app/site/quran/list-store.ts'
import { CardsSkeleton, JuzCards, SurahCards } from './lists.tsx'

type SurahProps = { fromPage?: SurahSummaryWire[] | null | undefined }

/** All surahs, with a filter field. */
export function SurahView({ fromPage = null }: SurahProps) {
  const list = useLoaded(surahListStore, THE_LIST, { fromPage })
  const [typed, setTyped] = useState('')
  const found = list.data && filterSurahs(list.data, typed)
  return (
    <>
      <label className="flex min-h-12 max-w-form items-center gap-2 rounded-field border border-field bg-surface px-3.5 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-primary">
        <Icon name="search" className="size-5 text-muted" />
        <input
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder="Cari nama surah"
          aria-label="Cari nama surah"
          className="min-w-0 flex-1 bg-transparent py-2 outline-none placeholder:text-muted"
        />
      </label>
      {list.error && <ErrorState text={list.error} onRetry={list.retry} />}
      {!found && !list.error && <CardsSkeleton />}
      {found && found.length > 0 && <SurahCards surahs={found} />}
      {found?.length === 0 && (
        <EmptyState
          icon="search"
          title="Surah tidak ditemukan"
          text="Coba sebagian namanya saja, misalnya “baqarah”, atau nomornya."
        />
      )}
    </>
  )
}

type JuzProps = { fromPage?: JuzSummaryWire[] | null | undefined }

/** All juz. */
export function JuzView({ fromPage = null }: JuzProps) {
  const list = useLoaded(juzListStore, THE_LIST, { fromPage })
  if (list.error) return <ErrorState text={list.error} onRetry={list.retry} />
  return list.data ? <JuzCards list={list.data} /> : <CardsSkeleton />
}
