import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useLook } from '#app/appearance/look-store.ts'
import { englishStore, loadEnglish } from '#app/site/quran/english-store.ts'

type English = { textOf(surah: number, ayah: number): string | undefined; error: string | null }

const none: English = { textOf: () => undefined, error: null }

/** The English translation where this device wants it; loaded with the first verse that asks. */
export function useEnglish(): English {
  const { hasEnglish } = useLook()
  const { surahs, error } = useStore(englishStore)
  useEffect(() => {
    if (hasEnglish) void loadEnglish()
  }, [hasEnglish])
  if (!hasEnglish) return none
  return { textOf: (surah, ayah) => surahs?.[surah - 1]?.ayat[ayah - 1], error }
}

/** The English name of a surah, where this device wants English and has it. */
export function useEnglishName(surah: number): string | undefined {
  const { hasEnglish } = useLook()
  const { surahs } = useStore(englishStore)
  return hasEnglish ? surahs?.[surah - 1]?.nama : undefined
}
