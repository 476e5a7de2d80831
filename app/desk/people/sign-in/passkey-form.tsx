import type { ReactNode } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { DeskScript } from '#app/desk/ui/script.tsx'

type Props = {
  /** 'create' makes a passkey, 'get' shows one. */
  kind: 'create' | 'get'
  /** What the browser is asked, as JSON. */
  options: string
  label: string
  error?: string | undefined
  children?: ReactNode
}

/** A button for a passkey; it appears where the script runs and the browser knows passkeys. */
export function PasskeyForm({ kind, options, label, error, children }: Props) {
  return (
    <form
      method="post"
      action="?aksi=kunci"
      hidden
      data-passkey={kind}
      data-options={options}
      className="grid gap-3"
    >
      {error && (
        <div role="alert">
          <Notice tone="danger" title={error} />
        </div>
      )}
      {children}
      <input type="hidden" name="jawaban" />
      <button type="submit" className={buttonClass('ghost', 'w-full')}>
        {label}
      </button>
      <p role="status" data-passkey-failed hidden className="text-sm text-danger">
        Kunci sandi tidak terbaca. Coba lagi, atau pakai cara lain.
      </p>
      <DeskScript name="passkey" />
    </form>
  )
}
