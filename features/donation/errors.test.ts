import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import {
  AmountOffStep,
  AmountTooLarge,
  AmountTooSmall,
  amountWords,
  CampaignNotOpen,
  CampaignOver,
  ContactMissing,
  DonationNotFound,
  KeyReused,
  NewsLinkNotValid,
  NewsNotShown,
  NewsTold,
  TooBusy,
  PackageGone,
  TooManyUnits,
  UnitsMismatch,
  WakafNotCollected,
  ZakatNotCollected,
} from './errors.ts'

const of = rupiah(10_000)
const contact = 'Isi nomor WhatsApp atau e-mail, cukup salah satu.'

test.each([
  ['amount-too-small', 422, ['amount'], () => new AmountTooSmall(of)],
  ['amount-too-large', 422, ['amount'], () => new AmountTooLarge(of)],
  ['amount-off-step', 422, ['amount'], () => new AmountOffStep(of)],
  ['units-mismatch', 422, ['units'], () => new UnitsMismatch()],
  ['package-gone', 422, ['units'], () => new PackageGone()],
  ['too-many-units', 422, ['units'], () => new TooManyUnits({ remaining: 2, name: 'unit' })],
  ['contact-missing', 422, ['donorPhone'], () => new ContactMissing()],
  ['campaign-over', 409, [], () => new CampaignOver()],
  ['campaign-not-open', 409, [], () => new CampaignNotOpen()],
  ['zakat-not-collected', 409, [], () => new ZakatNotCollected()],
  ['wakaf-not-collected', 409, [], () => new WakafNotCollected()],
  ['key-reused', 409, [], () => new KeyReused()],
  ['too-busy', 503, [], () => new TooBusy()],
  ['not-found', 404, [], () => new DonationNotFound()],
  ['news-told', 409, [], () => new NewsTold()],
  ['news-not-shown', 409, [], () => new NewsNotShown()],
  ['news-link-not-valid', 410, [], () => new NewsLinkNotValid()],
] as const)('donation/%s is %s and stands at %j', (code, status, fields, make) => {
  const refused = make()
  expect(refused).toMatchObject({ code: `donation/${code}`, status })
  expect(Object.keys(refused.fields ?? {})).toEqual(fields)
  for (const field of fields) expect(refused.fields?.[field]).toBe(refused.message)
})

test('a refusal says the sum, or how many units are left', () => {
  expect(new AmountTooSmall(of).message).toBe('Nominal minimal Rp10.000.')
  expect(new AmountTooLarge(of).message).toBe('Nominal maksimal Rp10.000 sekali bayar.')
  expect(new AmountOffStep(of).message).toBe('Nominal harus kelipatan Rp10.000.')
  const left = (remaining: number) => new TooManyUnits({ remaining, name: 'mushaf' }).message
  expect(left(0)).toBe('Seluruh mushaf sudah terwakafkan.')
  expect(left(1)).toBe('Paling banyak 1 mushaf: itu yang masih tersisa.')
  expect(new ContactMissing().message).toBe(contact)
  expect(amountWords.MAKS).toBe('Nominal terlalu besar.')
})
