import { expect, test } from 'vitest'
import { readNamedRows } from './named-rows.ts'

test('rows are read by the names of their columns, blank ones left out, wrong ones told by their number', () => {
  const read = (rows: string[][]) =>
    readNamedRows<'nama' | 'npwp_nik', { name: string; id: string; row: number }>(rows, {
      needed: ['nama'],
      read: (cell, row) =>
        cell('nama') ? { name: cell('nama'), id: cell('npwp_nik'), row } : 'Nama kosong.',
    })

  expect(
    read([['NPWP NIK', ' Nama * '], ['1', 'Siti '], [' '], ['2'], ['3', 'Budi', ' ']]),
  ).toEqual({
    lines: [
      { name: 'Siti', id: '1', row: 2 },
      { name: 'Budi', id: '3', row: 5 },
    ],
    problems: [{ row: 4, why: 'Nama kosong.' }],
  })
  const why = 'Baris pertama harus memuat nama kolom. Yang belum ada: nama.'
  expect(read([])).toEqual({ lines: [], problems: [{ row: 1, why }] })
})

test('a column that stands twice, and a row of more cells than there are names, are refused', () => {
  const given = {
    needed: ['nama'],
    read: (cell: (name: 'nama') => string) => ({ nama: cell('nama') }),
  } as const
  const twice = readNamedRows(
    [
      ['Nama', 'HP', 'nama *'],
      ['Ani', '1', 'Budi'],
    ],
    given,
  )
  expect(twice.lines).toEqual([])
  expect(twice.problems[0]?.why).toMatch(/“nama” ada dua kali/)
  const moved = readNamedRows(
    [
      ['nama', 'hp', ''],
      ['Ani', ' S.Pd', '0812', ''],
      ['Budi', '0813', '', 'x'],
    ],
    given,
  )
  expect(moved.lines).toEqual([{ nama: 'Ani' }])
  expect(moved.problems.map(({ row }) => row)).toEqual([3])
})

test('a sum that its own comma cut in two is never read as its first half, also before blank cells', () => {
  const { lines, problems } = readNamedRows(
    [
      ['nama', 'jumlah', 'catatan'],
      ['Ani', '50', '000', ''],
      ['Budi', 'Rp1', '250', '000.00'],
      ['Cici', '50000', '', ''],
      ['Dedi', '50,000', '', ''],
    ],
    { needed: ['nama', 'jumlah'], read: (cell) => ({ sum: cell('jumlah') }) },
  )
  expect(lines.map(({ sum }) => sum)).toEqual(['50000', '50,000'])
  expect(problems.map(({ row }) => row)).toEqual([2, 3])
})
