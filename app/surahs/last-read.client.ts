import { deviceNow } from '#app/player/device-clock.client.ts'
import { memberSession } from '#app/session.client.ts'
import {
  LAST_READ_KEY,
  type LastRead,
  lastReadAt,
  readLastRead,
  readStamp,
  type Stamp,
} from './last-read.ts'

/** What this device remembers of the last reading, or null. Storage that is refused is no fault. */
export function lastRead(): LastRead | null {
  try {
    const kept = localStorage.getItem(LAST_READ_KEY)
    // What somebody read while signed in leaves the device with them.
    if (readStamp(kept).isOwn && memberSession() === null) {
      localStorage.removeItem(LAST_READ_KEY)
      return null
    }
    return readLastRead(kept)
  } catch {
    return null
  }
}

/** Remembers the verse that stands highest below the bars of the screen. */
export function rememberVerseInSight(): void {
  const verse = verseInSight()
  const { surah, number } = verse?.closest<HTMLElement>('[data-surah]')?.dataset ?? {}
  const ayah = /\d+$/.exec(verse?.id ?? '')?.[0]
  if (!verse || !surah || !ayah) return
  const { pathname, search } = location
  const place = lastReadAt({ pathname, search, anchor: verse.id, surah, ayah })
  const isOwn = memberSession() !== null
  keepLastRead(place, { at: deviceNow(), isOwn })
  if (isOwn && number) {
    void import('./account-last-read.client.ts').then(
      ({ tellAccount }) => tellAccount({ surahId: Number(number), nomorAyat: Number(ayah) }),
      (error: unknown) => console.warn('the account was not told where reading stopped', error),
    )
  }
}

/** Keeps a place on the device; storage that is refused is no fault. */
export function keepLastRead(place: LastRead, stamp: Stamp): void {
  try {
    localStorage.setItem(LAST_READ_KEY, JSON.stringify({ ...place, ...stamp }))
  } catch {}
}

/** The verse that stands highest below the bars of the screen, or undefined. */
export function verseInSight(): HTMLElement | undefined {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  const frame = document.querySelector<HTMLElement>('[data-verses]')?.getBoundingClientRect()
  if (!frame) return undefined
  const x = frame.left + frame.width / 2
  for (let y = Math.max(padding || 80, frame.top) + 12; y < innerHeight; y += 24) {
    const verse = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-verse]')
    if (verse) return verse
  }
  return undefined
}
