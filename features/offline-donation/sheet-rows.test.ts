import { expect, test } from 'vitest'
import { readDonationRows } from './sheet-rows.ts'

const programs = [
  { slug: 'sumur', title: 'Sumur untuk Desa' },
  { slug: 'beasiswa', title: 'Beasiswa' },
]
const read = (...rows: string[][]) =>
  readDonationRows([['Tanggal *', 'Program', 'Jumlah', 'Nama'], ...rows], {
    programs,
    today: '2026-06-30',
  })

test('days and sums of a sheet are read as people and workbooks write them', () => {
  const { donations, problems } = read(
    ['2026-02-01', 'sumur', '100000', 'Ani'],
    ['25/02/2026', 'sumur', 'Rp 1.000.000,-', 'Budi'],
    ['03/02/2026', 'beasiswa', '1.234.567,00', 'Cici'],
    ['1 Feb 2026', 'Sumur untuk Desa', '1,234,567.00', 'Dedi'],
    ['46054', 'sumur', 'Rp1.000', 'Eka'],
  )
  expect(problems).toEqual([])
  expect(donations.map(({ day, sum }) => [day, sum])).toEqual([
    ['2026-02-01', 100_000],
    ['2026-02-25', 1_000_000],
    ['2026-02-03', 1_234_567],
    ['2026-02-01', 1_234_567],
    ['2026-02-01', 1_000],
  ])
})

test('what can be read in two ways, or is no whole sum, is refused with the way out', () => {
  const { donations, problems } = read(
    ['01/02/2026', 'sumur', '100000', 'Ani'],
    ['2026-02-30', 'sumur', '100000', 'Ani'],
    ['2026-02-01', 'sumur', '-100000', 'Ani'],
    ['2026-02-01', 'sumur', '1.234,56', 'Ani'],
    ['2026-02-01', 'sumur', '123.3750', 'Ani'],
    ['2026-02-01', 'sumur', '75.00', 'Ani'],
    ['2026-02-01', 'sumur', '0', 'Ani'],
  )
  expect(donations).toEqual([])
  expect(problems.map(({ why }) => why)).toEqual([
    'Tanggalnya tidak jelas. Tulis seperti 2026-12-31 atau 31 Des 2026.',
    'Tanggalnya tidak jelas. Tulis seperti 2026-12-31 atau 31 Des 2026.',
    'Jumlah “-100000” bertanda; tulis tanpa tanda.',
    'Jumlah “1.234,56” bukan rupiah bulat.',
    'Jumlah “123.3750” bukan rupiah bulat.',
    'Jumlah “75.00” dapat dibaca dua cara.',
    'Tulis rupiah bulat di atas nol, contoh 100.000.',
  ])
})

test('days that a spreadsheet may have turned are refused, and those it left are taken', () => {
  const { donations, problems } = read(
    ['2026-05-03', 'sumur', '100000', 'Ani'],
    ['13/03/2026', 'sumur', '100000', 'Budi'],
  )
  expect(donations.map(({ day }) => day)).toEqual(['2026-03-13'])
  expect(problems.map(({ row, why }) => [row, /tertukar/.test(why)])).toEqual([[2, true]])
})
