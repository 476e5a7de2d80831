import { expect, test } from 'vitest'
import { balanceOf } from '#features/ledger/queries.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { linesInBooks, post } from '#tests/money/payout-batches.ts'
import { aBank } from '#tests/money/refunds.ts'
import type { BankEntryKind } from './bank-entry.ts'
import {
  type BankEntryLine,
  bankEntryWords,
  bookBankEntry,
  bookedLines,
  planBankEntry,
  undoBankEntry,
  undoEntryPostings,
} from './bank-entry.server.ts'
import { bankOf } from '#features/books/books.ts'
import { settleInterFund } from '#features/debt/inter-fund.server.ts'

const incomes = { Z: '4110', IU: '4220', W: '4300', A: '4430', N: '4900' } as const

/** A bank of a fund that holds this much of it. */
async function aBankWith(fund: keyof typeof incomes, held: number) {
  const ctx = await testContext()
  const bank = { id: (await aBank(ctx, fund)).bankAccountId, account: bankOf[fund], fund }
  if (held > 0) await come(ctx, fund, held)
  return { ctx, bank }
}

const come = (ctx: TestCtx, fund: keyof typeof incomes, amount: number) =>
  post(ctx, { debit: bankOf[fund], credit: incomes[fund], fund, amount: rupiah(amount) })

type Of = Awaited<ReturnType<typeof aBankWith>>

const lineOf = ({ ctx, bank }: Of, kind: BankEntryKind, amount: number): BankEntryLine => {
  const occurredAt = new Date(ctx.now().getTime() - 3_600_000)
  return { kind, amount, bank, lineId: ctx.newId(), occurredAt }
}

const held = (ctx: TestCtx, account: string, fund: Fund) => balanceOf(ctx.db, { account, fund })

test('interest and its tax are booked in order: a tax on what never came is refused', async () => {
  const of = await aBankWith('N', 0)
  const { ctx } = of
  const interest = lineOf(of, 'interest', 1_000)
  await come(ctx, 'N', 5_000)
  await post(ctx, { debit: '4900', credit: '1125', fund: 'N', amount: rupiah(5_000) })
  await expect(bookBankEntry(ctx, lineOf(of, 'interest', -200))).rejects.toMatchObject({
    code: 'books/money-missing',
  })
  await bookBankEntry(ctx, interest)
  const more = bookBankEntry(ctx, lineOf(of, 'interest', -1_001))
  await expect(more).rejects.toMatchObject({ code: 'books/money-missing' })
  await bookBankEntry(ctx, lineOf(of, 'interest', -200))
  expect(await held(ctx, '1125', 'N')).toBe(800)
  const booked = (await linesInBooks(ctx)).slice(-2)
  expect(booked.map(({ event, debit, credit }) => `${event} ${debit} ${credit}`)).toEqual([
    'booked 1 1125 4900',
    'booked 1 4900 1125',
  ])
  const first = { source: 'bank-line', bank: of.bank.id, occurred_at: interest.occurredAt }
  expect(booked[0]).toMatchObject(first)
})

test('a tax on a yield that the fund never had is refused, also where the bank holds other money', async () => {
  const of = await aBankWith('Z', 50_000)
  const { ctx } = of
  const early = bookBankEntry(ctx, lineOf(of, 'yield', -300))
  await expect(early).rejects.toMatchObject({ code: 'books/income-not-booked' })
  expect(await held(ctx, '1121', 'Z')).toBe(50_000)
  await bookBankEntry(ctx, lineOf(of, 'yield', 300))
  // All of it may be taxed, and not a rupiah more.
  await bookBankEntry(ctx, lineOf(of, 'yield', -300))
  const more = bookBankEntry(ctx, lineOf(of, 'yield', -1))
  await expect(more).rejects.toMatchObject({ code: 'books/income-not-booked' })
})

test('a cost is paid by the first fund of the bank that holds it, to the last rupiah, and by none that does not', async () => {
  const of = await aBankWith('IU', 10_000)
  const { ctx, bank } = of
  const plan = (amount: number) => planBankEntry(ctx.db, { kind: 'cost', amount, bank })
  expect((await plan(-10_000)).map(({ fund }) => fund)).toEqual(['IU', 'A'])
  await expect(plan(-10_001)).rejects.toThrow('Rp10.000')
  const fidyah = { debit: '1122', credit: '4510', fund: 'D' as const, amount: rupiah(30_000) }
  await post(ctx, fidyah)
  expect((await plan(-10_001)).map(({ fund }) => fund)).toEqual(['D', 'A'])
  // What comes back is the own fund's, however little it holds.
  await post(ctx, { debit: '4220', credit: '1122', fund: 'IU', amount: rupiah(60_000) })
  expect((await plan(40_000)).map(({ fund }) => fund)).toEqual(['IU', 'A'])
})

test('a line is booked once until it is undone, and then as what it really was', async () => {
  const of = await aBankWith('Z', 50_000)
  const { ctx } = of
  const line = lineOf(of, 'cost', -2_500)
  const [other, foreign] = [lineOf(of, 'cost', -100), ctx.newId()]
  await bookBankEntry(ctx, line)
  await bookBankEntry(ctx, other)
  await expect(bookBankEntry(ctx, line)).rejects.toMatchObject({ code: 'books/bank-entry-stands' })
  const ids = [line.lineId, other.lineId, foreign]
  expect(await bookedLines(ctx.db, ids)).toEqual(new Set([line.lineId, other.lineId]))

  const told = await undoEntryPostings(ctx.db, line.lineId)
  expect(told.map(({ debit, credit, amount }) => [debit, credit, amount])).toEqual([
    ['1121', '1190', 2_500],
    ['2190', '6530', 2_500],
  ])
  expect(told[0]).toMatchObject({ bankAccountId: of.bank.id, fund: 'Z' })
  await undoBankEntry(ctx, line.lineId)
  expect(await held(ctx, '1121', 'Z')).toBe(49_900)
  expect(await bookedLines(ctx.db, ids)).toEqual(new Set([other.lineId]))
  const again = undoBankEntry(ctx, line.lineId)
  await expect(again).rejects.toMatchObject({ code: 'books/not-in-this-state' })

  await bookBankEntry(ctx, { ...line, kind: 'yield', amount: 2_500 })
  expect(await bookedLines(ctx.db, [line.lineId])).toEqual(new Set([line.lineId]))
  await undoBankEntry(ctx, line.lineId)
  expect(await held(ctx, '1121', 'Z')).toBe(49_900)
  const events = (await linesInBooks(ctx)).filter(({ source_id: id }) => id === line.lineId)
  expect([...new Set(events.map(({ event }) => event))]).toEqual([
    'booked 1',
    'undone 1',
    'booked 2',
    'undone 2',
  ])
  expect(events.filter(({ event }) => event === 'undone 2')).toHaveLength(1)
})

test('only the journal that two people saw is booked', async () => {
  const of = await aBankWith('IU', 10_000)
  const { ctx, bank } = of
  const line = lineOf(of, 'cost', -10_000)
  const seen = JSON.stringify(await planBankEntry(ctx.db, { ...line, bank }))
  await post(ctx, { debit: '4220', credit: '1122', fund: 'IU', amount: rupiah(1) })
  const fidyah = { debit: '1122', credit: '4510', fund: 'D' as const, amount: rupiah(30_000) }
  await post(ctx, fidyah)
  const changed = bookBankEntry(ctx, line, seen)
  await expect(changed).rejects.toMatchObject({ code: 'books/bank-entry-changed' })
  await post(ctx, { debit: '1122', credit: '4220', fund: 'IU', amount: rupiah(1) })
  await bookBankEntry(ctx, line, seen)
  expect(await held(ctx, '1122', 'IU')).toBe(0)
})

test('what came of a bank’s own and has left it since is not undone', async () => {
  const of = await aBankWith('Z', 0)
  const { ctx } = of
  const line = lineOf(of, 'yield', 4_000)
  await bookBankEntry(ctx, line)
  const spent = { debit: '1130', credit: '1121', fund: 'Z' as const, amount: rupiah(1) }
  await post(ctx, spent)
  await expect(undoBankEntry(ctx, line.lineId)).rejects.toMatchObject({
    code: 'books/money-missing',
  })
  await post(ctx, { ...spent, debit: '1121', credit: '1130' })
  await undoBankEntry(ctx, line.lineId)
  expect(await held(ctx, '1121', 'Z')).toBe(0)
})

test('a yield that people got is not taxed or undone any more', async () => {
  const of = await aBankWith('Z', 0)
  const { ctx } = of
  const line = lineOf(of, 'yield', 4_000)
  await bookBankEntry(ctx, line)
  await post(ctx, { debit: '5120', credit: '1130', fund: 'Z', amount: rupiah(4_000) })
  const tax = bookBankEntry(ctx, lineOf(of, 'yield', -1))
  await expect(tax).rejects.toMatchObject({ code: 'books/money-missing' })
  await expect(undoBankEntry(ctx, line.lineId)).rejects.toMatchObject({
    code: 'books/money-missing',
  })
})

test('a yield of wakaf that people got is not undone, though its principal lies at the bank', async () => {
  const of = await aBankWith('W', 90_000)
  const { ctx } = of
  const line = lineOf(of, 'yield', 4_000)
  await bookBankEntry(ctx, line)
  await post(ctx, { debit: '5300', credit: '1130', fund: 'W', amount: rupiah(4_000) })
  await expect(undoBankEntry(ctx, line.lineId)).rejects.toMatchObject({
    code: 'books/money-missing',
  })
  await post(ctx, { debit: '1130', credit: '5300', fund: 'W', amount: rupiah(4_000) })
  await undoBankEntry(ctx, line.lineId)
  expect(await held(ctx, '1123', 'W')).toBe(90_000)
})

test('what is undone leaves the bank account that it came to, whichever were opened since', async () => {
  const of = await aBankWith('Z', 0)
  const { ctx, bank } = of
  const line = lineOf(of, 'yield', 4_000)
  await bookBankEntry(ctx, line)
  await aBank(ctx, 'Z')
  await undoBankEntry(ctx, line.lineId)
  // A line tells its own bank account, of however many.
  await bookBankEntry(ctx, lineOf(of, 'yield', 1_000))
  expect((await linesInBooks(ctx)).map((each) => each.bank)).toEqual([bank.id, bank.id, bank.id])
})

test('interest that two funds have settled since is undone, and is owed the other way', async () => {
  const of = await aBankWith('Z', 50_000)
  const { ctx } = of
  const line = lineOf(of, 'interest', 1_000)
  await bookBankEntry(ctx, line)
  await settleInterFund(ctx, { id: ctx.newId(), between: ['Z', 'N'] })
  expect(await held(ctx, '1190', 'N')).toBe(0)
  await undoBankEntry(ctx, line.lineId)
  expect(await held(ctx, '1121', 'Z')).toBe(49_000)
  expect(await held(ctx, '1190', 'N')).toBe(-1_000)
})

test('a yield of the amil’s own is undone though its costs came before its shares', async () => {
  const of = await aBankWith('A', 0)
  const { ctx } = of
  const line = lineOf(of, 'yield', 1_000)
  await bookBankEntry(ctx, line)
  await post(ctx, { debit: '6510', credit: '1130', fund: 'A', amount: rupiah(5_000) })
  await undoBankEntry(ctx, line.lineId)
  expect(await held(ctx, '1124', 'A')).toBe(0)
})

test.each<[BankEntryKind, number, string]>([
  ['cost', -1, 'Biaya bank, ditanggung amil'],
  ['cost', 1, 'Biaya bank dikembalikan'],
  ['interest', 1, 'Bunga atau jasa giro bank, dana nonhalal'],
  ['interest', -1, 'Pajak atas bunga atau jasa giro bank'],
  ['yield', 1, 'Bagi hasil bank'],
  ['yield', -1, 'Pajak atas bagi hasil bank'],
])('%s of Rp%d is called %s', (kind, amount, words) => {
  expect(bankEntryWords({ kind, amount })).toBe(words)
})
