import { expect, test } from 'vitest'
import { contactSearched, phoneEndIn, sumIn } from './search-text.ts'

test.each([
  ['150000', 150_000, undefined],
  ['150.000', 150_000, undefined],
  ['Rp150.165', 150_165, undefined],
  ['150165', 150_165, '150165'],
  ['7889', 7_889, '7889'],
  ['••••7889', undefined, '7889'],
  ['… 9000', undefined, '9000'],
  ['789', 789, undefined],
  ['1234567890', 1_234_567_890, undefined],
  ['Siti 7889', undefined, undefined],
] as const)('%s searches the sum %s and the phone that ends with %s', (text, sum, end) => {
  expect([sumIn(text), phoneEndIn(text)]).toEqual([sum, end])
})

test('a search for a contact or its end is told to the audit log, and never the contact', () => {
  expect(contactSearched('081234567889')).toBe('nomor HP')
  expect(contactSearched('siti@contoh.id')).toBe('e-mail')
  expect(contactSearched('7889')).toBe('akhir nomor HP')
  expect(contactSearched('Rp150.165')).toBeUndefined()
})
