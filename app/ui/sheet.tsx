import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from './button.tsx'

type Props = { title: string; onClose(): void; children: ReactNode }

/**
 * A native dialog: from below on a phone, centred on a wide screen. Escape, the close button and a press outside
 * close it.
 */
export function Sheet({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const opener = document.activeElement
    if (!element.open) element.showModal()
    // The content covers the dialog, so a press on the dialog itself was outside the content.
    const pressed = (event: MouseEvent) => {
      if (event.target === element) element.close()
    }
    element.addEventListener('click', pressed)
    return () => {
      element.removeEventListener('click', pressed)
      // The browser restores the focus when a dialog closes, but not when it is removed.
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
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
