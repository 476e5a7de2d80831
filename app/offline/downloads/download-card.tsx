import { useStore } from 'zustand'
import { Button } from '#app/ui/button.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { downloadKey, formatBytes, keptVerses, type DownloadRequest } from './download.ts'
import { download, downloadStore, removeDownload, stopDownload } from './downloads.client.ts'

type Props = {
  wanted: DownloadRequest
  /** Estimated size in bytes; undefined while it is measured or unknown. */
  estimate?: number | undefined
}

/** The progress of a download, with its actions. */
export function DownloadCard({ wanted, estimate }: Props) {
  const key = downloadKey(wanted)
  const { list, running, problems } = useStore(downloadStore)
  const known = list?.find((each) => downloadKey(each) === key)
  const isRunning = running.includes(key)
  const [kept, all] = [known ? keptVerses(known) : 0, wanted.sources.length]
  const isWhole = kept === all
  return (
    <div className="grid gap-3">
      <p role="status" className="text-sm text-muted tabular">
        {words({ kept, all, bytes: known?.bytes ?? 0, isRunning, estimate })}
      </p>
      {known && !isWhole && (
        <ProgressBar ratio={kept / all} label={`Unduhan Surat ${wanted.name}`} />
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
          <Button icon="download" onClick={() => void download(wanted)}>
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
  kept: number
  all: number
  bytes: number
  isRunning: boolean
  estimate: number | undefined
}

function words({ kept, all, bytes, isRunning, estimate }: State): string {
  if (kept === all) return `Tersimpan · ${all} ayat · ${formatBytes(bytes)}`
  if (isRunning) return `Mengunduh ayat ${kept} dari ${all} · ${formatBytes(bytes)}`
  if (kept > 0) return `Terhenti pada ayat ${kept} dari ${all} · ${formatBytes(bytes)}`
  return `${all} ayat${estimate === undefined ? '' : ` · ±${formatBytes(estimate)}`}`
}
