import { expect, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { aBank } from '#tests/money/refunds.ts'
import { aStatement, unexplainedLines } from '#tests/money/statements.ts'
import { aPaper, moneyPeople, postLines } from '#tests/money/vouchers.ts'
import { recordForLine } from './line-acts.server.ts'

/** The test clock's first day. */
const TODAY = '2026-06-15'

test('a salary on the bank’s statement is recorded from its line, closes it, and teaches the next one', async () => {
  const ctx = await testContext()
  const { siti } = await moneyPeople(ctx)
  const { bankAccountId } = await aBank(ctx, 'A')
  await postLines(ctx, [['1124', '3400', 'A', 9_000_000]])
  const statement = await aStatement(
    ctx,
    bankAccountId,
    [
      [TODAY, -750_000, 'TRSF PT MAJU MEI'],
      [TODAY, -400_000, 'TRSF PT MAJU JUNI'],
      [TODAY, -650_000, 'GAJI JUNI'],
    ],
    9_000_000,
  )
  const [first, second, salary] = await unexplainedLines(ctx, bankAccountId, statement)
  expect([first?.acts, second?.acts]).toEqual([[], []])
  expect(salary?.acts.map(({ template }) => template)).toEqual(['gaji'])

  const place = `bank:${bankAccountId}`
  const texts = { day: TODAY, note: 'Jasa', use: '6200', party: 'PT Maju', sum: '750.000', place }
  const voucher = { id: ctx.newId(), template: 'belanja', texts, files: [aPaper] }
  const asked = { lineId: first?.id ?? '', voucher, hand: { by: siti.id, role: siti.role } }
  expect(await recordForLine(ctx, asked)).toMatchObject({ status: 'posted' })
  expect(await recordForLine(ctx, asked)).toMatchObject({ status: 'posted' })

  const left = await unexplainedLines(ctx, bankAccountId, statement)
  expect(left.map(({ id }) => id)).toEqual([second?.id, salary?.id])
  expect(left[0]?.acts.map(({ template }) => template)).toEqual(['belanja'])
  const links = await ctx.db.selectFrom('bank_line_link').select(['line_id', 'amount']).execute()
  expect(links).toEqual([{ line_id: first?.id, amount: -750_000 }])
})
