import { expect, test } from 'vitest'
import { askLedger } from '#checks/ledger.server.ts'
import type { BankEntryKind } from '#features/bank-account/bank-entry.ts'
import { settleInterFund } from '#features/debt/inter-fund.server.ts'
import { postJournal } from '#features/ledger/post-journal.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { decideProposal } from '#features/staff/proposal.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { aBank, moneyCame } from '#tests/money/refunds.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { aStatement, type FileLine, unexplainedLines } from '#tests/money/statements.ts'
import { unlinkLine } from './confirm-line.server.ts'
import { viewDay } from './day-view.server.ts'
import { proposeLineEntry, proposeLineUndo, statementProposals } from './proposals.server.ts'

const NOW = '2026-03-05T03:00:00Z'
const TODAY = '2026-03-05'

type Bench = Awaited<ReturnType<typeof bench>>

/** A bank of a fund with money that came, told by a file together with these lines. */
async function bench(fund: Fund, lines: readonly FileLine[], held = 100_000) {
  const ctx = await testContext({ now: NOW })
  const { bankAccountId } = await aBank(ctx, fund)
  const account = { Z: '1121', IT: '1122', IU: '1122', D: '1122', W: '1123', A: '1124', N: '1125' }[
    fund
  ]
  const income = { Z: '4110', IT: '4220', IU: '4220', D: '4510', W: '4300', A: '4430', N: '4900' }[
    fund
  ]
  const holder = fund === 'IT' ? 'IU' : fund
  await moneyCame(ctx, { account, income, fund: holder, amount: rupiah(held), bankAccountId })
  const id = await aStatement(ctx, bankAccountId, lines)
  const { id: by } = await aStaff(ctx, 'bendahara')
  const { id: other } = await aStaff(ctx, 'admin')
  return { ctx, bankAccountId, id, by, other, account }
}

const lineOf = async ({ ctx, bankAccountId, id }: Bench, words: string) => {
  const lines = await unexplainedLines(ctx, bankAccountId, id)
  const found = lines.find(({ description }) => description === words)
  if (!found) throw new Error(`no open line ${words}`)
  return found
}

async function ask(of: Bench, words: string, kind: BankEntryKind): Promise<string> {
  const { id: lineId } = await lineOf(of, words)
  await proposeLineEntry(of.ctx, { lineId, kind }, { by: of.by })
  return lineId
}

async function decide({ ctx, other }: Bench, isApproved = true): Promise<void> {
  const { id } = await ctx.db
    .selectFrom('proposal')
    .select('id')
    .where('status', '=', 'proposed')
    .executeTakeFirstOrThrow()
  const decision = { by: other, role: 'admin' as const, isApproved }
  await decideProposal(ctx, { kinds: statementProposals, id }, decision)
}

const unexplainedWords = async ({ ctx, bankAccountId, id }: Bench) =>
  (await unexplainedLines(ctx, bankAccountId, id)).map(({ description }) => description)

const held = (ctx: TestCtx, account: string, fund: Fund) => balanceOf(ctx.db, { account, fund })

async function assertSound({ ctx, bankAccountId }: Bench, amount: number): Promise<void> {
  const wrong = Object.entries(await askLedger(ctx.db)).filter(([, count]) => count > 0)
  expect(wrong).toEqual([])
  const { explained } = await viewDay(ctx.db, { bankAccountId, day: TODAY, today: TODAY })
  const left = explained.items.reduce((sum, each) => sum + each.amount, 0)
  expect([explained.difference, left, explained.rest]).toEqual([amount, amount, 0])
}

test('a cost of zakat’s bank is borne by the amil, by two people who saw its journal', async () => {
  const of = await bench('Z', [
    [TODAY, 100_000, 'DANA'],
    [TODAY, -12_500, 'BIAYA ADM'],
  ])
  const { ctx } = of
  await assertSound(of, 12_500)
  const lineId = await ask(of, 'BIAYA ADM', 'cost')
  // Nothing is booked before another person agrees, and nobody proposes it twice.
  expect(await held(ctx, '6530', 'A')).toBe(0)
  await expect(ask(of, 'BIAYA ADM', 'cost')).rejects.toMatchObject({ status: 409 })
  const { terms } = await ctx.db.selectFrom('proposal').select('terms').executeTakeFirstOrThrow()
  const said = JSON.stringify(terms)
  for (const part of ['BIAYA ADM', '1121', '6530', 'Rp12.500', 'ditanggung amil'])
    expect(said).toContain(part)
  expect(await lineOf(of, 'BIAYA ADM')).toMatchObject({ waiting: expect.any(String) })
  await decide(of)
  expect([
    await held(ctx, '1121', 'Z'),
    await held(ctx, '1190', 'Z'),
    await held(ctx, '6530', 'A'),
    await held(ctx, '2190', 'A'),
  ]).toEqual([87_500, 12_500, 12_500, 12_500])
  expect(await unexplainedWords(of)).toEqual(['DANA'])
  await assertSound(of, 0)
  await expect(
    proposeLineEntry(ctx, { lineId, kind: 'cost' }, { by: of.by }),
  ).rejects.toMatchObject({
    code: 'bank-statement/line-taken',
  })
})

test('interest anywhere is nonhalal, its tax comes after it, and the two funds settle', async () => {
  const of = await bench('Z', [
    [TODAY, 100_000, 'DANA'],
    [TODAY, 1_000, 'BUNGA'],
    [TODAY, -200, 'PAJAK BUNGA'],
  ])
  const { ctx } = of
  await ask(of, 'PAJAK BUNGA', 'interest')
  await expect(decide(of)).rejects.toMatchObject({ code: 'books/income-not-booked' })
  expect(await held(ctx, '4900', 'N')).toBe(0)
  await decide(of, false)
  await ask(of, 'BUNGA', 'interest')
  await decide(of)
  await ask(of, 'PAJAK BUNGA', 'interest')
  await decide(of)
  expect([
    await held(ctx, '4900', 'N'),
    await held(ctx, '1190', 'N'),
    await held(ctx, '2190', 'Z'),
    await held(ctx, '1121', 'Z'),
  ]).toEqual([800, 800, 800, 100_800])
  await assertSound(of, 0)
  await aBank(ctx, 'N')
  expect(await settleInterFund(ctx, { id: ctx.newId(), between: ['Z', 'N'] })).toBe(800)
  expect([await held(ctx, '1125', 'N'), await held(ctx, '1121', 'Z')]).toEqual([800, 100_000])
})

test.each<[Fund, string]>([
  ['Z', '4190'],
  ['IT', '4290'],
  ['D', '4590'],
  ['W', '4310'],
  ['A', '4490'],
])('the yield of a sharia bank of %s is that fund’s own income (%s)', async (fund, income) => {
  const of = await bench(fund, [
    [TODAY, 100_000, 'DANA'],
    [TODAY, 900, 'BAGI HASIL'],
    [TODAY, -180, 'PAJAK BAGI HASIL'],
  ])
  await ask(of, 'BAGI HASIL', 'yield')
  await decide(of)
  await ask(of, 'PAJAK BAGI HASIL', 'yield')
  await decide(of)
  expect(await balanceOf(of.ctx.db, { account: income })).toBe(720)
  await assertSound(of, 0)
})

test('a booking is undone by two people; its line is open again and may be booked as something else', async () => {
  const of = await bench('Z', [
    [TODAY, 100_000, 'DANA'],
    [TODAY, 900, 'CR 0092'],
  ])
  const { ctx } = of
  const lineId = await ask(of, 'CR 0092', 'interest')
  await decide(of)
  await proposeLineUndo(ctx, lineId, { by: of.by })
  await decide(of)
  expect([await held(ctx, '4900', 'N'), await held(ctx, '1121', 'Z')]).toEqual([0, 100_000])
  await expect(proposeLineUndo(ctx, lineId, { by: of.by })).rejects.toMatchObject({ status: 409 })
  await assertSound(of, -900)
  await ask(of, 'CR 0092', 'yield')
  await decide(of)
  expect([await held(ctx, '4190', 'Z'), await held(ctx, '4900', 'N')]).toEqual([900, 0])
  await assertSound(of, 0)
})

test('a line whose link was taken back keeps its journal: it is linked again, never booked twice', async () => {
  const of = await bench('A', [
    [TODAY, 100_000, 'DANA'],
    [TODAY, -12_500, 'BIAYA ADM'],
  ])
  const { ctx } = of
  const lineId = await ask(of, 'BIAYA ADM', 'cost')
  await decide(of)
  await unlinkLine(ctx, lineId)
  await expect(
    proposeLineEntry(ctx, { lineId, kind: 'cost' }, { by: of.by }),
  ).rejects.toMatchObject({
    code: 'books/bank-entry-stands',
  })
  const line = await lineOf(of, 'BIAYA ADM')
  expect(line.suggestions).toMatchObject([{ kind: 'entry', isSure: true }])
  expect(await held(ctx, '6530', 'A')).toBe(12_500)
})

test('interest that was spent is not undone, and what a bank does not hold is not booked', async () => {
  const of = await bench('N', [
    [TODAY, 100_000, 'DANA'],
    [TODAY, 900, 'BUNGA'],
    [TODAY, -100_800, 'SALUR'],
    [TODAY, -50, 'BIAYA ADM'],
  ])
  const { ctx, bankAccountId } = of
  const lineId = await ask(of, 'BUNGA', 'interest')
  await decide(of)
  await postJournal(ctx.db, {
    journalId: ctx.newId(),
    sourceId: ctx.newId(),
    source: 'test',
    event: 'spent',
    description: 'Fasilitas umum',
    occurredAt: ctx.now(),
    recordedAt: ctx.now(),
    postings: [
      { debit: '5900', credit: '1125', fund: 'N', amount: rupiah(100_800), bankAccountId },
    ],
  })
  await proposeLineUndo(ctx, lineId, { by: of.by })
  await expect(decide(of)).rejects.toMatchObject({ code: 'books/money-missing' })
  await decide(of, false)
  await ask(of, 'BIAYA ADM', 'cost')
  await decide(of)
  expect(await held(ctx, '1125', 'N')).toBe(50)
})

test('a journal that would be another one than two people saw is not posted', async () => {
  const of = await bench('IU', [
    [TODAY, 100_000, 'DANA'],
    [TODAY, -60_000, 'BIAYA ADM'],
  ])
  const { ctx, bankAccountId } = of
  await ask(of, 'BIAYA ADM', 'cost')
  const move = (credit: string, fund: Fund, amount: number) =>
    postJournal(ctx.db, {
      journalId: ctx.newId(),
      sourceId: ctx.newId(),
      source: 'test',
      event: 'moved',
      description: 'Gerak',
      occurredAt: ctx.now(),
      recordedAt: ctx.now(),
      postings: [
        credit === '1122'
          ? { debit: '5220', credit, fund, amount: rupiah(amount), bankAccountId }
          : { debit: '1122', credit, fund, amount: rupiah(amount), bankAccountId },
      ],
    })
  // The fund that would have paid holds too little now; another one of the same bank account does.
  await move('1122', 'IU', 50_000)
  await move('4510', 'D', 80_000)
  await expect(decide(of)).rejects.toMatchObject({ code: 'staff/proposal-moved' })
  expect(await held(ctx, '6530', 'A')).toBe(0)
  await decide(of, false)
  await ask(of, 'BIAYA ADM', 'cost')
  await decide(of)
  expect([await held(ctx, '1190', 'D'), await held(ctx, '1122', 'D')]).toEqual([60_000, 20_000])
})
