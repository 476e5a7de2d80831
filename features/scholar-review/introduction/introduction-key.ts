import { numberInPath, SURAH_COUNT } from '#features/quran/quran.ts'

/** The introduction of one surah: 'pengantar.2'. */
export type IntroductionKey = `pengantar.${number}`

/** The key under which the introduction of a surah is reviewed. */
export function introductionKeyOf(surah: number): IntroductionKey {
  return `pengantar.${surah}`
}

/** The surah of a key; undefined for any other key. */
export function surahOfKey(key: string): number | undefined {
  return key.startsWith('pengantar.')
    ? numberInPath(key.slice('pengantar.'.length), SURAH_COUNT)
    : undefined
}

export const introductionKeys: readonly IntroductionKey[] = Array.from(
  { length: SURAH_COUNT },
  (_, at) => introductionKeyOf(at + 1),
)
