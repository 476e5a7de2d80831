import { type ComponentType, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/state/toast.tsx'
import type { SurahWire } from '#features/quran/contract.ts'

type SheetType = ComponentType<{ surah: SurahWire; onClose(): void }>

/** Opens the download sheet of a surah; the sheet's code is loaded on first use. */
export function DownloadButton({ surah }: { surah: SurahWire }) {
  const [Sheet, setSheet] = useState<SheetType | null>(null)
  const label = 'Unduh surah ini untuk didengar tanpa internet'

  async function open() {
    try {
      const { DownloadSheet } = await import('./downloads/download-sheet.tsx')
      setSheet(() => DownloadSheet)
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
      {Sheet && (
        <div className="text-left">
          <Sheet surah={surah} onClose={() => setSheet(null)} />
        </div>
      )}
    </>
  )
}
