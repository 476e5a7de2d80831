import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useStore } from 'zustand'
import { isTextKept } from '#app/verse-search/device-search.client.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import { beginOffline, canKeepOffline } from '../begin.client.ts'
import { InstallOffer } from '../install-offer.tsx'
import { KeepCard } from '#app/ui/keep-card.tsx'
import { downloadKey, formatBytes } from './download.ts'
import { DownloadCard } from './download-card.tsx'
import { downloadStore, readDownloads } from './downloads.client.ts'

/** What this device can do offline, and its stored recordings. Rendered in the browser only. */
export function DownloadsScreen() {
  const { list } = useStore(downloadStore)
  const total = (list ?? []).reduce((sum, { bytes }) => sum + bytes, 0)

  useEffect(() => {
    if (canKeepOffline()) void readDownloads()
  }, [])

  return (
    <>
      <Readiness />
      <InstallOffer />
      <section className="grid gap-3" aria-labelledby="murottal-tersimpan">
        <h2 id="murottal-tersimpan" className="flex flex-wrap items-baseline gap-x-3 text-lg">
          Murottal tersimpan
          {total > 0 && (
            <span className="text-sm font-normal text-muted tabular">
              {list?.length} surat · {formatBytes(total)}
            </span>
          )}
        </h2>
        {list?.length === 0 && (
          <EmptyState
            icon="download"
            title="Belum ada unduhan"
            text="Buka sebuah surah, lalu tekan tanda unduh di samping “Putar surah”."
            action={<LinkButton to="/alquran">Pilih surah</LinkButton>}
          />
        )}
        <ul className="grid gap-2.5 lg:grid-cols-2">
          {list?.map((each) => (
            <li
              key={downloadKey(each)}
              className="grid content-start gap-1 rounded-card border border-line bg-surface p-4"
            >
              <h3 className="text-base">
                <Link
                  to={`/surat/${each.surah}`}
                  className="inline-flex min-h-touch items-center hover:text-primary"
                >
                  Surah {each.name}
                </Link>
              </h3>
              <p className="text-sm text-muted">{each.voice}</p>
              <DownloadCard request={each} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

type State = 'looking' | 'ready' | 'absent' | 'busy' | 'failed' | 'impossible'

const words: Record<State, string> = {
  looking: 'Memeriksa perangkat ini…',
  ready:
    'Siap tanpa internet: seluruh teks Al-Qur’an, pencarian ayat, Yasin & tahlil, dan kalkulator zakat.',
  absent: 'Teks Al-Qur’an dan layar-layarnya belum tersimpan di perangkat ini (±1,1 MB).',
  busy: 'Menyimpan…',
  failed: 'Belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
  impossible: 'Peramban ini belum dapat menyimpan aplikasi untuk dibuka tanpa internet.',
}

function Readiness() {
  const [state, setState] = useState<State>('looking')

  useEffect(() => {
    let isHere = true
    const look = async (): Promise<State> => {
      if (!canKeepOffline()) return 'impossible'
      const registration = await navigator.serviceWorker.getRegistration()
      return registration?.active && (await isTextKept()) ? 'ready' : 'absent'
    }
    look().then(
      (found) => isHere && setState(found),
      () => isHere && setState('failed'),
    )
    return () => {
      isHere = false
    }
  }, [])

  async function keep() {
    setState('busy')
    try {
      await beginOffline(true)
      await navigator.serviceWorker.ready
      setState('ready')
    } catch (error) {
      console.warn('nothing is kept for being offline', error)
      setState('failed')
    }
  }

  const canKeep = state === 'absent' || state === 'failed' || state === 'busy'
  return (
    <KeepCard
      label="Tanpa internet"
      words={words[state]}
      isKept={state === 'ready'}
      isBusy={state === 'busy'}
      onKeep={canKeep ? () => void keep() : undefined}
    />
  )
}
