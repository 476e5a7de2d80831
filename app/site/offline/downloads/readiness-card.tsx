import { useEffect, useState } from 'react'
import { isTextKept } from '#app/site/verse-search/device-search.client.ts'
import { KeepCard } from '#app/ui/keep-card.tsx'
import { canKeepOffline, keepOffline } from '../begin.client.ts'
import type { KeepOutcome } from '../caches.ts'
import { isAppKept, measureMissing } from '../kept-here.client.ts'
import { formatBytes } from './download.ts'

type State = 'looking' | 'absent' | 'busy' | 'failed' | 'impossible' | KeepOutcome

const words: Record<State, string> = {
  looking: 'Memeriksa perangkat ini…',
  absent: 'Teks Al-Qur’an, pencarian, dan layar-layar lain belum tersimpan di perangkat ini.',
  busy: 'Menyimpan…',
  kept: 'Siap tanpa internet: seluruh teks Al-Qur’an, pencarian ayat, Yasin & tahlil, jadwal salat, dan kalkulator zakat.',
  cut: 'Belum semuanya tersimpan karena sambungan terputus. Coba lagi; yang sudah tersimpan tidak diunduh ulang.',
  full: 'Ruang penyimpanan perangkat tidak cukup. Hapus unduhan atau berkas lain, lalu coba lagi.',
  outdated: 'Versi baru aplikasi sedang menunggu. Tutup tab Amanah yang lain, lalu coba lagi.',
  failed: 'Belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
  impossible: 'Peramban ini belum dapat menyimpan aplikasi untuk dibuka tanpa internet.',
}

/** Whether the app and the text are stored on this device, with a button that stores them. */
export function ReadinessCard({ onChange }: { onChange(): void }) {
  const [state, setState] = useState<State>('looking')
  const [needs, setNeeds] = useState<number>()

  useEffect(() => {
    let isHere = true
    const show = (found: State, bytes?: number) => {
      if (!isHere) return
      setState(found)
      setNeeds(bytes)
    }
    const look = async () => {
      if (!canKeepOffline()) return show('impossible')
      if ((await isAppKept()) && (await isTextKept())) return show('kept')
      show('absent', (await measureMissing())?.app)
    }
    look().catch(() => show('failed'))
    return () => {
      isHere = false
    }
  }, [])

  async function keep() {
    setState('busy')
    try {
      setState(await keepOffline())
    } catch (error) {
      console.warn('nothing is kept for being offline', error)
      setState('failed')
    }
    onChange()
  }

  const canKeep = state !== 'looking' && state !== 'kept' && state !== 'impossible'
  const size = state === 'absent' && needs ? ` Butuh ±${formatBytes(needs)} di perangkat.` : ''
  return (
    <KeepCard
      label="Tanpa internet"
      words={words[state] + size}
      isKept={state === 'kept'}
      isBusy={state === 'busy'}
      onKeep={canKeep ? () => void keep() : undefined}
    />
  )
}
