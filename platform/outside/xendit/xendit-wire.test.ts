import { anOrder, xenditBench } from '#tests/fakes/benches.ts'
import { startProvider } from '#tests/fakes/provider-server.ts'
import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import { openXendit } from './xendit-gateway.server.ts'
import {
  shownExpiry,
  type XenditPayment,
  type PaymentRequest,
  toXenditEvent,
  fromPaymentRequest,
} from './xendit-wire.ts'
import { toXenditInstruction } from './xendit-channels.ts'

const request: PaymentRequest = {
  payment_request_id: 'pr-1',
  reference_id: 'D-1',
  status: 'REQUIRES_ACTION',
  currency: 'IDR',
  request_amount: 50_000,
}
const paidAt = new Date('2026-06-15T03:00:00.000Z')
const capture = { capture_amount: 50_000, capture_timestamp: paidAt }
const paid: XenditPayment = {
  payment_id: 'py-1',
  payment_request_id: 'pr-1',
  status: 'SUCCEEDED',
  currency: 'IDR',
  captures: [capture],
}

const seen: [
  what: string,
  request: Partial<PaymentRequest>,
  payment: Partial<XenditPayment> | undefined,
  found: object | undefined,
][] = [
  ['waiting', {}, undefined, { status: 'pending', captures: 0 }],
  ['accepting', { status: 'ACCEPTING_PAYMENTS' }, undefined, { status: 'pending' }],
  ['cancelled', { status: 'CANCELED' }, undefined, { status: 'cancelled' }],
  ['run out', { status: 'EXPIRED' }, undefined, { status: 'expired' }],
  ['failed', { status: 'FAILED' }, undefined, { status: 'failed' }],
  ['paid', { status: 'SUCCEEDED' }, {}, { status: 'paid', paidAmount: 50_000, paidAt }],
  ['paid after its end', { status: 'EXPIRED' }, {}, { status: 'paid', paidAmount: 50_000 }],
  ['captured twice', {}, { captures: [capture, capture] }, { paidAmount: 100_000, captures: 2 }],
  ['taken back', { status: 'SUCCEEDED' }, { status: 'REVERSED' }, { status: 'reversed' }],
  ['tried in vain', {}, { status: 'FAILED', captures: null }, { status: 'pending' }],
  ['of another currency', {}, { currency: 'USD' }, { currency: 'USD' }],
  ['said to be paid, without a payment', { status: 'SUCCEEDED' }, undefined, undefined],
  [
    'paid, without a capture',
    { status: 'SUCCEEDED' },
    { captures: null, request_amount: 49_000, created: paidAt },
    { status: 'paid', paidAmount: 49_000, captures: 1, paidAt },
  ],
  ['paid, without any sum', { status: 'SUCCEEDED' }, { captures: [] }, undefined],
  [
    'taken back, without a capture',
    {},
    { status: 'VOIDED', captures: null },
    { status: 'reversed' },
  ],
  ['being paid', {}, { status: 'PENDING', captures: null }, { status: 'pending', captures: 0 }],
  ['paid with a word we do not know', {}, { status: 'DREAMING' }, undefined],
  ['paid with a word of the language', {}, { status: 'constructor' }, undefined],
  ['in a state we do not know', { status: 'DREAMING' }, undefined, undefined],
]

test.each(seen)('a charge that is %s', (_what, over, payment, found) => {
  const payments = payment ? [{ ...paid, ...payment }] : []
  const charge = fromPaymentRequest({ ...request, ...over }, payments, undefined)
  if (found) expect(charge).toMatchObject({ providerId: 'pr-1', reference: 'D-1', ...found })
  else expect(charge).toBeUndefined()
})

test('F17 a QRIS ends 48 hours after it was made unless the answer says otherwise; another way only as it says', () => {
  const created = new Date('2026-06-15T03:00:00.000Z')
  const told = new Date('2026-06-15T09:00:00.000Z')
  const qris = { ...request, channel_code: 'QRIS', created }
  expect(shownExpiry(qris)).toEqual(new Date('2026-06-17T03:00:00.000Z'))
  expect(shownExpiry({ ...qris, channel_properties: { expires_at: told } })).toEqual(told)
  expect(shownExpiry({ ...qris, channel_code: 'BCA_VIRTUAL_ACCOUNT' })).toBeUndefined()
  expect(shownExpiry(request)).toBeUndefined()
})

test('the code stands in actions[] under what it is, and only codes are taken', () => {
  const show = (descriptor: string, value: string, channel_code?: string) =>
    toXenditInstruction({ actions: [{ descriptor, value }], channel_code }, 'M')
  expect(show('QR_STRING', '000201')).toEqual({ merchant: 'M', qrString: '000201' })
  expect(show('PAYMENT_CODE', 'ALFA1')).toEqual({ merchant: 'M', paymentCode: 'ALFA1' })
  expect(show('VIRTUAL_ACCOUNT_NUMBER', '0880')).toEqual({ merchant: 'M', vaNumber: '0880' })
  expect(show('VIRTUAL_ACCOUNT_NUMBER', '8860812', 'MANDIRI_VIRTUAL_ACCOUNT')).toEqual({
    merchant: 'M',
    vaNumber: '8860812',
    billerCode: '88608',
  })
  expect(show('WEB_URL', 'https://elsewhere.example')).toBeUndefined()
  expect(toXenditInstruction({ actions: null }, 'M')).toBeUndefined()
})

test('a webhook gives a hint with a key of what happened; what is no payment gives none', () => {
  const data = { payment_id: 'py-1', payment_request_id: 'pr-1', reference_id: 'D-1' }
  const told = { ...data, status: 'SUCCEEDED', request_amount: 50_000 }
  expect(toXenditEvent({ event: 'payment.capture', data: told })).toEqual({
    eventKey: 'payment.capture py-1 SUCCEEDED ',
    reference: 'D-1',
    providerId: 'pr-1',
    paymentId: 'py-1',
    claimedStatus: 'SUCCEEDED',
    claimedAmount: '50000',
  })
  expect(toXenditEvent({ event: 'payout.succeeded', data: { reference_id: 'x' } })).toBeUndefined()
  expect(toXenditEvent({ event: 'payment.capture' })).toBeUndefined()
})

test('F4 the same reference for another sum is never a new charge, and its code is not given out', async () => {
  const { gateway, fake } = await xenditBench()
  await gateway.create(anOrder())
  const other = await gateway.create(anOrder({ amount: rupiah(45_000) }))
  expect(other).toEqual({ kind: 'unknown', cause: 'IDEMPOTENCY_ERROR' })
  expect(fake.charges()).toHaveLength(1)
})

const unhandled: [what: string, over: object][] = [
  ['of another reference', { reference_id: 'ANOTHER-1' }],
  ['of another sum', { request_amount: 1 }],
  ['without a code', { actions: [] }],
  ['with the code of another way', { actions: [{ descriptor: 'QR_STRING', value: '000201' }] }],
  ['with half a rupiah', { request_amount: 44_000.5 }],
]

test.each(unhandled)('an answer %s is unknown', async (_what, over) => {
  const order = anOrder()
  const body = {
    ...request,
    reference_id: order.reference,
    request_amount: order.amount,
    actions: [{ descriptor: 'VIRTUAL_ACCOUNT_NUMBER', value: '88081234' }],
  }
  let answered: object = body
  const { origin: baseUrl } = await startProvider(() => ({ status: 201, body: answered }))
  const gateway = openXendit({ baseUrl, secretKey: 'k', callbackTokens: [], merchant: 'M' })
  expect(await gateway.create(order)).toMatchObject({ kind: 'created' })
  answered = { ...body, ...over }
  expect(await gateway.create(order)).toMatchObject({ kind: 'unknown' })
})
