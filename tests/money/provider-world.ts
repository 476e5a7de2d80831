import type { SignedBody } from '#platform/outside/sandbox/sandbox-webhook.ts'
import { createWebhooks } from '#server/api/webhooks.server.ts'
import { testClock } from '../clock.ts'
import { type TestCtx, testContext } from '../context.ts'
import { MIDTRANS_KEY, NEXT_TOKEN, XENDIT_KEY, XENDIT_TOKEN } from '../fakes/benches.ts'
import { type MidtransFakeOptions, startMidtrans } from '../fakes/midtrans.ts'
import type { ProviderHand, ProviderServer } from '../fakes/provider-server.ts'
import { startXendit, type XenditFakeOptions } from '../fakes/xendit.ts'
import { runJobs } from './payments.ts'

export type World = {
  ctx: TestCtx
  fake: ProviderServer & ProviderHand
  /** Delivers a webhook like real HTTP, and runs the jobs. */
  arrive(webhook: SignedBody): Promise<number>
  later(by: Parameters<TestCtx['clock']['advance']>[0]): void
}

type Opening = (now: () => Date) => Promise<Pick<World, 'fake'> & { env: Record<string, string> }>

/** The product configured for a real provider, with the fake's address. */
export async function world(provider: string, open: Opening): Promise<World> {
  const clock = testClock()
  const { fake, env } = await open(clock.now)
  const ctx = await testContext({ env: { PAYMENT_PROVIDER: provider, ...env } })
  const door = createWebhooks(ctx)
  return {
    ctx,
    fake,
    arrive: async ({ body, headers }) => {
      const request = { method: 'POST', body, headers }
      const { status } = await door.request(`/webhooks/${provider}`, request)
      await runJobs(ctx)
      return status
    },
    later: (by) => {
      clock.advance(by)
      ctx.clock.advance(by)
    },
  }
}

/** Xendit's fake, with its differences from normal behaviour. */
export function xenditWith(over: Partial<XenditFakeOptions> = {}): Opening {
  return async (now) => {
    const fake = await startXendit({ key: XENDIT_KEY, token: XENDIT_TOKEN, now, ...over })
    const env = {
      XENDIT_SECRET_KEY: XENDIT_KEY,
      XENDIT_CALLBACK_TOKENS: `${XENDIT_TOKEN},${NEXT_TOKEN}`,
      XENDIT_BASE_URL: fake.origin,
    }
    return { fake, env }
  }
}

/** Midtrans' fake, likewise. */
export function midtransWith(over: Partial<MidtransFakeOptions> = {}): Opening {
  return async (now) => {
    const fake = await startMidtrans({ key: MIDTRANS_KEY, now, ...over })
    return { fake, env: { MIDTRANS_SERVER_KEY: MIDTRANS_KEY, MIDTRANS_BASE_URL: fake.origin } }
  }
}
