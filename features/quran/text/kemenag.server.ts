import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { KEMENAG_ATTRIBUTION, type QuranSource, type RawSurah, SURAH_COUNT } from '../quran.ts'
import { verseKey } from '../verse-key.ts'

type PackedSurah = {
  number: number
  name: string
  name_id: string
  name_trans_id: string
  number_of_verse: number
  category: 'Makkiyah' | 'Madaniyah'
  arabics: Record<string, string>
  latins: Record<string, string>
  translations: { id: Record<string, string> }
  tafsirs: { id: { kemenag: Record<string, string> } }
}

const require = createRequire(import.meta.url)

/** The text of LPMQ, Ministry of Religious Affairs, from the package quran-pack. */
export const kemenag: QuranSource = {
  id: 'kemenag',
  attribution: KEMENAG_ATTRIBUTION,
  read: () => Array.from({ length: SURAH_COUNT }, (_, index) => readSurah(index + 1)),
  readTafsir: (number) => {
    const packed = packedSurah(number)
    return Array.from({ length: packed.number_of_verse }, (_, index) =>
      textAt(packed.tafsirs.id.kemenag, number, index + 1),
    )
  },
}

function readSurah(number: number): RawSurah {
  const packed = packedSurah(number)
  return {
    number,
    arabicName: packed.name,
    name: packed.name_id,
    meaning: packed.name_trans_id,
    revelation: packed.category,
    verses: Array.from({ length: packed.number_of_verse }, (_, index) => ({
      arabic: textAt(packed.arabics, number, index + 1),
      latin: textAt(packed.latins, number, index + 1),
      indonesian: textAt(packed.translations.id, number, index + 1),
    })),
  }
}

/** Read as a file and not as a module, which would stay in memory with all its texts. */
function packedSurah(number: number): PackedSurah {
  return JSON.parse(readFileSync(require.resolve(`quran-pack/surah/${number}`), 'utf8'))
}

function textAt(texts: Record<string, string>, surah: number, ayah: number): string {
  const text = texts[ayah]
  if (!text) throw new Error(`quran-pack has no text for ${verseKey({ surah, ayah })}`)
  return text
}
