import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { campaignFunds } from './campaign-funds.server.ts'
import type { Posting } from './ledger.ts'
import { examplePostings } from '#tests/money/ledger-examples.ts'
import { postJournal } from './post-journal.server.ts'

async function post(ctx: TestCtx, description: string, postings: Posting[]): Promise<void> {
  const ids = { journalId: ctx.newId(), sourceId: ctx.newId(), source: 'uji', event: 'uji' }
  const at = { occurredAt: ctx.now(), recordedAt: ctx.now() }
  await postJournal(ctx.db, { ...ids, ...at, description, postings })
}

test('the use of a campaign follows the published chain of six journals', async () => {
  const ctx = await testContext()
  const [campaignId, other] = [ctx.newId(), ctx.newId()]
  for (const id of ['L01', 'L02', 'L03', 'L04', 'L05', 'L06']) {
    const postings = (examplePostings[id] ?? []).map((posting) => ({ ...posting, campaignId }))
    await post(ctx, `Jurnal ${id}`, postings)
    ctx.clock.advance({ hours: 1 })
  }
  await post(
    ctx,
    'Program lain',
    (examplePostings.L01 ?? []).map((posting) => ({ ...posting, campaignId: other })),
  )
  expect(await campaignFunds(ctx.db, campaignId)).toEqual({
    collected: 1_000_000,
    channelFees: 4_440,
    amilShare: 125_000,
    disbursed: 800_000,
    balance: 75_000,
    disbursements: [
      {
        paidAt: expect.any(Date),
        description: 'Jurnal L06',
        use: 'Penyaluran zakat: miskin',
        amount: 800_000,
      },
    ],
  })
})

test('money that was returned, and spending that was booked back, no longer count', async () => {
  const ctx = await testContext()
  const campaignId = ctx.newId()
  const amount = rupiah(60_000)
  await post(ctx, 'Donasi', [{ debit: '1130', credit: '4210', fund: 'IT', campaignId, amount }])
  const spent = { debit: '5210', credit: '1122', fund: 'IT' as const, campaignId, amount }
  await post(ctx, 'Penyaluran', [spent])
  await post(ctx, 'Koreksi', [{ ...spent, debit: '1122', credit: '5210' }])
  const before = await campaignFunds(ctx.db, campaignId)
  expect(before).toMatchObject({ collected: 60_000, disbursed: 0, balance: 60_000 })

  const returned = (examplePostings.L12 ?? []).map((posting) => ({ ...posting, campaignId }))
  await post(ctx, 'Dibatalkan', returned)
  const after = await campaignFunds(ctx.db, campaignId)
  expect(after).toMatchObject({ collected: 0, balance: 0 })
})

test('a campaign without any journal has nothing to show', async () => {
  const ctx = await testContext()
  const nothing = { collected: 0, channelFees: 0, amilShare: 0, disbursed: 0, balance: 0 }
  expect(await campaignFunds(ctx.db, ctx.newId())).toEqual({ ...nothing, disbursements: [] })
})

test('spending is listed newest first, and the later journal first within a moment', async () => {
  const ctx = await testContext()
  const campaignId = ctx.newId()
  const ids = [ctx.newId(), ctx.newId(), ctx.newId()].toSorted()
  // One document paid out in three parts.
  const sourceId = ctx.newId()
  const spent = { debit: '5210', credit: '1122', fund: 'IT' as const, campaignId }
  const list = [
    ['Kedua', ids[0], '2026-06-02T00:00:00Z'],
    ['Pertama', ids[2], '2026-06-01T00:00:00Z'],
    ['Ketiga', ids[1], '2026-06-02T00:00:00Z'],
  ] as const
  for (const [description, journalId = '', at] of list) {
    const named = { journalId, sourceId, source: 'uji', event: description, description }
    const dates = { occurredAt: new Date(at), recordedAt: ctx.now() }
    const postings = [1, 2].map((amount) => ({ ...spent, amount: rupiah(amount) }))
    await postJournal(ctx.db, { ...named, ...dates, postings })
  }
  const { disbursements } = await campaignFunds(ctx.db, campaignId)
  expect(disbursements.map(({ description, amount }) => [description, amount])).toEqual([
    ['Ketiga', 3],
    ['Kedua', 3],
    ['Pertama', 3],
  ])
  expect(disbursements[2]?.paidAt).toEqual(new Date('2026-06-01T00:00:00Z'))
})
