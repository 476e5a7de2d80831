import { expect, test } from 'vitest'
import { fundLines } from '#features/site-page/fund-lines.ts'
import { rupiah } from '#platform/money/money.ts'
import { testContext } from '#tests/context.ts'
import { post } from '#tests/money/payout-batches.ts'
import { aboutOffTheLedger } from './about.server.ts'

test('a page that leaves an account of the chart out is found, and the page as it is holds', async () => {
  const ctx = await testContext()
  for (const cost of ['6100', '6530', '6540', '6900'])
    await post(ctx, { debit: cost, credit: '2110', fund: 'A', amount: rupiah(1_000) })
  await post(ctx, { debit: '1123', credit: '4300', fund: 'W', amount: rupiah(5_000) })
  await post(ctx, { debit: '1310', credit: '1123', fund: 'W', amount: rupiah(2_000) })
  expect(await aboutOffTheLedger(ctx.db)).toBe(0)
  const without: typeof fundLines = (rows) =>
    fundLines(rows.filter(({ account }) => account !== '6540'))
  expect(await aboutOffTheLedger(ctx.db, without)).toBe(1)
})
