import { expect, test } from 'vitest'
import { newsReaderOf } from './news-reader.ts'

const createdAt = new Date('2026-11-01T00:00:00Z')
const asked = {
  email: 'donasi@contoh.id',
  phone: '+62811',
  isAsked: true,
  isAskedByPhone: false,
  createdAt,
}
const silent = { ...asked, isAsked: false }
const given = { isGiven: true, withdrawnAt: null, to: 'akun@contoh.id' }
const withdrawn = { ...given, isGiven: false, withdrawnAt: createdAt }
const never = { ...given, isGiven: false }

test.each([
  ['the donation asked', asked, undefined, 'donasi@contoh.id'],
  ['the donation asked, and the account too', asked, given, 'donasi@contoh.id'],
  ['the account alone asked', silent, given, 'akun@contoh.id'],
  [
    'the donation has no address, the account has',
    { ...asked, email: null },
    given,
    'akun@contoh.id',
  ],
  ['nobody asked', silent, undefined, undefined],
  ['the account has no address', silent, { ...given, to: null }, undefined],
  ['the account took it back after the donation', asked, withdrawn, undefined],
  ['the donation asked, the account never did', asked, never, 'donasi@contoh.id'],
  [
    'the donation asked after the account took it back',
    { ...asked, createdAt: new Date('2026-11-02T00:00:00Z') },
    withdrawn,
    'donasi@contoh.id',
  ],
])('%s', (_, donation, consent, email) => {
  expect(newsReaderOf(donation, consent && { email: consent })?.email).toBe(email)
})

test('a letter says whose wish it follows: that of the donation before that of the account', () => {
  const consents = { email: given }
  const own = { email: 'donasi@contoh.id', phone: undefined, by: 'donation' }
  expect(newsReaderOf(asked, consents)).toEqual(own)
  const byAccount = { email: 'akun@contoh.id', phone: undefined, by: 'account' }
  expect(newsReaderOf(silent, consents)).toEqual(byAccount)
})

test.each([
  ['the tick of before named e-mail alone', asked, {}, undefined],
  ['the tick named the number', { ...asked, isAskedByPhone: true }, {}, '+62811'],
  ['the account alone', silent, { phone: { ...given, to: '+62822' } }, '+62822'],
  [
    'the account took it back for numbers',
    { ...asked, isAskedByPhone: true },
    { phone: { ...withdrawn, to: '+62822' } },
    undefined,
  ],
])('news go to a number only where that was agreed to: %s', (_, donation, consents, phone) => {
  expect(newsReaderOf(donation, consents)?.phone).toBe(phone)
})
