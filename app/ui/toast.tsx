import { useEffect, useSyncExternalStore } from 'react'
import { IconButton } from './button.tsx'
import { Notice, type NoticeTone } from './notice.tsx'

type Act = { label: string; act(): void }
type Toast = { id: number; text: string; tone: NoticeTone; act: Act | undefined }

let current: Toast | undefined
let count = 0
const listeners = new Set<() => void>()

/** Shows a message for a few seconds, longer when it has an action. A newer one replaces it. */
export function toast(text: string, tone: NoticeTone = 'success', act?: Act): void {
  count += 1
  show({ id: count, text, tone, act })
}

/** The place of toasts: once, in the shell, above the bars at the bottom. */
export function ToastRegion() {
  const shown = useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )

  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => show(undefined), shown.act ? 12_000 : 6_000)
    return () => clearTimeout(timer)
  }, [shown])

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-3 bottom-above-bars mb-3 z-40 mx-auto max-w-md"
    >
      {shown && (
        <div className="pointer-events-auto flex items-center gap-1 rounded-field bg-surface pr-1 shadow-float">
          <div className="flex-1">
            <Notice
              tone={shown.tone}
              action={
                shown.act && (
                  <button
                    type="button"
                    className="-my-2 min-h-touch pr-4 font-bold text-primary underline"
                    onClick={() => {
                      shown.act?.act()
                      show(undefined)
                    }}
                  >
                    {shown.act.label}
                  </button>
                )
              }
            >
              {shown.text}
            </Notice>
          </div>
          <IconButton label="Tutup pesan" icon="close" onClick={() => show(undefined)} />
        </div>
      )}
    </div>
  )
}

function show(next: Toast | undefined): void {
  current = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
