import { useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { settingsStore } from '#app/site/player/listening/extension.client.ts'
import { withReciter } from '#app/site/player/listening/settings.ts'
import { isSavingData } from '#app/site/player/data-saver.client.ts'
import { inOrder } from '#app/site/player/hosts.ts'
import { surahPlaylist } from '#app/site/player/playlist.ts'
import { Sheet } from '#app/ui/sheet.tsx'
import type { SurahWire } from '#features/quran/contract.ts'
import { canKeepOffline } from '../begin.client.ts'
import { estimateBytes, sampleVerses, audioSourcesOf, type DownloadRequest } from './download.ts'
import { DownloadCard } from './download-card.tsx'
import { measure, readDownloads } from './downloads.client.ts'

type Props = { surah: SurahWire; onClose(): void }

/** Downloads a surah by the chosen qari. */
export function DownloadSheet({ surah, onClose }: Props) {
  const request = useMemo(() => requestOf(surah), [surah])
  const estimate = useEstimate(surah, request)

  useEffect(() => void readDownloads(), [])

  return (
    <Sheet title={`Unduh Surah ${surah.namaLatin}`} onClose={onClose}>
      {canKeepOffline() ? (
        <div className="grid gap-4">
          <p>
            Dengarkan bacaan <strong>{request.voice}</strong> tanpa internet. Teksnya ikut tersimpan
            di perangkat ini.
          </p>
          <DownloadCard request={request} estimate={estimate} />
          <p className="border-t border-line pt-3 text-sm">
            <Link
              to="/unduhan"
              className="inline-flex min-h-touch items-center font-semibold text-primary underline"
            >
              Lihat semua unduhan
            </Link>
          </p>
        </div>
      ) : (
        <p>
          Peramban ini belum dapat menyimpan audio. Coba buka lewat Chrome, Edge, Firefox, atau
          Safari terbaru dengan alamat https.
        </p>
      )}
    </Sheet>
  )
}

function requestOf(surah: SurahWire): DownloadRequest {
  const { voice, isSaving } = settingsStore.getState()
  const usual = surahPlaylist(surah)
  const { tracks, reciter = surah.qari.nama } = voice ? withReciter(usual, voice) : usual
  const order = { failed: new Map(), now: 0, isSaving: isSaving ?? isSavingData() }
  const inThatOrder = (sources: readonly string[]) => inOrder(sources, order)
  const basmala = tracks[0]?.basmala
  return {
    surah: surah.nomor,
    name: surah.namaLatin,
    voice: reciter,
    sources: audioSourcesOf(tracks, inThatOrder),
    ...(basmala && { basmala: inThatOrder(basmala) }),
  }
}

/** The estimated size in bytes, from the size of a few recordings. */
function useEstimate({ surah_details: verses }: SurahWire, { sources }: DownloadRequest) {
  const [estimate, setEstimate] = useState<number>()

  useEffect(() => {
    let isHere = true
    const letters = verses.map(({ teksArab }) => teksArab.length)
    const measured = sampleVerses(verses.length).flatMap((index) => {
      const source = sources[index]?.[0]
      return source ? [{ letters: letters[index] ?? 0, source }] : []
    })
    void measure(measured).then((samples) => {
      if (isHere) setEstimate(estimateBytes(letters, { samples, source: sources[0]?.[0] }))
    })
    return () => {
      isHere = false
    }
  }, [verses, sources])

  return estimate
}
