import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { donorBankForm, donorBankNames, donorBankOf, maskedBank } from './donor-bank.ts'

const typed = { bank: 'BSI', nomor: '7123 456-78.9', pemilik: '  Siti   Aminah ' }
const read = (change: object) => safeParse(donorBankForm, { ...typed, ...change })

test('an account is stored without the spaces and dashes it was typed with', () => {
  const { output } = read({})
  expect(donorBankOf(output as Parameters<typeof donorBankOf>[0])).toEqual({
    bank: 'BSI',
    number: '7123456789',
    holder: 'Siti Aminah',
  })
})

test.each([
  [{ nomor: '123456' }, true],
  [{ nomor: '1'.repeat(20) }, true],
  [{ nomor: '12345' }, false],
  [{ nomor: '1'.repeat(21) }, false],
  [{ nomor: '12345a' }, false],
  [{ pemilik: 'Al' }, true],
  [{ pemilik: 'A' }, true],
  [{ pemilik: 'a'.repeat(100) }, true],
  [{ pemilik: 'a'.repeat(101) }, false],
  [{ pemilik: 'Dr. Hj. Siti-Aminah, S.Pd. bin/binti O’Neil' }, true],
  [{ pemilik: 'Siti 2' }, false],
  [{ pemilik: '  ' }, false],
  [{ bank: 'Bank Kami' }, false],
  [{ bank: '' }, false],
])('%j is an account that money can go to: %s', (change, isOne) => {
  expect(read(change).success).toBe(isOne)
})

test('each bank is there once, by a name', () => {
  expect(new Set<string>(donorBankNames).size).toBe(donorBankNames.length)
  for (const bank of donorBankNames) expect(read({ bank }).success && bank).toBe(bank)
  expect(donorBankNames).not.toContain('')
})

test('without a reason staff read the bank, four digits and first letters', () => {
  const bank = { bank: 'BSI', number: '7123456789', holder: 'Siti Aminah' }
  expect(maskedBank(bank)).toBe('BSI ••••6789, atas nama S*** A***')
})
