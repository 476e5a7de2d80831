import { juzListStore, THE_LIST } from './list-store.ts'
import type { JuzVerseWire } from '#features/quran/contract.ts'
import { juzStore, type JuzReading } from './juz-store.ts'
import { entryKey, keyedStore, type KeyedStore } from '#app/client/keyed-store.ts'

/** Pages of the mushaf by number, built from their juz. The next page is usually there already, even offline. */
export const pageStore = keyedStore<JuzVerseWire[]>(async (number, _access, signal) => {
  const list = await have(juzListStore, THE_LIST, signal)
  const own = list.filter(({ halaman: [first = 0, last = 0] }) => first <= number && number <= last)
  const juz = await Promise.all(own.map((each) => juzReading(each.juz, signal)))
  return juz.flatMap(({ verses }) => verses).filter(({ halaman }) => halaman === number)
})

/** A juz from the store or the network. Throws an Error whose message is for the user. */
export function juzReading(juz: number, signal: AbortSignal): Promise<JuzReading> {
  return have(juzStore, juz, signal)
}

async function have<T>(store: KeyedStore<T>, key: number, signal: AbortSignal): Promise<T> {
  await store.load(key, 'public', signal)
  const { data, error } = store.state.getState()[entryKey(key, 'public')] ?? {}
  if (!data) throw new Error(error ?? '')
  return data
}
