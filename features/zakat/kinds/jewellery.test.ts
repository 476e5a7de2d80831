import { expect, test } from 'vitest'
import { calculateZakat } from '../calculate.ts'
import { figureOf } from '../zakat.ts'

test('a metal without pieces needs no price, one with pieces does', () => {
  const piece = { gram: '600', karat: 24 }
  const silver = { items: [{ ...piece, jenis: 'perak' }], hargaPerakPerGram: 15_000, haul: true }
  expect(calculateZakat('zakatperhiasan', silver)).toMatchObject({ status: 'WAJIB' })
  const unpriced = { items: [{ ...piece, jenis: 'emas' }], hargaPerakPerGram: 15_000, haul: true }
  expect(calculateZakat('zakatperhiasan', unpriced)).toMatchObject({
    problems: [{ field: 'hargaEmas24PerGram', code: 'WAJIB_DIISI' }],
  })
})

test('a piece counts unless it is worn, and a worn one only when that is asked for', () => {
  const calculated = (piece: object, choice: object) => {
    const items = [{ jenis: 'perak', gram: '600', ...piece }]
    const input = { items, hargaPerakPerGram: 15_000, haul: true, ...choice }
    return calculateZakat('zakatperhiasan', input)
  }
  const counted = { perakMgDihitung: 600_000 }
  expect(calculated({}, { hitungYangDipakai: false })).toMatchObject(counted)
  expect(calculated({ dipakai: true }, {})).toMatchObject({ perakMgDihitung: 0 })
  expect(calculated({ dipakai: true }, { hitungYangDipakai: true })).toMatchObject(counted)
})

test('two hundred pieces are reckoned; what is no list, or no piece, is a mistake of its field', () => {
  const prices = { hargaPerakPerGram: 15_000, haul: true }
  const many = { items: Array.from({ length: 200 }, () => ({ jenis: 'perak', gram: '3' })) }
  expect(calculateZakat('zakatperhiasan', { ...many, ...prices })).toMatchObject({
    perakMgDihitung: 600_000,
  })
  for (const items of ['perak', undefined, [], { length: 1 }]) {
    expect(calculateZakat('zakatperhiasan', { items, ...prices })).toEqual({
      status: 'INPUT_TIDAK_VALID',
      problems: [{ field: 'items', code: 'WAJIB_DIISI' }],
    })
  }
  expect(calculateZakat('zakatperhiasan', { items: [undefined], ...prices })).toMatchObject({
    status: 'INPUT_TIDAK_VALID',
  })
})

test('a figure is a number up to 2^53 − 1, and digits above', () => {
  expect(figureOf(9_007_199_254_740_991n)).toBe(9_007_199_254_740_991)
  expect(figureOf(9_007_199_254_740_992n)).toBe('9007199254740992')
})
