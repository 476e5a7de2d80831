import type { MouseEvent } from 'react'
import { LinkButton, Spinner } from './button.tsx'
import { Notice } from './notice.tsx'

type Props = {
  /** The address of the following page, for who has no script. */
  to: string
  state: 'idle' | 'loading' | 'failed'
  onMore: () => Promise<void>
}

/** "Muat lebih banyak": adds to the list where there is a script, is a link to the following page where there is none. */
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
        {state === 'loading' && <Spinner />}
        {state === 'failed' ? 'Coba lagi' : 'Muat lebih banyak'}
      </LinkButton>
    </div>
  )
}
