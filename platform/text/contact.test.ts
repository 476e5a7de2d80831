import fc from 'fast-check'
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
  '+62 812\u20113456\u20117889',
  '+62 812–3456–7889',
  '0812/3456/7889',
  '+6281234567889',
  "'+6281234567889",
  '+62081234567889',
  '+62 (0)812 3456 7889',
  '0062 812 3456 7889',
  '62812 3456 7889',
  '\u202a+62 812-3456-7889\u202c',
  '０８１２３４５６７８８９',
  '٠٨١٢٣٤٥٦٧٨٨٩',
])('%j is the same phone', (typed) => {
  expect(readContact(typed)).toEqual({ kind: 'phone', value: '+6281234567889' })
})

test.each([
  ['\u200euji.a@contoh.id', 'uji.a@contoh.id'],
  ['uji\u200b.a@contoh.id\ufe0f', 'uji.a@contoh.id'],
  ['ｕｊｉ＠ｃｏｎｔｏｈ．ｉｄ', 'uji@contoh.id'],
  ["o'uji+zakat@contoh.co.id", "o'uji+zakat@contoh.co.id"],
  ['uji@xn--bcher-kva.xn--p1ai', 'uji@xn--bcher-kva.xn--p1ai'],
])('%j is the address %s', (typed, value) => {
  expect(readContact(typed)).toEqual({ kind: 'email', value })
})

test('invisible signs anywhere change neither a phone nor an address', () => {
  const sign = fc.constantFrom(...'\u200e\u200f\u202a\u202c\u2066\u2069\u200b\u200d\ufe0f\ufeff')
  const typed = fc.constantFrom('081234567889', '+62 812-3456-7889', 'uji.a@contoh.id')
  fc.assert(
    fc.property(typed, sign, fc.nat(), (text, mark, seed) => {
      const at = seed % (text.length + 1)
      expect(readContact(text.slice(0, at) + mark + text.slice(at))).toEqual(readContact(text))
    }),
  )
})

test.each([
  '',
  'uji.@contoh.id',
  '.uji@contoh.id',
  'uji..d@contoh.id',
  'uji@contoh..id',
  'uji@-contoh.id',
  'uji@contoh-.id',
  'üji@contoh.id',
  `${'u'.repeat(65)}@contoh.id`,
  'uji@@contoh.id',
  '+62 21 555 1234',
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
