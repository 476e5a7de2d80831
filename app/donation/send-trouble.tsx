import { type ReactNode, useEffect, useRef } from 'react'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Trouble } from './gift.ts'

type Props = {
  trouble: Trouble
  sentence: string
  donationId: string
  /** Takes a new id, so that the same form becomes another donation. */
  onStartAnew: () => void
}

/** Why the form did not go through although nothing in it is wrong, and the way on. Takes the focus when it appears. */
export function SendTrouble({ trouble, sentence, donationId, onStartAnew }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [sentence])
  return (
    <div ref={box} tabIndex={-1} role="alert">
      <Notice tone="warning" title={titles[trouble]} action={actions()[trouble]}>
        {sentence}
      </Notice>
    </div>
  )

  function actions(): Record<Trouble, ReactNode> {
    return {
      retry: (
        <Button type="submit" look="ghost">
          Coba lagi
        </Button>
      ),
      'campaign-closed': (
        <LinkButton to="/program" look="ghost">
          Lihat program lain
        </LinkButton>
      ),
      'key-reused': (
        <div className="flex flex-wrap gap-2">
          <LinkButton to={`/payment/${donationId}`} look="ghost">
            Buka donasi tadi
          </LinkButton>
          <Button look="quiet" onClick={onStartAnew}>
            Jadikan donasi baru
          </Button>
        </div>
      ),
    }
  }
}

const titles: Record<Trouble, string> = {
  retry: 'Belum terkirim',
  'campaign-closed': 'Program tidak menerima donasi lagi',
  'key-reused': 'Donasi dari halaman ini sudah dibuat',
}
