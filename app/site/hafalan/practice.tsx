import { useState } from 'react'
import { Link } from 'react-router'
import { useLoaded } from '#app/client/use-loaded.ts'
import { surahStore } from '#app/site/quran/surah-store.ts'
import { Skeleton } from '#app/ui/state/skeleton.tsx'
import { ErrorState } from '#app/ui/state/states.tsx'
import { ChainTest } from './chain-test.tsx'
import { type Hiding, HiddenVerse } from './hidden-verse.tsx'

type Mode = Hiding | 'sambung'

const modes: readonly { mode: Mode; label: string }[] = [
  { mode: 'ayat', label: 'Tutup ayat' },
  { mode: 'kata', label: 'Tutup kata' },
  { mode: 'huruf', label: 'Huruf awal' },
  { mode: 'sambung', label: 'Sambung ayat' },
]

type Props = { surah: number; from: number; to: number }

/** The verses of a range, hidden in one of several ways. */
export function Practice({ surah, from, to }: Props) {
  const [mode, setMode] = useState<Mode>('ayat')
  const { data, error, retry } = useLoaded(surahStore, surah, { fromPage: null })
  const verses = data?.surah_details.filter(({ nomorAyat }) => from <= nomorAyat && nomorAyat <= to)
  return (
    <section aria-label="Latihan" className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        {modes.map(({ mode: each, label }) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === mode}
            onClick={() => setMode(each)}
            className="min-h-touch rounded-chip border border-line bg-surface px-4 text-sm font-semibold aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
          >
            {label}
          </button>
        ))}
      </div>
      {error && <ErrorState text={error} onRetry={retry} />}
      {!verses && !error && <Skeleton className="h-48 w-full" />}
      {verses && mode === 'sambung' && <ChainTest surah={surah} verses={verses} />}
      {verses && mode !== 'sambung' && (
        <ol className="grid gap-4">
          {verses.map(({ nomorAyat, teksArab }) => (
            <li key={`${mode} ${nomorAyat}`}>
              <HiddenVerse surah={surah} ayah={nomorAyat} arabic={teksArab} hiding={mode} />
            </li>
          ))}
        </ol>
      )}
      <Link
        to={`/surat/${surah}#ayat-${from}`}
        className="flex min-h-touch items-center font-semibold text-primary hover:underline"
      >
        Buka surah: dengarkan dan ulangi rentang ayat dengan jeda
      </Link>
    </section>
  )
}
