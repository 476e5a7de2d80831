import { expect, test } from 'vitest'
import { openPublicSessions } from '#platform/http/public-session.server.ts'
import { createApi } from '#server/api/api.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { openContract } from '#tests/api/openapi.ts'
import further from './zakat-kinds.json' with { type: 'json' }
import published from './zakat-vectors.json' with { type: 'json' }

async function openCalls(ctx: TestCtx) {
  const sessions = openPublicSessions('a secret that only this test knows')
  const { token } = sessions.mint('visitor', ctx.now().getTime())
  const { call } = await openContract(createApi(ctx, sessions))
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  return {
    call,
    get: (path: string) => call('GET', path, { headers }),
    calculate: (body: unknown) =>
      call('POST', '/v2/zakat/calculate', { headers, body: JSON.stringify(body) }),
  }
}

type Vector = { id: string; input: object; expected: { error?: { code: string; field: string } } }

test('every published vector is answered over HTTP, and each answer is as documented', async () => {
  const ctx = await testContext()
  const { calculate } = await openCalls(ctx)
  for (const [jenis, rows] of Object.entries(published.vectors)) {
    for (const { id, input, expected } of rows as Vector[]) {
      const { status, body } = await calculate({ jenis, input })
      if (expected.error) {
        expect(status, id).toBe(422)
        expect(body, id).toMatchObject({ code: 'INPUT_TIDAK_VALID', errors: [expected.error] })
      } else {
        expect({ status, body }, id).toEqual({ status: 200, body: { data: expected } })
      }
    }
  }
})

test('the further kinds are answered by the names of the wire, each as documented', async () => {
  const { calculate } = await openCalls(await testContext())
  for (const { id, jenis, input, parameters, expected } of further.cases) {
    const { status, body } = await calculate({ jenis, input: { ...parameters, ...input } })
    expect({ status, body }, id).toEqual({ status: 200, body: { data: expected } })
  }
})

test('a mistake is said in words and in a code; a call that is no calculation is refused', async () => {
  const ctx = await testContext()
  const { call, calculate } = await openCalls(ctx)
  const { body } = await calculate({ jenis: 'zakatemas', input: { gram: 'abc', karat: 25 } })
  expect(body).toMatchObject({
    errors: [
      { field: 'gram', code: 'BUKAN_ANGKA', detail: 'Berat harus angka, contoh 85,5.' },
      { field: 'karat', code: 'KARAT_TIDAK_VALID' },
      { field: 'hargaEmas24PerGram', code: 'WAJIB_DIISI' },
      { field: 'haul', code: 'WAJIB_DIISI' },
    ],
  })
  for (const wrong of [{ jenis: 'zakatsapi', input: {} }, { jenis: 'zakatemas' }, {}, []]) {
    expect((await calculate(wrong)).status).toBe(422)
  }
  expect((await call('POST', '/v2/zakat/calculate')).status).toBe(401)
})

test('the figures of today, and of a day and region that are asked for', async () => {
  const ctx = await testContext({ now: '2026-11-21T05:00:00Z' })
  const { get } = await openCalls(ctx)
  expect((await get('/v2/zakat/parameters')).body).toMatchObject({
    data: {
      tanggal: '2026-11-21',
      wilayah: 'nasional',
      wilayahTersedia: [{ kode: 'nasional' }, { kode: 'jabodetabek', nama: 'Jabodetabek' }],
      nisab: { emas: { gram: '85', rupiah: null }, perak: { gram: '595', rupiah: null } },
      parameter: {
        nisabBulan: { nilai: 7_640_144, keputusan: 'Keputusan Ketua BAZNAS No. 15 Tahun 2026' },
        nisabTahun: { nilai: 91_681_728, berlakuSejak: '2026-01-01', contoh: false },
        tarifPerJiwa: { nilai: 50_000, wilayah: 'nasional' },
        hargaEmas24PerGram: null,
      },
    },
  })
  const season = await get('/v2/zakat/parameters?tanggal=2024-03-07&wilayah=jabodetabek')
  expect(season.body).toMatchObject({
    data: { parameter: { tarifPerJiwa: { nilai: 45_000, berlakuSampai: '2024-03-07' } } },
  })
})

test('where prices are known the nisab is told in rupiah', async () => {
  const ctx = await testContext({ now: '2026-11-21T05:00:00Z' })
  const { get } = await openCalls(ctx)
  const words = { unit: 'rupiah/gram', basis: 'Uji', decree: null, source: 'Uji' }
  const days = { effective_from: '2026-11-01', effective_to: null, recorded_at: ctx.now() }
  const row = { ...words, ...days, region: 'nasional', version: 1, is_sample: true }
  const gold = { ...row, kind: 'hargaEmas24PerGram' as const, amount: 1_000_000 }
  const silver = { ...row, kind: 'hargaPerakPerGram' as const, amount: 10_000 }
  await ctx.db.insertInto('zakat_parameter').values([gold, silver]).execute()
  const { body } = await get('/v2/zakat/parameters')
  expect(body).toMatchObject({
    data: { nisab: { emas: { rupiah: 85_000_000 }, perak: { rupiah: 5_950_000 } } },
  })
})

test.each([
  ['tanggal=2026-02-30', 'tanggal'],
  ['tanggal=kemarin', 'tanggal'],
  ['wilayah=atlantis', 'wilayah'],
  ["wilayah='", 'wilayah'],
])('figures asked for with %s are refused at %s', async (query, field) => {
  const ctx = await testContext()
  const { get } = await openCalls(ctx)
  const { status, body } = await get(`/v2/zakat/parameters?${query}`)
  expect(status).toBe(422)
  expect(body).toMatchObject({ errors: [{ field }] })
})
