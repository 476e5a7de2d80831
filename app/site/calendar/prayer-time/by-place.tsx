import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { OwnPlace } from './place.ts'

type Props = { label: string; onFound: (place: OwnPlace) => void }

/** Asks the device where it is; that never leaves it. */
export function ByPlace({ label, onFound }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [words, setWords] = useState('')
  async function find() {
    setBusy(true)
    setWords('')
    const { findPlace } = await import('./nearest.client.ts')
    const found = await findPlace()
    setBusy(false)
    if ('place' in found) onFound(found.place)
    else setWords(found.words)
  }
  return (
    <div className="noscript:hidden">
      <Button look="quiet" icon="pin" isBusy={isBusy} onClick={() => void find()} className="-ml-5">
        {label}
      </Button>
      <p role="status" className="text-sm text-danger">
        {words}
      </p>
      <p className="text-sm text-muted">Lokasi Anda tidak dikirim kepada kami.</p>
    </div>
  )
}
