import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { postJournal } from '#features/ledger/post-journal.server.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { needTwoConnections } from '#tests/database/skip-unless.ts'
import { recordDelta } from './record-delta.server.ts'
import { rebuildTotals, rollUpTotals, rollUpWaiting } from './roll-up.server.ts'

/** What a paid donation leaves: a journal and a delta, in one transaction. */
async function receive(ctx: TestCtx, campaignId: string, amount: number): Promise<string> {
  const sourceId = ctx.newId()
  const moved = { occurredAt: ctx.now(), recordedAt: ctx.now(), description: 'Donasi' }
  const postings = [
    { debit: '1130', credit: '4210', fund: 'IT' as const, campaignId, amount: rupiah(amount) },
  ]
  await inTransaction(ctx.db, async (tx) => {
    const journal = { journalId: ctx.newId(), sourceId, source: 'donation', event: 'captured' }
    await postJournal(tx, { ...journal, ...moved, postings })
    const delta = { sourceId, event: 'captured', campaignId, amount, donors: 1 }
    await recordDelta(tx, { ...delta, createdAt: ctx.now() })
  })
  return sourceId
}

function totals(ctx: TestCtx) {
  return ctx.db
    .selectFrom('campaign_total')
    .innerJoin('campaign', 'campaign.id', 'campaign_total.campaign_id')
    .select(['slug', 'collected', 'donors'])
    .orderBy('slug')
    .execute()
}

test('waiting deltas become the totals, once, and the pages that show them are dropped', async () => {
  const ctx = await testContext()
  const wells = await makeCampaign(ctx, { slug: 'sumur', category: 'air-bersih' })
  const books = await makeCampaign(ctx, { slug: 'buku', category: 'pendidikan' })
  await receive(ctx, wells.id, 50_000)
  await receive(ctx, wells.id, 25_000)
  await receive(ctx, books.id, 10_000)

  await rollUpTotals(ctx)
  const expected = [
    { slug: 'buku', collected: 10_000, donors: 1 },
    { slug: 'sumur', collected: 75_000, donors: 2 },
  ]
  expect(await totals(ctx)).toEqual(expected)
  const shown = ['/', '/program', '/campaign/buku', '/campaign/sumur', '/donatur/buku']
  shown.push('/donatur/sumur', '/category/air-bersih', '/category/pendidikan')
  expect(ctx.purged.toSorted()).toEqual(shown.toSorted())

  ctx.purged.length = 0
  await rollUpTotals(ctx)
  expect(await totals(ctx)).toEqual(expected)
  expect(ctx.purged).toEqual([])
})

test('money that leaves again takes itself off the total', async () => {
  const ctx = await testContext()
  const { id } = await makeCampaign(ctx, { slug: 'sumur' })
  const sourceId = await receive(ctx, id, 50_000)
  await rollUpTotals(ctx)
  const back = { sourceId, event: 'reversed', campaignId: id, amount: -50_000, donors: -1 }
  await recordDelta(ctx.db, { ...back, createdAt: ctx.now() })
  await recordDelta(ctx.db, { ...back, createdAt: ctx.now() })
  await rollUpTotals(ctx)
  expect(await totals(ctx)).toEqual([{ slug: 'sumur', collected: 0, donors: 0 }])
})

test('several processes rolling up while gifts come in neither lose nor double one', async () => {
  const ctx = await testContext()
  const second = await testContext({ sharing: ctx })
  const { id } = await makeCampaign(ctx, { slug: 'sumur' })
  const donations = Array.from({ length: 40 }, () => receive(ctx, id, 1_000))
  const rollUps = Array.from({ length: 10 }, (_, turn) =>
    rollUpTotals(turn % 2 === 0 ? ctx : second),
  )
  await Promise.all([...donations, ...rollUps, rebuildTotals(ctx)])
  await rollUpTotals(ctx)
  expect(await totals(ctx)).toEqual([{ slug: 'sumur', collected: 40_000, donors: 40 }])
})

test('totals that went wrong are rebuilt from the ledger, and waiting deltas still count once', async () => {
  const ctx = await testContext()
  const { id } = await makeCampaign(ctx, { slug: 'sumur' })
  await receive(ctx, id, 50_000)
  await rollUpTotals(ctx)
  await receive(ctx, id, 20_000)
  const sourceId = ctx.newId()
  const moved = { sourceId, source: 'donation', occurredAt: ctx.now(), recordedAt: ctx.now() }
  const donation = { fund: 'IT' as const, campaignId: id, amount: rupiah(7_000) }
  for (const [event, debit, credit] of [
    ['captured', '1130', '4210'],
    ['reversed', '4990', '1130'],
  ] as const) {
    const postings = [{ debit, credit, ...donation }]
    await postJournal(ctx.db, {
      ...moved,
      journalId: ctx.newId(),
      event,
      description: 'Batal',
      postings,
    })
  }
  await ctx.db
    .updateTable('campaign_total')
    .set({ collected: rupiah(1), donors: 99 })
    .execute()

  await rebuildTotals(ctx)
  expect(await totals(ctx)).toEqual([{ slug: 'sumur', collected: 50_000, donors: 1 }])
  await rollUpTotals(ctx)
  expect(await totals(ctx)).toEqual([{ slug: 'sumur', collected: 70_000, donors: 2 }])
})

test('a rebuild waits for a roll-up that is under way, so that no gift is counted twice or not at all', async () => {
  const ctx = await testContext()
  const second = await testContext({ sharing: ctx })
  const { id } = await makeCampaign(ctx, { slug: 'sumur' })
  await receive(ctx, id, 50_000)
  await rollUpTotals(ctx)
  await receive(ctx, id, 20_000)

  let rebuilding: Promise<void> | undefined
  await inTransaction(ctx.db, async (tx) => {
    await rollUpWaiting(ctx, tx)
    rebuilding = rebuildTotals(second)
    await wait(200)
  })
  await rebuilding
  await rollUpTotals(ctx)
  expect(await totals(ctx)).toEqual([{ slug: 'sumur', collected: 70_000, donors: 2 }])
})

test('while one process rolls up, another does not wait for it', async () => {
  needTwoConnections()
  const ctx = await testContext()
  const second = await testContext({ sharing: ctx })
  const { id } = await makeCampaign(ctx, { slug: 'sumur' })
  await receive(ctx, id, 50_000)
  await inTransaction(ctx.db, async (tx) => {
    await rollUpWaiting(ctx, tx)
    await receive(second, id, 20_000)
    await rollUpTotals(second)
  })
  expect(second.purged).toEqual([])
  expect(await totals(ctx)).toEqual([{ slug: 'sumur', collected: 50_000, donors: 1 }])
  await rollUpTotals(second)
  expect(await totals(ctx)).toEqual([{ slug: 'sumur', collected: 70_000, donors: 2 }])
})
