import { expect, test } from 'vitest'
import { openPublicSessions } from '#platform/http/public-session.server.ts'
import { createApi } from '#server/api/api.ts'
import { testContext } from '#tests/context.ts'
import { aMember } from '#tests/members.ts'
import { type ApiAnswer, openContract } from '#tests/api/openapi.ts'
import type { BookmarkWire } from './contract.ts'

const PATH = '/alquran/save-verse'

async function openCalls() {
  const ctx = await testContext()
  const sessions = openPublicSessions('a secret of the tests')
  const contract = await openContract(createApi(ctx, sessions))
  const member = await aMember(ctx)
  const call = (method: string, path: string, given: { json?: unknown; as?: string } = {}) => {
    const { json, as = member.authorization } = given
    return contract.call(method, `/v2${path}`, {
      headers: { authorization: as, 'content-type': 'application/json' },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    })
  }
  const save = (json: object, as?: string) => call('POST', PATH, { json, ...(as && { as }) })
  const list = async (query = '', as?: string) =>
    dataOf<BookmarkWire[]>(await call('GET', PATH + query, as ? { as } : {}))
  return { ctx, call, save, list }
}

const dataOf = <T>({ body }: ApiAnswer) => (body as { data: T }).data
const throne = { surahId: 2, nomorAyat: 255 }
const placesOf = (list: BookmarkWire[]) => list.map((each) => `${each.surahId}:${each.nomorAyat}`)

test('a verse is saved once; saving it again changes what is given and nothing else', async () => {
  const { ctx, save, list } = await openCalls()
  const first = await save({ ...throne, catatan: ' Sebelum tidur ', label: ['hafalan', 'Hafalan'] })
  expect(first.status).toBe(201)
  expect(first.headers.get('cache-control')).toBe('private, no-store')
  expect(first.body).toMatchObject({
    data: { namaLatin: 'Al-Baqarah', juz: 3, catatan: 'Sebelum tidur', label: ['Hafalan'] },
  })
  ctx.clock.advance({ minutes: 1 })
  const again = await save(throne)
  expect(again.status).toBe(200)
  expect(again.body).toEqual(first.body)
  const changed = await save({ ...throne, catatan: '' })
  expect(changed.status).toBe(200)
  expect(dataOf<BookmarkWire>(changed)).toMatchObject({ catatan: null, label: ['Hafalan'] })
  const [kept, ...others] = await list()
  expect(others).toEqual([])
  expect(kept).toMatchObject({ ...throne, catatan: null, teksArab: expect.any(String) })
})

test('a verse that was taken out is gone, and taking it out again is no fault', async () => {
  const { call, save, list } = await openCalls()
  await save(throne)
  expect((await call('DELETE', `${PATH}/2/255`)).status).toBe(204)
  expect((await call('DELETE', `${PATH}/2/255`)).status).toBe(204)
  expect(await list()).toEqual([])
})

test('no verse, no mark: places outside the text are not found', async () => {
  const { call, save } = await openCalls()
  const places = [
    [1, 8],
    [0, 1],
    [115, 1],
    [2, 287],
    [2, -1],
  ]
  for (const [surahId, nomorAyat] of places) {
    expect((await save({ surahId, nomorAyat })).status).toBe(404)
    expect((await save({ items: [throne, { surahId, nomorAyat }] })).status).toBe(404)
    const json = { surahId, nomorAyat }
    expect((await call('PUT', '/alquran/last-read', { json })).status).toBe(404)
  }
  expect((await call('DELETE', `${PATH}/1/8`)).status).toBe(404)
  expect((await call('DELETE', `${PATH}/x/1`)).status).toBe(404)
  expect((await call('GET', '/auth-surat/115')).status).toBe(404)
  expect((await call('GET', '/auth-juz/31')).status).toBe(404)
})

test('what is wrong with a mark is said in words', async () => {
  const { save, call } = await openCalls()
  const asked = async (json: object) => {
    const { status, body } = await save(json)
    const { errors = [] } = body as { errors?: { field: string; detail: string }[] }
    return [status, ...errors.map(({ field, detail }) => `${field}: ${detail}`)]
  }
  expect(await asked({ ...throne, catatan: 'a'.repeat(501) })).toEqual([
    422,
    'catatan: Catatan paling panjang 500 huruf.',
  ])
  const many = Array.from({ length: 11 }, (_, place) => `label ${place}`)
  expect(await asked({ ...throne, label: many })).toEqual([422, 'label: Paling banyak 10 label.'])
  expect(await asked({ ...throne, label: ['a'.repeat(31)] })).toEqual([
    422,
    'label: Label paling panjang 30 huruf.',
  ])
  expect(await asked({ surahId: 'dua', nomorAyat: 1.5 })).toEqual([
    422,
    'surahId: Isi nomor surah.',
    'nomorAyat: Isi nomor ayat.',
  ])
  expect(await asked({ items: [] })).toEqual([422, 'items: Sertakan sedikitnya satu ayat.'])
  expect((await call('GET', `${PATH}?urut=acak`)).status).toBe(422)
  expect((await save({ ...throne, label: 'satu' })).status).toBe(201)
})

test('marks of a device are merged: nothing lost, nothing twice, however often they are sent', async () => {
  const { ctx, save, list } = await openCalls()
  await save({ ...throne, catatan: 'di akun', label: ['akun'] })
  ctx.clock.advance({ minutes: 5 })
  const at = ctx.now().toISOString()
  const items = [
    {
      ...throne,
      catatan: 'di ponsel',
      label: ['ponsel'],
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: at,
    },
    { surahId: 36, nomorAyat: 58, createdAt: '2099-01-01T00:00:00.000Z' },
    { surahId: 36, nomorAyat: 58, catatan: 'salam' },
  ]
  const merged = await save({ items })
  expect(merged.status).toBe(200)
  const once = await list('?urut=mushaf')
  expect(once).toMatchObject([
    {
      ...throne,
      catatan: 'di ponsel\n\ndi akun',
      label: ['akun', 'ponsel'],
      createdAt: '2026-01-01T00:00:00.000Z',
    },
    { surahId: 36, nomorAyat: 58, catatan: 'salam', createdAt: at },
  ])
  ctx.clock.advance({ minutes: 5 })
  await save({ items: items.slice(0, 1) })
  expect(await list('?urut=mushaf')).toEqual(once)
})

test('a batch with one bad verse, or too many, leaves everything as it was', async () => {
  const { ctx, save, list } = await openCalls()
  await save({ items: [throne, { surahId: 1, nomorAyat: 8 }] })
  expect(await list()).toEqual([])
  const [{ id: account_id } = { id: '' }] = await ctx.db
    .selectFrom('account')
    .select('id')
    .execute()
  const now = ctx.now()
  const rows = Array.from({ length: 1_999 }, (_, place) => ({
    account_id,
    surah: 3 + Math.floor(place / 286),
    ayah: 1 + (place % 286),
    id: `mark ${place}`,
    note: '',
    labels: [],
    created_at: now,
    updated_at: now,
  }))
  await ctx.db.insertInto('saved_verse').values(rows).execute()
  const two = [throne, { surahId: 1, nomorAyat: 1 }]
  const full = await save({ items: two })
  expect(full.status).toBe(409)
  expect(full.body).toMatchObject({
    code: 'saved-verse/full',
    detail: 'Anda sudah menyimpan 2.000 ayat, jumlah terbanyak. Hapus beberapa dahulu.',
  })
  expect(await list('?q=2:255&teks=tanpa')).toEqual([])
  expect((await save(throne)).status).toBe(201)
  expect((await save({ surahId: 1, nomorAyat: 1 })).status).toBe(409)
  expect((await save(throne)).status).toBe(200)
})

test('the list is filtered, ordered and paged', async () => {
  const { ctx, call, save, list } = await openCalls()
  for (const [surahId, nomorAyat, catatan, label] of [
    [36, 1, 'malam Jumat', ['Doa']],
    [1, 1, '', []],
    [2, 255, 'sebelum tidur', ['Doa', 'hafalan']],
  ]) {
    await save({ surahId, nomorAyat, catatan, label })
    ctx.clock.advance({ minutes: 1 })
  }
  expect(placesOf(await list())).toEqual(['2:255', '1:1', '36:1'])
  expect(placesOf(await list('?urut=mushaf'))).toEqual(['1:1', '2:255', '36:1'])
  expect(placesOf(await list('?label=doa&urut=terlama'))).toEqual(['36:1', '2:255'])
  expect(placesOf(await list('?q=jumat'))).toEqual(['36:1'])
  const page = await call('GET', `${PATH}?limit=2&halaman=1&teks=tanpa`)
  expect(page.body).toMatchObject({ total: 3, berikutnya: 2 })
  expect(dataOf<object[]>(page)[0]).not.toHaveProperty('teksArab')
  expect((await call('GET', `${PATH}?limit=2&halaman=2`)).body).toMatchObject({ berikutnya: null })
})

test('surah and juz say which verses are saved', async () => {
  const { call, save } = await openCalls()
  await save(throne)
  type BookmarkFlag = { nomorAyat: number; surahId: number; tersimpan: boolean }
  const surah = dataOf<{ surah_details: BookmarkFlag[] }>(await call('GET', '/auth-surat/2'))
  const bookmarkedOf = (verses: BookmarkFlag[]) => verses.filter((each) => each.tersimpan)
  expect(bookmarkedOf(surah.surah_details)).toMatchObject([throne])
  const juz = await call('GET', '/auth-juz/3')
  expect(bookmarkedOf(dataOf<BookmarkFlag[]>(juz))).toMatchObject([throne])
  const { body: publicJuz } = await call('GET', '/juz/3')
  expect(juz.body).toMatchObject({ qari: (publicJuz as { qari: object }).qari })
  expect(juz.headers.get('cache-control')).toBe('private, no-store')
  expect(bookmarkedOf(dataOf<BookmarkFlag[]>(await call('GET', '/auth-juz/1')))).toEqual([])
})

test('nobody sees, changes or takes out what another has saved or read', async () => {
  const { ctx, call, save, list } = await openCalls()
  const { authorization: as } = await aMember(ctx)
  await save({ ...throne, catatan: 'rahasia' })
  await call('PUT', '/alquran/last-read', { json: throne })
  expect(await list('', as)).toEqual([])
  expect(await list('?q=rahasia', as)).toEqual([])
  const surah = await call('GET', '/auth-surat/2', { as })
  expect(JSON.stringify(surah.body)).not.toContain('"tersimpan":true')
  expect((await call('GET', '/alquran/last-read', { as })).body).toEqual({ data: null })
  expect((await call('DELETE', `${PATH}/2/255`, { as })).status).toBe(204)
  const other = await save({ ...throne, catatan: 'milik lain' }, as)
  expect(other.status).toBe(201)
  expect(dataOf<BookmarkWire>(other).catatan).toBe('milik lain')
  expect(await list()).toMatchObject([{ ...throne, catatan: 'rahasia' }])
})

test('the last read is the latest of all devices', async () => {
  const { ctx, call } = await openCalls()
  const put = (json: object) => call('PUT', '/alquran/last-read', { json })
  expect((await call('GET', '/alquran/last-read')).body).toEqual({ data: null })
  const readAt = ctx.now().toISOString()
  expect((await put(throne)).body).toEqual({
    data: { ...throne, namaLatin: 'Al-Baqarah', juz: 3, readAt },
  })
  const earlier = { surahId: 1, nomorAyat: 1, readAt: '2026-01-01T00:00:00.000Z' }
  expect((await put(earlier)).body).toMatchObject({ data: throne })
  ctx.clock.advance({ minutes: 1 })
  expect((await put({ surahId: 3, nomorAyat: 1 })).body).toMatchObject({ data: { surahId: 3 } })
  const fromTomorrow = { surahId: 4, nomorAyat: 1, readAt: '2099-01-01T00:00:00.000Z' }
  expect((await put(fromTomorrow)).body).toMatchObject({
    data: { surahId: 4, readAt: ctx.now().toISOString() },
  })
})

test('a highlight is kept with its verse, filters the list, and is taken off by null', async () => {
  const { save, list } = await openCalls()
  await save({ ...throne, warna: 'kuning' })
  await save({ surahId: 36, nomorAyat: 58, warna: 'biru' })
  await save({ surahId: 1, nomorAyat: 1 })
  expect(placesOf(await list('?warna=kuning'))).toEqual(['2:255'])
  expect(placesOf(await list('?warna=semua&urut=mushaf'))).toEqual(['2:255', '36:58'])
  expect(await list('?q=1:1')).toMatchObject([{ warna: null }])
  const noted = await save({ ...throne, catatan: 'kursi' })
  expect(noted.body).toMatchObject({ data: { warna: 'kuning' } })
  expect((await save({ ...throne, warna: null })).body).toMatchObject({ data: { warna: null } })
  expect((await save({ ...throne, warna: 'merah' })).status).toBe(422)
})

test('two devices: what the other wrote since then is kept under the newer, and is not taken out unseen', async () => {
  const { ctx, call, save, list } = await openCalls()
  const first = dataOf<BookmarkWire>(await save({ ...throne, catatan: 'rumah' }))
  const dasar = first.updatedAt
  const wait = () => ctx.clock.advance({ minutes: 1 })
  wait()
  await save({ ...throne, catatan: 'rumah dan kantor', warna: 'hijau', dasar })
  wait()
  const remove = `${PATH}/2/255?dasar=${encodeURIComponent(dasar)}`
  expect(await call('DELETE', remove)).toMatchObject({
    status: 409,
    body: { code: 'saved-verse/changed' },
  })
  await save({ ...throne, catatan: 'dari kereta', label: ['jalan'], dasar })
  const [kept] = await list()
  expect(kept).toMatchObject({ label: ['jalan'], warna: 'hijau' })
  expect(kept?.catatan).toBe('dari kereta\n\nrumah dan kantor')
  wait()
  const last = await save({ ...throne, catatan: 'ringkas', dasar: kept?.updatedAt })
  expect(last.body).toMatchObject({ data: { catatan: 'ringkas' } })
  const now = encodeURIComponent(dataOf<BookmarkWire>(last).updatedAt)
  expect((await call('DELETE', `${PATH}/2/255?dasar=${now}`)).status).toBe(204)
})

test('a hostile note is cleaned or refused, one by one and in a batch', async () => {
  const { save, list } = await openCalls()
  const hostile = '\u0000<script>alert(1)</script>\u202Egnihton\u2069\u0007'
  const clean = '<script>alert(1)</script>gnihton'
  for (const json of [
    { ...throne, catatan: hostile, label: ['d\u0000o\u202Ea'] },
    { items: [{ surahId: 1, nomorAyat: 1, catatan: hostile, label: ['d\u0000o\u202Ea'] }] },
  ]) {
    expect((await save(json)).status).toBeLessThan(202)
  }
  const cleaned = { catatan: clean, label: ['doa'] }
  expect(await list()).toMatchObject([cleaned, cleaned])
  expect((await save({ ...throne, catatan: 'a'.repeat(100_000) })).status).toBe(422)
  expect((await save({ items: [{ ...throne, catatan: 'a'.repeat(5_001) }] })).status).toBe(422)
  expect(await list()).toMatchObject([cleaned, cleaned])
})
