import { STATUS_ID } from './status-place.ts'

/** What a page says while React is on its way. */
export const words = {
  wait: 'Sebentar, sedang disiapkan…',
  failed: 'Belum berhasil: sebagian halaman gagal dimuat. Periksa koneksi Anda.',
  again: 'Sudah siap. Silakan tekan lagi.',
  offline: 'Tanpa internet',
} as const

const READ_MS = 8_000

/** Shows words on screen and to screen readers, with a button to try again; empty ones clear the place. */
export function say(text: string, retry?: () => void): void {
  const place = document.getElementById(STATUS_ID)
  if (!place) return
  place.textContent = ''
  if (!text) return
  const line = add(place, 'p', text)
  if (retry) add(line, 'button', 'Coba lagi').onclick = retry
}

/** Asks for a second press, until that has been read. */
export function askAgain(): void {
  say(words.again)
  setTimeout(say, READ_MS, '')
}

/** Says that the device is offline until React's own notice does, unless there is more to say. */
export function sayIfOffline(): void {
  const shown = document.getElementById(STATUS_ID)?.textContent
  if (!shown && !navigator.onLine) say(words.offline)
  if (shown === words.offline && navigator.onLine) say('')
}

function add(parent: HTMLElement, name: 'p' | 'button', text: string): HTMLElement {
  const element = document.createElement(name)
  element.append(text)
  parent.append(element)
  return element
}
