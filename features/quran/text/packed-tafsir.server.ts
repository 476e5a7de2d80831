import { PackedTexts } from './packed-texts.server.ts'
import { type QuranSource, SURAH_COUNT } from '../quran.ts'
import { type Explanation, explanationsOf } from './tafsir.ts'

type PackedSurah = { places: readonly (readonly [from: number, to: number])[]; texts: PackedTexts }

/**
 * The cleaned explanations of a surah's verses, in order; undefined when there are none. A surah is read from the
 * source at its first use; then its texts are kept packed, each once.
 */
export function openTafsir({
  readTafsir,
}: Pick<QuranSource, 'readTafsir'>): (surah: number) => readonly Explanation[] | undefined {
  const known = new Map<number, PackedSurah>()
  return (surah) => {
    const isSurah = Number.isInteger(surah) && surah >= 1 && surah <= SURAH_COUNT
    if (!readTafsir || !isSurah) return undefined
    const { places, texts } = known.get(surah) ?? packSurah(explanationsOf(readTafsir(surah)))
    known.set(surah, { places, texts })
    let last = ''
    return places.map(([from, to], at) => {
      if (from === at + 1) last = texts.read(at)
      return { from, to, text: last }
    })
  }
}

function packSurah(explanations: readonly Explanation[]): PackedSurah {
  const texts = new PackedTexts()
  // A text that verses share stands at the first of them.
  for (const [at, { from, text }] of explanations.entries()) texts.add(from === at + 1 ? text : '')
  return { places: explanations.map(({ from, to }) => [from, to] as const), texts: texts.pack() }
}
