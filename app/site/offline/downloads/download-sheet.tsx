import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Sheet } from '#app/ui/sheet.tsx'
import { canKeepOffline } from '../begin.client.ts'
import { DownloadCard } from './download-card.tsx'
import {
  type DownloadRequest,
  downloadPlace,
  estimateBytes,
  fits,
  sampleVerses,
} from './download.ts'
import { measure, readDownloads } from './downloads.client.ts'

/** What to download, with the number of letters of each verse. */
export type DownloadPlan = { request: DownloadRequest; letters: readonly number[] }

type Props = { plan: DownloadPlan; onClose(): void }

/** Downloads a surah or a juz by the chosen qari. */
export function DownloadSheet({ plan, onClose }: Props) {
  const { request } = plan
  const estimate = useEstimate(plan)
  const hasRoom = useRoom(estimate)

  useEffect(() => void readDownloads(), [])

  return (
    <Sheet title={`Unduh ${downloadPlace(request).title}`} onClose={onClose}>
      {canKeepOffline() ? (
        <div className="grid gap-4">
          <p>
            Dengarkan bacaan <strong>{request.voice}</strong> tanpa internet. Teksnya ikut tersimpan
            di perangkat ini.
          </p>
          {!hasRoom && (
            <p role="alert" className="text-sm text-danger">
              Ruang yang diberikan peramban tidak cukup untuk unduhan ini. Hapus unduhan lain dulu,
              atau pilih Hemat data di pengaturan murottal.
            </p>
          )}
          <DownloadCard request={request} estimate={estimate} hasRoom={hasRoom} />
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

/** The estimated size in bytes, from the size of a few recordings. */
function useEstimate({ request: { sources }, letters }: DownloadPlan): number | undefined {
  const [estimate, setEstimate] = useState<number>()

  useEffect(() => {
    let isHere = true
    const measured = sampleVerses(letters.length).flatMap((index) => {
      const source = sources[index]?.[0]
      return source ? [{ letters: letters[index] ?? 0, source }] : []
    })
    void measure(measured).then((samples) => {
      if (isHere) setEstimate(estimateBytes(letters, { samples, source: sources[0]?.[0] }))
    })
    return () => {
      isHere = false
    }
  }, [letters, sources])

  return estimate
}

/** False when the browser grants this site less than that. */
function useRoom(estimate: number | undefined): boolean {
  const [hasRoom, setRoom] = useState(true)
  useEffect(() => {
    let isHere = true
    const look = async () => {
      const room = await navigator.storage?.estimate?.()
      if (isHere) setRoom(fits(estimate ?? 0, room))
    }
    look().catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [estimate])
  return hasRoom
}
