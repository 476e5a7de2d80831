import { expect, test } from 'vitest'
import type { Posting } from '#features/ledger/ledger.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { decideProposal } from '#features/staff/proposal.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { journalOf } from '#tests/money/payout-batches.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { bankOf } from '#features/books/books.ts'
import { enterJournal, withBooks } from '#features/books/enter-books.server.ts'
import { debtsBetween, listInterFund, planInterFund, settleInterFund } from './inter-fund.server.ts'
import { debtProposals, proposeInterFund } from './proposals.server.ts'

const incomes = { Z: '4110', IU: '4220', A: '4430' } as const

/** One fund comes to owe another this much, for what it spent. */
async function makeDebt(ctx: TestCtx, [from, to]: [Fund, keyof typeof incomes], sum: number) {
  const amount = rupiah(sum)
  await enter(ctx, [
    { debit: '5220', credit: '2190', fund: from, amount },
    { debit: '1190', credit: incomes[to], fund: to, amount },
  ])
}

function enter(ctx: TestCtx, postings: Posting[]) {
  const of = { sourceId: ctx.newId(), source: 'uji', event: 'masuk', description: 'Uji' }
  return withBooks(ctx, (tx) => enterJournal(ctx, tx, { ...of, postings }))
}

const bank = (ctx: TestCtx, account: string, fund: Fund) => balanceOf(ctx.db, { account, fund })

test('what two funds owe each other is set off, and the rest moves from bank to bank once', async () => {
  const ctx = await testContext()
  const { db } = ctx
  await makeDebt(ctx, ['IU', 'A'], 20_000)
  await makeDebt(ctx, ['A', 'IU'], 5_000)
  await makeDebt(ctx, ['IU', 'Z'], 700)
  expect(await debtsBetween(db, { fund: 'IU', to: 'A' })).toEqual({ owes: 20_000, owed: 5_000 })
  expect(await debtsBetween(db, { fund: 'A', to: 'IU' })).toEqual({ owes: 5_000, owed: 20_000 })
  expect(await debtsBetween(db, { fund: 'A', to: 'Z' })).toEqual({ owes: 0, owed: 0 })
  const plan = await planInterFund(db, ['IU', 'A'])
  expect(plan).toMatchObject({ owes: 20_000, owed: 5_000 })
  for (const between of [
    ['IU', 'A'],
    ['A', 'IU'],
  ] as [Fund, Fund][])
    expect(await planInterFund(db, between)).toMatchObject({ payer: 'IU', payee: 'A', net: 15_000 })
  expect((await listInterFund(db)).map(({ between, net }) => [...between, net])).toEqual([
    ['Z', 'IU', 700],
    ['IU', 'A', 15_000],
  ])

  const id = ctx.newId()
  const settle = () => settleInterFund(ctx, { id, between: ['A', 'IU'] })
  await enter(ctx, [{ debit: '1122', credit: '4220', fund: 'IU', amount: rupiah(14_999) }])
  await expect(settle()).rejects.toMatchObject({ code: 'books/money-missing' })
  await enter(ctx, [{ debit: '1122', credit: '4220', fund: 'IU', amount: rupiah(1) }])
  expect(await settle()).toBe(15_000)
  expect(await settle()).toBe(0)
  expect([await bank(ctx, '1122', 'IU'), await bank(ctx, '1124', 'A')]).toEqual([0, 15_000])
  expect((await listInterFund(db)).map(({ between }) => between)).toEqual([['Z', 'IU']])
  // The same id settles nothing further.
  await makeDebt(ctx, ['A', 'IU'], 1_000)
  expect(await settle()).toBe(0)
  expect(await settleInterFund(ctx, { id: ctx.newId(), between: ['IU', 'A'] })).toBe(1_000)
})

test('of two funds that owe each other as much the one named first pays, and no money moves', async () => {
  const ctx = await testContext()
  await makeDebt(ctx, ['IU', 'A'], 5_000)
  await makeDebt(ctx, ['A', 'IU'], 5_000)
  expect(await planInterFund(ctx.db, ['IU', 'A'])).toMatchObject({ payer: 'IU', net: 0 })
  expect(await settleInterFund(ctx, { id: ctx.newId(), between: ['IU', 'A'] })).toBe(0)
  expect(await listInterFund(ctx.db)).toEqual([])
  expect((await journalOf(ctx, 'interfund')).description).toBe('Pelunasan antar dana IU ke A')
})

test('a debt below zero, of what was undone after it was settled, is read as the other fund’s', async () => {
  const ctx = await testContext()
  const amount = rupiah(3_000)
  await enter(ctx, [
    { debit: '2190', credit: '5220', fund: 'IU', amount },
    { debit: '4430', credit: '1190', fund: 'A', amount },
  ])
  expect(await debtsBetween(ctx.db, { fund: 'IU', to: 'A' })).toEqual({ owes: -3_000, owed: 0 })
  expect(await planInterFund(ctx.db, ['IU', 'A'])).toMatchObject({
    owes: 0,
    owed: 3_000,
    net: 3_000,
    payer: 'A',
  })
  await enter(ctx, [
    { debit: '2190', credit: '4430', fund: 'A', amount: rupiah(500) },
    { debit: '5220', credit: '1190', fund: 'IU', amount: rupiah(500) },
  ])
  // What each of them owes below zero is owed to it, beside what it owes.
  expect(await debtsBetween(ctx.db, { fund: 'IU', to: 'A' })).toEqual({ owes: -3_000, owed: -500 })
  expect(await planInterFund(ctx.db, ['IU', 'A'])).toMatchObject({
    owes: 500,
    owed: 3_000,
    net: 2_500,
    payer: 'A',
  })
})

test('two people read the sum that moves and its postings before a debt is settled', async () => {
  const ctx = await testContext()
  await makeDebt(ctx, ['IU', 'A'], 20_000)
  await enter(ctx, [{ debit: '1122', credit: '4220', fund: 'IU', amount: rupiah(20_000) }])
  const [by, other] = [await aStaff(ctx, 'bendahara'), await aStaff(ctx, 'admin')]
  const id = await proposeInterFund(ctx, ['IU', 'A'], { by: by.id, note: 'Tutup bulan' })
  const row = await ctx.db.selectFrom('proposal').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    document_id: 'IU.A',
    title: 'Infak tidak terikat dan dana amil',
    note: 'Tutup bulan',
  })
  const kind = debtProposals.find((each) => each.kind === row.kind)
  expect(kind?.address(row.document_id)).toBe('/kelola/antar-dana')
  const [first, ...lines] = kind?.describe(row.terms) ?? []
  expect(first).toEqual({ label: 'Dipindahkan antar rekening', value: 'Rp20.000' })
  expect(lines).toHaveLength(2)
  const decision = { by: other.id, role: 'admin' as const, isApproved: true }
  await decideProposal(ctx, { kinds: debtProposals, id }, decision)
  expect(await bank(ctx, '1124', 'A')).toBe(20_000)
  expect((await journalOf(ctx, 'interfund')).event).toBe('settled')
  const again = proposeInterFund(ctx, ['IU', 'A'], { by: by.id })
  await expect(again).rejects.toMatchObject({ code: 'books/nothing-owed' })
})

test.each(['Z', 'IT', 'IU', 'W', 'D', 'N'] as const)(
  'a debt of %s is listed, and two people may settle it',
  async (fund) => {
    const ctx = await testContext()
    const amount = rupiah(9_000)
    await enter(ctx, [
      { debit: bankOf[fund], credit: '2190', fund, amount },
      { debit: '1190', credit: '4430', fund: 'A', amount },
    ])
    expect((await listInterFund(ctx.db)).map(({ between }) => between)).toEqual([[fund, 'A']])
    const { id: by } = await aStaff(ctx, 'bendahara')
    const { id: other } = await aStaff(ctx, 'admin')
    const id = await proposeInterFund(ctx, [fund, 'A'], { by })
    const { note } = await ctx.db.selectFrom('proposal').select('note').executeTakeFirstOrThrow()
    expect(note).toBe('')
    const decision = { by: other, role: 'admin' as const, isApproved: true }
    await decideProposal(ctx, { kinds: debtProposals, id }, decision)
    expect(await listInterFund(ctx.db)).toEqual([])
    expect(await bank(ctx, '1124', 'A')).toBe(9_000)
  },
)
