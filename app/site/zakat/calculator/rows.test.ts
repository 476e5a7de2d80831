import { expect, test } from 'vitest'
import { blankRow, editRows, rowCount } from './rows.ts'

const two = { haul: 'ya', 'saldo.0': '1', 'saldo.1': '2', 'saldo.2': '3' }

test('rows are counted by their highest number, one at least', () => {
  expect(rowCount({}, 'saldo')).toBe(1)
  expect(rowCount(two, 'saldo')).toBe(3)
  expect(rowCount({ 'items.7.gram': '1' }, 'items')).toBe(8)
  expect(rowCount({ 'items.x.gram': '1', 'items.99999.gram': '' }, 'items')).toBe(1)
})

test('a row is added at the end with its beginning values', () => {
  expect(editRows(two, 'saldo', 'tambah')).toEqual({ ...two, 'saldo.3': '' })
  const first = blankRow('items', 0)
  expect(editRows(first, 'items', 'tambah')).toEqual({ ...first, ...blankRow('items', 1) })
})

test('a row that is taken away closes its gap; the last one is emptied', () => {
  expect(editRows(two, 'saldo', 'hapus.1')).toEqual({ haul: 'ya', 'saldo.0': '1', 'saldo.1': '3' })
  expect(editRows({ 'saldo.0': '5' }, 'saldo', 'hapus.0')).toEqual({ 'saldo.0': '' })
  const pieces = { ...blankRow('items', 0), ...blankRow('items', 1), 'items.1.gram': '9' }
  expect(editRows(pieces, 'items', 'hapus.0')).toMatchObject({ 'items.0.gram': '9' })
})

test('anything else changes nothing', () => {
  for (const edit of ['', 'hapus', 'hapus.x', 'hapus.', 'lain']) {
    expect(editRows(two, 'saldo', edit)).toEqual(two)
  }
})
