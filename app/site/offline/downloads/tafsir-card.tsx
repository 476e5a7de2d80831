import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { KeepCard } from '#app/ui/keep-card.tsx'
import { canKeepOffline } from '../begin.client.ts'
import { isTafsirKept, keepTafsir, measureMissing, removeTafsir } from '../kept-here.client.ts'
import { formatBytes } from './download.ts'

type State = 'absent' | 'busy' | 'kept' | 'cut' | 'full'

const words: Record<State, string> = {
  absent: 'Tafsir ringkas seluruh ayat belum tersimpan di perangkat ini.',
  busy: 'Menyimpan tafsir…',
  kept: 'Tafsir ringkas seluruh ayat tersimpan dan dapat dibuka tanpa internet.',
  cut: 'Tafsir belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
  full: 'Ruang penyimpanan perangkat tidak cukup untuk tafsir. Hapus unduhan lain, lalu coba lagi.',
}

/** Downloads the tafsir of all verses, or deletes it. Nothing is shown where nothing can be stored. */
export function TafsirCard({ onChange }: { onChange(): void }) {
  const [state, setState] = useState<State>()
  const [needs, setNeeds] = useState<number>()

  useEffect(() => {
    let isHere = true
    const look = async () => {
      if (!canKeepOffline()) return
      const isKept = await isTafsirKept()
      const missing = isKept ? undefined : await measureMissing()
      // A source without a tafsir has nothing to download.
      if (!isHere || missing?.tafsir === 0) return
      setNeeds(missing?.tafsir)
      setState(isKept ? 'kept' : 'absent')
    }
    look().catch((error: unknown) => console.warn('the stored tafsir is not known', error))
    return () => {
      isHere = false
    }
  }, [])

  async function keep() {
    setState('busy')
    try {
      await keepTafsir()
      setState('kept')
    } catch (error) {
      console.warn('the tafsir is not kept', error)
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
      setState(isFull ? 'full' : 'cut')
    }
    onChange()
  }

  async function remove() {
    await removeTafsir()
    setState('absent')
    onChange()
  }

  if (!state) return null
  const size = state === 'absent' && needs ? ` Butuh ±${formatBytes(needs)} di perangkat.` : ''
  return (
    <div className="grid justify-items-start gap-1">
      <div className="w-full">
        <KeepCard
          label="Unduhan tafsir"
          action="Unduh tafsir"
          words={words[state] + size}
          isKept={state === 'kept'}
          isBusy={state === 'busy'}
          onKeep={state === 'kept' ? undefined : () => void keep()}
        />
      </div>
      {state === 'kept' && (
        <Button look="ghost" onClick={() => void remove()}>
          Hapus tafsir
        </Button>
      )}
    </div>
  )
}
