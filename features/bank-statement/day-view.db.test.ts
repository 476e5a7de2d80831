import { expect, test } from 'vitest'
import { postJournal } from '#features/ledger/post-journal.server.ts'
import { addDays, momentAt } from '#platform/time/jakarta.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { drawnSeeds } from '#tests/draws.ts'
import { aBank } from '#tests/money/refunds.ts'
import { aStatement, type FileLine, unexplainedLines } from '#tests/money/statements.ts'
import { confirmLine } from './confirm-line.server.ts'
import { viewDay } from './day-view.server.ts'

const FIRST = '2026-05-01'
const DAYS = 30
const dayAt = (number: number) => addDays(FIRST, number)

type Move = { day: string; amount: number; bank?: string | undefined }

/** A movement of the infak banks in the ledger: money that came, or below zero money that went. */
async function book(ctx: TestCtx, { day, amount, bank: bankAccountId }: Move): Promise<void> {
  const [bank, other] = ['1122', '4220']
  const posting = {
    debit: amount > 0 ? bank : other,
    credit: amount > 0 ? other : bank,
    fund: 'IU' as const,
    amount: rupiah(Math.abs(amount)),
  }
  await postJournal(ctx.db, {
    journalId: ctx.newId(),
    sourceId: ctx.newId(),
    source: 'test',
    event: 'moved',
    description: `Gerak ${amount}`,
    occurredAt: momentAt(day, '10:00:00'),
    recordedAt: ctx.now(),
    postings: [{ ...posting, ...(bankAccountId && { bankAccountId }) }],
  })
}

const view = (ctx: TestCtx, bankAccountId: string, day: string) =>
  viewDay(ctx.db, { bankAccountId, day, today: '2026-06-15' })

test('a day names what is here and not at the bank, and the other way round', async () => {
  const ctx = await testContext()
  const { bankAccountId } = await aBank(ctx, 'IU')
  await book(ctx, { day: '2026-05-02', amount: 50_000 })
  await book(ctx, { day: '2026-05-03', amount: 70_000 })
  const lines: FileLine[] = [
    ['2026-05-02', 50_000],
    ['2026-05-03', -2_500, 'BIAYA ADM'],
    ['2026-05-05', 70_000],
  ]
  const id = await aStatement(ctx, bankAccountId, lines)
  for (const line of await unexplainedLines(ctx, bankAccountId, id)) {
    const [{ key, canConfirm } = { key: '', canConfirm: false }] = line.suggestions
    if (canConfirm) await confirmLine(ctx, { lineId: line.id, key }, { by: ctx.newId() })
  }
  expect((await view(ctx, bankAccountId, '2026-05-03')).explained).toMatchObject({
    here: 120_000,
    bank: 47_500,
    difference: 72_500,
    rest: 0,
    items: [
      { kind: 'here', day: '2026-05-03', amount: 70_000 },
      { kind: 'bank', day: '2026-05-03', amount: 2_500, title: 'BIAYA ADM' },
    ],
  })
  expect((await view(ctx, bankAccountId, '2026-05-05')).explained).toMatchObject({
    difference: 2_500,
    items: [{ kind: 'bank', amount: 2_500 }],
  })
  const later = await view(ctx, bankAccountId, '2026-05-06')
  expect(later.explained).toMatchObject({
    bank: undefined,
    difference: undefined,
  })
  expect(later.days.slice(0, 3).map(({ bank }) => bank)).toEqual([undefined, 117_500, 47_500])
})

test('two bank accounts that share an account of the ledger are each explained by itself', async () => {
  const ctx = await testContext()
  const { bankAccountId: one } = await aBank(ctx, 'IU')
  // Named by nobody, from before there was another: it lies in the first.
  await book(ctx, { day: '2026-05-01', amount: 5_000 })
  ctx.clock.advance({ minutes: 1 })
  const { bankAccountId: two } = await aBank(ctx, 'IU')
  await book(ctx, { day: '2026-05-02', amount: 50_000, bank: one })
  await book(ctx, { day: '2026-05-02', amount: 50_000, bank: two })
  await book(ctx, { day: '2026-05-03', amount: 30_000 })
  const day = '2026-05-03'
  const seen = async (bank: string) => {
    const { explained, unplaced } = await view(ctx, bank, day)
    const { here, bank: there, rest } = explained
    return { here, bank: there, rest, unplaced: unplaced.amount }
  }
  expect([await seen(one), await seen(two)]).toEqual([
    { here: 55_000, bank: undefined, rest: 0, unplaced: 30_000 },
    { here: 50_000, bank: undefined, rest: 0, unplaced: 30_000 },
  ])

  await aStatement(ctx, one, [
    ['2026-05-01', 5_000],
    ['2026-05-02', 50_000],
    ['2026-05-03', 1],
  ])
  const told = await aStatement(ctx, two, [
    ['2026-05-02', 50_000],
    ['2026-05-03', 30_000],
  ])
  const lines = await unexplainedLines(ctx, two, told)
  // Each bank's line has its own entry: alike sums of the other bank do not make it unsure.
  expect(lines.map(({ suggestions }) => suggestions.map(({ isSure }) => isSure))).toEqual([
    [true],
    [true],
  ])
  for (const { id: lineId, suggestions } of lines) {
    const key = suggestions[0]?.key ?? ''
    await confirmLine(ctx, { lineId, key }, { by: ctx.newId() })
  }
  expect([await seen(one), await seen(two)]).toEqual([
    { here: 55_000, bank: 55_001, rest: 0, unplaced: 0 },
    { here: 80_000, bank: 80_000, rest: 0, unplaced: 0 },
  ])
  expect((await view(ctx, two, day)).explained).toMatchObject({ difference: 0, items: [] })
})

/** A small generator, the same in every run of a seed. */
function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

type Bank = { id: string; lines: FileLine[]; from: number; told: Set<string> }

/** Files of a bank over the days: they overlap, leave gaps, and begin at different days. */
async function tellInFiles(ctx: TestCtx, bank: Bank, below: (most: number) => number) {
  const given = new Set<string>()
  let at = bank.from
  while (at < DAYS) {
    const end = Math.min(DAYS - 1, at + 2 + below(8))
    const [from, to] = [dayAt(at), dayAt(end)]
    const within = bank.lines.filter(([day]) => day >= from && day <= to)
    const opening = sumUntil(bank, addDays(from, -1))
    if (within.length > 0) {
      const file = JSON.stringify(within)
      // Days without a line part two files that are the same, which is refused.
      if (!given.has(file)) await aStatement(ctx, bank.id, within, opening)
      given.add(file)
      const days = within.map(([day]) => day)
      for (let day = days[0] ?? from; day <= (days.at(-1) ?? to); day = addDays(day, 1))
        bank.told.add(day)
    }
    at = end + 1 + below(3) - 1
    if (at <= end - 1) at = end
  }
}

const sumUntil = ({ lines }: Bank, until: string) =>
  lines.reduce(
    (sum, [day, amount]) => (day <= until ? Math.round((sum + amount) * 100) / 100 : sum),
    0,
  )

test.each(drawnSeeds())(
  'random months (seed %i): the open lines of both sides are always the difference, to the rupiah',
  async (seed) => {
    const ctx = await testContext()
    const below = randomFrom(seed)
    const banks: Bank[] = []
    for (const fund of ['IU', 'IT'] as const) {
      const { bankAccountId: id } = await aBank(ctx, fund)
      banks.push({ id, lines: [], from: below(6), told: new Set() })
    }
    const moves: Move[] = []
    for (let number = 0; number < DAYS; number += 1) {
      const [day, amount] = [dayAt(number), (1 + below(4)) * 1_000 * (below(4) === 0 ? -1 : 1)]
      const bank = banks[below(2)]
      // Some name their bank account, some name none, and some the wrong one.
      const named = [bank, undefined, banks[below(2)]][below(3)]?.id
      if (below(3) > 0)
        moves.push({ day: dayAt(Math.max(0, number - below(4))), amount, bank: named })
      if (below(4) > 0) bank?.lines.push([day, amount])
      if (below(6) === 0) bank?.lines.push([day, (1 + below(300)) / 100, 'bunga'])
    }
    for (const move of moves) await book(ctx, move)
    for (const bank of banks) await tellInFiles(ctx, bank, below)
    const statements = await ctx.db.selectFrom('bank_statement').selectAll().execute()
    expect(statements.map(({ status, failure }) => failure ?? status)).toEqual(
      statements.map(() => 'ready'),
    )
    for (const { id, bank_account_id: bankAccountId } of statements) {
      for (const { id: lineId } of await unexplainedLines(ctx, bankAccountId, id)) {
        if (below(3) === 0) continue
        // Each link changes what the others may stand for.
        const now = (await unexplainedLines(ctx, bankAccountId, id)).find(
          (line) => line.id === lineId,
        )
        const entry = now?.suggestions.find(({ kind }) => kind === 'entry')
        if (entry) await confirmLine(ctx, { lineId, key: entry.key }, { by: ctx.newId() })
      }
    }
    const linked = await ctx.db.selectFrom('bank_line_link').select('amount').execute()
    expect(linked.length).toBeGreaterThan(3)
    let known = 0
    for (let number = 0; number < DAYS; number += 1) {
      const day = dayAt(number)
      const views = []
      for (const bank of banks) {
        const { explained, unplaced } = await view(ctx, bank.id, day)
        views.push({ here: explained.here, unplaced: unplaced.amount })
        if (!bank.told.has(day)) continue
        known += 1
        const there = Math.floor(sumUntil(bank, day))
        const items = explained.items.reduce((sum, { amount }) => sum + amount, 0)
        expect([day, explained.bank, items, explained.rest]).toEqual([
          day,
          there,
          explained.here - there,
          0,
        ])
      }
      // What both hold and what nobody has placed is the ledger's balance.
      const [one, two] = views
      const all = moves.reduce((sum, { day: at, amount }) => (at <= day ? sum + amount : sum), 0)
      expect([day, (one?.here ?? 0) + (two?.here ?? 0) + (one?.unplaced ?? 0)]).toEqual([day, all])
      expect(two?.unplaced).toBe(one?.unplaced)
    }
    expect(known).toBeGreaterThan(3)
  },
)
