import { rupiah } from '#platform/money/money.ts'
import { openMidtrans } from '#platform/outside/midtrans/midtrans-gateway.server.ts'
import type { NewCharge, PaymentGateway } from '#platform/outside/payment/payment-gateway.ts'
import { openXendit } from '#platform/outside/xendit/xendit-gateway.server.ts'
import { testClock } from '../clock.ts'
import { type MidtransFake, type MidtransFakeOptions, startMidtrans } from './midtrans.ts'
import { FAKE_TIMEOUT_MS } from './provider-server.ts'
import { startXendit, type XenditFake, type XenditFakeOptions } from './xendit.ts'

/** An adapter and its provider. */
export type Bench = {
  gateway: PaymentGateway
  fake: XenditFake | MidtransFake
  clock: ReturnType<typeof testClock>
}

export const XENDIT_KEY = 'xnd_development_only-for-the-fake'
export const XENDIT_TOKEN = 'the-token-that-is-valid-now'
export const NEXT_TOKEN = 'the-token-that-replaces-it'
export const MIDTRANS_KEY = 'SB-Mid-server-only-for-the-fake'
export const OLD_MIDTRANS_KEY = 'SB-Mid-server-the-one-before-it'

const merchant = 'Yayasan Contoh'
const timeoutMs = FAKE_TIMEOUT_MS

/** The Xendit adapter against its fake. */
export async function xenditBench(over: Partial<XenditFakeOptions> = {}): Promise<Bench> {
  const clock = testClock()
  const key = XENDIT_KEY
  const fake = await startXendit({ key, token: XENDIT_TOKEN, now: clock.now, ...over })
  const gateway = openXendit({
    secretKey: key,
    callbackTokens: [XENDIT_TOKEN, NEXT_TOKEN],
    baseUrl: fake.origin,
    merchant,
    timeoutMs,
  })
  return { gateway, fake, clock }
}

/** The Midtrans adapter against its fake. */
export async function midtransBench(over: Partial<MidtransFakeOptions> = {}): Promise<Bench> {
  const clock = testClock()
  const { now } = clock
  const fake = await startMidtrans({ key: MIDTRANS_KEY, now, ...over })
  const gateway = openMidtrans({
    serverKey: MIDTRANS_KEY,
    previousServerKey: OLD_MIDTRANS_KEY,
    baseUrl: fake.origin,
    merchant,
    now,
    timeoutMs,
  })
  return { gateway, fake, clock }
}

/** An order as openCharge passes it to a gateway, on the test clock's first day. */
export function anOrder(over: Partial<NewCharge> = {}): NewCharge {
  return {
    reference: '01JXW5Z7K9QW8Y3R5T7V9X1B3D-1',
    method: 'va',
    channel: 'bca',
    amount: rupiah(44_000),
    expiresAt: new Date('2026-06-16T03:00:00.000Z'),
    description: 'Donasi 01JXW5Z7K9QW8Y3R5T7V9X1B3D-1',
    ...over,
  }
}

/** The bytes and headers of an arriving webhook. */
export function arriving({ body, headers }: { body: string; headers: Record<string, string> }) {
  return [new TextEncoder().encode(body), new Headers(headers)] as const
}
