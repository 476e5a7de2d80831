import { changeLook } from '#app/appearance/look-store.ts'
import { Button } from '#app/ui/button.tsx'
import { KeepCard } from '#app/ui/keep-card.tsx'
import { dropEnglish } from '#app/site/quran/english-store.ts'
import { formatBytes } from './download.ts'

type Props = { bytes: number; onChange(): void }

/** The English translation that this device keeps, with a way to delete it. It comes by being chosen in the reader. */
export function EnglishCard({ bytes, onChange }: Props) {
  if (bytes === 0) return null
  async function remove() {
    // A reader that still wants it would fetch it again.
    changeLook({ hasEnglish: false })
    await dropEnglish()
    onChange()
  }
  return (
    <div className="grid justify-items-start gap-1">
      <div className="w-full">
        <KeepCard
          label="Terjemahan Inggris"
          words={`Terjemahan Inggris tersimpan di perangkat ini, ${formatBytes(bytes)}.`}
          isKept
          isBusy={false}
        />
      </div>
      <Button look="ghost" onClick={() => void remove()}>
        Hapus dan matikan terjemahan Inggris
      </Button>
    </div>
  )
}
