import { expect, test } from 'vitest'
import { metalNisab } from '#features/zakat/figures/parameters.ts'
import { currentParameters } from '#features/zakat/figures/queries.server.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { testContext } from '#tests/context.ts'
import { seedZakatParameters } from './zakat-parameters.ts'

test('the demo has prices to reckon with, marked as samples, beside the decrees', async () => {
  const ctx = await testContext({ now: '2026-11-21T05:00:00Z' })
  await inTransaction(ctx.db, (tx) => seedZakatParameters(tx, ctx.now()))
  const national = await currentParameters(ctx.db, ctx.now(), 'nasional')
  expect(metalNisab(national, 'emas')).toBe(85 * 2_345_000)
  expect(metalNisab(national, 'perak')).toBe(595 * 29_500)
  expect(national.hargaEmas24PerGram).toMatchObject({
    isSample: true,
    decree: null,
    effectiveFrom: '2026-11-01',
  })
  expect(national.nisabBulan).toMatchObject({ amount: 7_640_144, isSample: false })

  const before = await currentParameters(ctx.db, new Date('2024-03-12T05:00:00Z'), 'nasional')
  expect(metalNisab(before, 'emas')).toBe(101_405_000)

  const pacitan = await currentParameters(ctx.db, ctx.now(), 'pacitan')
  expect(pacitan.tarifPerJiwa).toMatchObject({ amount: 44_800, isSample: true })
  expect(pacitan.tarifPerHari).toMatchObject({ amount: 65_000, region: 'nasional' })
})
