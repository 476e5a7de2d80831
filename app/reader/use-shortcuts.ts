import { useEffect } from 'react'
import { lookNow } from '#app/appearance/look-store.ts'

/** Single keys on a reading screen. What they do is fetched with the first one that is pressed. */
export function useShortcuts(): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key.length > 1 || isTyping(event) || !lookNow().hasShortcuts) return
      void import('./sheets/do-shortcut.client.ts')
        .then(({ doShortcut }) => doShortcut(event))
        .catch((error: unknown) => console.warn('shortcuts could not be fetched', error))
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}

/** In a field a key is a letter, and over an open sheet it is the sheet's. */
function isTyping({ target, defaultPrevented }: KeyboardEvent): boolean {
  const isField =
    target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
  return defaultPrevented || Boolean(isField) || document.querySelector('dialog[open]') !== null
}
