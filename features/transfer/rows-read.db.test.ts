import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import { aCharge, payingContext, runJobs } from '#tests/money/payments.ts'
import { aBankLine, aTransfer, aTransferBank, transferEnv as env } from '#tests/money/transfers.ts'
import { matchTransfer } from './match-transfer.server.ts'
import { listMatchedTransfers, paidBy } from '#features/charge/matched-transfers.server.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { countPendingTransfers, listPendingTransfers } from './pending-transfers.server.ts'
import { findCharge, newestCharge } from '#features/charge/queries.server.ts'
import { listAnswered, listRefunds } from '#features/refund/refund-list.server.ts'
import { listSuspense } from '#features/suspense/suspense-list.server.ts'

/** How many rows the database answers to what is asked. */
async function rowsReadBy(ctx: TestCtx, ask: (ctx: TestCtx) => Promise<unknown>): Promise<number> {
  let rows = 0
  const db = ctx.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      rows += result.rows.length
      return result
    },
  })
  await ask({ ...ctx, db })
  return rows
}

test('a page of transfers reads one row more than it shows, however many there are', async () => {
  const ctx = await payingContext({ env })
  const bank = await aTransferBank(ctx)
  for (let made = 0; made < 4; made += 1) await aTransfer(ctx, bank)
  for (let made = 0; made < 4; made += 1) {
    const { charge } = await aTransfer(ctx, bank)
    await matchTransfer(ctx, aBankLine(bank, charge.amount))
  }
  const limit = 2
  expect(await rowsReadBy(ctx, (of) => listPendingTransfers(of, { limit }))).toBe(3)
  expect(await rowsReadBy(ctx, (of) => listMatchedTransfers(of, { limit }))).toBe(3)
  expect(await rowsReadBy(ctx, (of) => countPendingTransfers(of, 2))).toBe(2)
  expect(await countPendingTransfers(ctx, 10)).toBe(4)
})

test('a page of titipan or refunds reads one row more than it shows', async () => {
  const ctx = await payingContext()
  const now = ctx.now()
  const who = { made_by: ctx.newId(), made_at: now, approved_by: ctx.newId(), approved_at: now }
  const { charge } = await aCharge(ctx)
  for (let made = 1; made <= 4; made += 1) {
    const of = { donation_id: charge.donation_id, id: ctx.newId(), amount: rupiah(made * 1_000) }
    const refund = { reason: 'double' as const, note: 'Uji', pays_from: 'gateway' as const }
    await ctx.db
      .insertInto('refund')
      .values({ ...of, ...who, ...refund, status: 'rejected' })
      .execute()
    const kept = { provider: 'sandbox', provider_id: `sbx_${made}#1`, charge_id: null }
    const state = { reason: 'late' as const, status: 'open' as const, resolved_at: null }
    await ctx.db
      .insertInto('suspense')
      .values({ ...of, ...kept, ...state, created_at: now })
      .execute()
  }
  expect(await rowsReadBy(ctx, ({ db }) => listRefunds(db, { limit: 2 }))).toBe(3)
  expect(await rowsReadBy(ctx, ({ db }) => listSuspense(db, { limit: 2 }))).toBe(3)
})

test('one charge or receipt is read where one is asked for', async () => {
  const ctx = await payingContext({ env })
  const { donationId, charge } = await aCharge(ctx)
  const { donation_id: id } = await openCharge(ctx, { donationId, method: 'qris', channel: 'qris' })
  expect(await rowsReadBy(ctx, ({ db }) => newestCharge(db, id))).toBe(1)
  const taken = { provider_id: charge.reference }
  await ctx.db.updateTable('charge').set(taken).where('id', '!=', charge.id).execute()
  const by = { reference: charge.reference }
  expect(await rowsReadBy(ctx, ({ db }) => findCharge(db, by))).toBe(1)

  const bank = await aTransferBank(ctx)
  const { charge: transfer } = await aTransfer(ctx, bank)
  for (const key of ['baris 1', 'baris 2'])
    await matchTransfer(ctx, aBankLine(bank, transfer.amount, { key }))
  await runJobs(ctx)
  expect(await rowsReadBy(ctx, ({ db }) => paidBy(db, transfer.id))).toBe(1)
})

test('what donors answered is read fifty at a time', async () => {
  const ctx = await payingContext()
  const { charge } = await aCharge(ctx)
  const now = ctx.now()
  for (let made = 0; made < 51; made += 1) {
    const id = ctx.newId()
    const link = { nonce: id, token_hash: Buffer.from(id.padEnd(64, '0').slice(0, 32)) }
    const times = { asked_at: now, given_at: now, expires_at: now }
    await ctx.db
      .insertInto('donor_bank')
      .values({
        id,
        donation_id: charge.donation_id,
        suspense_id: null,
        asked_by: ctx.newId(),
        ...link,
        ...times,
        sealed: 'sealed',
      })
      .execute()
  }
  await ctx.db.updateTable('donation').set({ status: 'paid', paid_at: now }).execute()
  expect(await listAnswered(ctx.db)).toHaveLength(50)
})
