import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from '#app/ui/button.tsx'

type Props = { title: string; onClose(): void; children: ReactNode }

/** A native dialog: from below on a phone, in the middle on a wide screen. Escape, the cross and a press beside it close it. */
export function Sheet({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()

  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
      className="reader-sheet m-0 mt-auto max-h-[85dvh] w-full max-w-full flex-col overflow-hidden rounded-t-card bg-surface text-ink shadow-float print-hidden open:flex lg:m-auto lg:max-w-lg lg:rounded-card"
    >
      <header className="flex items-center gap-2 border-b border-line py-2 pr-2 pl-5">
        <h2 id={heading} className="flex-1 text-lg">
          {title}
        </h2>
        <IconButton label="Tutup" icon="close" onClick={() => dialog.current?.close()} />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-4 pb-6">
        {children}
      </div>
    </dialog>
  )
}
