import type { Config } from '#platform/config.ts'
import { type Frozen, freeze } from '#platform/http/frozen.server.ts'
import { freezeKept, smallest } from '#platform/http/precompressed.server.ts'
import { placesOf } from '../columns.ts'
import { TAFSIR_ATTRIBUTION } from '../quran.ts'
import { findReciter } from '../audio/reciters.ts'
import { heldIntroductions } from '../introduction/introductions.ts'
import { openQuran } from '../text/source.server.ts'
import { readingWire, reciterWire, surahListWire } from '../wire.server.ts'
import { encodeTafsir } from './offline-tafsir.ts'
import {
  encodeOffline,
  OFFLINE_MANIFEST,
  type OfflineFile,
  type OfflineFiles,
  type OfflineManifest,
  type OfflineName,
  offlineNames,
} from './offline-text.ts'

type Settings = Pick<Config, 'quranSource' | 'audioSource'>

const opened = new Set<() => Promise<void>>()

/** Makes the files of this process anew where a text has changed; devices ask for what has a new name. */
export async function renewOfflineFiles(): Promise<void> {
  for (const renew of opened) await renew()
}

export type OfflineCache = {
  /** The file at this path, ready to send, or undefined. */
  find(pathname: string): Frozen | undefined
  /** The files a browser should store, with their present sizes. */
  manifest(): OfflineManifest
  /** Packs the files as small as they get, until the signal. */
  warm(signal?: AbortSignal): Promise<void>
}

/** The whole text as files for a browser to store. */
export function offlineFiles(config: Settings): OfflineFiles {
  const quran = openQuran(config)
  const reciter = findReciter(config.audioSource)
  if (!reciter) throw new Error(`no voice for AUDIO_SOURCE ${config.audioSource}`)
  const verses = quran
    .listSurahs()
    .flatMap((surah) => surah.verses.map((verse) => readingWire(verse, surah, reciter)))
  const pengantar = heldIntroductions()
  return encodeOffline(verses, surahListWire(quran), {
    tempat: placesOf(verses, reciterWire(reciter)),
    ...(Object.keys(pengantar).length > 0 && { pengantar }),
  })
}

/**
 * Makes the files and holds them in memory. What the folder `packed` does not have as small as it gets is compressed
 * lightly until `warm` has compressed it fully.
 */
export async function openOfflineCache(config: Settings, packed: string): Promise<OfflineCache> {
  const ready = new Map<string, Frozen>()
  const urls = new Map<OfflineName | 'tafsir', string>()
  const fileOf = (url: string): OfflineFile => {
    const frozen = ready.get(url)
    return { url, bytes: frozen?.brotli?.length ?? 0, stored: frozen?.size ?? 0 }
  }
  const manifest = (): OfflineManifest => {
    const files = offlineNames.map((name) => ({ name, ...fileOf(urls.get(name) ?? '') }))
    const tafsir = urls.get('tafsir')
    return {
      files,
      bytes: files.reduce((sum, file) => sum + file.bytes, 0),
      tafsir: tafsir === undefined ? null : fileOf(tafsir),
    }
  }
  const publish = async () => {
    const body = JSON.stringify(manifest())
    ready.set(
      OFFLINE_MANIFEST,
      await freeze(body, { headers: headersOf('json', false), quality: 5 }),
    )
  }
  const add = async (name: OfflineName | 'tafsir', text: string | undefined) => {
    if (text === undefined) return
    const kind = name === 'tempat' || name === 'tafsir' ? 'json' : 'txt'
    const options = { headers: headersOf(kind, true), quality: 1 }
    const frozen = await freezeKept(text, options, packed)
    const url = `/quran/teks/${name}.${frozen.etag.slice(1, 13)}.${kind}`
    urls.set(name, url)
    ready.set(url, frozen)
  }
  // Not held in a variable: the functions below live as long as the process, and with them all they could see.
  const addTexts = () => Promise.all(namedTexts(config).map(([name, text]) => add(name, text)))
  await addTexts()
  await add('tafsir', encodeTafsir(openQuran(config).findTafsir, TAFSIR_ATTRIBUTION))
  await publish()
  opened.add(async () => {
    // What has the name of an earlier text stays for devices that are in the middle of it.
    await addTexts()
    await publish()
  })
  return {
    find: (pathname) => (pathname.startsWith('/quran/teks') ? ready.get(pathname) : undefined),
    manifest,
    async warm(signal) {
      for (const url of urls.values()) {
        if (signal?.aborted) return
        const frozen = ready.get(url)
        if (frozen) ready.set(url, await smallest(frozen, packed))
      }
      await publish()
    },
  }
}

function namedTexts(config: Settings): [OfflineName, string][] {
  const texts = offlineFiles(config)
  return offlineNames.map((name) => [name, texts[name]])
}

function headersOf(kind: 'json' | 'txt', isNamedByContent: boolean): Record<string, string> {
  return {
    'Content-Type': `${kind === 'json' ? 'application/json' : 'text/plain'}; charset=utf-8`,
    'Cache-Control': isNamedByContent
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
    'X-Content-Type-Options': 'nosniff',
  }
}
