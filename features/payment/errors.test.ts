import { expect, test } from 'vitest'
import {
  ChoiceChanged,
  DonationNotPayable,
  EarlierChargeUnclear,
  MethodUnavailable,
  MethodUnknown,
  NotRefundable,
  ProviderRefused,
  ProviderSilent,
  RefundNotSendable,
  StreamsClosing,
  TooManyStreams,
} from './errors.ts'

test.each([
  ['method-unknown', 422, ['channel'], () => new MethodUnknown()],
  ['method-unavailable', 422, ['channel'], () => new MethodUnavailable('Sedang gangguan.')],
  ['not-payable', 409, [], () => new DonationNotPayable(true)],
  ['key-reused', 409, [], () => new ChoiceChanged()],
  ['earlier-charge-unclear', 409, [], () => new EarlierChargeUnclear()],
  ['provider-refused', 422, ['channel'], () => new ProviderRefused()],
  ['not-refundable', 409, [], () => new NotRefundable()],
  ['refund-not-sendable', 409, [], () => new RefundNotSendable()],
  ['too-many-streams', 429, [], () => new TooManyStreams()],
  ['streams-closing', 503, [], () => new StreamsClosing()],
] as const)('payment/%s is %s and stands at %j', (code, status, fields, make) => {
  const refused = make()
  expect(refused).toMatchObject({ code: `payment/${code}`, status })
  expect(Object.keys(refused.fields ?? {})).toEqual(fields)
  for (const field of fields) expect(refused.fields?.[field]).toBe(refused.message)
})

test('a donation that cannot be paid is told from one that is paid', () => {
  expect(new DonationNotPayable(true).message).toMatch(/sudah kami terima/)
  expect(new DonationNotPayable(false).message).toMatch(/sudah ditutup/)
})

test('a page that is refused a stream is told when to ask again', () => {
  expect(new TooManyStreams().retryAfterSeconds).toBe(30)
  expect(new StreamsClosing().retryAfterSeconds).toBe(2)
})

test('a provider that says nothing is a fault with a name of its own', () => {
  expect(new ProviderSilent('504')).toMatchObject({ name: 'ProviderSilent', message: '504' })
})
