import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import { sandboxWebhook } from '#platform/outside/sandbox/sandbox-webhook.ts'
import { createWebhooks } from '#server/api/webhooks.server.ts'
import { testContext, type TestCtx } from '#tests/context.ts'
import { aCharge, booksOf, payingContext, runJobs, stateOf } from '#tests/money/payments.ts'

/** A reference in our format without a charge, as after a restore from a backup. */
const LOST = '01JXW5Z7K9QW8Y3R5T7V9X1B3D-1'

const eventsOf = (ctx: TestCtx) => ctx.db.selectFrom('payment_event').selectAll().execute()

async function post(ctx: TestCtx, webhook: { body: string; headers?: Record<string, string> }) {
  return createWebhooks(ctx).request('/webhooks/sandbox', { method: 'POST', ...webhook })
}

test('F1 one webhook, delivered a hundred times in parallel, is kept and posted once', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay')
  const [webhook] = ctx.webhooks as [{ body: string; headers: Record<string, string> }]
  const answers = await Promise.all(Array.from({ length: 100 }, () => post(ctx, webhook)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const jobs = ctx.db.selectFrom('job').where('name', '=', 'payment.settle').select('id')
  expect(await jobs.execute()).toHaveLength(1)
  await runJobs(ctx)
  expect(await eventsOf(ctx)).toHaveLength(1)
  expect(await stateOf(ctx, donationId)).toMatchObject({ journals: 'captured' })
  expect(await booksOf(ctx)).toEqual({ received: 50_000, given: 50_000, kept: 0 })
})

test('F1 the simulator’s duplicate is one gift', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  const { webhooks } = await ctx.sandbox.drive(donationId, 'duplicate')
  expect(webhooks).toEqual([200, 200, 200])
  await runJobs(ctx)
  expect(await booksOf(ctx)).toEqual({ received: 50_000, given: 50_000, kept: 0 })
})

test('F8 a forged webhook is answered 401, leaves nothing behind but a line in the log, and moves nothing', async () => {
  for (const SANDBOX_SIGNING of ['message', 'token']) {
    const ctx = await payingContext({ env: { SANDBOX_SIGNING } })
    const { donationId } = await aCharge(ctx)
    expect((await ctx.sandbox.drive(donationId, 'forge')).webhooks).toEqual([401])
    await runJobs(ctx)
    expect(await eventsOf(ctx)).toEqual([])
    expect(await stateOf(ctx, donationId)).toMatchObject({ charges: 'pending', journals: '' })
    expect(ctx.logged).toContainEqual(expect.objectContaining({ event: 'webhook.refused' }))
  }
})

test('F8 a webhook with a right signature and a false body is only a hint: the provider decides', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay')
  const [paid] = ctx.webhooks as [{ body: string; headers: Record<string, string> }]
  await ctx.db
    .updateTable('sandbox_charge')
    .set({ status: 'pending', paid_amount: null, captures: 0 })
    .execute()
  const replayed = { ...paid, body: paid.body.replace('evt_', 'evt_again_') }
  expect((await post(ctx, replayed)).status).toBe(200)
  await runJobs(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({ charges: 'pending', journals: '' })
})

test('both ways of signing bring a payment home', async () => {
  for (const SANDBOX_SIGNING of ['message', 'token']) {
    const ctx = await payingContext({ env: { SANDBOX_SIGNING } })
    const { donationId } = await aCharge(ctx)
    expect((await ctx.sandbox.drive(donationId, 'pay')).webhooks).toEqual([200])
    await runJobs(ctx)
    expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid' })
  }
})

test('F10 money for a charge that we have lost is answered 200, told to staff and kept as titipan once', async () => {
  const ctx = await payingContext()
  const order = {
    reference: LOST,
    method: 'va' as const,
    channel: 'bca',
    amount: rupiah(75_000),
    expiresAt: new Date(ctx.now().getTime() + 60_000),
    description: 'lost by us',
  }
  await ctx.gateway.create(order)
  expect((await ctx.sandbox.drive(LOST, 'duplicate')).webhooks).toEqual([200, 200, 200])
  await runJobs(ctx)
  expect(ctx.logged).toContainEqual(
    expect.objectContaining({ level: 'error', event: 'payment.orphan', reference: LOST }),
  )
  const [event] = await eventsOf(ctx)
  expect(event).toMatchObject({ donation_id: null, outcome: 'orphan kept' })
  expect(await booksOf(ctx)).toEqual({ received: 75_000, given: 0, kept: 75_000 })

  await ctx.sandbox.drive(LOST, 'pay')
  await runJobs(ctx)
  expect(await booksOf(ctx)).toEqual({ received: 150_000, given: 0, kept: 150_000 })
  await ctx.sandbox.drive(LOST, 'reverse')
  await runJobs(ctx)
  expect(await booksOf(ctx)).toEqual({ received: 0, given: 0, kept: 0 })
})

test('F10 a reference that even the provider does not know is kept and closed', async () => {
  const ctx = await payingContext()
  const { charge } = await aCharge(ctx)
  await ctx.sandbox.drive(charge.reference, 'pay')
  const [paid] = ctx.webhooks as [{ body: string; headers: Record<string, string> }]
  await ctx.db.deleteFrom('charge').execute()
  await ctx.db.deleteFrom('sandbox_charge').execute()
  expect((await post(ctx, paid)).status).toBe(200)
  await runJobs(ctx)
  const [event] = await eventsOf(ctx)
  expect(event).toMatchObject({ outcome: 'unknown to the provider too' })
})

test('F15 while the database is away a webhook is answered 503, so that it comes again', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay')
  const [paid] = ctx.webhooks as [{ body: string; headers: Record<string, string> }]
  const gone = () => {
    throw new Error('Connection terminated unexpectedly')
  }
  const db = new Proxy(ctx.db, { get: gone })
  const answer = await createWebhooks({ ...ctx, db }).request('/webhooks/sandbox', {
    method: 'POST',
    ...paid,
  })
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBeTruthy()
})

test('a body that is too large is 413, an unknown provider 404, anything else than a notification 401', async () => {
  const ctx = await testContext()
  expect((await post(ctx, { body: 'x'.repeat(64 * 1024 + 1) })).status).toBe(413)
  expect((await post(ctx, { body: 'x'.repeat(64 * 1024) })).status).toBe(401)
  expect((await post(ctx, { body: '{"order_id": 1}' })).status).toBe(401)
  const other = await createWebhooks(ctx).request('/webhooks/xendit', {
    method: 'POST',
    body: '{}',
  })
  expect(other.status).toBe(404)
  expect(other.headers.get('content-type')).toContain('application/problem+json')
})

test('a signature made with another secret is refused, whatever it claims', async () => {
  const ctx = await payingContext()
  const { charge } = await aCharge(ctx)
  const claim = {
    reference: charge.reference,
    providerId: charge.provider_id as string,
    channel: 'bca',
    status: 'paid' as const,
    amount: 50_000,
    captures: 1,
    at: ctx.now(),
  }
  const forged = sandboxWebhook(claim, { mode: 'message', secret: 'guessed' })
  expect((await post(ctx, forged)).status).toBe(401)
})
