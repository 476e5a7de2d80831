import { loadEnglish } from '#app/site/quran/english-store.ts'
import { useEnglish, useEnglishName } from './use-english.ts'
import { Button } from '#app/ui/button.tsx'

/** The English name of a surah and whose translation stands under its verses, where English is chosen. */
export function EnglishNote({ surah }: { surah: number }) {
  const { error } = useEnglish()
  const name = useEnglishName(surah)
  if (error && !name) {
    return (
      <p role="status" className="px-4 py-2 text-center text-sm text-muted">
        {error}{' '}
        <Button look="quiet" onClick={() => void loadEnglish()}>
          Coba lagi
        </Button>
      </p>
    )
  }
  if (!name) return null
  return (
    <p lang="en" className="px-4 pt-3 text-center text-sm text-muted">
      <span className="font-semibold text-ink">{name}</span> · English by M. Pickthall (1930)
    </p>
  )
}
