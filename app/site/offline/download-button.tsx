import { type ComponentType, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/state/toast.tsx'
import type { DownloadPlan } from './downloads/download-sheet.tsx'

type Opened = { Sheet: ComponentType<{ plan: DownloadPlan; onClose(): void }>; plan: DownloadPlan }
type Makers = typeof import('./downloads/plans.ts')

export type DownloadProps = { what: 'surah' | 'juz'; make(makers: Makers): DownloadPlan }

/** Opens the download sheet of a surah or juz; the sheet's code is loaded on first use. */
export function DownloadButton({ what, make }: DownloadProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const label = `Unduh ${what} ini untuk didengar tanpa internet`

  async function open() {
    try {
      const [{ DownloadSheet }, makers] = await Promise.all([
        import('./downloads/download-sheet.tsx'),
        import('./downloads/plans.ts'),
      ])
      setOpened({ Sheet: DownloadSheet, plan: make(makers) })
    } catch (error) {
      console.warn('the sheet could not be fetched', error)
      toast('Belum dapat dibuka. Periksa koneksi internet Anda, lalu coba lagi.', 'warning')
    }
  }

  return (
    <>
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={() => void open()}
        className="grid size-12 place-items-center rounded-field bg-on-hero/12 transition-colors hover:bg-on-hero/20"
      >
        <Icon name="download" />
      </button>
      {opened && (
        <div className="text-left">
          <opened.Sheet plan={opened.plan} onClose={() => setOpened(null)} />
        </div>
      )}
    </>
  )
}
