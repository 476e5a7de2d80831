import { revelationPlace, type SurahSummary } from '#features/quran/quran.ts'
import { openQuran } from '#features/quran/text/source.server.ts'
import type { Config } from '#platform/config.ts'
import type { ShownPage, DocumentSource } from './source.ts'

/** The 114 surahs by name and meaning; they never change during a process. */
export function surahSource(config: Pick<Config, 'quranSource'>): DocumentSource {
  const surahs = openQuran(config).listSurahs()
  const pages = new Map(surahs.map((surah) => [String(surah.number), pageOf(surah)]))
  return {
    kind: 'surat',
    fingerprint: async () => config.quranSource,
    documents: async () =>
      surahs.map(({ number, name, meaning }) => ({
        kind: 'surat',
        id: String(number),
        title: name,
        summary: meaning,
        body: '',
        keywords: `surat ${number}`,
        publishedAt: null,
        endsAt: null,
      })),
    pages: async (_db, { ids }) => ids.flatMap((id) => pages.get(id) ?? []),
  }
}

function pageOf(surah: SurahSummary): ShownPage {
  const { number, name, meaning, verseCount, arabicName } = surah
  return {
    id: String(number),
    title: name,
    summary: meaning,
    address: `/surat/${number}`,
    note: `Surah ke-${number} · ${verseCount} ayat · ${revelationPlace(surah.revelation)}`,
    cover: null,
    arabic: arabicName,
    publishedAt: null,
  }
}
