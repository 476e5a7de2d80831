import { useEffect, useState } from 'react'
import { KeepCard } from '#app/ui/keep-card.tsx'
import { isTextKept, keepText } from './device-search.client.ts'

type State = 'unknown' | 'absent' | 'busy' | 'kept' | 'failed'

const words: Record<Exclude<State, 'unknown'>, string> = {
  absent:
    'Simpan teks Al-Qur’an di perangkat ini (±0,6 MB) agar pencarian tetap jalan tanpa internet.',
  busy: 'Menyimpan teks…',
  kept: 'Teks tersimpan di perangkat ini. Pencarian jalan tanpa internet.',
  failed: 'Teks belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
}

/** Offers to store the whole text on the device, so that search works offline. */
export function KeepText() {
  const [state, setState] = useState<State>('unknown')

  useEffect(() => {
    let isHere = true
    isTextKept().then(
      (isKept) => isHere && setState(isKept ? 'kept' : 'absent'),
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [])

  // Without Cache Storage (an address without https) nothing can be stored.
  if (state === 'unknown' || !('caches' in globalThis)) return null
  const keep = () => {
    setState('busy')
    keepText().then(
      () => setState('kept'),
      () => setState('failed'),
    )
  }
  return (
    <KeepCard
      label="Pencarian tanpa internet"
      words={words[state]}
      isKept={state === 'kept'}
      isBusy={state === 'busy'}
      onKeep={state === 'kept' ? undefined : keep}
    />
  )
}
