import { expect, test } from 'vitest'
import { inTransaction } from '#platform/db/connect.server.ts'
import { aCharge, payingContext, runJobs } from '#tests/money/payments.ts'
import { aTransfer, aTransferBank, transferEnv as env } from '#tests/money/transfers.ts'
import { chargesWithoutSuspense, setChargesPaid, waitingCharges } from './queries.server.ts'

test('a charge that waits has its code from a provider and no money yet', async () => {
  const ctx = await payingContext({ env })
  const { charge: waits } = await aCharge(ctx)
  const { charge: unasked } = await aCharge(ctx)
  const { charge: unnamed } = await aCharge(ctx)
  const { charge: codeless } = await aCharge(ctx)
  const { charge: transfer } = await aTransfer(ctx, await aTransferBank(ctx))
  const { charge: foreign } = await aCharge(ctx)
  for (const [{ id }, change] of [
    [unasked, { status: 'unknown' }],
    [unnamed, { provider_id: null }],
    [codeless, { instruction: null }],
    // A transfer has no provider; one that had an id would not be waited for either.
    [transfer, { provider_id: 'x' }],
  ] as const)
    await ctx.db.updateTable('charge').set(change).where('id', '=', id).execute()
  const asked = [waits, unasked, unnamed, codeless, transfer].map(({ reference }) => reference)
  const found = await waitingCharges(ctx.db, asked)
  expect([...found].map(([reference, { id }]) => [reference, id])).toEqual([
    [waits.reference, waits.id],
  ])
  expect([...(await waitingCharges(ctx.db, [foreign.reference])).keys()]).toEqual([
    foreign.reference,
  ])
})

test('a charge of a donation that ever had titipan is none of those settled together', async () => {
  const ctx = await payingContext()
  const { charge } = await aCharge(ctx)
  const { donationId, charge: wrong } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay-wrong')
  await runJobs(ctx)
  const { charge: unasked } = await aCharge(ctx)
  await inTransaction(ctx.db, async (tx) => {
    expect([...(await chargesWithoutSuspense(tx, [charge, wrong])).keys()]).toEqual([charge.id])
    // Each by its donation and its own id.
    const mixed = { donation_id: charge.donation_id, id: unasked.id }
    expect((await chargesWithoutSuspense(tx, [mixed])).size).toBe(0)
  })
})

test('one charge that no longer waits keeps all of them from becoming paid', async () => {
  const ctx = await payingContext()
  const charges = [(await aCharge(ctx)).charge, (await aCharge(ctx)).charge]
  const paid = charges.map(({ donation_id, id, expires_at }) => {
    return { donation_id, id, expires_at, paid_at: ctx.now(), payments: [], updated_at: ctx.now() }
  })
  const ended = { status: 'expired' as const }
  await ctx.db
    .updateTable('charge')
    .set(ended)
    .where('id', '=', charges[1]?.id ?? '')
    .execute()
  const both = inTransaction(ctx.db, (tx) => setChargesPaid(tx, paid))
  await expect(both).rejects.toThrow('a charge cannot become paid')
  const rows = await ctx.db.selectFrom('charge').select('status').orderBy('status').execute()
  expect(rows.map(({ status }) => status)).toEqual(['expired', 'pending'])
  await inTransaction(ctx.db, (tx) => setChargesPaid(tx, paid.slice(0, 1)))
  const stored = ctx.db.selectFrom('charge').select('status').where('status', '=', 'paid')
  expect(await stored.execute()).toHaveLength(1)
})
