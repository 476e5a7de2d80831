import { api } from '#app/client/api.client.ts'
import type { QuranApi } from '#features/quran/api.server.ts'
import type { JuzVerseWire, ReciterWire } from '#features/quran/contract.ts'
import type { BookmarkApi } from '#features/bookmark/api.server.ts'
import { type StoreAccess, keyedStore } from '#app/client/keyed-store.ts'
import { refuseUnlessSessionEnded } from './surah-store.ts'

/** A juz in the reader: its verses in reading order, and its reciter. */
export type JuzReading = { verses: JuzVerseWire[]; reciter: ReciterWire }

/** Juz by number, with all their verses. */
export const juzStore = keyedStore<JuzReading>(fetchJuz)

async function fetchJuz(id: number, access: StoreAccess, signal: AbortSignal): Promise<JuzReading> {
  const param = { id: String(id) }
  if (access === 'member') {
    try {
      const own = await api<BookmarkApi>('member')['auth-juz'][':id'].$get(
        { param },
        { init: { signal } },
      )
      const { data, qari } = await own.json()
      return { verses: data, reciter: qari }
    } catch (error) {
      refuseUnlessSessionEnded(error)
    }
  }
  const response = await api<QuranApi>().juz[':id'].$get({ param, query: {} }, { init: { signal } })
  const { data, qari } = await response.json()
  return { verses: data, reciter: qari }
}
