import { expect, test } from 'vitest'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import {
  aPortion,
  linesInBooks,
  post,
  settlePayout,
  undoPayoutBatch,
  wellAndWakaf,
} from '#tests/money/payout-batches.ts'
import { aBank } from '#tests/money/refunds.ts'
import { undoPostings } from './undo-batch.server.ts'

test('an undone payout leaves every journal with its reverse and no sum settled; it is undone once', async () => {
  const { ctx, well, wakaf } = await wellAndWakaf()
  await aBank(ctx, 'IT')
  const staying = await settlePayout(ctx, {
    portions: [aPortion(ctx, ['IT', well], { gross: 70_000 })],
    adjustments: [{ amount: 10, note: 'Tinggal' }],
  })
  const before = await linesInBooks(ctx)
  const portions = [
    aPortion(ctx, ['IT', well], { gross: 100_000, fee: 1_000, tax: 110 }),
    aPortion(ctx, ['W', wakaf], { gross: 50_000 }),
  ]
  const adjustments = [{ amount: -700, note: 'Koreksi' }]
  const id = await settlePayout(ctx, { portions, adjustments }, 'PO-2')
  const booked = (await linesInBooks(ctx)).slice(before.length)
  const reverse = booked.map((each) => ({ ...each, debit: each.credit, credit: each.debit }))
  const told = await undoPostings(ctx.db, id)

  ctx.clock.advance({ days: 1 })
  await undoPayoutBatch(ctx, id)
  const undone = (await linesInBooks(ctx)).slice(before.length + booked.length)
  const line = (row: (typeof undone)[number]) =>
    [row.source, row.event, row.source_id, row.debit, row.credit, row.fund]
      .concat([row.campaign, row.bank, row.amount].map(String))
      .join(' ')
  expect(undone.map(line).toSorted()).toEqual(
    reverse.map((each) => line({ ...each, event: `undone ${each.event}` })).toSorted(),
  )
  expect(undone.every(({ occurred_at: at }) => at.getTime() === ctx.now().getTime())).toBe(true)
  const lineTold = ({ debit, credit, amount }: (typeof told)[number]) =>
    `${debit} ${credit} ${amount}`
  expect(told.map(lineTold).toSorted()).toEqual(
    undone.map(({ debit, credit, amount }) => `${debit} ${credit} ${amount}`).toSorted(),
  )

  const batches = await ctx.db.selectFrom('settlement_line').select('batch_id').execute()
  expect(batches).toEqual([{ batch_id: staying }])
  const corrected = await ctx.db.selectFrom('settlement_deduction').select('batch_id').execute()
  expect(corrected).toEqual([{ batch_id: staying }])
  await expect(undoPayoutBatch(ctx, id)).rejects.toMatchObject({ code: 'books/not-in-this-state' })
  expect(await balanceOf(ctx.db, { account: '1122' })).toBe(70_000)
})

test('a payout whose money has left the bank is not undone', async () => {
  const { ctx, well } = await wellAndWakaf()
  const { id: other } = await makeCampaign(ctx, { slug: 'zakat', fund: 'Z' })
  await settlePayout(ctx, { portions: [aPortion(ctx, ['Z', other], { gross: 90_000 })] })
  const portions = [aPortion(ctx, ['IT', well], { gross: 50_000 })]
  const id = await settlePayout(ctx, { portions }, 'PO-2')
  const deducted = takenBack(ctx, well, 40_000)
  const taken = await settlePayout(ctx, { deducted }, 'PO-3')
  await expect(undoPayoutBatch(ctx, id)).rejects.toMatchObject({ code: 'books/money-missing' })
  expect(await balanceOf(ctx.db, { account: '1122' })).toBe(10_000)
  // What took money from the bank only brings it back.
  await undoPayoutBatch(ctx, taken)
  await undoPayoutBatch(ctx, id)
  expect(await balanceOf(ctx.db, { account: '1122' })).toBe(0)
})

test('what a payout brought one campaign of a fund and took from another counts together', async () => {
  const { ctx, well } = await wellAndWakaf()
  const { id: school } = await makeCampaign(ctx, { slug: 'sekolah' })
  const own = (gross: number) => aPortion(ctx, ['IT', well], { gross })
  await settlePayout(ctx, { portions: [own(6_000)] })
  const both = { portions: [own(8_000)], deducted: takenBack(ctx, school, 6_000) }
  const id = await settlePayout(ctx, both, 'PO-2')
  const of = { fund: 'IT' as const, campaignId: well }
  await post(ctx, { ...of, debit: '5220', credit: '1122', amount: rupiah(6_001) })
  await expect(undoPayoutBatch(ctx, id)).rejects.toMatchObject({ code: 'books/money-missing' })
  await post(ctx, { ...of, debit: '1122', credit: '5220', amount: rupiah(1) })
  await undoPayoutBatch(ctx, id)
  expect(await balanceOf(ctx.db, { account: '1122' })).toBe(0)
})

function takenBack(ctx: TestCtx, campaignId: string, amount: number) {
  const gone = [{ fund: 'IT' as const, campaignId, amount: rupiah(amount) }]
  const ids = { sourceId: ctx.newId(), portionId: ctx.newId() }
  return [{ ...ids, gone, fee: rupiah(0), tax: rupiah(0) }]
}

test('fees of a wakaf that were paid stay a claim while its payout is undone, and are used when it is booked anew', async () => {
  const { ctx, wakaf } = await wellAndWakaf()
  const portions = () => [aPortion(ctx, ['W', wakaf], { gross: 50_000, fee: 500, tax: 55 })]
  const own = aPortion(ctx, ['A', null], { gross: 9_000 })
  await settlePayout(ctx, { portions: [own] }, 'PO-0')
  const id = await settlePayout(ctx, { portions: portions() })
  const bill = { debit: '2110', credit: '1124', fund: 'A' as const, amount: rupiah(555) }
  await post(ctx, bill)
  expect(await balanceOf(ctx.db, { account: '2110', fund: 'A' })).toBe(0)

  const told = await undoPostings(ctx.db, id)
  expect(told.at(-1)).toEqual({ debit: '1160', credit: '2110', fund: 'A', amount: 555 })
  await undoPayoutBatch(ctx, id)
  expect((await linesInBooks(ctx)).at(-1)).toMatchObject({
    source: 'settlement',
    event: 'fees paid ahead',
    debit: '1160',
    credit: '2110',
  })
  expect(await claimAndDebt(ctx)).toEqual([555, 0])
  const anew = await settlePayout(ctx, { portions: portions() })
  expect(await claimAndDebt(ctx)).toEqual([0, 0])
  const used = (await linesInBooks(ctx)).find(({ event }) => event === 'prepaid used')
  expect(used).toMatchObject({ source: 'settlement', debit: '2110', credit: '1160', amount: 555 })
  // Undone once more, it leaves the claim that it had used, and no second one.
  const claims = (await undoPostings(ctx.db, anew)).filter(({ debit }) => debit === '1160')
  expect(claims).toEqual([{ debit: '1160', credit: '2110', fund: 'A', amount: 555 }])
  await undoPayoutBatch(ctx, anew)
  expect(await claimAndDebt(ctx)).toEqual([555, 0])
  await settlePayout(ctx, { portions: portions() })
  expect(await claimAndDebt(ctx)).toEqual([0, 0])
  // A further wakaf owes its fee again: the claim is used up.
  await settlePayout(ctx, { portions: portions() }, 'PO-2')
  expect(await claimAndDebt(ctx)).toEqual([0, 555])
})

test('a claim is used as far as fees of wakaf are owed, whatever other fees a payout has', async () => {
  const { ctx, well, wakaf } = await wellAndWakaf()
  await settlePayout(ctx, { portions: [aPortion(ctx, ['A', null], { gross: 9_000 })] }, 'PO-0')
  const principal = (fee: number) => aPortion(ctx, ['W', wakaf], { gross: 50_000, fee })
  const id = await settlePayout(ctx, { portions: [principal(500)] })
  await post(ctx, { debit: '2110', credit: '1124', fund: 'A', amount: rupiah(500) })
  await undoPayoutBatch(ctx, id)
  const given = aPortion(ctx, ['IT', well], { gross: 100_000, fee: 1_000 })
  await settlePayout(ctx, { portions: [principal(200), given] })
  expect(await claimAndDebt(ctx)).toEqual([300, 0])
})

async function claimAndDebt({ db }: TestCtx) {
  const claim = await balanceOf(db, { account: '1160', fund: 'A' })
  return [claim, await balanceOf(db, { account: '2110', fund: 'A' })]
}
