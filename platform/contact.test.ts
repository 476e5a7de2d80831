import { expect, test } from 'vitest'
import { maskContact, readContact } from './contact.ts'

test.each([
  ['0812 3456 7889', 'phone', '+6281234567889', '08••••••89'],
  ['+62-812-3456-7889', 'phone', '+6281234567889', '08••••••89'],
  ['81234567889', 'phone', '+6281234567889', '08••••••89'],
  [' Siti.Aminah@Contoh.CO.ID ', 'email', 'siti.aminah@contoh.co.id', 's***@c***.id'],
] as const)('%s is read as %s %s and shown as %s', (typed, kind, value, shown) => {
  expect(readContact(typed)).toEqual({ kind, value })
  expect(maskContact({ kind, value })).toBe(shown)
})

test.each([
  '',
  'siti',
  'siti@contoh',
  'a@b.id, c@d.id',
  '021 5551234',
  '+1 202 555 0100',
  'x'.repeat(250) + '@contoh.id',
])('%j is no contact', (typed) => {
  expect(readContact(typed)).toBeUndefined()
})
