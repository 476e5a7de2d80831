import { api } from '#app/client/api.client.ts'
import type { QuranApi } from '#features/quran/api.server.ts'
import type { JuzSummaryWire, SurahSummaryWire } from '#features/quran/contract.ts'
import { keyedStore } from '#app/client/keyed-store.ts'

/** Each list exists once, so it has one fixed key in its store. */
export const THE_LIST = 0

/** The list of the 114 surahs. */
export const surahListStore = keyedStore<SurahSummaryWire[]>(async (_list, _access, signal) => {
  const response = await api<QuranApi>().surat.$get({}, { init: { signal } })
  return (await response.json()).data
})

/** The list of the 30 juz. */
export const juzListStore = keyedStore<JuzSummaryWire[]>(async (_list, _access, signal) => {
  const response = await api<QuranApi>().juz.$get({}, { init: { signal } })
  return (await response.json()).data
})
