import * as v from 'valibot'
import { expect, test } from 'vitest'
import { pictureForm } from './contract.ts'
import { PictureInUse } from './errors.ts'
import { keysIn } from './media.ts'

const whole = { alt: 'Sumur', credit: 'Rina', licence: 'cc-by' }

const problemsOf = (form: object) => {
  const { issues = [] } = v.safeParse(pictureForm, { ...whole, ...form })
  return issues.map(({ path, message }) => [path?.[0]?.key, message])
}

test('what staff say of a picture: the middle is its focus, a new one has version 0, words are put in order', () => {
  expect(v.parse(pictureForm, { ...whole, alt: '  Sumur \n lama ' })).toEqual({
    version: 0,
    alt: 'Sumur lama',
    credit: 'Rina',
    licence: 'cc-by',
    focusX: 50,
    focusY: 50,
  })
  // An e and its accent become one letter.
  expect(v.parse(pictureForm, { ...whole, credit: 'Rene\u0301' }).credit).toBe('Ren\u00e9')
})

test.each([
  ['alt', 200, 'Keterangan gambar'],
  ['credit', 120, 'Pemotret atau sumber'],
] as const)('%s has from one to %i letters', (field, most, what) => {
  expect(problemsOf({ [field]: 'a' })).toEqual([])
  expect(problemsOf({ [field]: 'a'.repeat(most) })).toEqual([])
  const long = [[field, `${what} paling panjang ${most} huruf.`]]
  expect(problemsOf({ [field]: 'a'.repeat(most + 1) })).toEqual(long)
  for (const empty of ['', '   ', undefined])
    expect(problemsOf({ [field]: empty })).toEqual([[field, `${what} belum diisi.`]])
})

test.each(['0', '9', '10', '99', '100', ' 50 '])('%s percent is a place in a picture', (typed) => {
  expect(v.parse(pictureForm, { ...whole, focusX: typed, focusY: typed })).toMatchObject({
    focusX: Number(typed),
    focusY: Number(typed),
  })
})

test.each(['-1', '101', '1.5', '', '05', 'a'])('%o percent is none', (typed) => {
  const message = 'Titik fokus adalah 0 sampai 100 persen.'
  expect(problemsOf({ focusX: typed })).toEqual([['focusX', message]])
  expect(problemsOf({ focusY: typed })).toEqual([['focusY', message]])
})

test.each(['', '-1', '1234567890', '1a'])('%o is no version of a form', (version) => {
  expect(problemsOf({ version })).toEqual([['version', 'Muat ulang halaman ini.']])
})

test('a version is a number, and a licence one of the list', () => {
  expect(v.parse(pictureForm, { ...whole, version: '123456789' }).version).toBe(123_456_789)
  for (const licence of ['sendiri', 'izin', 'cc-by', 'cc-by-sa', 'cc0'])
    expect(problemsOf({ licence })).toEqual([])
  expect(problemsOf({ licence: 'bebas' })).toEqual([['licence', 'Pilih izin pemakaian.']])
})

test.each([
  [1, 'A'],
  [3, 'A, B, C'],
  [4, 'A, B, C, dan 1 lainnya'],
  [6, 'A, B, C, dan 3 lainnya'],
])('a picture that is used in %i places names three of them', (count, named) => {
  const uses = ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, count).map((title) => ({ title }))
  const { message, status, code } = new PictureInUse(uses)
  expect(message).toBe(`Gambar ini masih dipakai: ${named}. Lepaskan dahulu dari sana.`)
  expect([status, code]).toEqual([409, 'media/in-use'])
})

test('a text without pictures names none', () => {
  expect(keysIn('<p>Tanpa gambar.</p>')).toEqual([])
})
