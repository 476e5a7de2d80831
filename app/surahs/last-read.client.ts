import { LAST_READ_KEY, type LastRead, lastReadAt, readLastRead } from './last-read.ts'

/** What this device remembers of the last reading, or null. Storage that is refused is no fault. */
export function lastRead(): LastRead | null {
  try {
    return readLastRead(localStorage.getItem(LAST_READ_KEY))
  } catch {
    return null
  }
}

/** Remembers the verse that stands highest below the bars of the screen. */
export function rememberVerseInSight(): void {
  const verse = verseInSight()
  const surah = verse?.closest<HTMLElement>('[data-surah]')?.dataset.surah
  const ayah = /\d+$/.exec(verse?.id ?? '')?.[0]
  if (!verse || !surah || !ayah) return
  const { pathname, search } = location
  const place = lastReadAt({ pathname, search, anchor: verse.id, surah, ayah })
  try {
    localStorage.setItem(LAST_READ_KEY, JSON.stringify(place))
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
