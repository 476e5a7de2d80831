import { expect, test } from 'vitest'
import { maskContact, maskContactsIn, readContact } from './contact.ts'

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

test.each([
  ['550 5.1.1 <siti.aminah@contoh.co.id>: unknown', '550 5.1.1 <s***@c***.id>: unknown'],
  ['to +62 812-3456-7889 failed', 'to +6••••••89 failed'],
  ['account 1234567890123 of a@b.id, c@d.id', 'account 12••••••23 of a***@b***.id, c***@d***.id'],
  ['HTTP 503 after 15000 ms', 'HTTP 503 after 15000 ms'],
])('contacts inside %j cannot be read', (text, shown) => {
  expect(maskContactsIn(text)).toBe(shown)
})
