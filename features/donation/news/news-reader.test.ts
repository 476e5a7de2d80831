import { expect, test } from 'vitest'
import { newsReaderOf } from './news-reader.ts'

const createdAt = new Date('2026-11-01T00:00:00Z')
const asked = { email: 'donasi@contoh.id', isAsked: true, createdAt }
const silent = { ...asked, isAsked: false }
const given = { isGiven: true, withdrawnAt: null, email: 'akun@contoh.id' }
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
  ['the account has no address', silent, { ...given, email: null }, undefined],
  ['the account took it back after the donation', asked, withdrawn, undefined],
  ['the donation asked, the account never did', asked, never, 'donasi@contoh.id'],
  [
    'the donation asked after the account took it back',
    { ...asked, createdAt: new Date('2026-11-02T00:00:00Z') },
    withdrawn,
    'donasi@contoh.id',
  ],
])('%s', (_, donation, consent, email) => {
  expect(newsReaderOf(donation, consent)?.email).toBe(email)
})

test('a letter says whose wish it follows: that of the donation before that of the account', () => {
  expect(newsReaderOf(asked, given)).toEqual({ email: 'donasi@contoh.id', by: 'donation' })
  expect(newsReaderOf(silent, given)).toEqual({ email: 'akun@contoh.id', by: 'account' })
})
