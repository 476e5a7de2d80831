import { useStore } from 'zustand'
import { useLook } from '#app/appearance/look-store.ts'
import { Button } from '#app/ui/button.tsx'
import { loadTafsir, tafsirStore } from './tafsir-store.ts'

/** Whose tafsir stands beside the verses, or why none does. */
export function TafsirNote({ surah }: { surah: number }) {
  const { beside } = useLook()
  const known = useStore(tafsirStore, (all) => all[surah])
  if (beside !== 'tafsir' || !known) return null
  return (
    <p role="status" className="hidden px-4 pt-3 text-center text-sm text-muted lg:block">
      {known.error === null ? (
        known.source
      ) : (
        <>
          {known.error}{' '}
          <Button look="quiet" onClick={() => void loadTafsir(surah)}>
            Coba lagi
          </Button>
        </>
      )}
    </p>
  )
}
