import { expect, test } from 'vitest'
import { readDonorRows, readPastDonationRows } from './import-rows.ts'

test('a birthday is taken as a cell of a workbook or a person writes it, of any year', () => {
  const head = ['Nama', 'HP', 'Tgl lahir']
  const born = ['1980-12-31', '31/12/1980', '31 Des 1980', '', '31/12/80', '01/02/1980']
  const rows = born.map((text, at) => [`Ani ${at}`, `08123456789${at}`, text])
  const { lines, problems } = readDonorRows([head, ...rows])
  const kept = lines.map(({ details }) => details.tgl_lahir)
  expect(kept).toEqual(['1980-12-31', '1980-12-31', '1980-12-31', undefined])
  expect(problems.map(({ row }) => row)).toEqual([6, 7])
})

test('past gifts are read in either notation, their days by the order of their column', () => {
  const head = ['kode_transaksi_lama', 'kode_donatur', 'tanggal', 'jumlah', 'dana']
  const { lines, problems } = readPastDonationRows([
    head,
    ['T-1', 'D-1', '03/04/2024', '1,000,000.00', 'Z'],
    ['T-2', 'D-2', '25/04/2024', 'Rp 50.000,-', 'IU'],
    ['T-3', 'D-2', '2024-02-30', '50.000', 'IU'],
  ])
  expect(lines.map(({ day, amount }) => [day, amount])).toEqual([
    ['2024-04-03', 1_000_000],
    ['2024-04-25', 50_000],
  ])
  expect(problems.map(({ row }) => row)).toEqual([4])
})

test('a code whose last figures a spreadsheet has lost is refused, as two gifts would bear it', () => {
  const head = ['kode_transaksi_lama', 'kode_donatur', 'tanggal', 'jumlah', 'dana']
  const { lines, problems } = readPastDonationRows([
    head,
    ['2.026062812345678e+16', 'D-1', '25/04/2024', '50.000', 'IU'],
    ['2,02606E+16', 'D-1', '25/04/2024', '50.000', 'IU'],
    ['2026062812345678', 'D-1', '25/04/2024', '50.000', 'IU'],
    ['A1E+05', 'D-1', '25/04/2024', '50.000', 'IU'],
  ])
  expect(problems.map(({ row, why }) => [row, /dipotong/.test(why)])).toEqual([
    [2, true],
    [3, true],
  ])
  expect(lines.map(({ code }) => code)).toEqual(['2026062812345678', 'A1E+05'])
})
