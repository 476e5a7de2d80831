import { anOrder, midtransBench } from '#tests/fakes/benches.ts'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { rupiah } from '#platform/money/money.ts'
import {
  toChargeRequest,
  toMidtransInstruction,
  fromTransaction,
  transaction,
} from './midtrans-wire.ts'

const told = {
  order_id: 'D-1',
  transaction_id: 'tx-1',
  transaction_status: 'pending',
  gross_amount: '44000.00',
  currency: 'IDR',
  transaction_time: '2026-06-15 10:00:00',
  expiry_time: '2026-06-16 10:00:00',
}
const read = (over: object = {}) => v.safeParse(transaction, { ...told, ...over })
const parse = (over: object = {}) => v.parse(transaction, { ...told, ...over })
const asked = { reference: 'D-1', merchant: 'M' }

test.each([
  ['pending', { status: 'pending', captures: 0 }],
  ['authorize', { status: 'pending' }],
  ['settlement', { status: 'paid', paidAmount: 44_000, captures: 1 }],
  ['capture', { status: 'paid', paidAmount: 44_000 }],
  ['partial_refund', { status: 'paid', paidAmount: 44_000 }],
  ['partial_chargeback', { status: 'paid' }],
  ['deny', { status: 'failed', isDenied: true, captures: 0 }],
  ['chargeback', { status: 'reversed' }],
  ['refund', { status: 'refunded' }],
  ['cancel', { status: 'cancelled' }],
  ['expire', { status: 'expired' }],
  ['failure', { status: 'failed' }],
])('the status %s', (transaction_status, found) => {
  expect(fromTransaction(parse({ transaction_status }), asked)).toMatchObject(found)
})

test('a status we do not know is not guessed, also not one of the language itself', () => {
  for (const transaction_status of ['dreaming', 'constructor', '__proto__']) {
    expect(fromTransaction(parse({ transaction_status }), asked)).toBeUndefined()
  }
})

test('a card that is still looked at is not money yet, and nothing else waits for that look', () => {
  const seen = (transaction_status: string) =>
    fromTransaction(parse({ transaction_status, fraud_status: 'challenge' }), asked)?.status
  expect(seen('capture')).toBe('pending')
  expect(['deny', 'cancel', 'expire', 'settlement'].map(seen)).toEqual([
    'failed',
    'cancelled',
    'expired',
    'paid',
  ])
})

test('F7 an account that was paid twice shows both payments', () => {
  const twice = [{ amount: '44000.00' }, { amount: '44000.00' }]
  const given = { transaction_status: 'settlement', custom_field1: '44000' }
  expect(fromTransaction(parse({ ...given, payment_amounts: twice }), asked)).toMatchObject({
    amount: 44_000,
    paidAmount: 88_000,
    captures: 2,
  })
  expect(fromTransaction(parse({ ...given, payment_amounts: [] }), asked)).toMatchObject({
    paidAmount: 44_000,
    captures: 1,
  })
})

test('only the banks of the Core API are asked for: BSI is not one of them', async () => {
  const { gateway, fake } = await midtransBench()
  const banks = gateway.channels(rupiah(44_000)).filter(({ method }) => method === 'va')
  expect(banks.map(({ channel }) => channel)).toEqual([
    'bca',
    'bri',
    'bni',
    'mandiri',
    'permata',
    'cimb',
  ])
  const answer = await gateway.create(anOrder({ channel: 'bsi' }))
  expect(answer).toEqual({ kind: 'rejected', code: 'CHANNEL_UNKNOWN' })
  expect(fake.asked).toEqual([])
})

test('F9 what was settled and then denied was taken back', () => {
  const given = { transaction_status: 'deny', settlement_time: '2026-06-15 10:05:00' }
  expect(fromTransaction(parse(given), asked)).toMatchObject({ status: 'reversed', captures: 0 })
})

test('times are the clock of Jakarta, and the settlement is when the money came', () => {
  const given = parse({
    transaction_status: 'settlement',
    settlement_time: '2026-06-15 23:59:59',
  })
  expect(fromTransaction(given, asked)).toMatchObject({
    paidAt: new Date('2026-06-15T16:59:59.000Z'),
    expiresAt: new Date('2026-06-16T03:00:00.000Z'),
  })
})

test('an amount is whole rupiah written with sen; anything else is not read', () => {
  expect(parse().gross_amount).toBe(44_000)
  expect(parse({ gross_amount: '44000' }).gross_amount).toBe(44_000)
  const wrong = [
    '44000.50',
    '44,000.00',
    '44.000',
    '4.4e4',
    '-1.00',
    '0.00',
    '',
    ' 44000.00',
    44_000,
  ]
  expect(wrong.filter((gross_amount) => read({ gross_amount }).success)).toEqual([])
})

test('F6 what was asked for comes back with the charge and is told apart from what came', () => {
  const given = { transaction_status: 'settlement', gross_amount: '43999.00' }
  expect(fromTransaction(parse({ ...given, custom_field1: '44000' }), asked)).toMatchObject({
    amount: 44_000,
    paidAmount: 43_999,
  })
  expect(fromTransaction(parse({ ...given, custom_field1: 'x' }), asked)?.amount).toBe(43_999)
})

test.each([
  ['four banks', { va_numbers: [{ bank: 'bca', va_number: '0812' }] }, { vaNumber: '0812' }],
  ['Permata', { permata_va_number: '8500' }, { vaNumber: '8500' }],
  ['Mandiri', { bill_key: '99', biller_code: '70012' }, { vaNumber: '99', billerCode: '70012' }],
  ['a store', { payment_code: '0512', store: 'alfamart' }, { paymentCode: '0512' }],
  ['QRIS', { qr_string: '000201' }, { qrString: '000201' }],
])('the code of %s', (_what, over, code) => {
  expect(toMidtransInstruction(parse(over), 'M')).toEqual({ merchant: 'M', ...code })
})

test('an order is asked for with its end in seconds from the clock of Jakarta', () => {
  const now = new Date('2026-06-15T20:30:00.000Z')
  const order = anOrder({ method: 'retail', channel: 'alfamart' })
  expect(toChargeRequest({ ...order, now, merchant: 'Yayasan Contoh Yang Panjang' })).toEqual({
    payment_type: 'cstore',
    cstore: { store: 'alfamart', message: 'Yayasan Contoh Yang ' },
    transaction_details: { order_id: order.reference, gross_amount: 44_000 },
    custom_field1: '44000',
    custom_expiry: {
      order_time: '2026-06-16 03:30:00 +0700',
      expiry_duration: 23_400,
      unit: 'second',
    },
  })
})

test('an order that is over is not asked for', async () => {
  const { gateway, fake } = await midtransBench()
  const expiresAt = new Date('2026-06-15T03:00:19.000Z')
  expect(await gateway.create(anOrder({ expiresAt }))).toEqual({
    kind: 'rejected',
    code: 'TOO_LATE',
  })
  expect(fake.asked).toEqual([])
})

test('F4 the same reference for another sum is never a new charge, and its code is not given out', async () => {
  const { gateway, fake } = await midtransBench()
  await gateway.create(anOrder())
  const other = await gateway.create(anOrder({ amount: rupiah(45_000) }))
  expect(other).toEqual({ kind: 'unknown', cause: 'another amount' })
  expect(fake.charges()).toHaveLength(1)
})
