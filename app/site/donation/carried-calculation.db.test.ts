import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import { testContext } from '#tests/context.ts'
import {
  donationFormArgs as routeArgs,
  filledForm as filled,
} from '#tests/screens/donation-form.ts'
import { makeCampaign } from '#tests/makers.ts'
import { action } from './donasi-sekarang.tsx'

/** The monthly nisab of 2026 is Rp7.640.144, so 2,5 % of ten million is due. */
const calculated = {
  jenis: 'zakatpenghasilan',
  input: { periode: 'bulanan', metode: 'bruto', penghasilanUtama: 10_000_000 },
  tanggal: '2026-06-15',
  wilayah: 'nasional',
  zakatRupiah: 250_000,
}

test('a calculation travels from the calculator to the gift in forms alone', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx, { fund: 'Z', amountStep: rupiah(1) })
  const text = JSON.stringify(calculated)
  const sent = { penghasilanUtama: '10.000.000', perhitungan: text }
  const carried = { carried: text, amount: '250000' }
  expect(await action(routeArgs(ctx, 'sumur-desa', sent))).toEqual(carried)

  const zakatOf = async (given: Record<string, string>) => {
    const id = ctx.newPublicId()
    await action(routeArgs(ctx, 'sumur-desa', { ...filled, zakat: text, ...given, id }))
    const rows = ctx.db.selectFrom('donation').where('public_id', '=', id).select('zakat')
    return (await rows.executeTakeFirst())?.zakat
  }
  expect(await zakatOf({ amount: '250.000' })).toEqual(calculated)
  expect(await zakatOf({ amount: '300.000' })).toBeNull()
  const tampered = JSON.stringify({ ...calculated, zakatRupiah: 200_000 })
  expect(await zakatOf({ amount: '200.000', zakat: tampered })).toBeUndefined()
})

test.each(['', '{', '{"jenis":"zakatemas"}', `"${'a'.repeat(20_000)}"`])(
  'what is no calculation is not carried on: %#',
  async (text) => {
    const ctx = await testContext()
    await makeCampaign(ctx, { fund: 'Z' })
    const sent = action(routeArgs(ctx, 'sumur-desa', { perhitungan: text }))
    const answer = await sent.catch((thrown) => thrown)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/donasi-sekarang/sumur-desa',
    ])
    const posted = { ...filled, id: ctx.newPublicId(), zakat: text }
    expect(await action(routeArgs(ctx, 'sumur-desa', posted))).toMatchObject({
      data: { errors: { zakat: expect.stringContaining('tidak terbaca') } },
    })
  },
)

test.each([
  ['a NUL', '\\u0000'],
  ['half of a surrogate pair', '\\ud83d'],
])('a calculation with %s is refused in words and leaves no fault behind', async (_what, text) => {
  const ctx = await testContext()
  await makeCampaign(ctx, { fund: 'Z', amountStep: rupiah(1) })
  const input = JSON.stringify(calculated.input)
  for (const field of [`"catatan":"${text}"`, `"${text}":1`]) {
    const zakat = JSON.stringify(calculated).replace(input, `${input.slice(0, -1)},${field}}`)
    const posted = { ...filled, id: ctx.newPublicId(), amount: '250.000', zakat }
    expect(await action(routeArgs(ctx, 'sumur-desa', posted))).toMatchObject({
      init: { status: 422 },
      data: { errors: { zakat: expect.stringContaining('tidak terbaca') } },
    })
  }
})
