import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import type { ChannelOffer } from '#platform/outside/payment/payment-gateway.ts'
import { groupByFour, toChargeBody, toOfferBody, walletPageOf } from './charge-view.ts'
import type { Charge } from './queries.server.ts'

const at = new Date('2026-06-15T03:00:00Z')
const row: Charge = {
  donation_id: 'row',
  id: 'charge',
  attempt: 2,
  reference: '01JD9X2K7Q4M8N3P6R5S0T1V2W-2',
  provider: 'xendit',
  provider_id: 'pr-1',
  method: 'va',
  channel: 'mandiri',
  amount: rupiah(650_000),
  status: 'pending',
  instruction: null,
  failure: null,
  expires_at: at,
  created_at: at,
  updated_at: at,
  paid_at: null,
  payments: [],
  payer_phone: null,
  mandate_id: null,
}

test('a code is shown in groups of four, and its steps name it, the sum and who receives', () => {
  const instruction = { merchant: 'AMANAH', vaNumber: '812785002530231', billerCode: '70012' }
  const body = toChargeBody({ ...row, instruction })
  expect(body).toMatchObject({
    name: 'Mandiri Bill Payment',
    mark: 'Mandiri',
    bankCode: '008',
    billerCode: '70012',
    code: '812785002530231',
    codeGrouped: '8127 8500 2530 231',
    merchant: 'AMANAH',
    expiresAt: '2026-06-15T03:00:00.000Z',
  })
  const steps = JSON.stringify(body.guides)
  for (const said of ['8127 8500 2530 231', '70012', 'AMANAH', 'Rp650.000'])
    expect(steps).toContain(said)
  expect(steps).not.toMatch(/\{\w+\}/)
  for (const inner of ['row', 'pr-1', 'xendit']) expect(JSON.stringify(body)).not.toContain(inner)
})

test('until the code is there nothing is shown in its place', () => {
  expect(toChargeBody(row)).toMatchObject({
    merchant: null,
    code: null,
    codeGrouped: null,
    billerCode: null,
    qrString: null,
    link: null,
    linkOpens: null,
    sentTo: null,
    bank: null,
    added: null,
    guides: [],
  })
  const instruction = { merchant: 'AMANAH' }
  const [guide] = toChargeBody({ ...row, instruction }).guides
  expect(guide?.steps.slice(0, 2)).toEqual([
    'Pilih Bayar, lalu cari penyedia dengan kode perusahaan .',
    'Masukkan kode bayar .',
  ])
  const other = toChargeBody({ ...row, channel: 'new_bank' })
  expect(other).toMatchObject({ name: 'new_bank', mark: 'NEW_BANK', bankCode: null })
})

test('a transfer names our bank, the account and the rupiah that make its sum its own', () => {
  const instruction = {
    merchant: 'Yayasan Amanah Umat',
    bank: 'BSI',
    accountNumber: '1234567890',
    added: 123,
  }
  expect(toChargeBody({ ...row, method: 'transfer', channel: 'b1', instruction })).toMatchObject({
    name: 'Transfer ke BSI',
    mark: 'BSI',
    code: '1234567890',
    bank: 'BSI',
    added: 123,
  })
})

test('a retail code and a wallet bring what their screens need', () => {
  const paymentCode = { merchant: 'AMANAH', paymentCode: '0012345' }
  expect(toChargeBody({ ...row, instruction: paymentCode })).toMatchObject({ code: '0012345' })
  const wallet = { link: 'https://w.example', linkOpens: 'page', sentTo: '+62***7890' } as const
  expect(toChargeBody({ ...row, instruction: { merchant: 'A', ...wallet } })).toMatchObject(wallet)
  const qr = { merchant: 'A', qrString: '000201' }
  expect(toChargeBody({ ...row, instruction: qr })).toMatchObject({ qrString: '000201' })
})

const offer: ChannelOffer = {
  method: 'va',
  channel: 'bca',
  name: 'BCA Virtual Account',
  minimum: rupiah(1),
  maximum: rupiah(50_000_000),
  lifetimeMinutes: 1_440,
}

test('a way to pay is offered by its mark and our bounds, and says why where it cannot be taken', () => {
  expect(toOfferBody(offer, rupiah(50_000))).toEqual({
    method: 'va',
    channel: 'bca',
    name: 'BCA Virtual Account',
    mark: 'BCA',
    needsPhone: false,
    minimum: 10_000,
    maximum: 50_000_000,
    lifetimeMinutes: 1_440,
    disabled: null,
  })
  expect(toOfferBody(offer, rupiah(9_999)).disabled).toContain('Nominal minimal Rp10.000')
  expect(toOfferBody({ ...offer, needsPhone: true }, rupiah(50_000)).needsPhone).toBe(true)
  const own = { ...offer, method: 'transfer', channel: 'b1', name: 'Transfer ke BSI' } as const
  expect(toOfferBody(own, rupiah(50_000)).mark).toBe('BSI')
  const unknown = { ...offer, channel: 'new_bank', name: 'New Bank' }
  expect(toOfferBody(unknown, rupiah(50_000)).mark).toBe('New Bank')
})

test('the screen of a wallet is found by the donation, whichever attempt it is', () => {
  const ctx = { config: { origin: 'https://amanah.contoh' } } as Parameters<typeof walletPageOf>[0]
  expect(walletPageOf(ctx, row)).toBe(
    'https://amanah.contoh/checkout-ewallet/01JD9X2K7Q4M8N3P6R5S0T1V2W',
  )
})

test.each([
  ['812785002530231', '8127 8500 2530 231'],
  ['12345678', '1234 5678'],
  ['1234 56 78', '1234 5678'],
  ['123', '123'],
])('%s is read as %s', (code, grouped) => {
  expect(groupByFour(code)).toBe(grouped)
})
