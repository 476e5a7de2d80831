import { useEffect, useState } from 'react'
import { api } from '#app/client/api.client.ts'
import { ErrorState } from '#app/ui/state/states.tsx'
import { Loading, SkeletonText } from '#app/ui/state/skeleton.tsx'
import type { QuranApi } from '#features/quran/api.server.ts'
import type { TafsirWire } from '#features/quran/contract.ts'
import { verseRange } from './verse-words.ts'

type Answer = { entry: TafsirWire; source: string }
type Props = { surah: number; ayah: number }

/** The short tafsir of a verse with its source, loaded when it is opened. */
export function TafsirView({ surah, ayah }: Props) {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [error, setError] = useState<string | null>(null)

  useEffect(() => {
    const request = new AbortController()
    fetchTafsir({ surah, ayah }, request.signal).then(setAnswer, (reason: unknown) => {
      if (!request.signal.aborted) setError(reason instanceof Error ? reason.message : '')
    })
    return () => request.abort()
  }, [surah, ayah, attempt])

  const retry = () => {
    setError(null)
    setAttempt(attempt + 1)
  }

  if (error !== null) return <ErrorState text={error} onRetry={retry} />
  if (!answer) {
    return (
      <div>
        <Loading>Memuat tafsir…</Loading>
        <SkeletonText lines={6} />
      </div>
    )
  }
  const { entry, source } = answer
  return (
    <div className="grid gap-3">
      {entry.dari !== entry.sampai && (
        <p className="text-sm font-semibold text-accent-ink">
          {verseRange(entry.dari, entry.sampai)} ditafsirkan bersama
        </p>
      )}
      <p className="leading-relaxed">{entry.teks}</p>
      <p className="text-sm text-muted">{source}</p>
    </div>
  )
}

async function fetchTafsir({ surah, ayah }: Props, signal: AbortSignal): Promise<Answer> {
  const response = await api<QuranApi>().tafsir[':id'].$get(
    { param: { id: String(surah) }, query: { ayat: String(ayah) } },
    { init: { signal } },
  )
  const { data, sumber } = await response.json()
  const [entry] = data
  if (!entry) throw new Error('Tafsir untuk ayat ini tidak tersedia.')
  return { entry, source: sumber }
}
