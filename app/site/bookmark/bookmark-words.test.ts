import { expect, test } from 'vitest'
import { readTyped, withLabel } from './bookmark-words.ts'

test('what is typed is tidied', () => {
  expect(readTyped(' Dibaca\r\nmalam ', 'doa, hafalan ,Doa,,')).toEqual({
    typed: { note: 'Dibaca\nmalam', labels: ['Doa', 'hafalan'] },
    errors: null,
  })
})

test.each([
  ['a'.repeat(501), '', { note: 'Ringkaskan catatan menjadi paling banyak 500 huruf.' }],
  ['', 'a,b,c,d,e,f,g,h,i,j,k', { labels: 'Paling banyak 10 label.' }],
  [
    '',
    'x'.repeat(31),
    { labels: `Label “${'x'.repeat(31)}” terlalu panjang: paling banyak 30 huruf.` },
  ],
])('a mistake is said in words: %#', (note, labels, errors) => {
  expect(readTyped(note, labels).errors).toEqual(errors)
})

test('a label is added by a press, and taken out by the next', () => {
  expect(withLabel('', 'doa')).toBe('doa')
  expect(withLabel('hafalan', 'doa')).toBe('doa, hafalan')
  expect(withLabel('doa, hafalan', 'DOA')).toBe('hafalan')
})
