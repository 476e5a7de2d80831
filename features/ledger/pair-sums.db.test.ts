import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { askLedger } from '#checks/ledger.server.ts'
import { decideClose, proposeClose } from '#features/books/close-period.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { addDays, startOfDay } from '#platform/time/jakarta.ts'
import { drawn } from '#tests/draws.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { keepMonthSums, type PairSum, pairSums, pairSumsBy } from './pair-sums.server.ts'
import { postJournal } from './post-journal.server.ts'

const accounts = ['1110', '1121', '1130', '4110', '4220', '5120', '2130']
const programmes = ['00000000-0000-7000-8000-00000000000a', undefined] as const
const anyPosting = fc.record({
  day: fc.integer({ min: 0, max: 150 }),
  debit: fc.constantFrom(...accounts.slice(0, 4)),
  credit: fc.constantFrom(...accounts.slice(4)),
  fund: fc.constantFrom('Z', 'IU'),
  campaignId: fc.constantFrom(...programmes),
  amount: fc.integer({ min: 1, max: 900 }).map(rupiah),
})

type Moved = typeof anyPosting extends fc.Arbitrary<infer G> ? G : never

const dayAt = (number: number) => addDays('2026-01-01', number)

async function post(ctx: TestCtx, { day, ...posting }: Moved) {
  const ids = { journalId: ctx.newId(), sourceId: ctx.newId(), source: 'uji', event: 'uji' }
  const occurredAt = new Date(startOfDay(dayAt(day)).getTime() + 3_600_000)
  const postings = [posting]
  const dates = { occurredAt, recordedAt: ctx.now() }
  await postJournal(ctx.db, { ...ids, ...dates, description: 'Uji', postings })
}

function added(sums: readonly (PairSum & { of?: string | null })[]): Record<string, number> {
  const all: Record<string, number> = {}
  for (const { debit, credit, fund, isBefore, amount, of } of sums) {
    const key = [debit, credit, fund, isBefore, of].join(' ')
    all[key] = (all[key] ?? 0) + amount
  }
  return all
}

test('sums kept of closed months and read from postings are those of the postings alone, of any days', async () => {
  const given = fc.record({
    moves: fc.array(anyPosting, { minLength: 1, maxLength: 25 }),
    closings: fc.uniqueArray(fc.integer({ min: 5, max: 140 }), { maxLength: 3 }),
    late: fc.array(anyPosting, { maxLength: 4 }),
    periods: fc.array(fc.tuple(fc.integer({ min: 0, max: 150 }), fc.integer({ min: 0, max: 60 })), {
      minLength: 3,
      maxLength: 6,
    }),
  })
  await fc.assert(
    fc.asyncProperty(given, async ({ moves, closings, late, periods }) => {
      const ctx = await testContext({ now: '2026-08-01T03:00:00Z' })
      for (const move of moves) await post(ctx, move)
      for (const through of closings.toSorted((a, b) => a - b)) {
        const closing = { through: dayAt(through), note: 'Tutup', by: ctx.newId() }
        const id = await proposeClose(ctx, closing)
        await decideClose(ctx, id, { by: ctx.newId(), isApproved: true })
        // What is heard of now stands on the first open day.
        for (const move of late) await post(ctx, move)
      }
      expect((await askLedger(ctx.db)).monthSumsOffTheLedger).toBe(0)
      const days = periods.map(([at, more]) => ({ from: dayAt(at), through: dayAt(at + more) }))
      const read = async () => {
        const answers: Record<string, number>[] = []
        for (const period of days) {
          answers.push(added(await pairSums(ctx.db, period)))
          answers.push(added(await pairSumsBy(ctx.db, period, 'campaign_id')))
        }
        return answers
      }
      const kept = await read()
      await sql`delete from ledger_month_sum`.execute(ctx.db)
      expect(kept).toEqual(await read())
    }),
    { numRuns: drawn(12) },
  )
})

test('the sums of a closed month are kept once, whoever keeps them, and a month that is open in part is not', async () => {
  const ctx = await testContext({ now: '2026-08-01T03:00:00Z' })
  const posting = { debit: '1121', credit: '4110', fund: 'Z' as const, amount: rupiah(500) }
  const move = { ...posting, campaignId: undefined }
  for (const day of [0, 20, 40]) await post(ctx, { ...move, day })
  expect(await keepMonthSums(ctx.db, '2026-02-15')).toBe(1)
  expect(await keepMonthSums(ctx.db, '2026-02-15')).toBe(0)
  const kept = await ctx.db.selectFrom('ledger_month_sum').select(['month', 'amount']).execute()
  expect(kept).toEqual([{ month: '2026-01-01', amount: 1_000 }])
  expect(await keepMonthSums(ctx.db, '2026-02-28')).toBe(1)
})
