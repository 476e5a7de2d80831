import { expect, test } from 'vitest'
import { postJournal } from '#features/ledger/post-journal.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { rupiah } from '#platform/money/money.ts'
import { startOfDay } from '#platform/time/jakarta.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { balanceBefore } from '../posting-list.server.ts'
import { trialOfPeriod } from './trial-of-period.server.ts'

type Move = [day: string, debit: string, credit: string, fund: Fund, amount: number]

async function post(ctx: TestCtx, [day, debit, credit, fund, amount]: Move) {
  const ids = { journalId: ctx.newId(), sourceId: ctx.newId(), source: 'uji', event: 'uji' }
  const dates = { occurredAt: startOfDay(day), recordedAt: ctx.now() }
  const postings = [{ debit, credit, fund, amount: rupiah(amount) }]
  await postJournal(ctx.db, { ...ids, ...dates, description: 'Uji', postings })
}

test('a new year opens with income and spending at nothing, and what they left stands in their fund', async () => {
  const ctx = await testContext()
  const moves: Move[] = [
    ['2025-03-01', '1121', '4110', 'Z', 100],
    ['2025-12-31', '5110', '1121', 'Z', 40],
    ['2025-06-01', '1122', '4210', 'IT', 900],
    ['2026-01-01', '1121', '4110', 'Z', 30],
    ['2026-04-01', '1121', '4110', 'Z', 7],
  ]
  for (const move of moves) await post(ctx, move)
  const trial = async (from: string, through: string, fund?: string) =>
    (await trialOfPeriod(ctx.db, { from, through }, fund)).map(
      ({ account, opening, debit, credit, closing }) => [account, opening, debit, credit, closing],
    )
  expect(await trial('2026-01-01', '2026-12-31', 'Z')).toEqual([
    ['1121', 60, 37, 0, 97],
    ['3100', -60, 0, 0, -60],
    ['4110', 0, 0, 37, -37],
  ])
  // Within the year they go on from its beginning; the year before is as it was.
  expect(await trial('2026-02-01', '2026-12-31', 'Z')).toEqual([
    ['1121', 90, 7, 0, 97],
    ['3100', -60, 0, 0, -60],
    ['4110', -30, 0, 7, -37],
  ])
  expect(await trial('2025-01-01', '2025-12-31', 'IT')).toEqual([
    ['1122', 0, 900, 0, 900],
    ['4210', 0, 0, 900, -900],
  ])
  for (const [from, account, held] of [
    ['2026-01-01', '4110', 0],
    ['2026-01-01', '5110', 0],
    ['2026-02-01', '4110', -30],
    ['2026-01-01', '3100', -60],
    ['2026-01-01', '3210', -900],
    ['2026-01-01', '1121', 60],
  ] as const)
    expect([account, await balanceBefore(ctx.db, { account, from, sort: 'terlama' })]).toEqual([
      account,
      held,
    ])
})
