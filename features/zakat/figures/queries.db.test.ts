import { expect, test } from 'vitest'
import { type TestCtx, testContext } from '#tests/context.ts'
import { currentParameters, listParameters, listZakatRegions } from './queries.server.ts'

function at(day: string): Date {
  return new Date(`${day}T05:00:00Z`)
}

const decreed = [
  ['2024-03-07', 'jabodetabek', 'tarifPerJiwa', 45_000],
  ['2024-03-08', 'jabodetabek', 'tarifPerJiwa', 55_000],
  ['2025-03-20', 'jabodetabek', 'tarifPerJiwa', 47_000],
  ['2025-03-20', 'jabodetabek', 'tarifPerHari', 60_000],
  ['2025-03-20', 'nasional', 'tarifPerJiwa', undefined],
  ['2026-03-01', 'jabodetabek', 'tarifPerJiwa', 50_000],
  ['2026-03-01', 'nasional', 'tarifPerHari', 65_000],
  ['2023-12-31', 'nasional', 'nisabBulan', undefined],
  ['2024-06-01', 'nasional', 'nisabBulan', 6_859_394],
  ['2024-06-01', 'nasional', 'nisabTahun', 82_312_725],
  ['2025-06-01', 'nasional', 'nisabBulan', 7_140_498],
  ['2025-06-01', 'nasional', 'nisabTahun', 85_685_972],
  ['2026-11-21', 'jabodetabek', 'nisabBulan', 7_640_144],
  ['2028-01-01', 'nasional', 'nisabTahun', 91_681_728],
  ['2026-11-21', 'nasional', 'gramPerJiwa', 2_500],
] as const

test('each day and region has the figures that were decreed for it', async () => {
  const ctx = await testContext()
  for (const [day, region, kind, amount] of decreed) {
    const parameters = await currentParameters(ctx.db, at(day), region)
    expect(parameters[kind]?.amount, `${kind} on ${day} in ${region}`).toBe(amount)
  }
})

test('every figure of a decree says which, and no decree of the migration is sample data', async () => {
  const ctx = await testContext()
  const { nisabTahun } = await currentParameters(ctx.db, at('2026-11-21'), 'nasional')
  expect(nisabTahun).toMatchObject({
    decree: 'Keputusan Ketua BAZNAS No. 15 Tahun 2026',
    basis: expect.stringContaining('14 karat'),
    effectiveFrom: '2026-01-01',
    effectiveTo: null,
    isSample: false,
  })
})

async function record(ctx: TestCtx, change: { version: number; amount: number; to?: string }) {
  await ctx.db
    .insertInto('zakat_parameter')
    .values({
      kind: 'tarifPerJiwa',
      region: 'nasional',
      effective_from: '2026-01-01',
      effective_to: change.to ?? null,
      version: change.version,
      amount: change.amount,
      unit: 'rupiah per jiwa',
      basis: 'Senilai 2,5 kg beras',
      decree: null,
      source: 'koreksi',
      is_sample: false,
      recorded_at: ctx.now(),
    })
    .execute()
}

test('a correction is a next version: it takes over, also when it ends earlier', async () => {
  const ctx = await testContext()
  await record(ctx, { version: 2, amount: 51_000 })
  const corrected = await currentParameters(ctx.db, at('2026-03-01'), 'nasional')
  expect(corrected.tarifPerJiwa).toMatchObject({ amount: 51_000, version: 2 })

  await record(ctx, { version: 3, amount: 52_000, to: '2026-02-01' })
  const ended = await currentParameters(ctx.db, at('2026-03-01'), 'nasional')
  expect(ended.tarifPerJiwa).toBeUndefined()
})

test('what was recorded can be neither changed nor removed', async () => {
  const ctx = await testContext()
  const change = ctx.db.updateTable('zakat_parameter').set({ amount: 1 }).execute()
  await expect(change).rejects.toThrow('append-only')
  await expect(ctx.db.deleteFrom('zakat_parameter').execute()).rejects.toThrow('append-only')
})

test('regions come in order; a day has one row per kind, region and beginning', async () => {
  const ctx = await testContext()
  expect((await listZakatRegions(ctx.db)).map(({ code }) => code)).toEqual([
    'nasional',
    'jabodetabek',
  ])
  const rows = await listParameters(ctx.db, '2026-11-21')
  const keys = rows.map(({ kind, region, effectiveFrom }) => `${kind} ${region} ${effectiveFrom}`)
  expect(new Set(keys).size).toBe(keys.length)
})

test('regions that were given one place in the order stand by their code', async () => {
  const ctx = await testContext()
  const both = [
    { code: 'kota-solo', name: 'Kota Solo', position: 9 },
    { code: 'kota-ambon', name: 'Kota Ambon', position: 9 },
  ]
  await ctx.db.insertInto('zakat_region').values(both).execute()
  const codes = (await listZakatRegions(ctx.db)).map(({ code }) => code)
  expect(codes.slice(-2)).toEqual(['kota-ambon', 'kota-solo'])
})
