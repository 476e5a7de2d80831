import { expect, test } from 'vitest'
import { MIDTRANS_KEY } from '#tests/fakes/benches.ts'
import { FAKE_TIMEOUT_MS, startProvider } from '#tests/fakes/provider-server.ts'
import { openMidtrans } from './midtrans-gateway.server.ts'

const from = new Date('2026-03-01T17:00:00Z')
const to = new Date('2026-03-16T16:59:59Z')

/** The example of the provider's own page, with the times that are asked for. */
const documented = {
  currency: 'IDR',
  start_time: '2026-03-02T00:00:00+07:00',
  end_time: '2026-03-16T23:59:59+07:00',
  opening_balance_effective: 962_000.01,
  closing_balance_effective: 59_312_508.02,
  opening_balance_pending: 0.01,
  closing_balance_pending: 0.0,
  opening_balance_overall: 962_000.02,
  closing_balance_overall: 59_312_508.02,
  wallets: [{ source: 'payin', opening_balance_effective: 962_000.0 }],
}

async function answering(status: number, body: unknown) {
  const fake = await startProvider(() => ({ status, body }))
  const gateway = openMidtrans({
    serverKey: MIDTRANS_KEY,
    previousServerKey: undefined,
    baseUrl: fake.origin,
    merchant: 'M',
    now: () => to,
    timeoutMs: FAKE_TIMEOUT_MS,
  })
  return { fake, answer: await gateway.balances?.({ from, to }) }
}

test('the documented answer is read to the hundredth, asked in Jakarta’s time with the key', async () => {
  const { fake, answer } = await answering(200, documented)
  expect(answer).toEqual({
    kind: 'told',
    opening: { effective: 96_200_001, pending: 1, overall: 96_200_002 },
    closing: { effective: 5_931_250_802, pending: 0, overall: 5_931_250_802 },
  })
  const [asked] = fake.asked
  expect([asked?.method, asked?.url]).toEqual([
    'GET',
    '/v1/balance/mutation?currency=IDR&start_time=2026-03-02T00%3A00%3A00%2B07%3A00&end_time=2026-03-16T23%3A59%3A59%2B07%3A00',
  ])
  const key = Buffer.from(`${MIDTRANS_KEY}:`).toString('base64')
  expect(asked?.headers['authorization']).toBe(`Basic ${key}`)
})

test.each([
  ['another currency', { ...documented, currency: 'USD' }],
  ['a sum as text', { ...documented, closing_balance_overall: '59312508.02' }],
  ['no sum', { ...documented, opening_balance_overall: undefined }],
  ['another begin', { ...documented, start_time: '2026-03-01T00:00:00+07:00' }],
  ['another end', { ...documented, end_time: '2026-03-16T23:59:58+07:00' }],
  ['nothing', null],
])('%s is no answer', async (_, body) => {
  expect((await answering(200, body)).answer?.kind).toBe('unknown')
})

test('a refusal is one, and a failing provider is none', async () => {
  expect((await answering(403, {})).answer).toEqual({ kind: 'refused', code: 'HTTP_403' })
  expect((await answering(503, documented)).answer?.kind).toBe('unknown')
  expect((await answering(429, documented)).answer?.kind).toBe('unknown')
})

test('a provider that cannot be reached is none', async () => {
  const quiet = openMidtrans({
    serverKey: MIDTRANS_KEY,
    previousServerKey: undefined,
    baseUrl: 'http://127.0.0.1:9',
    merchant: 'M',
    now: () => to,
    timeoutMs: FAKE_TIMEOUT_MS,
  })
  expect((await quiet.balances?.({ from, to }))?.kind).toBe('unknown')
})
