/** A surah to choose from. */
export type LearnedSurah = { name: string; verseCount: number }
