import { entryKey } from '#app/client/keyed-store.ts'
import { surahStore } from '#app/site/quran/surah-store.ts'
import type { Track } from '../playlist.ts'
import { indonesianVoice, sentencesOf } from './sentences.ts'

/** A voice that says nothing for so long has failed. */
const SILENT_MS = 4_000
const MS_PER_LETTER = 160

/** The device's Indonesian voice; undefined where there is none or no speech at all. */
export function deviceVoice(): SpeechSynthesisVoice | undefined {
  return 'speechSynthesis' in globalThis ? indonesianVoice(speechSynthesis.getVoices()) : undefined
}

/** Fetches the translations of the verse's surah, once. */
export function fetchMeanings({ surah }: Pick<Track, 'surah'>): void {
  if (!surahHere(surah)) void surahStore.load(surah, 'public', new AbortController().signal)
}

let token = 0

/** How to read the translation of a verse aloud; undefined without a voice or its text. */
export function meaningReader({ surah, ayah }: Track): ((onEnd: () => void) => void) | undefined {
  const voice = deviceVoice()
  const text = surahHere(surah)?.surah_details[ayah - 1]?.teksIndonesia
  if (!voice || !text) return undefined
  return (onEnd) => {
    const mine = ++token
    void readPieces(sentencesOf(text), { voice, isOver: () => mine !== token }).then(() => {
      if (mine === token) onEnd()
    })
  }
}

/** Ends the reading; what waits for its end is not called. */
export function hush(): void {
  token += 1
  if ('speechSynthesis' in globalThis) speechSynthesis.cancel()
}

async function readPieces(
  pieces: readonly string[],
  { voice, isOver }: { voice: SpeechSynthesisVoice; isOver(): boolean },
): Promise<void> {
  for (const piece of pieces) {
    if (isOver()) return
    await new Promise<void>((resolve) => {
      const utterance = Object.assign(new SpeechSynthesisUtterance(piece), { voice, lang: 'id-ID' })
      utterance.onend = utterance.onerror = () => resolve()
      // Some devices never say that they have ended.
      setTimeout(resolve, SILENT_MS + piece.length * MS_PER_LETTER)
      speechSynthesis.speak(utterance)
    })
  }
}

function surahHere(surah: number) {
  const entries = surahStore.state.getState()
  const found = (['public', 'member'] as const).map((access) => entries[entryKey(surah, access)])
  return found.find((entry) => entry?.data?.surah_details[0]?.teksIndonesia)?.data
}
