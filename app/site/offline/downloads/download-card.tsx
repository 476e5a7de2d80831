import { useStore } from 'zustand'
import { Button } from '#app/ui/button.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import {
  downloadKey,
  downloadPlace,
  formatBytes,
  keptVerses,
  type DownloadRequest,
} from './download.ts'
import { download, downloadStore, removeDownload, stopDownload } from './downloads.client.ts'

type Props = {
  request: DownloadRequest
  /** Estimated size in bytes; undefined while it is measured or unknown. */
  estimate?: number | undefined
  hasRoom?: boolean
}

/** The progress of a download, with its actions. */
export function DownloadCard({ request, estimate, hasRoom = true }: Props) {
  const key = downloadKey(request)
  const { list, running, problems } = useStore(downloadStore)
  const known = list?.find((each) => downloadKey(each) === key)
  const isRunning = running.includes(key)
  const [stored, all] = [known ? keptVerses(known) : 0, request.sources.length]
  const isWhole = stored === all
  return (
    <div className="grid gap-3">
      <p role="status" className="text-sm text-muted tabular">
        {statusText({ stored, all, bytes: known?.bytes ?? 0, isRunning, estimate })}
      </p>
      {known && !isWhole && (
        <ProgressBar ratio={stored / all} label={`Unduhan ${downloadPlace(request).title}`} />
      )}
      {problems[key] && (
        <p role="alert" className="text-sm text-danger">
          {problems[key]}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {isRunning && (
          <Button look="ghost" onClick={() => stopDownload(key)}>
            Hentikan
          </Button>
        )}
        {!isRunning && !isWhole && (
          <Button icon="download" disabled={!hasRoom} onClick={() => void download(request)}>
            {known ? 'Lanjutkan' : 'Unduh'}
          </Button>
        )}
        {known && !isRunning && (
          <Button look="ghost" onClick={() => void removeDownload(key)}>
            Hapus
          </Button>
        )}
      </div>
    </div>
  )
}

type State = {
  stored: number
  all: number
  bytes: number
  isRunning: boolean
  estimate: number | undefined
}

function statusText({ stored, all, bytes, isRunning, estimate }: State): string {
  if (stored === all) return `Tersimpan · ${all} ayat · ${formatBytes(bytes)}`
  if (isRunning) return `Mengunduh ayat ${stored} dari ${all} · ${formatBytes(bytes)}`
  if (stored > 0) return `Terhenti pada ayat ${stored} dari ${all} · ${formatBytes(bytes)}`
  return `${all} ayat${estimate === undefined ? '' : ` · ±${formatBytes(estimate)}`}`
}
