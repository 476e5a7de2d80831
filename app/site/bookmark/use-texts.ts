import { useEffect } from 'react'
import { useStore } from 'zustand'
import { absent, entryKey } from '#app/client/keyed-store.ts'
import { surahStore } from '#app/site/quran/surah-store.ts'
import type { VerseWire } from '#features/quran/contract.ts'
import type { NamedBookmark } from './bookmark.ts'

export type VerseText = { verse: VerseWire | undefined; error: string | null }

/** The texts of the shown bookmarks. Each surah is loaded once, however many of its verses are bookmarked. */
export function useTexts(shown: readonly NamedBookmark[]): (bookmark: NamedBookmark) => VerseText {
  const surahs = [...new Set(shown.map(({ surah }) => surah))].join()
  const entries = useStore(surahStore.state)
  useEffect(() => {
    const leaving = new AbortController()
    for (const surah of surahs.split(',').filter(Boolean)) {
      void surahStore.load(Number(surah), 'public', leaving.signal)
    }
    return () => leaving.abort()
  }, [surahs])
  return ({ surah, ayah }) => {
    const { data, error } = entries[entryKey(surah, 'public')] ?? absent
    return { verse: data?.surah_details[ayah - 1], error }
  }
}
