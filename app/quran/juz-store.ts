import { api } from '#app/api.client.ts'
import type { QuranApi } from '#features/quran/api.server.ts'
import type { JuzVerseWire } from '#features/quran/contract.ts'
import type { SavedVerseApi } from '#features/saved-verse/api.server.ts'
import { type Access, keyedStore } from './keyed-store.ts'
import { refuseUnlessSessionEnded } from './surah-store.ts'

/** A juz as the reader has it: its verses in reading order, and who recites them. */
export type JuzReading = { verses: JuzVerseWire[]; reciter?: string }

/** Juz by number, with all their verses. */
export const juzStore = keyedStore<JuzReading>(fetchJuz)

async function fetchJuz(id: number, access: Access, signal: AbortSignal): Promise<JuzReading> {
  const param = { id: String(id) }
  if (access === 'member') {
    try {
      const own = await api<SavedVerseApi>('member')['auth-juz'][':id'].$get(
        { param },
        { init: { signal } },
      )
      return { verses: (await own.json()).data }
    } catch (error) {
      refuseUnlessSessionEnded(error)
    }
  }
  const response = await api<QuranApi>().juz[':id'].$get({ param, query: {} }, { init: { signal } })
  const { data, qari } = await response.json()
  return { verses: data, reciter: qari.nama }
}
