import { deviceNow } from '#app/client/device-clock.client.ts'
import { memberSession } from '#app/client/session.client.ts'
import { lastReadAt } from './last-read.ts'
import { keepLastRead } from './last-read-storage.client.ts'

/** Stores the first verse that is visible below the header bars. */
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
      ({ sendToAccount }) => sendToAccount({ surahId: Number(number), nomorAyat: Number(ayah) }),
      (error: unknown) => console.warn('the account was not told where reading stopped', error),
    )
  }
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
