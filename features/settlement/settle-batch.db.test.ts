import { expect, test } from 'vitest'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { makeCampaign } from '#tests/makers.ts'
import {
  aPortion,
  emptyBatch,
  linesInBooks,
  openPayout,
  settledAt,
  settlePayout,
  undoPayoutBatch,
  wellAndWakaf,
} from '#tests/money/payout-batches.ts'
import { aBank } from '#tests/money/refunds.ts'
import { closeBankAccount } from '#features/bank-account/bank-account.server.ts'
import { plannedPostings } from './settle-batch.server.ts'

const short = (rows: { event: string; debit: string; credit: string; amount: number }[]) =>
  rows.map(({ event, debit, credit, amount }) => `${event}: ${debit} ${credit} ${amount}`)

test('a payout books each donation’s fee on its own document, and its money at the bank of each fund', async () => {
  const { ctx, well, wakaf } = await wellAndWakaf()
  const given = aPortion(ctx, ['IT', well], { gross: 100_000, fee: 1_000, tax: 110 })
  const principal = aPortion(ctx, ['W', wakaf], { gross: 50_000, fee: 500, tax: 55 })
  const free = aPortion(ctx, ['IT', well], { gross: 20_000 })
  const id = await settlePayout(ctx, { portions: [given, principal, free] })
  const journals = await linesInBooks(ctx)
  expect(short(journals)).toEqual([
    'fee: 1190 1130 1110',
    'fee: 6510 2190 1000',
    'fee: 6520 2190 110',
    // The principal of a wakaf arrives whole: the amil owes its fee.
    'fee: 6510 2110 500',
    'fee: 6520 2110 55',
    'settled: 1122 1130 118890',
    'settled: 1123 1130 50000',
  ])
  expect(journals.map(({ source_id: of }) => of)).toEqual([
    ...[given, given, given, principal, principal].map(({ sourceId }) => sourceId),
    id,
    id,
  ])
  expect(new Set(journals.map(({ source }) => source))).toEqual(new Set(['settlement']))
  expect(journals.every(({ occurred_at: at }) => at.getTime() === settledAt.getTime())).toBe(true)
  expect(journals.map(({ campaign }) => campaign)).toEqual([
    well,
    well,
    well,
    wakaf,
    wakaf,
    well,
    wakaf,
  ])
  const lines = await ctx.db.selectFrom('settlement_line').selectAll().execute()
  expect(lines).toHaveLength(3)
  expect(lines).toContainEqual({
    source_id: given.sourceId,
    portion_id: given.portionId,
    batch_id: id,
    fund: 'IT',
    campaign_id: well,
    gross: 100_000,
    fee: 1_000,
    tax: 110,
  })
})

test('what was taken back lowers the payout fund by fund, and its charge is borne once, by the first', async () => {
  const { ctx, well } = await wellAndWakaf()
  const given = aPortion(ctx, ['IT', well], { gross: 100_000 })
  const own = aPortion(ctx, ['A', null], { gross: 9_000 })
  const gone = [
    { fund: 'IT' as const, campaignId: well, amount: rupiah(30_000) },
    { fund: 'A' as const, campaignId: null, amount: rupiah(2_000) },
  ]
  const ids = { sourceId: ctx.newId(), portionId: ctx.newId() }
  const deducted = [{ ...ids, gone, fee: rupiah(300), tax: rupiah(33) }]
  const id = await settlePayout(ctx, { portions: [given, own], deducted })
  expect(short(await linesInBooks(ctx))).toEqual([
    'deduction fee: 1190 1130 333',
    'deduction fee: 6510 2190 300',
    'deduction fee: 6520 2190 33',
    'settled: 1124 1130 7000',
    'settled: 1122 1130 69667',
  ])
  const rows = await ctx.db.selectFrom('settlement_deduction').selectAll().orderBy('fund').execute()
  const of = { source_id: ids.sourceId, portion_id: ids.portionId, batch_id: id }
  expect(rows).toEqual([
    { ...of, fund: 'A', campaign_id: null, kind: 'taken_back', amount: 2_000, fee: 0, tax: 0 },
    { ...of, fund: 'IT', campaign_id: well, kind: 'taken_back', amount: 30_000, fee: 300, tax: 33 },
  ])
})

test('the provider’s own corrections cost the amil or bring it something, each by a journal of its own', async () => {
  const { ctx } = await wellAndWakaf()
  const own = aPortion(ctx, ['A', null], { gross: 9_000 })
  const adjustments = [
    { amount: -700, note: 'Biaya bulan lalu' },
    { amount: 200, note: 'Pengembalian' },
  ]
  const id = await settlePayout(ctx, { portions: [own], adjustments })
  expect(short(await linesInBooks(ctx))).toEqual([
    'adjusted 1: 6510 1130 700',
    'adjusted 2: 1130 6510 200',
    'settled: 1124 1130 8500',
  ])
  const rows = await ctx.db
    .selectFrom('settlement_deduction')
    .select(['source_id', 'kind', 'fund', 'amount'])
    .orderBy('amount')
    .execute()
  const of = { source_id: id, kind: 'adjustment', fund: 'A' }
  expect(rows).toEqual([
    { ...of, amount: -200 },
    { ...of, amount: 700 },
  ])
})

test('a fund that loses more than it gets pays from its bank, or borrows where the bank is empty', async () => {
  const { ctx, well } = await wellAndWakaf()
  const back = (amount: number) => {
    const gone = [{ fund: 'IT' as const, campaignId: well, amount: rupiah(amount) }]
    const ids = { sourceId: ctx.newId(), portionId: ctx.newId() }
    return [{ ...ids, gone, fee: rupiah(0), tax: rupiah(0) }]
  }
  const own = () => aPortion(ctx, ['A', null], { gross: 9_000 })
  await settlePayout(ctx, { portions: [own()], deducted: back(5_000) })
  expect(short(await linesInBooks(ctx))).toEqual([
    'lent A IT: 1190 1130 5000',
    'lent A IT: 1130 2190 5000',
    'settled: 1124 1130 4000',
  ])
  await settlePayout(ctx, { portions: [aPortion(ctx, ['IT', well], { gross: 8_000 })] }, 'PO-2')
  const before = (await linesInBooks(ctx)).length
  await settlePayout(ctx, { portions: [own()], deducted: back(6_000) }, 'PO-3')
  expect(short((await linesInBooks(ctx)).slice(before))).toEqual([
    'settled: 1124 1130 9000',
    'settled: 1130 1122 6000',
  ])
})

test('what a payout would post is told before it is booked, and nothing is written', async () => {
  const { ctx, well } = await wellAndWakaf()
  const portions = [aPortion(ctx, ['IT', well], { gross: 100_000, fee: 1_000 })]
  const batch = { id: ctx.newId(), ...emptyBatch, portions }
  const planned = await plannedPostings(ctx, ctx.db, batch)
  expect(await linesInBooks(ctx)).toEqual([])
  await settlePayout(ctx, { portions })
  const booked = await linesInBooks(ctx)
  expect(planned.map(({ debit, credit, amount }) => ({ debit, credit, amount }))).toEqual(
    booked.map(({ debit, credit, amount }) => ({ debit, credit, amount })),
  )
})

test('what a payout brings stands in the order of funds, what belongs to no campaign before its campaigns', async () => {
  const { ctx, well, wakaf } = await wellAndWakaf()
  const { id: school } = await makeCampaign(ctx, { slug: 'sekolah' })
  const of = [
    ['W', wakaf],
    ['IT', school],
    ['IT', well],
    ['IT', null],
    ['A', null],
  ] as const
  const portions = of.map(([fund, campaign]) => aPortion(ctx, [fund, campaign], { gross: 10_000 }))
  for (const given of [portions, portions.toReversed()]) {
    const batch = { id: ctx.newId(), ...emptyBatch, portions: given }
    const planned = await plannedPostings(ctx, ctx.db, batch)
    expect(planned.map(({ fund, campaignId }) => [fund, campaignId])).toEqual([
      ['A', undefined],
      ['IT', undefined],
      ['IT', well],
      ['IT', school],
      ['W', wakaf],
    ])
  }
})

test('money comes to the one bank account that is in use, where others of its fund are closed', async () => {
  const { ctx, well } = await wellAndWakaf()
  const { bankAccountId: former } = await aBank(ctx, 'IT')
  const { bankAccountId: present } = await aBank(ctx, 'IT')
  await closeBankAccount(ctx, { id: former, closedOn: '2026-06-14' })
  const given = aPortion(ctx, ['IT', well], { gross: 10_000 })
  await settlePayout(ctx, { portions: [given] })
  expect((await linesInBooks(ctx)).map(({ bank }) => bank)).toEqual([present])
  // Of two in use nobody knows which until the bank's statement tells.
  await aBank(ctx, 'IT')
  await settlePayout(ctx, { portions: [aPortion(ctx, ['IT', well], { gross: 20_000 })] }, 'PO-2')
  expect((await linesInBooks(ctx)).map(({ bank }) => bank)).toEqual([present, null])
})

test('a payout of thousands is booked whole', { tags: 'night' }, async () => {
  const { ctx, well } = await wellAndWakaf()
  const portions = Array.from({ length: 1_001 }, () =>
    aPortion(ctx, ['IT', well], { gross: 10_000, fee: 10 }),
  )
  const id = await settlePayout(ctx, { portions })
  expect(await balanceOf(ctx.db, { account: '1122' })).toBe(1_001 * 9_990)
  const { count } = ctx.db.fn
  const lines = await ctx.db
    .selectFrom('settlement_line')
    .select(count('batch_id').as('n'))
    .execute()
  expect(Number(lines[0]?.n)).toBe(1_001)
  await undoPayoutBatch(ctx, id)
  for (const account of ['1122', '1130', '1190', '2190', '6510'])
    expect(await balanceOf(ctx.db, { account }), account).toBe(0)
})

test('a payout is stored once by provider and reference, and anew only after it was undone', async () => {
  const { ctx, well } = await wellAndWakaf()
  const portions = () => [aPortion(ctx, ['IT', well], { gross: 10_000 })]
  const id = await settlePayout(ctx, { portions: portions() })
  expect(await openPayout(ctx, 'PO-1')).toBeUndefined()
  const kept = await ctx.db.selectFrom('settlement_batch').selectAll().executeTakeFirst()
  expect(kept).toMatchObject({ id, provider: 'sandbox', settled_at: settledAt, undone_at: null })
  await undoPayoutBatch(ctx, id)
  expect(await settlePayout(ctx, { portions: portions() })).not.toBe(id)
})
