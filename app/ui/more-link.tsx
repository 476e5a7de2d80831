import type { MouseEvent } from 'react'
import { LinkButton, Slot, Spinner } from './button.tsx'
import { Notice } from './state/notice.tsx'

type Props = {
  /** The address of the next page, for browsers without script. */
  to: string
  state: 'idle' | 'loading' | 'failed'
  onMore: () => Promise<void>
}

/** "Muat lebih banyak": extends the list with script; without, a link to the next page. */
export function MoreLink({ to, state, onMore }: Props) {
  function add(event: MouseEvent) {
    event.preventDefault()
    void onMore()
  }
  return (
    <div className="grid justify-items-center gap-3 pt-4">
      {state === 'failed' && (
        <Notice tone="danger" title="Belum dapat dimuat">
          Periksa koneksi internet Anda, lalu coba lagi.
        </Notice>
      )}
      <LinkButton to={to} look="ghost" onClick={add} aria-disabled={state === 'loading'}>
        <Slot>{state === 'loading' && <Spinner />}</Slot>
        {state === 'failed' ? 'Coba lagi' : 'Muat lebih banyak'}
      </LinkButton>
    </div>
  )
}
