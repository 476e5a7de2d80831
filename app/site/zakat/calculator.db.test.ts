import { expect, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { answerForm, findReceivers, loadCalculator } from './calculator.server.ts'

test('who may not collect zakat offers no campaign for it: it is reckoned, and fidyah and sedekah can be given', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx, { slug: 'zakat-maal', fund: 'Z' })
  await makeCampaign(ctx, { slug: 'infak-umum', fund: 'IU' })
  await makeCampaign(ctx, { slug: 'fidyah', fund: 'D' })
  const { zakatBasis: _, ...unlicensed } = ctx.config.institution
  const away = { ...ctx, config: { ...ctx.config, institution: unlicensed } }
  expect(await findReceivers(ctx, 'zakatemas')).toEqual({
    zakat: 'zakat-maal',
    infak: 'infak-umum',
  })
  expect(await findReceivers(away, 'zakatemas')).toEqual({ zakat: undefined, infak: 'infak-umum' })
  expect((await findReceivers(away, 'fidyah')).zakat).toBe('fidyah')
})

test('a company’s zakat goes to a programme of its own, never to that of persons', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx, { slug: 'zakat-maal', fund: 'Z' })
  expect((await findReceivers(ctx, 'zakatperusahaan')).zakat).toBeUndefined()
  await makeCampaign(ctx, { slug: 'zakat-perusahaan', fund: 'Z', incomeAccount: '4140' })
  expect((await findReceivers(ctx, 'zakatperusahaan')).zakat).toBe('zakat-perusahaan')
  expect((await findReceivers(ctx, 'zakatpeternakan')).zakat).toBe('zakat-maal')
})

test('the further forms answer without script: mistakes with 422, rows by a press, the figures of the day', async () => {
  const ctx = await testContext()
  const post = (fields: Record<string, string>, name: 'zakatpertanian' | 'zakatgabungan') => {
    const body = new URLSearchParams(fields)
    const request = new Request(`${ctx.config.origin}/zakatcalculator/${name}`, {
      method: 'POST',
      body,
    })
    return answerForm(ctx, request, name)
  }
  const harvest = { bentuk: 'gabah', pengairan: 'irigasi', metode: 'bruto', 'panenKg.0': '700' }
  const asked = await post(harvest, 'zakatpertanian')
  expect(asked.init?.status).toBe(200)
  const added = await post({ ...harvest, aksi: 'tambah' }, 'zakatpertanian')
  expect(added.data.values).toMatchObject({ 'panenKg.0': '700', 'panenKg.1': '' })
  expect((await post({ hargaEmas24PerGram: '2000000' }, 'zakatgabungan')).init?.status).toBe(422)

  const { rows } = await loadCalculator(ctx, 'zakatpertanian')
  const ofKind = (kind: string) => rows.find((row) => row.kind === kind)
  expect(ofKind('nisabGabahKg')).toMatchObject({ amount: 653, decree: 'PMA No. 52 Tahun 2014' })
  expect(ofKind('pilihanPertanian')).toMatchObject({ amount: 1 })
})
