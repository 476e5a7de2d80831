import { useEffect } from 'react'
import { currentLook } from '#app/appearance/look-store.ts'

/** Single-key shortcuts on a reading screen. Their code is loaded with the first key press. */
export function useShortcuts(onCopy: (verse: Element) => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key.length > 1 || isTyping(event) || !currentLook().hasShortcuts) return
      void import('../sheets/do-shortcut.client.ts')
        .then(({ doShortcut }) => doShortcut(event, onCopy))
        .catch((error: unknown) => console.warn('shortcuts could not be fetched', error))
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [onCopy])
}

/** In a field a key is text, and an open sheet handles its own keys. */
function isTyping({ target, defaultPrevented }: KeyboardEvent): boolean {
  const isField =
    target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
  return defaultPrevented || Boolean(isField) || document.querySelector('dialog[open]') !== null
}
