import type { TafsirWire } from '../contract.ts'
import { numberInPath, SURAH_COUNT } from '../quran.ts'
import type { Explanation } from '../text/tafsir.ts'

/** The tafsir of all surahs for a device to store; a text that verses share stands once. */
export type TafsirFile = { sumber: string; surat: [from: number, to: number, text: string][][] }

/** Name of the Cache Storage cache with the tafsir, once the user has downloaded it. */
export const TAFSIR_CACHE = 'amanah-quran-tafsir'

/** The file of the tafsir; `find` answers the explanations of a surah's verses in order. */
export function encodeTafsir(
  find: (surah: number) => readonly Explanation[] | undefined,
  sumber: string,
): string | undefined {
  const surat = Array.from({ length: SURAH_COUNT }, (_, index) => {
    const verses = find(index + 1) ?? []
    const own = verses.filter(({ from }, place) => from === place + 1)
    return own.map(({ from, to, text }): TafsirFile['surat'][number][number] => [from, to, text])
  })
  if (surat.some(({ length }) => length === 0)) return undefined
  const file: TafsirFile = { sumber, surat }
  return JSON.stringify(file)
}

/** The API's answer to this path and query ('/v2/tafsir/2', '?ayat=255'); undefined for what does not exist. */
export function answerFromTafsir(
  { surat, sumber }: TafsirFile,
  { path, query }: { path: string; query: URLSearchParams },
): { data: TafsirWire[]; sumber: string } | undefined {
  const [, id = ''] = /^\/v2\/tafsir\/(\d+)$/.exec(path) ?? []
  const surahId = numberInPath(id, SURAH_COUNT)
  const parts = surahId === undefined ? undefined : surat[surahId - 1]
  if (surahId === undefined || !parts) return undefined
  const range = query.get('ayat')
  const data = parts.flatMap(([dari, sampai, teks]) =>
    Array.from({ length: sampai - dari + 1 }, (_, i) => {
      return { surahId, nomorAyat: dari + i, dari, sampai, teks }
    }).filter(({ nomorAyat }) => range === null || String(nomorAyat) === range),
  )
  return data.length > 0 ? { data, sumber } : undefined
}
