import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import type { Ctx } from '#platform/context.ts'
import { openPublicSessions } from '#platform/http/public-session.server.ts'
import { createApi } from '#server/api/api.ts'
import { openContract } from '#tests/api/openapi.ts'
import type { SearchWire } from './contract.ts'

const now = new Date('2026-11-21T08:00:00Z')
const sessions = openPublicSessions('a secret that only this test knows')
const { token } = sessions.mint('visitor', now.getTime())
const headers = { Authorization: `Bearer ${token}` }

/** The search needs no database. */
function makeApi() {
  const quiet = { info() {}, warn() {}, error() {} }
  const ctx: Partial<Ctx> = {
    config: readConfig({}),
    log: quiet,
    now: () => now,
    newId: () => 'id',
    newPublicId: () => 'visitor',
  }
  return createApi(ctx as Ctx, sessions)
}

const openApi = () => openContract(makeApi())

async function answerTo(query: Record<string, string>) {
  const { call } = await openApi()
  const path = `/v2/alquran/search?${new URLSearchParams(query)}`
  const { status, body, headers: sent } = await call('GET', path, { headers })
  return { status, sent, ...(body as SearchWire) }
}

test('a verse that is asked for by its place is the first row, with all its texts', async () => {
  const { status, data, lompatan, jumlah, berikutnya } = await answerTo({ q: 'al baqarah 255' })
  expect(status).toBe(200)
  expect(data[0]).toMatchObject({
    surahId: 2,
    nomorAyat: 255,
    namaLatin: 'Al-Baqarah',
    juz: 3,
    halaman: 42,
    cocok: 'lompatan',
  })
  expect(data[0]?.teksIndonesia).toContain('Kursi-Nya')
  expect(lompatan).toEqual({
    jenis: 'ayat',
    judul: 'Surah Al-Baqarah ayat 255',
    alamat: '/surat/2#ayat-255',
  })
  expect({ jumlah, berikutnya }).toEqual({ jumlah: 1, berikutnya: null })
})

test.each([
  ['juz 30', '/juz/30', [78, 1]],
  ['surat yasin', '/surat/36', [36, 1]],
  ['ayat kursi', '/surat/2#ayat-255', [2, 255]],
  ['hal 50', '/halaman/50', [3, 1]],
])('%s leads to %s', async (q, address, [surahId, nomorAyat]) => {
  const { data, lompatan } = await answerTo({ q })
  expect(lompatan?.alamat).toBe(address)
  expect(data[0]).toMatchObject({ surahId, nomorAyat })
})

test('pages follow one another without a gap and without a verse twice', async () => {
  const all = await answerTo({ q: 'surga', batas: '50' })
  const rows = []
  for (let page: number | null = 1; page !== null && page <= 3; ) {
    const answer: SearchWire = await answerTo({ q: 'surga', batas: '10', halaman: String(page) })
    rows.push(...answer.data)
    page = answer.berikutnya
  }
  expect(rows).toEqual(all.data.slice(0, 30))
  expect(all.jumlah).toBeGreaterThan(50)
})

test('filters, and the text in which it was found, are part of the answer', async () => {
  const { data } = await answerTo({ q: 'الرحمن', teks: 'arab', surat: '1' })
  expect(data.map(({ nomorAyat }) => nomorAyat).toSorted((a, b) => a - b)).toEqual([1, 3])
  expect(data[0]?.sorot.arab).not.toEqual([])
  expect((await answerTo({ q: 'surga', juz: '30' })).data.every(({ juz }) => juz === 30)).toBe(true)
})

test('nothing to look for answers an empty list; a place that does not exist says so', async () => {
  for (const query of [{}, { q: '' }, { q: '  ' }, { q: '?!' }, { q: '\0' }] as Record<
    string,
    string
  >[]) {
    expect(await answerTo(query)).toMatchObject({ status: 200, data: [], jumlah: 0 })
  }
  expect((await answerTo({ q: '2:300' })).pesan).toBe('Surah Al-Baqarah berisi 286 ayat.')
})

test.each([
  [{ q: 'a'.repeat(201) }, 'q', 'Kata yang dicari paling panjang 200 huruf.'],
  [{ q: 'sabar', surat: '115' }, 'surat', 'Nomor surat antara 1 dan 114.'],
  [{ q: 'sabar', juz: 'x' }, 'juz', 'Nomor juz antara 1 dan 30.'],
  [{ q: 'sabar', teks: 'inggris' }, 'teks', 'Pilih arab, latin, atau arti.'],
  [{ q: 'sabar', halaman: '0' }, 'halaman', 'Nomor halaman antara 1 dan 400.'],
])('a query that cannot be answered is refused with words: %j', async (query, field, detail) => {
  const answer = (await answerTo(query)) as object
  expect(answer).toMatchObject({ status: 422, errors: [{ field, detail }] })
})

test('answers come packed, and are not sent again to who has them', async () => {
  const api = makeApi()
  const ask = (q: string, more: Record<string, string>) =>
    api.request(`/v2/alquran/search?q=${q}`, { headers: { ...headers, ...more } })
  const first = await ask('surga', { 'accept-encoding': 'br' })
  expect(first.headers.get('content-encoding')).toBe('br')
  const answer: SearchWire = JSON.parse(
    String(brotliDecompressSync(Buffer.from(await first.arrayBuffer()))),
  )
  expect(answer.data).toHaveLength(20)
  const etag = first.headers.get('etag') ?? ''
  expect((await ask('surga', { 'if-none-match': etag })).status).toBe(304)
  expect((await ask('neraka', { 'if-none-match': etag })).status).toBe(200)
})

test('without a token there is no answer', async () => {
  const { call } = await openApi()
  expect((await call('GET', '/v2/alquran/search?q=sabar')).status).toBe(401)
})

test('a topic, its chosen verses, and what is not named are said in the answer', async () => {
  const topic = await answerTo({ q: 'tobat' })
  expect(topic).toMatchObject({ topik: 'Tobat', catatan: null, saran: null, lompatan: null })
  expect(topic.data.slice(0, 3).map(({ cocok }) => cocok)).toEqual(['topik', 'topik', 'topik'])
  const missing = await answerTo({ q: 'dajal' })
  expect(missing.catatan).toContain('Al-Qur’an tidak menyebut dajal.')
  expect(missing.data.map(({ cocok }) => cocok)).toContain('dekat')
})
