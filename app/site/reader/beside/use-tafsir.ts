import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useLook } from '#app/appearance/look-store.ts'
import { loadTafsir, type SurahTafsir, tafsirStore } from './tafsir-store.ts'

/** The tafsir of a verse, where it is wanted beside the Arabic; verses that share one have it at the first of them. */
export function useTafsir(surah: number | undefined): (ayah: number) => string | undefined {
  const { beside } = useLook()
  const isWanted = beside === 'tafsir' && surah !== undefined
  const known = useStore(tafsirStore, (all) => (isWanted ? all[surah] : undefined))
  useEffect(() => {
    // A narrow screen has no room beside the Arabic.
    if (isWanted && matchMedia('(min-width: 64rem)').matches) void loadTafsir(surah)
  }, [isWanted, surah])
  return (ayah) => tafsirAt(known, ayah)
}

/** What stands at a verse: nothing at those that share the text of one before. */
export function tafsirAt(known: SurahTafsir | undefined, ayah: number): string | undefined {
  const entry = known?.entries?.find(({ nomorAyat }) => nomorAyat === ayah)
  if (!entry || entry.dari !== ayah) return undefined
  return entry.dari === entry.sampai
    ? entry.teks
    : `Ayat ${entry.dari}–${entry.sampai}: ${entry.teks}`
}
