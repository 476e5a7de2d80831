import { expect, test } from 'vitest'
import { campaignFunds } from '#features/ledger/campaign-funds.server.ts'
import type { Posting } from '#features/ledger/ledger.ts'
import { postJournal } from '#features/ledger/post-journal.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { moneyInSum } from './money-in-sum.server.ts'
import { rebuildTotals } from './roll-up.server.ts'

type Line = Omit<Posting, 'amount'> & { amount: number }

async function post(ctx: TestCtx, ...lines: Line[]): Promise<void> {
  const ids = { journalId: ctx.newId(), sourceId: ctx.newId(), source: 'uji', event: 'uji' }
  const at = { occurredAt: ctx.now(), recordedAt: ctx.now(), description: 'Uji' }
  const postings = lines.map((line) => ({ ...line, amount: rupiah(line.amount) }))
  await postJournal(ctx.db, { ...ids, ...at, postings })
  await rebuildTotals(ctx)
}

test('before the first donation all sums are zero', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const nothing = { donated: 0, amilShare: 0, onHand: 0, handedOver: 0 }
  expect(await moneyInSum(ctx.db)).toEqual(nothing)
})

test('the sum is that of all campaigns, through gifts, amil, spending, its correction and a return', async () => {
  const ctx = await testContext()
  const infak = (await makeCampaign(ctx)).id
  const zakat = (await makeCampaign(ctx, { slug: 'zakat', fund: 'Z' })).id
  const it = { fund: 'IT', campaignId: infak } as const
  const z = { fund: 'Z', campaignId: zakat } as const
  await post(ctx, { debit: '1130', credit: '4210', ...it, amount: 300_000 })
  await post(ctx, { debit: '1130', credit: '4110', ...z, amount: 800_000 })
  await post(
    ctx,
    { debit: '5130', credit: '2190', ...z, amount: 100_000 },
    { debit: '1190', credit: '4410', fund: 'A', amount: 100_000 },
  )
  await post(ctx, { debit: '5210', credit: '1122', ...it, amount: 120_000 })
  await post(ctx, { debit: '1122', credit: '5210', ...it, amount: 20_000 })
  await post(ctx, { debit: '4990', credit: '2140', ...it, amount: 50_000 })
  // The amil's own gifts and money nobody may use are no campaign's.
  await post(ctx, { debit: '1130', credit: '4430', fund: 'A', amount: 7_000 })
  await post(ctx, { debit: '1125', credit: '4900', fund: 'N', amount: 3_000 })
  await post(ctx, { debit: '5900', credit: '1125', fund: 'N', amount: 3_000 })

  const sum = await moneyInSum(ctx.db)
  expect(sum).toEqual({
    donated: 1_050_000,
    amilShare: 100_000,
    handedOver: 100_000,
    onHand: 850_000,
  })
  const each = [await campaignFunds(ctx.db, infak), await campaignFunds(ctx.db, zakat)]
  const of = (key: 'collected' | 'amilShare' | 'disbursed' | 'balance') =>
    each.reduce((total, one) => total + one[key], 0)
  expect(sum).toEqual({
    donated: of('collected'),
    amilShare: of('amilShare'),
    handedOver: of('disbursed'),
    onHand: of('balance'),
  })
})

test('the yield of a wakaf is spent, and its principal stays on hand', async () => {
  const ctx = await testContext()
  const { id: campaignId } = await makeCampaign(ctx, { fund: 'W' })
  const wakaf = { fund: 'W' } as const
  await post(ctx, { debit: '1123', credit: '4300', ...wakaf, campaignId, amount: 500_000 })
  await post(ctx, { debit: '1123', credit: '4310', ...wakaf, amount: 40_000 })
  await post(ctx, { debit: '5300', credit: '1123', ...wakaf, amount: 30_000 })
  expect(await moneyInSum(ctx.db)).toEqual({
    donated: 540_000,
    amilShare: 0,
    handedOver: 30_000,
    onHand: 510_000,
  })
})

test('a return after the money was spent leaves less than nothing on hand', async () => {
  const ctx = await testContext()
  const { id: campaignId } = await makeCampaign(ctx)
  const it = { fund: 'IT', campaignId } as const
  await post(ctx, { debit: '1130', credit: '4210', ...it, amount: 90_000 })
  await post(ctx, { debit: '5210', credit: '1122', ...it, amount: 90_000 })
  await post(ctx, { debit: '4990', credit: '2140', ...it, amount: 40_000 })
  expect(await moneyInSum(ctx.db)).toMatchObject({ donated: 50_000, onHand: -40_000 })
})
