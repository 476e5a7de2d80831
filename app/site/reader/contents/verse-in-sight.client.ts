import { lastReadAt } from './last-read.ts'

/** A verse counts as read after the screen rests on it this long. */
const RESTS_MS = 1_200

/** Calls `run` whenever the reader has scrolled and then rests. */
export function whenReadingRests(signal: AbortSignal, run: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const moved = () => {
    clearTimeout(timer)
    timer = setTimeout(() => signal.aborted || run(), RESTS_MS)
  }
  addEventListener('scroll', moved, { passive: true, signal })
}

/** The place of reading: the first verse that is visible below the header bars, and the number of its surah. */
export function placeInSight() {
  const verse = verseInSight()
  const { surah, number } = verse?.closest<HTMLElement>('[data-surah]')?.dataset ?? {}
  const ayah = /\d+$/.exec(verse?.id ?? '')?.[0]
  if (!verse || !surah || !ayah) return undefined
  const { pathname, search } = location
  return { place: lastReadAt({ pathname, search, anchor: verse.id, surah, ayah }), number, ayah }
}

/** The first verse that is visible below the header bars, or undefined. */
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
