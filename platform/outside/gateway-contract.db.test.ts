import { expect, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { anOrder, arriving, type Bench, midtransBench, xenditBench } from '#tests/fakes/benches.ts'
import { rupiah } from '../money/money.ts'
import { openSandboxGateway } from './gateways.server.ts'
import type { PaymentGateway } from './payment/payment-gateway.ts'
import type { SandboxAction } from './sandbox/sandbox-simulator.server.ts'
import type { SignedBody } from './sandbox/sandbox-webhook.ts'

/** What the contract needs of a provider: the adapter, and control of the other side. */
type Provider = {
  gateway: PaymentGateway
  pay(reference: string): Promise<SignedBody>
  payWrong(reference: string): Promise<SignedBody>
  expire(reference: string): Promise<SignedBody>
  reverse(reference: string): Promise<SignedBody>
  forge(reference: string): Promise<SignedBody>
  loseAnswer(): Promise<void>
  charges(): Promise<string[]>
  returned(reference: string): Promise<number>
  later(): void
}

function onBench({ gateway, fake, clock }: Bench): Provider {
  return {
    gateway,
    pay: async (reference) => fake.pay(reference),
    payWrong: async (reference) => fake.pay(reference, 43_999),
    expire: async (reference) => fake.expire(reference),
    reverse: async (reference) => fake.reverse(reference),
    forge: async (reference) => fake.tell(reference, 'a secret somebody guessed'),
    loseAnswer: async () => fake.fail('answer-lost'),
    charges: async () => fake.charges(),
    returned: async (reference) => fake.refunded(reference),
    later: () => clock.advance({ days: 2 }),
  }
}

async function sandbox(): Promise<Provider> {
  const ctx = await testContext({
    env: { EWALLETS: 'gopay,dana,ovo,shopeepay,linkaja', CARDS: 'on' },
  })
  const { db, config, clock } = ctx
  const sent: SignedBody[] = []
  const deliver = async (webhook: SignedBody) => sent.push(webhook)
  const gateway = openSandboxGateway({ config, db, now: clock.now, deliver })
  const drive = (action: SandboxAction) => async (reference: string) => {
    await gateway.simulator.drive(reference, action)
    return sent.at(-1) as SignedBody
  }
  return {
    gateway,
    pay: drive('pay'),
    payWrong: drive('pay-wrong'),
    expire: drive('expire'),
    reverse: drive('reverse'),
    forge: drive('forge'),
    loseAnswer: async () => void (await gateway.simulator.drive('-', 'timeout-next')),
    charges: async () => (await gateway.simulator.charges(100)).map(({ reference }) => reference),
    returned: async () => {
      const refunds = await db.selectFrom('sandbox_refund').select('amount').execute()
      return refunds.reduce((sum, { amount }) => sum + amount, 0)
    },
    later: () => clock.advance({ days: 2 }),
  }
}

const providers = [
  ['sandbox', sandbox],
  ['xendit', async () => onBench(await xenditBench())],
  ['midtrans', async () => onBench(await midtransBench())],
] as const

const order = anOrder()
const walletFacts = { returnUrl: 'https://amanah.contoh/kembali', payerPhone: '+6281234567890' }
const each = (index: number) => ({ reference: `EACH-${index}` })
/** When codes of Xendit end, whatever is asked. */
const ownEnds: Record<string, string> = {
  qris: '2026-06-17T03:00:00.000Z',
  ewallet: '2026-06-15T03:30:00.000Z',
  ovo: '2026-06-15T03:00:55.000Z',
}
const { reference } = order
const nobodys = { reference: 'NOBODYS-1', providerId: 'nobodys-id' }

/** A new charge, and its reference for later calls. */
async function created(gateway: PaymentGateway) {
  const answer = await gateway.create(order)
  if (answer.kind !== 'created') throw new Error(`not created: ${JSON.stringify(answer)}`)
  return { answer, by: { reference, providerId: answer.providerId } }
}

async function found(gateway: PaymentGateway, by: Parameters<PaymentGateway['find']>[0]) {
  const lookup = await gateway.find(by)
  if (lookup.kind !== 'found') throw new Error(`not found: ${JSON.stringify(lookup)}`)
  return lookup.charge
}

test.each(providers)('%s: every channel offered gives its kind of code', async (name, open) => {
  const { gateway } = await open()
  const offers = gateway.channels(order.amount)
  expect(offers.map(({ method }) => method)).toEqual(
    expect.arrayContaining(['va', 'qris', 'retail', 'ewallet']),
  )
  for (const [index, { method, channel }] of offers.entries()) {
    const given = anOrder({ ...each(index), method, channel })
    const answer = await gateway.create({ ...walletFacts, ...given })
    if (answer.kind !== 'created') throw new Error(`${channel}: ${JSON.stringify(answer)}`)
    const { merchant, vaNumber, qrString, paymentCode, billerCode, ...rest } = answer.instruction
    expect(merchant).not.toBe('')
    const ewallet = rest.link ?? rest.sentTo
    const codes = { va: vaNumber, qris: qrString, retail: paymentCode, ewallet, transfer: '' }
    const kind = method === 'card' ? 'ewallet' : method
    expect(codes[kind]).toMatch(/^([A-Z0-9]{8}|https?:\/\/|08•)/)
    expect(Boolean(billerCode)).toBe(channel === 'mandiri')
    // The provider's expiry is the truth (F17): Xendit fixes that of a QRIS.
    const own = name === 'xendit' ? ownEnds[channel === 'ovo' ? channel : method] : undefined
    const expiresAt = own ? new Date(own) : order.expiresAt
    expect(answer.expiresAt).toEqual(expiresAt)
    const by = { ...each(index), providerId: answer.providerId, amount: order.amount, expiresAt }
    expect((await found(gateway, by)).expiresAt).toEqual(expiresAt)
  }
})

test.each(providers)(
  '%s: a new charge is pending and found by what we know of it',
  async (_name, open) => {
    const { gateway } = await open()
    const { answer, by } = await created(gateway)
    const charge = await found(gateway, by)
    expect(charge).toMatchObject({
      ...by,
      status: 'pending',
      currency: 'IDR',
      amount: 44_000,
      captures: 0,
      instruction: answer.instruction,
      expiresAt: order.expiresAt,
    })
    expect(charge).not.toHaveProperty('paidAmount')
  },
)

test.each(providers)(
  '%s: F4 asking again with the same reference gives the same charge',
  async (_name, open) => {
    const { gateway, charges } = await open()
    const { answer } = await created(gateway)
    expect(await gateway.create(order)).toEqual(answer)
    expect(await charges()).toEqual([reference])
  },
)

test.each(providers)(
  '%s: F4 a lost answer is unknown, and asking again finds what was made',
  async (_name, open) => {
    const { gateway, charges, loseAnswer } = await open()
    await loseAnswer()
    expect(await gateway.create(order)).toMatchObject({ kind: 'unknown' })
    expect(await charges()).toEqual([reference])
    const { answer } = await created(gateway)
    expect(answer.instruction.vaNumber).toBeTruthy()
    expect(await charges()).toEqual([reference])
  },
)

test.each(providers)(
  '%s: what nobody made is missing, and cannot be cancelled',
  async (_, open) => {
    const { gateway } = await open()
    expect(await gateway.find(nobodys)).toEqual({ kind: 'missing' })
    expect(await gateway.cancel(nobodys)).toBe('unknown')
  },
)

test.each(providers)(
  '%s: a payment is found with its sum and time, and told by a webhook',
  async (_name, open) => {
    const { gateway, pay } = await open()
    const { by } = await created(gateway)
    const told = gateway.verifyWebhook(...arriving(await pay(reference)))
    expect(told).toMatchObject({ ok: true, event: { reference, providerId: by.providerId } })
    expect(await found(gateway, by)).toMatchObject({
      status: 'paid',
      amount: 44_000,
      paidAmount: 44_000,
      captures: 1,
      paidAt: new Date('2026-06-15T03:00:00.000Z'),
    })
  },
)

test.each(providers)('%s: F6 another sum than asked is told as it is', async (_name, open) => {
  const { gateway, payWrong } = await open()
  const { by } = await created(gateway)
  await payWrong(reference)
  expect(await found(gateway, by)).toMatchObject({
    status: 'paid',
    amount: 44_000,
    paidAmount: 43_999,
  })
})

test.each(providers)('%s: F8 a forged webhook is refused, whatever it says', async (_, open) => {
  const { gateway, forge } = await open()
  await created(gateway)
  const [body, headers] = arriving(await forge(reference))
  expect(gateway.verifyWebhook(body, headers).ok).toBe(false)
  for (const text of ['', '{', '[]', 'null', '{"order_id":1}', '{"data":{}}']) {
    expect(gateway.verifyWebhook(new TextEncoder().encode(text), headers).ok).toBe(false)
  }
  expect(gateway.verifyWebhook(new Uint8Array([0xff, 0xfe]), headers).ok).toBe(false)
})

test.each(providers)(
  '%s: F1 the same news has the same key, other news another',
  async (_name, open) => {
    const { gateway, pay, reverse } = await open()
    await created(gateway)
    const paid = arriving(await pay(reference))
    const key = (given: readonly [Uint8Array, Headers]) => {
      const told = gateway.verifyWebhook(...given)
      if (!told.ok) throw new Error(told.why)
      return told.event.eventKey
    }
    expect(key(paid)).toBe(key(paid))
    expect(key(arriving(await reverse(reference)))).not.toBe(key(paid))
  },
)

test.each(providers)('%s: a charge is cancelled once and for all', async (_name, open) => {
  const { gateway } = await open()
  const { by } = await created(gateway)
  expect(await gateway.cancel(by)).toBe('cancelled')
  expect(await gateway.cancel(by)).toBe('cancelled')
  expect(await found(gateway, by)).toMatchObject({ status: 'cancelled' })
})

test.each(providers)(
  '%s: F13 cancelling what is paid tells so and changes nothing',
  async (_name, open) => {
    const { gateway, pay } = await open()
    const { by } = await created(gateway)
    await pay(reference)
    expect(await gateway.cancel(by)).toBe('already_paid')
    expect(await found(gateway, by)).toMatchObject({ status: 'paid', paidAmount: 44_000 })
  },
)

test.each(providers)(
  '%s: F5 what ran out is expired, and money that comes after all is shown',
  async (_name, open) => {
    const { gateway, pay, expire, later } = await open()
    const { by } = await created(gateway)
    await expire(reference)
    later()
    expect(await found(gateway, by)).toMatchObject({ status: 'expired', captures: 0 })
    await pay(reference)
    expect(await found(gateway, by)).toMatchObject({ status: 'paid', paidAmount: 44_000 })
  },
)

test.each(providers)('%s: F9 money that was taken back is a reversal', async (_name, open) => {
  const { gateway, pay, reverse } = await open()
  const { by } = await created(gateway)
  await pay(reference)
  await reverse(reference)
  expect(await found(gateway, by)).toMatchObject({ status: 'reversed' })
})

test.each(providers)(
  '%s: F18 a refund whose answer is lost is unknown, and its key makes it once',
  async (_name, open) => {
    const { gateway, pay, loseAnswer, returned } = await open()
    const { by } = await created(gateway)
    await pay(reference)
    const refund = { ...by, key: 'refund-1', amount: rupiah(44_000) }
    await loseAnswer()
    expect(await gateway.refund?.(refund)).toMatchObject({ kind: 'unknown' })
    expect(await gateway.refund?.(refund)).toEqual({ kind: 'refunded' })
    expect(await gateway.refund?.(refund)).toEqual({ kind: 'refunded' })
    expect(await returned(reference)).toBe(44_000)
  },
)

test.each(providers)(
  '%s: F18 another key is another refund, and no more goes back than came',
  async (_name, open) => {
    const { gateway, pay, returned } = await open()
    const { by } = await created(gateway)
    const part = { ...by, key: 'refund-1', amount: rupiah(30_000) }
    expect(await gateway.refund?.(part)).toMatchObject({ kind: 'rejected' })
    await pay(reference)
    expect(await gateway.refund?.(part)).toEqual({ kind: 'refunded' })
    expect(await found(gateway, by)).toMatchObject({ status: 'paid' })
    expect(await gateway.refund?.({ ...part, key: 'refund-2' })).toMatchObject({ kind: 'rejected' })
    expect(await gateway.refund?.({ ...part, ...nobodys })).toMatchObject({ kind: 'rejected' })
    expect(await returned(reference)).toBe(30_000)
  },
)
