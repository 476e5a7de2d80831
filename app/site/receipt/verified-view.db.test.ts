import { expect, test } from 'vitest'
import type { TestCtx } from '#tests/context.ts'
import { aDonation, payingContext } from '#tests/money/payments.ts'
import { issueReceipt } from '#tests/money/receipts.ts'
import { verifiedView } from './verified-view.server.ts'

const number = 'KW/2026/000001'

async function issued(): Promise<TestCtx> {
  const ctx = await payingContext({ now: '2026-03-12T07:05:00Z' })
  await aDonation(ctx)
  const { id } = await ctx.db
    .updateTable('donation')
    .set({ status: 'paid', paid_at: ctx.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await issueReceipt(ctx, { donationId: id, kind: 'kuitansi' })
  return ctx
}

test('a stranger learns that a number counts, the day, the institution and a masked name, and no more', async () => {
  const ctx = await issued()
  expect(await verifiedView(ctx, { number, address: '203.0.113.7' })).toEqual({
    number,
    kind: 'kuitansi',
    status: 'sah',
    paidAt: '2026-03-12T07:05:00.000Z',
    voidedAt: null,
    replacedBy: null,
    maskedName: 'S*** A***',
    institution: {
      legalName: 'Yayasan Amanah Umat',
      decree: 'SK Kemenag No. 000/2026 (contoh)',
      isSample: true,
    },
  })
  expect(await verifiedView(ctx, { number: 'KW/2026/000002', address: '203.0.113.7' })).toBeNull()
})

test('who counts through the numbers is told to wait; others are not, and later one may again', async () => {
  const ctx = await issued()
  const ask = (address: string) => verifiedView(ctx, { number, address })
  for (let i = 0; i < 60; i += 1) await ask('203.0.113.7')
  await expect(ask('203.0.113.7')).rejects.toMatchObject({ init: { status: 429 } })
  expect(await ask('203.0.113.8')).toMatchObject({ status: 'sah' })
  ctx.clock.advance({ minutes: 5 })
  expect(await ask('203.0.113.7')).toMatchObject({ status: 'sah' })
})
