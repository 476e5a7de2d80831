import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fieldErrors } from './http.server.ts'

const form = v.object({
  nama: v.pipe(v.string(), v.maxLength(5)),
  jumlah: v.pipe(v.number(), v.minValue(1)),
  setuju: v.boolean(),
  jenis: v.picklist(['rutin', 'sekali']),
  rincian: v.array(v.object({ kode: v.string() })),
  hari: v.pipe(v.string(), v.isoDate()),
  kota: v.optional(v.string('Tulis kotanya.')),
})

const wrong = (typed: unknown) => {
  const read = v.safeParse(form, typed)
  return read.success ? {} : fieldErrors(read.issues)
}

test('a mistake of which a schema says nothing is told in Indonesian, never in the words of a library', () => {
  const typed = {
    nama: 'panjang',
    jumlah: 0,
    setuju: 'ya',
    jenis: 'lain',
    rincian: [{ kode: 1 }],
    hari: 'besok',
    kota: 3,
  }
  expect(wrong(typed)).toEqual({
    nama: 'Paling panjang 5.',
    jumlah: 'Paling kecil 1.',
    setuju: 'Tulis true atau false.',
    jenis: 'Pilih salah satu: rutin, sekali.',
    'rincian.0.kode': 'Tulis sebagai teks.',
    hari: 'Isian ini tidak sesuai. Periksa lagi.',
    kota: 'Tulis kotanya.',
  })
  expect(
    wrong({ ...typed, nama: ['a', 'b'], jumlah: '5', rincian: 'x', setuju: null }),
  ).toMatchObject({
    nama: 'Tulis sekali saja, sebagai teks.',
    jumlah: 'Tulis sebagai angka.',
    rincian: 'Tulis sebagai daftar.',
    setuju: 'Wajib diisi.',
  })
  for (const each of [wrong({}), wrong(null), wrong('x'), wrong([])])
    expect(Object.values(each).filter((words) => words.startsWith('Invalid'))).toEqual([])
  expect(wrong({}).nama).toBe('Wajib diisi.')
})
