import type {
  JuzSummaryWire,
  JuzVerseWire,
  ReciterWire,
  SurahWire,
  VerseWire,
} from '../contract.ts'
import { audioUrl, hasOpeningBasmala, JUZ_COUNT, numberInPath, SURAH_COUNT } from '../quran.ts'
import { type Reciter, recitersOf } from '../audio/reciters.ts'
import type { OfflineText } from './offline-text.ts'

/**
 * The API's answer to this path and query ('/v2/surat/2', '?qari=husary'), made from the text on the device.
 * Undefined for an unknown surah, juz or reciter, and for other paths.
 */
export function answerFromText(
  text: OfflineText,
  { path, query }: { path: string; query: URLSearchParams },
): object | undefined {
  const [, kind, id] = /^\/v2\/(surat|juz|qari)(?:\/(\d+))?$/.exec(path) ?? []
  const voices = voicesOf(text)
  const reciter = query.get('qari')
  const voice = reciter === null ? voices[0] : voices.find((each) => each.id === reciter)
  if (!kind || !voice) return undefined
  if (id === undefined) return { data: listOf(kind, text, voices) }
  if (kind === 'surat') {
    const surah = surahFrom(text, numberInPath(id, SURAH_COUNT), voice)
    return surah && { data: surah }
  }
  const juz = kind === 'juz' ? numberInPath(id, JUZ_COUNT) : undefined
  if (juz === undefined) return undefined
  const verses = text.verses.filter((verse) => verse.juz === juz)
  return { data: verses.map((verse) => withReciterAudio(verse, voice)), qari: reciterOf(voice) }
}

function listOf(kind: string, text: OfflineText, voices: readonly Reciter[]): unknown {
  if (kind === 'surat') return text.surahs
  if (kind === 'juz') return Array.from({ length: JUZ_COUNT }, (_, i) => juzFrom(text, i + 1))
  return voices.map(reciterOf)
}

/** The reciters of the source whose recordings the text names: the device does not know the configured one. */
function voicesOf({ verses }: OfflineText): readonly Reciter[] {
  const first = verses[0]
  if (!first) return []
  const speaks = ({ audio }: Reciter) =>
    audioUrl(audio, { surah: first.surahId, ayah: first.nomorAyat }) === first.audio
  const known = ['everyayah', 'lokal'].map(recitersOf)
  const own = [first.audio, ...first.audioCadangan].map(templateOf).join(' ')
  return known.find(([voice]) => voice && speaks(voice)) ?? recitersOf(own)
}

/** The pattern behind the address of verse 1:1. */
function templateOf(address: string): string {
  const at = address.lastIndexOf('001001')
  return at < 0 ? address : `${address.slice(0, at)}{surah}{ayah}${address.slice(at + 6)}`
}

function surahFrom(
  text: OfflineText,
  number: number | undefined,
  voice: Reciter,
): SurahWire | undefined {
  const summary = text.surahs.find(({ nomor }) => nomor === number)
  if (number === undefined || !summary) return undefined
  const neighbour = (nomor: number) => {
    const found = text.surahs.find((each) => each.nomor === nomor)
    return found ? { nomor: found.nomor, namaLatin: found.namaLatin } : null
  }
  const pengantar = text.introductions[number]
  return {
    ...summary,
    ...(pengantar && { pengantar }),
    bismillah: hasOpeningBasmala(number),
    sebelumnya: neighbour(number - 1),
    berikutnya: neighbour(number + 1),
    qari: reciterOf(voice),
    surah_details: text.verses
      .filter(({ surahId }) => surahId === number)
      .map((verse) => verseOfSurah(withReciterAudio(verse, voice))),
  }
}

function verseOfSurah(verse: JuzVerseWire): VerseWire {
  const { awalSurat: _, jumlahAyat: __, ...alone } = verse
  return alone
}

function withReciterAudio(verse: JuzVerseWire, { audio, fallbacks }: Reciter): JuzVerseWire {
  const ref = { surah: verse.surahId, ayah: verse.nomorAyat }
  return {
    ...verse,
    audio: audioUrl(audio, ref),
    audioCadangan: fallbacks.map((template) => audioUrl(template, ref)),
  }
}

function juzFrom({ verses }: OfflineText, juz: number): JuzSummaryWire {
  const own = verses.filter((verse) => verse.juz === juz)
  const [first, last] = [own[0], own.at(-1)]
  if (!first || !last) throw new Error(`juz ${juz} has no verses`)
  const parts = new Map<number, JuzSummaryWire['surat'][number]>()
  for (const { surahId, namaLatin, nomorAyat } of own) {
    const part = parts.get(surahId)
    if (part) part.sampai = nomorAyat
    else parts.set(surahId, { surahId, namaLatin, dari: nomorAyat, sampai: nomorAyat })
  }
  return {
    juz,
    jumlahAyat: own.length,
    mulai: refOf(first),
    selesai: refOf(last),
    surat: [...parts.values()],
    halaman: [first.halaman, last.halaman],
  }
}

function refOf({ surahId, namaLatin, nomorAyat }: JuzVerseWire) {
  return { surahId, namaLatin, nomorAyat }
}

function reciterOf({ id, name, audio, fallbacks }: Reciter): ReciterWire {
  return { id, nama: name, templat: audio, templatCadangan: [...fallbacks] }
}
