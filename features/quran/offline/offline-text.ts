import { type VersePlaces, versesFrom } from '../columns.ts'
import type { JuzVerseWire, SurahSummaryWire } from '../contract.ts'
import type { Introductions } from '../introduction/introductions.ts'

/** The files of the whole text: three with one line per verse, and one with the places of the verses. */
export type OfflineName = 'arab' | 'latin' | 'arti' | 'tempat'
export type OfflineFiles = Record<OfflineName, string>
export const offlineNames: readonly OfflineName[] = ['arab', 'latin', 'arti', 'tempat']

/** All 6236 verses in reading order, field by field as the API answers them, the list of surahs, and what introduces them. */
export type OfflineText = {
  surahs: SurahSummaryWire[]
  verses: JuzVerseWire[]
  introductions: Introductions
}

/** Devices may hold a file from before there were introductions. */
type Places = { surat: SurahSummaryWire[]; tempat: VersePlaces; pengantar?: Introductions }

/** One file per kind of text compresses better than one per surah. A hidden Latin text is an empty line. */
export function encodeOffline(
  verses: readonly JuzVerseWire[],
  surat: SurahSummaryWire[],
  rest: Omit<Places, 'surat'>,
): OfflineFiles {
  const places: Places = { surat, ...rest }
  return {
    arab: lines(verses.map((verse) => verse.teksArab)),
    latin: lines(verses.map((verse) => verse.teksLatin ?? '')),
    arti: lines(verses.map((verse) => verse.teksIndonesia)),
    tempat: JSON.stringify(places),
  }
}

function lines(texts: readonly string[]): string {
  if (texts.some((text) => text.includes('\n'))) throw new Error('a verse holds a line break')
  return texts.join('\n')
}

/** Decodes the text; throws when the files do not belong together. */
export function decodeOffline({ arab, latin, arti, tempat }: OfflineFiles): OfflineText {
  const places = JSON.parse(tempat) as Places
  const verses = versesFrom(places.tempat, {
    teksArab: arab.split('\n'),
    teksLatin: latin.split('\n').map((line) => line || null),
    teksIndonesia: arti.split('\n'),
  })
  if (!verses) throw new Error('the files of the text do not belong together')
  return { surahs: places.surat, verses, introductions: places.pengantar ?? {} }
}

/** A file with an address that changes with its content, its size as sent, and as stored on a device. */
export type OfflineFile = { url: string; bytes: number; stored: number }

/** What the browser stores to read and search offline; the tafsir only when the user downloads it. */
export type OfflineManifest = {
  files: (OfflineFile & { name: OfflineName })[]
  bytes: number
  /** Null when the configured source has none. */
  tafsir: OfflineFile | null
}

/** The address of the manifest; every use revalidates it. */
export const OFFLINE_MANIFEST = '/quran/teks.json'
/** Name of the Cache Storage cache with the manifest and its files, once the device has stored the text. */
export const OFFLINE_CACHE = 'amanah-quran-teks'
