import { decodeOffline, type OfflineFiles } from '#features/quran/offline/offline-text.ts'
import type { SearchQuery } from '#features/verse-search/contract.ts'
import { buildSearch, type Search } from '#features/verse-search/search-index.ts'
import type { SearchText } from '#features/verse-search/types.ts'
import { searchWire } from '#features/verse-search/wire.ts'

/** First the text, then any number of queries. Each answer carries its query's id; 0 means that the text is loaded. */
type Message = { files: OfflineFiles } | { id: number; query: SearchQuery }

let index: Search | undefined

globalThis.onmessage = ({ data }: MessageEvent<Message>) => {
  if ('files' in data) {
    index = buildSearch(searchText(data.files))
    globalThis.postMessage({ id: 0 })
  } else if (index) {
    globalThis.postMessage({ id: data.id, result: searchWire(index, data.query) })
  }
}

function searchText(files: OfflineFiles): SearchText {
  const { surahs, verses } = decodeOffline(files)
  return {
    surahs: surahs.map(({ nomor, namaLatin, nama, jumlahAyat }) => {
      return { number: nomor, name: namaLatin, arabicName: nama, verseCount: jumlahAyat }
    }),
    verses: verses.map((verse) => ({
      surah: verse.surahId,
      ayah: verse.nomorAyat,
      juz: verse.juz,
      page: verse.halaman,
      arabic: verse.teksArab,
      latin: verse.teksLatin,
      indonesian: verse.teksIndonesia,
    })),
  }
}
