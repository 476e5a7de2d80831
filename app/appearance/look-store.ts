import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import {
  applyColor,
  applyLook,
  LOOK_KEY,
  type Look,
  plainLook,
  readLook,
  texts,
  type TextKind,
} from './look.ts'

// Starts plain, as the server draws it, and becomes the device's own before anything can be pressed.
const lookStore = createStore<Look>(() => plainLook)
if (typeof document !== 'undefined') lookStore.setState(readLook(kept()))

/** How this device's reader wants to read; plain until the page's script has taken over. */
export function useLook(): Look {
  return useStore(lookStore)
}

export function lookNow(): Look {
  return lookStore.getState()
}

/** Changes a part of the look at once, and keeps it on the device. */
export function changeLook(part: Partial<Look>): void {
  lookStore.setState(part)
  const look = lookStore.getState()
  applyLook(document.documentElement, look)
  applyColor(document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'), look.theme)
  // Storage that is refused is no fault: the look then lasts as long as the page.
  try {
    localStorage.setItem(LOOK_KEY, JSON.stringify(look))
  } catch {}
}

/** Shows or leaves out the Arabic, the Latin or the translation; the last that is shown stays. */
export function toggleText(text: TextKind): void {
  const { hidden } = lookStore.getState()
  const isHidden = hidden.includes(text)
  const next = isHidden ? hidden.filter((each) => each !== text) : [...hidden, text]
  if (next.length < texts.length) changeLook({ hidden: next })
}

function kept(): string | null {
  try {
    return localStorage.getItem(LOOK_KEY)
  } catch {
    return null
  }
}
