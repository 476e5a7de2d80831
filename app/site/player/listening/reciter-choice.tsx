import { useCallback, useEffect, useId, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '#app/ui/button.tsx'
import { inputClass } from '#app/ui/form/field.tsx'
import { Skeleton } from '#app/ui/state/skeleton.tsx'
import type { ReciterWire } from '#features/quran/contract.ts'
import { chooseReciter, settingsStore } from './extension.client.ts'
import { fetchReciters } from './reciters.client.ts'

type Known = { voices: ReciterWire[] | null; isFailed: boolean }

const unknown: Known = { voices: null, isFailed: false }

/** The choice of the qari. The current verse starts again with the new one. */
export function ReciterChoice() {
  const id = useId()
  const chosen = useStore(settingsStore, ({ voice }) => voice?.id)
  const { voices, isFailed, retry } = useReciters()
  const [first] = voices ?? []
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        Qari
      </label>
      {voices && first && (
        <select
          id={id}
          value={chosen ?? first.id}
          onChange={(event) => {
            const voice = voices.find((each) => each.id === event.target.value)
            if (voice) chooseReciter(voice, voice === first)
          }}
          className={inputClass}
        >
          {voices.map((voice) => (
            <option key={voice.id} value={voice.id}>
              {voice.nama}
            </option>
          ))}
        </select>
      )}
      {!voices && !isFailed && <Skeleton className="h-13 w-full rounded-field" />}
      {isFailed && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-sm text-muted">Daftar qari belum dapat dimuat.</p>
          <Button look="ghost" onClick={retry}>
            Coba lagi
          </Button>
        </div>
      )}
    </div>
  )
}

function useReciters(): Known & { retry(): void } {
  const [known, setKnown] = useState(unknown)
  const [attempt, setAttempt] = useState(0)
  const load = useCallback((signal: AbortSignal) => {
    fetchReciters(signal).then(
      (voices) => setKnown({ voices, isFailed: false }),
      () => signal.aborted || setKnown({ voices: null, isFailed: true }),
    )
  }, [])

  useEffect(() => {
    const request = new AbortController()
    load(request.signal)
    return () => request.abort()
  }, [load, attempt])

  return {
    ...known,
    retry: () => {
      setKnown(unknown)
      setAttempt(attempt + 1)
    },
  }
}
