import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import type { Ctx } from '#platform/context.ts'
import { plainOf } from '#platform/http/frozen.server.ts'
import { openPublicSessions } from '#platform/http/public-session.server.ts'
import { createApi } from '#server/api/api.ts'
import { openContract } from '#tests/api/openapi.ts'
import type { JuzVerseWire, SurahWire } from './contract.ts'
import { openResponseCache, respondFrozen } from './response-cache.server.ts'

const now = new Date('2026-11-21T08:00:00Z')
const sessions = openPublicSessions('a secret that only this test knows')
const { token } = sessions.mint('visitor', now.getTime())
const headers = { Authorization: `Bearer ${token}` }

/** Questions about the Quran need no database. */
async function quranOnly(env: Record<string, string> = {}) {
  const quiet = { info() {}, warn() {}, error() {} }
  const config = readConfig({ AUDIO_SOURCE: 'lokal', ...env })
  const ctx: Partial<Ctx> = {
    config,
    log: quiet,
    now: () => now,
    newId: () => 'id',
    newPublicId: () => 'visitor',
  }
  const api = createApi(ctx as Ctx, sessions)
  return { api, ...(await openContract(api)) }
}

test('the list of surahs is as documented and carries names, place and juz', async () => {
  const { call } = await quranOnly()
  const { status, body } = await call('GET', '/v2/surat', { headers })
  const { data } = body as { data: object[] }
  expect(status).toBe(200)
  expect(data).toHaveLength(114)
  expect(data[1]).toEqual({
    nomor: 2,
    nama: 'البقرة',
    namaLatin: 'Al-Baqarah',
    arti: 'Sapi',
    jumlahAyat: 286,
    tempatTurun: 'Madinah',
    golongan: 'Madaniyah',
    juz: [1, 3],
    halaman: [2, 49],
  })
})

test('a surah carries every verse with an address for its audio', async () => {
  const { call } = await quranOnly()
  const { body } = await call('GET', '/v2/surat/1', { headers })
  const { data } = body as { data: SurahWire }
  expect(data).toMatchObject({
    bismillah: false,
    sebelumnya: null,
    berikutnya: { nomor: 2, namaLatin: 'Al-Baqarah' },
    qari: { id: 'lokal', templat: '/audio/lokal/{surah}{ayah}.wav' },
  })
  expect(data.surah_details.map((verse) => verse.audio)).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((n) => `/audio/lokal/00100${n}.wav`),
  )
})

test('all 114 surahs and 30 juz answer as documented', async () => {
  const { call } = await quranOnly()
  let verses = 0
  for (let id = 1; id <= 114; id += 1) {
    const { body } = await call('GET', `/v2/surat/${id}`, { headers })
    verses += (body as { data: SurahWire }).data.surah_details.length
  }
  for (let id = 1; id <= 30; id += 1) {
    const { body } = await call('GET', `/v2/juz/${id}`, { headers })
    verses += (body as { data: JuzVerseWire[] }).data.length
  }
  expect(verses).toBe(2 * 6236)
})

test('a juz is flat, in reading order, and says where a surah opens', async () => {
  const { call } = await quranOnly()
  const { body } = await call('GET', '/v2/juz/30', { headers })
  const { data } = body as { data: JuzVerseWire[] }
  expect(data[0]).toMatchObject({
    surahId: 78,
    namaLatin: "An-Naba'",
    nomorAyat: 1,
    juz: 30,
    awalSurat: true,
  })
  expect(data.at(-1)).toMatchObject({ surahId: 114, nomorAyat: 6, jumlahAyat: 6 })
  expect(data.filter((verse) => verse.awalSurat)).toHaveLength(37)
})

test('the 30 juz name where they begin and end', async () => {
  const { call } = await quranOnly()
  const { body } = await call('GET', '/v2/juz', { headers })
  expect((body as { data: object[] }).data[3]).toMatchObject({
    juz: 4,
    mulai: { surahId: 3, nomorAyat: 92 },
    selesai: { surahId: 4, nomorAyat: 23 },
  })
})

test('Latin known to be wrong is null', async () => {
  const { call } = await quranOnly()
  const { body } = await call('GET', '/v2/surat/23', { headers })
  const hidden = (body as { data: SurahWire }).data.surah_details.filter(
    (verse) => verse.teksLatin === null,
  )
  expect(hidden.map((verse) => verse.nomorAyat)).toEqual([41, 78, 79, 80, 81, 113])
})

test.each([
  '/v2/surat/0',
  '/v2/surat/115',
  '/v2/surat/abc',
  '/v2/surat/1.5',
  '/v2/juz/0',
  '/v2/juz/31',
  '/v2/juz/x',
])('%s is not found', async (missing) => {
  const { call } = await quranOnly()
  const { status, body, headers: got } = await call('GET', missing, { headers })
  expect(status).toBe(404)
  expect(got.get('content-type')).toContain('application/problem+json')
  expect(body).toMatchObject({ status: 404, code: 'not-found' })
})

test.each([
  ['no token', {}],
  ['a malformed token', { Authorization: 'Bearer nonsense' }],
  [
    'an expired token',
    { Authorization: `Bearer ${sessions.mint('v', now.getTime() - 25 * 3_600_000).token}` },
  ],
])('%s is refused', async (_case, given: Record<string, string>) => {
  const { call } = await quranOnly()
  for (const url of ['/v2/surat', '/v2/surat/1', '/v2/juz', '/v2/juz/1', '/v2/qari']) {
    expect((await call('GET', url, { headers: given })).status).toBe(401)
  }
})

test.each([
  ['GET', '/v2/auth-surat/1'],
  ['GET', '/v2/auth-juz/1'],
  ['GET', '/v2/alquran/save-verse'],
  ['POST', '/v2/alquran/save-verse'],
  ['DELETE', '/v2/alquran/save-verse/2/255'],
])('%s %s refuses whoever is not signed in, and is never stored', async (method, url) => {
  const { call } = await quranOnly()
  for (const given of [{}, headers, { Authorization: 'someone-elses-session' }]) {
    const answer = await call(method, url, { headers: given as Record<string, string> })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  }
})

test('another voice changes the audio; one that is not offered is refused', async () => {
  const { call } = await quranOnly({ AUDIO_SOURCE: 'everyayah' })
  const audioOf = async (url: string) =>
    ((await call('GET', url, { headers })).body as { data: SurahWire }).data.surah_details[0]?.audio
  expect(await audioOf('/v2/surat/2')).toBe('https://everyayah.com/data/Alafasy_128kbps/002001.mp3')
  expect(await audioOf('/v2/surat/2?qari=husary')).toBe(
    'https://everyayah.com/data/Husary_128kbps/002001.mp3',
  )
  expect((await call('GET', '/v2/surat/2?qari=siapa', { headers })).body).toMatchObject({
    status: 422,
    code: 'quran/unknown-reciter',
  })
  expect((await call('GET', '/v2/qari', { headers })).body).toMatchObject({
    data: [{ id: 'alafasy' }, {}, {}, {}, {}, {}, {}, {}, {}, {}],
  })
})

test('the qari that can be chosen come with the addresses of their recordings', async () => {
  const { call } = await quranOnly()
  const { status, body } = await call('GET', '/v2/qari', { headers })
  expect(status).toBe(200)
  expect(body).toEqual({
    data: [
      {
        id: 'lokal',
        nama: 'Nada lokal',
        templat: '/audio/lokal/{surah}{ayah}.wav',
        templatCadangan: ['/audio/lokal/64kbps/{surah}{ayah}.wav'],
      },
      {
        id: 'lokal-rendah',
        nama: 'Nada lokal rendah',
        templat: '/audio/lokal/rendah/{surah}{ayah}.wav',
        templatCadangan: ['/audio/lokal/rendah/64kbps/{surah}{ayah}.wav'],
      },
    ],
  })
})

test('an answer names itself by its content: asking again with its tag is 304', async () => {
  const { api } = await quranOnly()
  const first = await api.request('/v2/surat/112', { headers })
  const etag = first.headers.get('etag') ?? ''
  const again = { headers: { ...headers, 'If-None-Match': etag } }
  expect(etag).toMatch(/^"[\w-]{20,}"$/)
  expect(first.headers.get('cache-control')).toContain('public')
  expect((await api.request('/v2/surat/112', again)).status).toBe(304)
  expect((await api.request('/v2/surat/113', again)).status).toBe(200)
})

test('warming makes every answer once and as small as it gets, and keeps it for the next start', {
  tags: 'night',
}, async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'amanah-quran-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const cache = openResponseCache({
    quranSource: 'kemenag',
    audioSource: 'https://contoh.id/{surah}{ayah}.mp3',
  })
  const before = await cache.get('/v2/surat/2')
  const enough = new AbortController()
  const warmed = cache.warm(folder, enough.signal)
  while (cache.peek('/v2/surat/2')?.brotli === before?.brotli)
    await new Promise((resolve) => setTimeout(resolve, 20))
  enough.abort()
  await warmed

  const after = cache.peek('/v2/surat/2')
  if (!before?.brotli || !after?.brotli) throw new Error('surah 2 is not compressed')
  expect(after.etag).toBe(before.etag)
  expect(after.brotli.length).toBeLessThan(before.brotli.length)
  expect(brotliDecompressSync(after.brotli).equals(plainOf(before))).toBe(true)
})

test('the front of the server answers only what is ready and only whoever may read', async () => {
  const config = { quranSource: 'kemenag', audioSource: 'lokal' } as const
  const frozen = await openResponseCache(config).get('/v2/surat/1')
  const respond = respondFrozen(config, (authorization) => authorization === 'yes')
  const asking = { headers: { authorization: 'yes' } }
  expect(respond(asking, '/v2/surat/1', '')).toBe(frozen)
  expect(respond({ headers: {} }, '/v2/surat/1', '')).toBeUndefined()
  expect(respond(asking, '/v2/surat/1', '?qari=x')).toBeUndefined()
  expect(respond(asking, '/surat/1', '')).toBeUndefined()
})

test('a verse is explained on demand, with the verses that share the text and whose words they are', async () => {
  const { call } = await quranOnly()
  const one = await call('GET', '/v2/tafsir/56?ayat=52', { headers })
  expect(one.body).toMatchObject({
    data: [{ surahId: 56, nomorAyat: 52, dari: 51, sampai: 53 }],
    sumber: expect.stringContaining('Kementerian Agama'),
  })
  expect(one.headers.get('cache-control')).toContain('public')
  const all = await call('GET', '/v2/tafsir/2', { headers })
  expect((all.body as { data: object[] }).data).toHaveLength(286)
})

test.each([
  ['/v2/tafsir/1?ayat=8', 404, 'quran/no-tafsir'],
  ['/v2/tafsir/115', 404, 'not-found'],
  ['/v2/tafsir/1?ayat=x', 422, undefined],
  ['/v2/tafsir/1?ayat=0', 422, undefined],
])('%s is %i', async (url, status, code) => {
  const { call } = await quranOnly()
  const { body } = await call('GET', url, { headers })
  expect(body).toMatchObject({ status, ...(code && { code }) })
})
