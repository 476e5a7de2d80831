import { expect, test } from 'vitest'
import {
  BankGiven,
  BankLinkEnded,
  BankLinkUnknown,
  DonorBankMissing,
  DonorBankNotNeeded,
  DonorUnreachable,
} from '#features/donor-bank/errors.ts'
import {
  MethodUnavailable,
  MethodUnknown,
  PhoneMissing,
  ProviderSilent,
} from '#features/charge/errors.ts'
import { PayoutBelowZero, PayoutEmpty } from '#features/settlement/errors.ts'
import {
  MatchStays,
  ProofNotWanted,
  ProofSentOften,
  ProofUnknown,
  TransferNotOpen,
} from '#features/transfer/errors.ts'
import { NotAcceptable } from '#features/suspense/suspense-donation.server.ts'
import {
  NotRefundable,
  PayerMissing,
  RefundByProvider,
  RefundNotSendable,
} from '#features/refund/errors.ts'
import {
  ChoiceChanged,
  DonationNotPayable,
  EarlierChargeUnclear,
  ProviderRefused,
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
  ['refund-by-provider', 409, [], () => new RefundByProvider()],
  ['not-acceptable', 409, [], () => new NotAcceptable()],
  ['phone-missing', 422, ['phone'], () => new PhoneMissing()],
  ['payer-missing', 422, ['rekening'], () => new PayerMissing()],
  ['payout-empty', 422, ['file'], () => new PayoutEmpty()],
  ['payout-below-zero', 422, [], () => new PayoutBelowZero(-500)],
  ['transfer-not-open', 409, [], () => new TransferNotOpen()],
  ['match-stays', 409, [], () => new MatchStays()],
  ['proof-not-wanted', 409, [], () => new ProofNotWanted()],
  ['proof-sent-often', 409, [], () => new ProofSentOften()],
  ['proof-unknown', 404, [], () => new ProofUnknown()],
  ['donor-unreachable', 409, [], () => new DonorUnreachable()],
  ['donor-bank-not-needed', 409, [], () => new DonorBankNotNeeded()],
  ['donor-bank-missing', 409, [], () => new DonorBankMissing()],
  ['bank-link-unknown', 404, [], () => new BankLinkUnknown()],
  ['bank-link-ended', 410, [], () => new BankLinkEnded()],
  ['bank-given', 409, [], () => new BankGiven()],
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
