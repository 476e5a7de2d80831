import { expect, test } from 'vitest'
import { filterWords, readFilter } from './donation-filter.ts'

test('a whole filter is read from an address', () => {
  const typed = {
    cari: 'siti',
    keadaan: 'paid',
    metode: 'va',
    program: 'sumur-desa',
    dana: 'Z',
    dari: '2026-03-01',
    sampai: '2026-03-31',
    terkecil: '10.000',
    terbesar: '1.000.000',
    urut: 'nominal',
  }
  expect(readFilter(typed)).toEqual({
    text: 'siti',
    status: 'paid',
    method: 'va',
    campaign: 'sumur-desa',
    fund: 'Z',
    from: '2026-03-01',
    through: '2026-03-31',
    least: 10_000,
    most: 1_000_000,
    sort: 'nominal',
  })
})

test('what cannot be read is as if it were not there, and the latest come first', () => {
  const nothing = {
    text: undefined,
    status: undefined,
    method: undefined,
    campaign: undefined,
    fund: undefined,
    from: undefined,
    through: undefined,
    least: undefined,
    most: undefined,
    sort: 'terbaru',
  }
  expect(readFilter({})).toEqual(nothing)
  const wrong = {
    keadaan: 'hilang',
    metode: 'toString',
    dana: 'X',
    dari: '2026-02-30',
    sampai: 'kemarin',
    terkecil: 'banyak',
    terbesar: '-1',
    urut: 'acak',
  }
  expect(readFilter(wrong)).toEqual(nothing)
})

test('a filter is said in words, in the order of the form', () => {
  const typed = { urut: 'nominal', metode: 'qris', cari: 'siti', dana: 'Z', terkecil: '10000' }
  const said = filterWords(typed)
  expect(said[0]).toBe('Cari: siti')
  expect(said[1]).toBe('Metode: QRIS')
  expect(said[2]).toMatch(/^Dana: .*[Zz]akat/)
  expect(said[3]).toBe('Paling sedikit: Rp10.000')
  expect(said[4]).toBe('Urutan: Nominal terbesar')
  expect(filterWords({ keadaan: 'tak-dikenal', dari: '' })).toEqual(['Keadaan: tak-dikenal'])
  expect(filterWords({})).toEqual([])
  const titles = { 'sumur-desa': 'Sumur untuk Desa Sukamaju' }
  expect(filterWords({ program: 'sumur-desa' }, titles)).toEqual([
    'Program: Sumur untuk Desa Sukamaju',
  ])
  expect(filterWords({ program: 'lain' }, titles)).toEqual(['Program: lain'])
})
