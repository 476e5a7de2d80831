import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { plainOf } from '#platform/http/frozen.server.ts'
import { webBuild } from '#server/bundle/web-build.ts'
import type { JuzVerseWire } from '../contract.ts'
import { openResponseCache } from '../response-cache.server.ts'
import { holdIntroductions } from '../introduction/introductions.ts'
import { openQuran } from '../text/source.server.ts'
import { offlineFiles, openOfflineCache, renewOfflineFiles } from './offline-files.server.ts'
import { decodeOffline, OFFLINE_MANIFEST, type OfflineFiles, offlineNames } from './offline-text.ts'

// As the tests' servers serve it: the build has packed this.
const config = readConfig({ AUDIO_SOURCE: 'lokal' })

test('the decoded text is the source, verse by verse and field by field', async () => {
  const { surahs, verses } = decodeOffline(offlineFiles(config))
  const source = openQuran(config)
    .listSurahs()
    .flatMap((surah) => surah.verses)
  expect(verses).toHaveLength(6236)
  expect(verses.map((verse) => [verse.surahId, verse.nomorAyat, verse.teksArab])).toEqual(
    source.map((verse) => [verse.surah, verse.ayah, verse.arabic]),
  )
  expect(verses.map(({ teksLatin, teksIndonesia }) => [teksLatin, teksIndonesia])).toEqual(
    source.map(({ latin, indonesian }) => [latin, indonesian]),
  )
  expect(surahs).toHaveLength(114)
  const juz = await openResponseCache(config).get('/v2/juz/15')
  if (!juz) throw new Error('no juz 15')
  const { data } = JSON.parse(String(plainOf(juz))) as { data: JuzVerseWire[] }
  expect(verses.filter((verse) => verse.juz === 15)).toEqual(data)
})

test('files that do not belong together are refused', () => {
  const files = offlineFiles(config)
  const torn: OfflineFiles = { ...files, arab: files.arab.slice(0, files.arab.lastIndexOf('\n')) }
  expect(() => decodeOffline(torn)).toThrow('do not belong together')
})

test('files are named by their content, kept for a year, and sent packed; the manifest is asked for again', {
  tags: 'night',
}, async () => {
  const unpacked = await openOfflineCache(config, '/nowhere')
  const before = unpacked.manifest()
  await unpacked.warm(AbortSignal.abort())
  expect(unpacked.manifest()).toEqual(before)
  const cache = await openOfflineCache(config, webBuild.packed)
  await cache.warm()
  const { files, bytes } = cache.manifest()
  expect(files.map(({ name }) => name)).toEqual(offlineNames)
  expect(files.map(({ url }) => url)).toEqual(before.files.map(({ url }) => url))
  expect(bytes).toBeLessThan(before.bytes)
  const texts = offlineFiles(config)
  for (const { name, url, bytes: size } of files) {
    expect(url).toMatch(/^\/quran\/teks\/[a-z]+\.[\w-]{12}\.(txt|json)$/)
    const frozen = cache.find(url)
    expect(frozen?.headers['Cache-Control']).toBe('public, max-age=31536000, immutable')
    expect(frozen?.brotli).toHaveLength(size)
    expect(String(brotliDecompressSync(frozen?.brotli ?? ''))).toBe(texts[name])
  }
  const manifest = cache.find(OFFLINE_MANIFEST)
  expect(manifest?.headers['Cache-Control']).toBe('public, max-age=0, must-revalidate')
  expect(JSON.parse(String(manifest?.plain))).toEqual(cache.manifest())
  expect(cache.find('/quran/teks/arab.txt')).toBeUndefined()

  // A device in the middle of the earlier text still finds it.
  const shown = { isi: ['Pembuka.'], sumber: 'Kitab.', izin: 'Diizinkan.', tinjauan: 'Ditinjau.' }
  holdIntroductions({ 1: shown })
  await renewOfflineFiles()
  holdIntroductions({})
  const isNew = cache.manifest().files.map(({ url }, at) => url !== files[at]?.url)
  expect(isNew).toEqual([false, false, false, true])
  expect(files.every(({ url }) => cache.find(url))).toBe(true)
})
