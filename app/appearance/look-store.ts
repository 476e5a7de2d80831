import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { deviceStorage } from '#app/client/storage.client.ts'
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
if (typeof document !== 'undefined') lookStore.setState(readLook(deviceStorage.get(LOOK_KEY)))

/** The display settings of this device; the defaults until the page is hydrated. */
export function useLook(): Look {
  return useStore(lookStore)
}

export function currentLook(): Look {
  return lookStore.getState()
}

/** Changes display settings at once and stores them on the device. */
export function changeLook(part: Partial<Look>): void {
  lookStore.setState(part)
  const look = lookStore.getState()
  applyLook(document.documentElement, look)
  applyColor(document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'), look.theme)
  // Without storage the settings last as long as the page.
  deviceStorage.setJson(LOOK_KEY, look)
}

/** Shows or hides the Arabic, the Latin or the translation. The last visible one stays. */
export function toggleText(text: TextKind): void {
  const { hidden } = lookStore.getState()
  const isHidden = hidden.includes(text)
  const next = isHidden ? hidden.filter((each) => each !== text) : [...hidden, text]
  if (next.length < texts.length) changeLook({ hidden: next })
}
