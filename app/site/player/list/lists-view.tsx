import type { SyntheticEvent } from 'react'
import { useStore } from 'zustand'
import { formValues } from '#app/client/form-values.ts'
import { useLoaded } from '#app/client/use-loaded.ts'
import { surahListStore, THE_LIST } from '#app/site/quran/list-store.ts'
import { Button } from '#app/ui/button.tsx'
import { inputClass } from '#app/ui/form/field.tsx'
import { EmptyState, ErrorState } from '#app/ui/state/states.tsx'
import { ListCard } from './list-card.tsx'
import { changeLists, listsStore } from './lists.client.ts'
import { LONGEST_NAME, MOST_LISTS, withList } from './own-lists.ts'

/** The listener's own lists, with a form for a new one. */
export function ListsView() {
  const { lists } = useStore(listsStore)
  const { data: surahs, error, retry } = useLoaded(surahListStore, THE_LIST, { fromPage: null })
  if (error) return <ErrorState text={error} onRetry={retry} />
  return (
    <section aria-label="Daftar putar" className="grid gap-4">
      <p className="text-sm text-muted">
        Susun surah dan ayat yang ingin Anda dengar berurutan. Daftar disimpan di perangkat ini.
      </p>
      {lists.length === 0 && (
        <EmptyState
          icon="play"
          title="Belum ada daftar putar"
          text="Misalnya “Sebelum tidur”: Al-Mulk, Ayat Kursi, dan tiga surah terakhir."
        />
      )}
      <ul className="grid gap-3 lg:grid-cols-2">
        {lists.map((list) => (
          <ListCard key={list.id} list={list} surahs={surahs ?? []} />
        ))}
      </ul>
      {lists.length < MOST_LISTS && <NewList />}
    </section>
  )
}

function NewList() {
  const add = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    changeLists((lists) => withList(lists, formValues(form).nama ?? ''))
    form.reset()
  }
  return (
    <form onSubmit={add} className="flex flex-wrap items-end gap-2">
      <label className="grid min-w-48 flex-1 gap-1">
        <span className="text-sm font-semibold">Nama daftar baru</span>
        <input name="nama" required maxLength={LONGEST_NAME} className={`${inputClass} px-3`} />
      </label>
      <Button type="submit" look="ghost" icon="plus">
        Buat daftar
      </Button>
    </form>
  )
}
