import { expect, test } from 'vitest'
import { partOfContacts, partOfEmail, partOfPhone } from './mask.ts'

test('a contact is shown in part', () => {
  expect(partOfPhone('+6281234567889')).toBe('0812••••89')
  expect(partOfEmail('siti.aminah@gmail.com')).toBe('s•••@gmail.com')
  expect(partOfContacts({ phone: '+6281234567889', email: 'a@b.id' })).toBe(
    '0812••••89 · a•••@b.id',
  )
  expect(partOfContacts({ phone: null, email: null })).toBe('Tanpa kontak')
})
