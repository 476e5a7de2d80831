import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  anOrder,
  arriving,
  MIDTRANS_KEY,
  midtransBench,
  NEXT_TOKEN,
  OLD_MIDTRANS_KEY,
  XENDIT_KEY,
  XENDIT_TOKEN,
  xenditBench,
} from '#tests/fakes/benches.ts'
import { type Fault, startProvider } from '#tests/fakes/provider-server.ts'
import { expect, onTestFinished, test } from 'vitest'
import { rupiah } from '../money/money.ts'
import { openHttpClient } from './payment/http-client.server.ts'
import { midtransSignature, openMidtrans } from './midtrans/midtrans-gateway.server.ts'
import { openXendit } from './xendit/xendit-gateway.server.ts'

const both = [
  ['xendit', xenditBench],
  ['midtrans', midtransBench],
] as const

const faults: Fault[] = [
  'never-arrives',
  'broken-page',
  'answer-lost',
  'too-late',
  'broken-page-after',
  'nonsense-after',
  'server-error-after',
  'server-error-within-after',
]
const wasMade = (fault: Fault) => fault !== 'never-arrives' && fault !== 'broken-page'
const order = anOrder()
const { reference } = order

const onEachFault = both.flatMap(([name, open]) =>
  faults.map((fault) => [name, fault, open] as const),
)

test.each(onEachFault)(
  '%s: F4 F14 "%s" is unknown, and asking again gives one charge',
  async (...given) => {
    const [, fault, open] = given
    const { gateway, fake } = await open()
    fake.fail(fault)
    expect(await gateway.create(order)).toMatchObject({ kind: 'unknown' })
    expect(fake.charges()).toEqual(wasMade(fault) ? [reference] : [])
    expect(await gateway.create(order)).toMatchObject({ kind: 'created' })
    expect(fake.charges()).toEqual([reference])
  },
)

test.each(both)(
  '%s: neither causes nor refusals carry the key, whatever is echoed',
  async (_name, open) => {
    const { gateway, fake } = await open()
    const said: unknown[] = []
    for (const fault of faults) {
      fake.fail(fault)
      said.push(await gateway.create(order))
    }
    said.push(await gateway.create(anOrder({ reference: 'REFUSED-1', amount: rupiah(13_000) })))
    for (const key of [XENDIT_KEY, MIDTRANS_KEY]) {
      expect(JSON.stringify(said)).not.toContain(key)
      expect(JSON.stringify(said)).not.toContain(Buffer.from(`${key}:`).toString('base64'))
    }
  },
)

test.each(both)('%s: a clear no is a no, with the provider’s code', async (_name, open) => {
  const { gateway, fake } = await open()
  const answer = await gateway.create(anOrder({ amount: rupiah(13_000) }))
  expect(answer).toMatchObject({ kind: 'rejected', code: expect.stringMatching(/^[A-Z0-9_]+$/) })
  const other = await gateway.create(anOrder({ channel: 'bank-mana' }))
  expect(other).toEqual({ kind: 'rejected', code: 'CHANNEL_UNKNOWN' })
  expect(fake.charges()).toEqual([])
})

test.each(both)('%s: an id from outside stays one part of the path', async (_name, open) => {
  const { gateway, fake } = await open()
  const hostile = [
    '..',
    '.',
    '../../v1/evil',
    '%2e%2e',
    'a/b?c=d#e',
    '',
    'x\r\nhost: evil',
    '\u0000',
  ]
  for (const id of hostile) {
    for (const by of [
      { reference: id, providerId: null },
      { reference, providerId: id },
    ]) {
      const lookup = await gateway.find(by)
      expect(lookup.kind).not.toBe('found')
      expect(await gateway.cancel(by)).toBe('unknown')
      const back = await gateway.refund?.({ ...by, key: 'k', amount: rupiah(1) })
      expect(back?.kind).toBe('rejected')
    }
  }
  const [known] = [reference]
  const paths = new Set(fake.asked.map(({ url }) => url))
  expect([...paths].filter((url) => !url.includes(known))).toEqual([])
})

test('an id that would walk up the path is not even asked for', async () => {
  const call = openHttpClient({ baseUrl: 'http://127.0.0.1:9', key: 'k' })
  for (const part of ['..', '.', '']) {
    const reply = await call({ method: 'GET', path: ['v2', part, 'status'] })
    expect(reply).toEqual({ kind: 'none', cause: 'refused to ask for this path' })
  }
})

test('a redirect is not followed: the key would go along', async () => {
  const seen: string[] = []
  const server = createServer((request, response) => {
    seen.push(request.url ?? '')
    response.writeHead(302, { location: '/elsewhere' }).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const call = openHttpClient({ baseUrl: `http://127.0.0.1:${port}`, key: 'k' })
  expect((await call({ method: 'GET', path: ['v2', 'x'] })).kind).toBe('none')
  expect(seen).toEqual(['/v2/x'])
})

test.each(both)('%s: a refused key says nothing about the charge', async (name, open) => {
  const { fake, clock } = await open()
  const shared = { baseUrl: fake.origin, merchant: 'M', now: clock.now }
  const gateway =
    name === 'xendit'
      ? openXendit({ ...shared, secretKey: 'wrong-key', callbackTokens: [] })
      : openMidtrans({ ...shared, serverKey: 'wrong-key', previousServerKey: undefined })
  expect((await gateway.create(order)).kind).not.toBe('created')
  const by = { reference, providerId: 'pr-1' }
  expect(await gateway.find(by)).toMatchObject({ kind: 'unknown' })
  expect(await gateway.cancel(by)).toBe('unknown')
})

test('xendit: F20 while the token is changed both are believed, and no third', async () => {
  const { gateway, fake } = await xenditBench()
  await gateway.create(order)
  fake.pay(reference)
  const isTaken = (token: string) =>
    gateway.verifyWebhook(...arriving(fake.tell(reference, token))).ok
  expect(
    [XENDIT_TOKEN, NEXT_TOKEN, 'another', '', `${XENDIT_TOKEN},${NEXT_TOKEN}`].map(isTaken),
  ).toEqual([true, true, false, false, false])
})

test('midtrans: F20 while the key is changed both sign, and no third', async () => {
  const { gateway, fake } = await midtransBench()
  await gateway.create(order)
  fake.pay(reference)
  const isTaken = (key: string) => gateway.verifyWebhook(...arriving(fake.tell(reference, key))).ok
  expect([MIDTRANS_KEY, OLD_MIDTRANS_KEY, 'another', ''].map(isTaken)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('midtrans: the signature is the published one, over the amount as it was written', () => {
  const message = { order_id: 'DON-0001-1', status_code: '200', gross_amount: '50000.00' }
  const key = 'SB-Mid-server-EXAMPLE'
  expect(midtransSignature(message, key)).toBe(
    '9dd6c0bae40ccda49406bc0f3d11f0b02ff469818a43974a2d6982f7bdff4eb4bbb8120f20fe208377eda64e7ca17a21378ded6d6efce07ca011d49f0d5f536e',
  )
  expect(midtransSignature({ ...message, gross_amount: '50000' }, key)).not.toBe(
    midtransSignature(message, key),
  )
})

test('midtrans: F16 a bank that names its own id is asked by ours and understood', async () => {
  const { gateway } = await midtransBench({ namesItself: true })
  const made = await gateway.create(order)
  const providerId = made.kind === 'created' ? made.providerId : ''
  for (const by of [
    { reference, providerId: null },
    { reference, providerId },
  ]) {
    const lookup = await gateway.find(by)
    expect(lookup).toMatchObject({ kind: 'found', charge: { reference, providerId } })
  }
})

test('midtrans: a QRIS whose code was lost on the way is closed, never left open unseen', async () => {
  const { gateway, fake } = await midtransBench()
  const qris = anOrder({ method: 'qris', channel: 'qris' })
  fake.fail('answer-lost')
  expect(await gateway.create(qris)).toMatchObject({ kind: 'unknown' })
  expect(await gateway.create(qris)).toEqual({ kind: 'rejected', code: 'CODE_LOST' })
  const lookup = await gateway.find({ reference, providerId: null })
  expect(lookup).toMatchObject({ kind: 'found', charge: { status: 'cancelled' } })
})

test('midtrans: what cannot be cancelled is expired', async () => {
  const { gateway } = await midtransBench({ onlyExpires: true })
  await gateway.create(order)
  const by = { reference, providerId: null }
  expect(await gateway.cancel(by)).toBe('cancelled')
  expect(await gateway.find(by)).toMatchObject({ charge: { status: 'expired' } })
})

test('xendit: F18 a refund that takes its time is pending until it is through', async () => {
  const { gateway, fake } = await xenditBench({ refundLooks: 3 })
  const made = await gateway.create(order)
  const providerId = made.kind === 'created' ? made.providerId : ''
  fake.pay(reference)
  const refund = { reference, providerId, key: 'refund-1', amount: rupiah(44_000) }
  const kinds: (string | undefined)[] = []
  for (let look = 0; look < 4; look++) kinds.push((await gateway.refund?.(refund))?.kind)
  expect(kinds).toEqual(['pending', 'pending', 'refunded', 'refunded'])
  expect(fake.refunded(reference)).toBe(44_000)
})

test('midtrans: F18 a refund is looked for by its key before it is asked for again', async () => {
  const { gateway, fake } = await midtransBench({ forgetsKeys: true })
  await gateway.create(order)
  fake.pay(reference)
  const part = { reference, providerId: null, key: 'refund-1', amount: rupiah(20_000) }
  fake.fail('answer-lost')
  expect(await gateway.refund?.(part)).toMatchObject({ kind: 'unknown' })
  expect(await gateway.refund?.(part)).toEqual({ kind: 'refunded' })
  expect(fake.refunded(reference)).toBe(20_000)
})

test('xendit: a charge whose id we do not know is found by creating it again', async () => {
  const { gateway } = await xenditBench()
  expect(await gateway.find({ reference, providerId: null })).toEqual({ kind: 'missing' })
})

test('xendit: F18 two payments go back one by one, and no more than came', async () => {
  const { gateway, fake } = await xenditBench({ forgetsKeys: true })
  const made = await gateway.create(order)
  const providerId = made.kind === 'created' ? made.providerId : ''
  fake.pay(reference)
  fake.pay(reference)
  const back = (key: string) =>
    gateway.refund?.({ reference, providerId, key, amount: rupiah(44_000) })
  expect(await back('refund-1')).toEqual({ kind: 'refunded' })
  expect(await back('refund-2')).toEqual({ kind: 'refunded' })
  expect(await back('refund-1')).toEqual({ kind: 'refunded' })
  expect(await back('refund-3')).toMatchObject({ kind: 'rejected' })
  expect(fake.refunded(reference)).toBe(88_000)
})

test('xendit: a payment in a state nobody knows leaves the charge unknown, whatever else was paid', async () => {
  const { gateway, fake } = await xenditBench()
  const made = await gateway.create(order)
  const by = { reference, providerId: made.kind === 'created' ? made.providerId : '' }
  fake.pay(reference)
  fake.pay(reference)
  const known = await gateway.find(by)
  expect(known).toMatchObject({ charge: { paidAmount: 88_000, captures: 2 } })
  const [first = ''] = known.kind === 'found' ? (known.charge.payments ?? []) : []
  const { origin: baseUrl } = await startProvider(({ url }) => {
    const id = url.split('/').at(-1) ?? ''
    const status = id === first ? 'DREAMING' : 'SUCCEEDED'
    const ids = { payment_request_id: by.providerId, reference_id: reference, currency: 'IDR' }
    const body = {
      ...ids,
      request_amount: 44_000,
      status,
      payment_id: id,
      latest_payment_id: 'py-2',
    }
    return { status: 200, body }
  })
  const other = openXendit({ baseUrl, secretKey: 'k', callbackTokens: [], merchant: 'M' })
  expect(await other.find(by)).toMatchObject({ kind: 'found', charge: { paidAmount: 44_000 } })
  expect(await other.find({ ...by, payments: [first] })).toMatchObject({ kind: 'unknown' })
})
