import { expect, test } from 'vitest'
import { donationPurpose } from '#features/receipt/donation-purpose.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { testContext } from '#tests/context.ts'
import { fundWords, donatedFundWords } from './funds.ts'

test('a fund has one name: on screens, on receipts and in the books', async () => {
  const ctx = await testContext()
  const rows = await ctx.db.selectFrom('ledger_fund').select(['code', 'name']).execute()
  const bare = (name: string) => name.toLowerCase().replace(/^dana /, '')
  for (const { code, name } of rows)
    expect([code, bare(fundWords[code])]).toEqual([code, bare(name)])
  expect(Object.keys(fundWords).sort()).toEqual(rows.map(({ code }) => code).sort())
  for (const fund of ['IT', 'IU', 'D', 'N'] satisfies Fund[]) {
    expect(donationPurpose({ fund, incomeAccount: '' })).toBe(fundWords[fund])
  }
  // Infak operasional is what the amil's fund receives, and never that fund.
  expect([fundWords.A, donatedFundWords.A]).toEqual(['Dana amil', 'Infak operasional'])
})
