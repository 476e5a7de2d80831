import { expect, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { findReceivers } from './calculator.server.ts'

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
