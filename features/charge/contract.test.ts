import { is, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import {
  chargeBody,
  chargeRequest,
  chargesResponse,
  PHONE_WORDS,
  statusResponse,
} from './contract.ts'

test.each([
  [{ method: 'qris' }, { method: 'qris', channel: 'qris', phone: undefined }],
  [
    { method: 'va', channel: 'bca' },
    { method: 'va', channel: 'bca' },
  ],
  [{ method: 'retail', channel: 'a'.repeat(40) }, { method: 'retail' }],
  [
    { method: 'ewallet', channel: 'ovo', phone: '0812 3456 7890' },
    { method: 'ewallet', channel: 'ovo', phone: '+6281234567890' },
  ],
  [
    { method: 'transfer', channel: 'own_1-a' },
    { method: 'transfer', channel: 'own_1-a' },
  ],
])('%j is a way to pay', (sent, read) => {
  expect(safeParse(chargeRequest, sent)).toMatchObject({ success: true, output: read })
})

test.each([
  [{}, undefined],
  [{ method: 'cash' }, 'Metode pembayaran tidak dikenal.'],
  [{ method: '' }, 'Metode pembayaran tidak dikenal.'],
  [{ method: 'va', channel: '' }, 'Kanal tidak dikenal.'],
  [{ method: 'va', channel: 'a'.repeat(41) }, 'Kanal tidak dikenal.'],
  [{ method: 'ewallet', channel: 'ovo', phone: '12345' }, PHONE_WORDS],
  [{ method: 'ewallet', channel: 'ovo', phone: `0812 3456 7890${' '.repeat(40)}` }, PHONE_WORDS],
])('%j is none, and says why: %s', (sent, words) => {
  const { success, issues } = safeParse(chargeRequest, sent)
  expect(success).toBe(false)
  if (words) expect(issues?.[0]?.message).toBe(words)
})

const at = '2026-06-15T03:00:00.000Z'
const status = {
  status: 'paid',
  chargeStatus: 'paid',
  screen: 'payment',
  paidAt: at,
  serverNow: at,
}
const isStatus = (change: object) => is(statusResponse, { data: { ...status, ...change } })

test('every state of a donation, its charge and its screen is answered, and no other', () => {
  for (const each of [
    'awaiting_payment',
    'paid',
    'expired',
    'cancelled',
    'refund_pending',
    'refund_sent',
    'refunded',
    'reversed',
  ])
    expect(isStatus({ status: each }), each).toBe(true)
  for (const each of [
    'creating',
    'unknown',
    'pending',
    'paid',
    'expired',
    'cancelled',
    'failed',
    'reversed',
    'refunded',
    null,
  ])
    expect(isStatus({ chargeStatus: each }), `${each}`).toBe(true)
  for (const each of [
    'payment',
    'checkout-va',
    'checkout-qrcode',
    'checkout-retail',
    'checkout-ewallet',
    'checkout-transfer',
  ])
    expect(isStatus({ screen: each }), each).toBe(true)
  for (const field of ['status', 'chargeStatus', 'screen', 'paidAt', 'serverNow'])
    expect(isStatus({ [field]: '' }), field).toBe(false)
})

const charge = {
  attempt: 1,
  method: 'ewallet',
  channel: 'ovo',
  name: 'OVO',
  mark: 'OVO',
  status: 'pending',
  failure: null,
  amount: 50_000,
  merchant: null,
  code: null,
  codeGrouped: null,
  billerCode: null,
  bankCode: null,
  qrString: null,
  link: 'https://wallet.example',
  linkOpens: 'app',
  sentTo: null,
  bank: null,
  added: null,
  expiresAt: at,
  createdAt: at,
  guides: [],
  guidesCheckedOn: '2026-11-21',
}

test('a link opens an app or a page, and money is whole rupiah', () => {
  const isCharge = (change: object) => is(chargeBody, { ...charge, ...change })
  for (const linkOpens of ['app', 'page', null]) expect(isCharge({ linkOpens })).toBe(true)
  expect(isCharge({ linkOpens: '' })).toBe(false)
  expect(isCharge({ amount: 0.5 })).toBe(false)
  const screen = { offers: [], charge: null, screen: 'payment', serverNow: at }
  expect(is(chargesResponse, { data: screen })).toBe(true)
})
