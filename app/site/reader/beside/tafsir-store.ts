import { createStore } from 'zustand/vanilla'
import { api } from '#app/client/api.client.ts'
import type { QuranApi } from '#features/quran/api.server.ts'
import type { TafsirWire } from '#features/quran/contract.ts'

/** The short tafsir of a surah with its source, or why it did not come. */
export type SurahTafsir =
  | { entries: readonly TafsirWire[]; source: string; error: null }
  | { entries: null; source: null; error: string }

/** By surah; what nobody asked for is missing. */
export const tafsirStore = createStore<Readonly<Record<number, SurahTafsir>>>(() => ({}))

const loading = new Set<number>()

/** Loads the tafsir of a surah once; after a failure it is asked for again. */
export async function loadTafsir(surah: number): Promise<void> {
  if (loading.has(surah) || tafsirStore.getState()[surah]?.entries) return
  loading.add(surah)
  try {
    const answer = await api<QuranApi>().tafsir[':id'].$get({
      param: { id: String(surah) },
      query: {},
    })
    const { data: entries, sumber: source } = await answer.json()
    tafsirStore.setState({ [surah]: { entries, source, error: null } })
  } catch (reason) {
    const error = reason instanceof Error ? reason.message : 'Tafsir belum dapat dimuat.'
    tafsirStore.setState({ [surah]: { entries: null, source: null, error } })
  } finally {
    loading.delete(surah)
  }
}
