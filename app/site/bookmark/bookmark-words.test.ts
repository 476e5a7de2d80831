import { expect, test } from 'vitest'
import { bookmarksAsText, readTyped, withLabel } from './bookmark-words.ts'

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

test('marks as text name place, translation, labels, note and address', () => {
  const bookmark = {
    surah: 2,
    ayah: 255,
    name: 'Al-Baqarah',
    note: 'Sebelum tidur',
    labels: ['doa'],
  }
  const bare = { surah: 1, ayah: 1, name: 'Al-Fatihah', note: '', labels: [] }
  const times = { createdAt: 0, updatedAt: 0 }
  const bookmarks = [
    { ...bookmark, ...times },
    { ...bare, ...times },
  ]
  const text = bookmarksAsText(bookmarks, 'https://contoh.id', ({ ayah }) =>
    ayah === 255 ? 'Allah, tidak ada tuhan selain Dia' : undefined,
  )
  expect(text).toBe(`Ayat tersimpan (2)

Al-Baqarah ayat 255 (2:255)
“Allah, tidak ada tuhan selain Dia”
Label: doa
Catatan: Sebelum tidur
https://contoh.id/surat/2#ayat-255

Al-Fatihah ayat 1 (1:1)
https://contoh.id/surat/1#ayat-1
`)
})
