import type { ReactNode } from 'react'
import { surahStore } from '#app/site/quran/surah-store.ts'
import { useLoaded } from '#app/client/use-loaded.ts'
import { Sheet } from '#app/ui/sheet.tsx'
import { Loading, SkeletonText } from '#app/ui/state/skeleton.tsx'
import { ErrorState } from '#app/ui/state/states.tsx'
import type { VerseWire } from '#features/quran/contract.ts'

type Props = { verse: VerseWire; onClose(): void; children(verse: VerseWire): ReactNode }

/** Loads the other texts of a verse of which the page has only the Arabic, then draws `children` with them. */
export function AskedVerse({ verse: { surahId, nomorAyat, namaLatin }, onClose, children }: Props) {
  const { data, error, retry } = useLoaded(surahStore, surahId, { fromPage: null })
  const verse = data?.surah_details[nomorAyat - 1]
  if (verse) return children(verse)
  return (
    <Sheet title={`${namaLatin} ayat ${nomorAyat}`} onClose={onClose}>
      {error ? (
        <ErrorState text={error} onRetry={retry} />
      ) : (
        <div>
          <Loading>Memuat ayat…</Loading>
          <SkeletonText lines={5} />
        </div>
      )}
    </Sheet>
  )
}
