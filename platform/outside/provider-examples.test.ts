import { expect, test } from 'vitest'
import * as v from 'valibot'
import midtrans from './midtrans/midtrans-examples.json' with { type: 'json' }
import {
  readNotification,
  toMidtransEvent,
  toMidtransInstruction,
  fromTransaction as toMidtransCharge,
  transaction,
} from './midtrans/midtrans-wire.ts'
import xendit from './xendit/xendit-examples.json' with { type: 'json' }
import {
  isMessage,
  payment,
  paymentRequest,
  refundReply,
  toXenditEvent,
  fromPaymentRequest,
} from './xendit/xendit-wire.ts'
import { toXenditInstruction } from './xendit/xendit-channels.ts'

test('xendit: the documented webhook of a virtual account names its payment and has no captures', () => {
  expect(toXenditEvent(xendit.paymentCapture.body)).toEqual({
    eventKey: 'payment.capture py-1fdaf346-dd2e-4b6c-b938-124c7167a822 SUCCEEDED ',
    reference: 'example_reference_id',
    providerId: 'pr-1fdaf346-dd2e-4b6c-b938-124c7167a822',
    paymentId: 'py-1fdaf346-dd2e-4b6c-b938-124c7167a822',
    claimedStatus: 'SUCCEEDED',
    claimedAmount: '10000',
  })
})

test('xendit: the documented request and payments make a paid charge, with captures and without', () => {
  const request = v.parse(paymentRequest, xendit.paymentRequest.body)
  const instruction = toXenditInstruction(request, 'M')
  expect(instruction).toEqual({ merchant: 'M', vaNumber: '1251255' })
  const told = [xendit.paymentCapture, xendit.paymentCaptureWithCaptures]
  const payments = told.map(({ body }) => v.parse(payment, body.data))
  expect(fromPaymentRequest(request, payments, instruction)).toMatchObject({
    status: 'paid',
    amount: 10_000,
    paidAmount: 20_000,
    captures: 2,
    paidAt: new Date('2025-02-09T06:50:18.927Z'),
    expiresAt: new Date('2024-12-31T23:59:59Z'),
  })
})

test('xendit: the documented refund is read, and its webhook is no news of a payment', () => {
  expect(v.parse(refundReply, xendit.refund.body)).toEqual({
    refund_id: 'rfd-1402feb0-8b79-85ae-9d1e-e69394d3949c',
    reference_id: 'refund-order-123',
    status: 'SUCCEEDED',
    amount: 10_000,
  })
  expect(toXenditEvent(xendit.refundSucceeded.body)).toBeUndefined()
  expect(isMessage(xendit.refundSucceeded.body)).toBe(true)
})

test.each([
  ['bca', { vaNumber: '812785002530231' }],
  ['mandiri', { vaNumber: '778347787706', billerCode: '70012' }],
  ['permata', { vaNumber: '850003072869607' }],
] as const)('midtrans: the documented charge of %s has its code', (bank, code) => {
  const body = midtrans.charges.bodies[bank]
  const given = v.parse(transaction, body)
  expect(toMidtransInstruction(given, 'M')).toEqual({ merchant: 'M', ...code })
  const asked = { reference: body.order_id, merchant: 'M' }
  expect(toMidtransCharge(given, asked)).toMatchObject({ status: 'pending', amount: 44_000 })
})

test.each([
  ['bni', 150_000, '2021-06-23T04:42:03.000Z'],
  ['qris', 5_539, '2021-06-23T07:06:48.000Z'],
  ['indomaret', 336_000, '2021-06-23T06:13:56.000Z'],
] as const)('midtrans: the documented notification of %s is read', (what, paidAmount, paidAt) => {
  const body = midtrans.notifications.bodies[what]
  const read = readNotification(body)
  expect(read && toMidtransEvent(read)).toMatchObject({
    reference: body.order_id,
    providerId: body.transaction_id,
    claimedStatus: 'settlement',
  })
  const asked = { reference: body.order_id, merchant: 'M' }
  expect(toMidtransCharge(v.parse(transaction, body), asked)).toMatchObject({
    status: 'paid',
    paidAmount,
    captures: 1,
    paidAt: new Date(paidAt),
  })
})

test('xendit: the documented wallet request is a page to open, and never another currency', () => {
  const request = v.parse(paymentRequest, xendit.walletRequest.body)
  const link = 'https://redirect.partner.com/shopeepay-auth-xyz'
  const instruction = toXenditInstruction(request, 'M')
  expect(instruction).toEqual({ merchant: 'M', link, linkOpens: 'page' })
  expect(fromPaymentRequest(request, [], instruction)).toMatchObject({
    status: 'pending',
    currency: 'PHP',
    captures: 0,
    expiresAt: new Date('2025-01-15T13:06:45Z'),
  })
})

test.each([
  ['gopay', /^https:\/\/simulator\.sandbox\.midtrans\.com\/gopay\/ui\/checkout\?/, 44_000],
  ['shopeepay', /^https:\/\/wsa\.uat\.wallet\.airpay\.co\.id\/universal-link\//, 25_000],
] as const)('midtrans: the documented charge of %s opens its app', (wallet, link, amount) => {
  const body = midtrans[wallet].bodies.charge
  const given = v.parse(transaction, body)
  expect(toMidtransInstruction(given, 'M')).toEqual({
    merchant: 'M',
    link: expect.stringMatching(link),
    linkOpens: 'app',
  })
  const asked = { reference: body.order_id, merchant: 'M' }
  expect(toMidtransCharge(given, asked)).toMatchObject({ status: 'pending', amount })
})

test('midtrans: the documented settlement of a wallet is a paid charge without a link', () => {
  const body = midtrans.shopeepay.bodies.settlement
  const asked = { reference: body.order_id, merchant: 'M' }
  const charge = toMidtransCharge(v.parse(transaction, body), asked)
  expect(charge).toMatchObject({ status: 'paid', paidAmount: 25_000, captures: 1 })
  expect(charge).not.toHaveProperty('instruction')
})

test('each example names the public page it stands on', () => {
  const sources = [...Object.values(xendit), ...Object.values(midtrans)].map(({ source }) => source)
  const isPublic = /^https:\/\/(docs\.xendit\.co|docs\.midtrans\.com|github\.com\/Midtrans)\//
  expect(sources.filter((source) => !isPublic.test(source))).toEqual([])
})
