import { useEffect } from 'react'

const HELD_MS = 550
/** A finger that has moved further scrolls. */
const STILL_PX = 8

/**
 * Calls back with the verse whose Arabic a finger has held. Latin and translation keep the browser's own selection of
 * words.
 */
export function useLongPress(onHeld: (verse: Element) => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let start = { x: 0, y: 0 }
    const end = () => {
      clearTimeout(timer)
      timer = undefined
    }
    const down = (event: PointerEvent) => {
      end()
      const verse = verseUnder(event.target)
      if (!verse || event.pointerType !== 'touch' || !event.isPrimary) return
      start = { x: event.clientX, y: event.clientY }
      timer = setTimeout(() => {
        timer = undefined
        getSelection()?.removeAllRanges()
        onHeld(verse)
      }, HELD_MS)
    }
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - start.x, clientY - start.y) > STILL_PX) end()
    }
    // The browser's own menu of a held text would cover ours.
    const menu = (event: Event) => {
      if ((event as PointerEvent).pointerType === 'touch' && verseUnder(event.target))
        event.preventDefault()
    }
    document.addEventListener('pointerdown', down)
    document.addEventListener('pointermove', move, { passive: true })
    document.addEventListener('contextmenu', menu)
    for (const over of ['pointerup', 'pointercancel'] as const) document.addEventListener(over, end)
    return () => {
      end()
      document.removeEventListener('pointerdown', down)
      document.removeEventListener('pointermove', move)
      document.removeEventListener('contextmenu', menu)
      for (const over of ['pointerup', 'pointercancel'] as const)
        document.removeEventListener(over, end)
    }
  }, [onHeld])
}

function verseUnder(target: EventTarget | null): Element | null {
  if (!(target instanceof Element) || !target.closest('[lang="ar"]')) return null
  return target.closest('button, a') ? null : target.closest('[data-verse]')
}
