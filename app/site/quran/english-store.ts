import { createStore } from 'zustand/vanilla'
import type { EnglishWire } from '#features/quran/contract.ts'

type EnglishState = { surahs: EnglishWire['data'] | null; error: string | null }

/** The English translation, once somebody chose it. */
export const englishStore = createStore<EnglishState>(() => ({ surahs: null, error: null }))

let loading: Promise<void> | undefined

/** Forgets the translation and deletes it from this device. */
export async function dropEnglish(): Promise<void> {
  await (await import('./english.client.ts')).removeEnglish()
  loading = undefined
  englishStore.setState({ surahs: null, error: null })
}

/** Loads the translation from this device, or once from the server, and keeps it for times without a network. */
export function loadEnglish(): Promise<void> {
  loading ??= import('./english.client.ts')
    .then(({ findEnglish }) => findEnglish())
    .then(
      (surahs) => englishStore.setState({ surahs, error: null }),
      (error: unknown) => {
        console.warn('the English translation did not come', error)
        loading = undefined
        englishStore.setState({
          error: 'Terjemahan Inggris belum terunduh. Periksa koneksi internet Anda.',
        })
      },
    )
  return loading
}
