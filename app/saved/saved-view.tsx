import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { Sheet } from '#app/sheets/sheet.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState, ErrorState } from '#app/ui/states.tsx'
import { toast } from '#app/ui/toast.tsx'
import { countLabels, listSaved, type Order } from '#features/saved-verse/list.ts'
import { NothingSaved, OnThisDevice } from './device-note.tsx'
import { exportMarks } from './export.client.ts'
import type { Mark } from './mark.ts'
import { MarkCard } from './mark-card.tsx'
import { MarkForm } from './mark-form.tsx'
import { MarkFilters, type Wanted } from './mark-filters.tsx'
import { MarksSkeleton } from './marks-skeleton.tsx'
import { loadMarks, savedStore, type Verse, withKeeping } from './saved-store.ts'
import { useTexts } from './use-texts.ts'

const AT_ONCE = 20

/** Everything that is saved, with a filter by label, a search in the notes, and what can be done with each. */
export function SavedView() {
  const { marks, state, error, isMember } = useStore(savedStore)
  useEffect(() => void loadMarks(), [])
  const all = Object.values(marks)
  if (error) return <ErrorState text={error} onRetry={() => void loadMarks()} />
  if (state !== 'ready' && all.length === 0) return <MarksSkeleton />
  return (
    <>
      {!isMember && <OnThisDevice />}
      {all.length === 0 ? <NothingSaved /> : <MarkList all={all} />}
    </>
  )
}

function MarkList({ all }: { all: Mark[] }) {
  const [wanted, setWanted] = useState<Wanted>({ q: '', label: '', order: 'terbaru' as Order })
  const [count, setCount] = useState(AT_ONCE)
  const [edited, setEdited] = useState<Verse | null>(null)
  const found = listSaved(all, wanted)
  const shown = found.slice(0, count)
  const textOf = useTexts(shown)
  return (
    <>
      <MarkFilters
        wanted={wanted}
        labels={countLabels(all)}
        onWanted={(next) => {
          setWanted(next)
          setCount(AT_ONCE)
        }}
      />
      <div className="flex min-h-touch items-center justify-between gap-3">
        <p role="status" className="text-sm text-muted tabular">
          {found.length === all.length
            ? `${all.length} ayat tersimpan`
            : `${found.length} dari ${all.length} ayat`}
        </p>
        {found.length > 0 && (
          <Button look="quiet" icon="download" onClick={() => void exportMarks(found)}>
            Unduh teks
          </Button>
        )}
      </div>
      {found.length === 0 && (
        <EmptyState
          icon="search"
          title="Tidak ada yang cocok"
          text="Coba kata lain, atau lihat semua label."
        />
      )}
      <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2 lg:gap-4">
        {shown.map((mark) => (
          <MarkCard
            key={`${mark.surah}:${mark.ayah}`}
            mark={mark}
            text={textOf(mark)}
            onEdit={() => setEdited(verseOf(mark))}
            onRemove={() => void withKeeping(({ remove }) => remove(verseOf(mark)))}
          />
        ))}
      </ul>
      {found.length > count && (
        <Button look="ghost" onClick={() => setCount(count + AT_ONCE)}>
          Tampilkan lagi
        </Button>
      )}
      {edited && (
        <Sheet
          title={`Catatan ${edited.namaLatin} ${edited.nomorAyat}`}
          onClose={() => setEdited(null)}
        >
          <MarkForm
            verse={edited}
            onDone={() => {
              setEdited(null)
              toast('Perubahan disimpan')
            }}
          />
        </Sheet>
      )}
    </>
  )
}

function verseOf({ surah, ayah, name }: Mark): Verse {
  return { surahId: surah, nomorAyat: ayah, namaLatin: name }
}
