import { ApiFailure, api } from '#app/client/api.client.ts'
import type { QuranApi } from '#features/quran/api.server.ts'
import type { SurahWire } from '#features/quran/contract.ts'
import type { BookmarkApi } from '#features/bookmark/api.server.ts'
import { type StoreAccess, keyedStore } from '#app/client/keyed-store.ts'

/** Surahs by number, with all their verses. */
export const surahStore = keyedStore<SurahWire>(fetchSurah)

async function fetchSurah(
  id: number,
  access: StoreAccess,
  signal: AbortSignal,
): Promise<SurahWire> {
  const param = { id: String(id) }
  if (access === 'member') {
    try {
      const own = await api<BookmarkApi>('member')['auth-surat'][':id'].$get(
        { param },
        { init: { signal } },
      )
      return (await own.json()).data
    } catch (error) {
      refuseUnlessSessionEnded(error)
    }
  }
  const response = await api<QuranApi>().surat[':id'].$get(
    { param, query: {} },
    { init: { signal } },
  )
  return (await response.json()).data
}

/**
 * Throws the error again unless the session has ended or there was no answer. Then the public text replaces the
 * member's, because reading needs no account.
 */
export function refuseUnlessSessionEnded(error: unknown): void {
  const isOver = error instanceof ApiFailure && (error.status === 401 || error.status === 0)
  if (!isOver) throw error
  console.warn('what this member has saved is not known now', error)
}
