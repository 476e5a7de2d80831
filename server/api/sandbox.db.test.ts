import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import {
  deliverTo,
  type SandboxAction,
} from '#platform/outside/sandbox/sandbox-simulator.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { aCharge, runJobs, stateOf } from '#tests/money/payments.ts'
import { listen } from '../http/listen.ts'
import { createSandbox } from './sandbox.server.ts'
import { createWebhooks } from './webhooks.server.ts'

type Driven = { data: { webhooks: number[]; charge: { reference: string; status: string } } }

/** A context behind a real port; the sandbox reaches it by HTTP, as a provider would. */
async function served(): Promise<{
  ctx: TestCtx
  drive: (id: string, action: string) => Promise<Response>
}> {
  let origin = ''
  const ctx = await testContext({ deliver: deliverTo(() => origin) })
  const webhooks = createWebhooks(ctx)
  const sandbox = createSandbox(ctx)
  const app = new Hono()
    .all('/webhooks/*', (c) => webhooks.fetch(c.req.raw))
    .all('/sandbox/*', (c) => sandbox.fetch(c.req.raw))
  const listening = await listen(app.fetch, { port: 0, host: '127.0.0.1', ready: [] })
  onTestFinished(() => listening.close())
  origin = `http://127.0.0.1:${listening.port}`
  const drive = (id: string, action: string) =>
    fetch(`${origin}/sandbox/charges/${id}/${action}`, { method: 'POST' })
  return { ctx, drive }
}

const acts: [
  before: SandboxAction[],
  action: SandboxAction,
  webhooks: number[],
  donation: string,
][] = [
  [[], 'pay', [200], 'paid'],
  [[], 'pay-wrong', [200], 'awaiting_payment'],
  [[], 'pay-late', [200, 200], 'paid'],
  [[], 'pay-silent', [], 'awaiting_payment'],
  [[], 'expire', [200], 'expired'],
  [['expire'], 'pay-late', [200, 200], 'paid'],
  [['pay'], 'reverse', [200], 'reversed'],
  [[], 'duplicate', [200, 200, 200], 'paid'],
  [['pay'], 'duplicate', [200, 200, 200], 'paid'],
  [[], 'out-of-order', [200, 200], 'paid'],
  [[], 'forge', [401], 'awaiting_payment'],
  [[], 'timeout-next', [], 'awaiting_payment'],
]

test.each(acts)(
  'after %j the hand does %s over HTTP: webhooks %j, donation %s',
  { tags: 'night' },
  async (before, action, webhooks, donation) => {
    const { ctx, drive } = await served()
    const { donationId } = await aCharge(ctx)
    for (const earlier of before) {
      await drive(donationId, earlier)
      await runJobs(ctx)
    }
    const answer = await drive(donationId, action)
    expect(answer.status).toBe(200)
    expect(((await answer.json()) as Driven).data.webhooks).toEqual(webhooks)
    await runJobs(ctx)
    expect(await stateOf(ctx, donationId)).toMatchObject({ donation })
  },
)

test('a charge is found by our reference, by the provider’s id and by its donation', async () => {
  const { ctx, drive } = await served()
  const { donationId, charge } = await aCharge(ctx)
  for (const id of [charge.reference, charge.provider_id as string, donationId]) {
    const answer = (await (await drive(id, 'duplicate')).json()) as Driven
    expect(answer.data.charge.reference).toBe(charge.reference)
  }
})

const impossible: [before: SandboxAction[], action: string, status: number][] = [
  [[], 'reverse', 409],
  [['pay'], 'expire', 409],
  [['pay', 'reverse'], 'pay', 409],
  [[], 'menari', 404],
]

test.each(impossible)(
  'after %j the hand cannot do %s: %i in words',
  { tags: 'night' },
  async (before, action, status) => {
    const { ctx, drive } = await served()
    const { donationId } = await aCharge(ctx)
    for (const earlier of before) await drive(donationId, earlier)
    const answer = await drive(donationId, action)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
  },
)

test('an id that the sandbox does not know is 404', async () => {
  const { drive } = await served()
  expect((await drive('tidak-ada', 'pay')).status).toBe(404)
})

test('while the app is away the hand pays all the same, and the webhook counts as undelivered', async () => {
  const ctx = await testContext({ deliver: deliverTo(() => 'http://127.0.0.1:9') })
  const { donationId } = await aCharge(ctx)
  const driven = await ctx.sandbox.drive(donationId, 'pay')
  expect(driven).toMatchObject({ webhooks: [0], charge: { status: 'paid' } })
})

test('with a real provider, or in live mode, there is no hand', async () => {
  const { ctx } = await served()
  const { donationId } = await aCharge(ctx)
  const real = { ...ctx, gateway: { ...ctx.gateway, provider: 'xendit' as const } }
  const live = { ...ctx, config: { ...ctx.config, mode: 'live' as const } }
  for (const other of [real, live]) {
    const address = `/sandbox/charges/${donationId}/pay`
    expect((await createSandbox(other).request(address, { method: 'POST' })).status).toBe(404)
  }
})
