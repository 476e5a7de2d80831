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

// Starts with the defaults, as on the server, and reads the device's values before anything can be pressed.
const lookStore = createStore<Look>(() => plainLook)
if (typeof document !== 'undefined') lookStore.setState(readLook(kept()))

/** The display settings of this device; the defaults until the page is hydrated. */
export function useLook(): Look {
  return useStore(lookStore)
}

export function lookNow(): Look {
  return lookStore.getState()
}

/** Changes display settings at once and stores them on the device. */
export function changeLook(part: Partial<Look>): void {
  lookStore.setState(part)
  const look = lookStore.getState()
  applyLook(document.documentElement, look)
  applyColor(document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'), look.theme)
  // A failing storage is ignored: the settings then last as long as the page.
  try {
    localStorage.setItem(LOOK_KEY, JSON.stringify(look))
  } catch {}
}

/** Shows or hides the Arabic, the Latin or the translation. The last visible one stays. */
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
