import { useEffect, useSyncExternalStore } from 'react'
import { IconButton } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { noticeTones, type NoticeTone } from './notice.tsx'

type Act = { label: string; act(): void }
type Toast = {
  id: number
  text: string
  tone: NoticeTone
  act: Act | undefined
  isHeardOnly?: true
}

let current: Toast | undefined
let count = 0
const listeners = new Set<() => void>()

/** Shows a message for a few seconds, longer when it has an action. A newer one replaces it. */
export function toast(text: string, tone: NoticeTone = 'success', act?: Act): void {
  count += 1
  show({ id: count, text, tone, act })
}

/** Says something to screen readers only, where the screen shows it anyway. */
export function announce(text: string): void {
  count += 1
  show({ id: count, text, tone: 'success', act: undefined, isHeardOnly: true })
}

/** The place of toasts: over the header that follows it, so that they cover nothing of the screen. */
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
    <div className="sticky top-0 z-40 h-0 print-hidden">
      <div
        role="status"
        className="pointer-events-none absolute inset-x-2 top-1 mx-auto flex min-h-12 max-w-xl lg:min-h-15"
      >
        {shown &&
          (shown.isHeardOnly ? (
            <span className="sr-only">{shown.text}</span>
          ) : (
            <Piece {...shown} />
          ))}
      </div>
    </div>
  )
}

function Piece({ text, tone, act }: Toast) {
  const { icon, box, sign } = noticeTones[tone]
  return (
    <div className="pointer-events-auto flex min-h-full flex-1 overflow-hidden rounded-field bg-surface text-ink shadow-float">
      <div className={`flex flex-1 items-center gap-2.5 pl-3.5 ${box}`}>
        <Icon name={icon} className={`size-5.5 shrink-0 ${sign}`} />
        <p className="min-w-0 flex-1 text-sm leading-snug font-medium">{text}</p>
        {act && (
          <button
            type="button"
            className="min-h-touch shrink-0 px-2 font-bold text-primary underline"
            onClick={() => {
              act.act()
              show(undefined)
            }}
          >
            {act.label}
          </button>
        )}
        <IconButton label="Tutup pesan" icon="close" onClick={() => show(undefined)} />
      </div>
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
