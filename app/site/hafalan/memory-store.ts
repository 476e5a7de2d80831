import { useEffect } from 'react'
import { deviceNow } from '#app/client/device-clock.client.ts'
import { memberSession } from '#app/client/session.client.ts'
import { keepItem, progressStore, useProgress } from '#app/site/progress/progress-store.ts'
import type { ProgressStore } from '#app/site/progress/store-form.ts'
import { itemsShown, readItems, slotOf } from '#app/site/progress/slots.ts'
import type { KnownVerse, Mark } from '#features/hafalan/marks.ts'
import { mergeKnownVerse, readKnownVerse, type VerseMemory } from '#features/hafalan/memory.ts'
import { parseVerseKey } from '#features/quran/verse-key.ts'

const nothing: VerseMemory = {}

/** Verses by heart by their key. */
export const verseMemoryStore: ProgressStore<KnownVerse> = progressStore({
  kind: 'hafalan',
  key: 'amanah.hafalan',
  readItem: readKnownVerse,
  readBefore: (value): Record<string, KnownVerse> => {
    const items = Object.entries(readItems(value, readKnownVerse))
    return Object.fromEntries(items.filter(([key]) => parseVerseKey(key)))
  },
  merge: mergeKnownVerse,
  toWire: ({ marks }) => ({ marks }),
})

/** What is kept of each verse that was said; what came from the account is reckoned here. */
export function useMemory(): VerseMemory {
  const memory = useProgress(verseMemoryStore) ?? nothing
  const isReckoned = Object.values(memory).every(({ due }) => due !== null)
  useEffect(() => {
    if (!isReckoned) void reckonAll()
  }, [isReckoned])
  return memory
}

/** Keeps how well a verse was said; the reckoning of the next time comes with the first mark. */
export async function markVerse(key: string, mark: Mark): Promise<void> {
  const { marked } = await import('#features/hafalan/hafalan.ts')
  const known = itemsShown(verseMemoryStore.read(), memberSession())[key]
  keepItem(verseMemoryStore, key, marked(known, mark, new Date(deviceNow())))
}

/** Marks are the account's; what follows from them is this device's own and goes nowhere. */
async function reckonAll(): Promise<void> {
  const { reckoned } = await import('#features/hafalan/hafalan.ts')
  const stored = verseMemoryStore.read()
  const whole = (items: VerseMemory) =>
    Object.fromEntries(
      Object.entries(items).map(([key, known]) => [
        key,
        known.due === null ? reckoned(known.marks) : known,
      ]),
    )
  const current = slotOf(stored, memberSession())
  verseMemoryStore.keep({
    guest: whole(stored.guest),
    accounts: stored.accounts.map((slot) =>
      slot === current ? { ...slot, items: whole(slot.items) } : slot,
    ),
  })
}
