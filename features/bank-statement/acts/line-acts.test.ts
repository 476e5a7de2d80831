import { expect, test } from 'vitest'
import { actsForLine, wordsKey } from './line-acts.ts'

const line = (description: string, open: number) => ({
  id: '0190a1b2-0000-7000-8000-000000000001',
  day: '2026-11-25',
  open,
  description,
  bankAccountId: '0190a1b2-0000-7000-8000-000000000002',
})
const none = new Map<string, string>()
const keys = (description: string, open: number, account = '1124', learned = none) =>
  actsForLine(line(description, open), account, learned).map(({ template }) => template)

test.each([
  ['TRSF GAJI KARYAWAN NOV 26', -39_000_000, '1124', 'gaji'],
  ['MPN G3 PPH21 MASA 10 2026', -900_000, '1124', 'setor-pajak'],
  ['BYR SEWA KANTOR DES', -12_000_000, '1124', 'belanja'],
  ['PENGISIAN KAS KECIL', -2_000_000, '1124', 'kas-kecil-isi'],
  ['KASBON BUDI', -2_500_000, '1124', 'uang-muka-karyawan'],
  ['UANG MUKA BAKSOS', -20_000_000, '1122', 'uang-muka-program'],
  ['SETORAN TUNAI KOTAK JUMAT', 12_345_000, '1122', 'setor-kotak'],
  ['SETOR TUNAI', 500_000, '1122', 'setor-kas'],
  ['SETTLEMENT QRIS NMID ID1020', 993_000, '1122', 'donasi-qris'],
  ['ANGSURAN QARDH HARUN KE 3', 333_333, '1121', 'angsuran-qardh'],
  ['PENGEMBALIAN PINJAMAN HARUN', 333_333, '1121', 'angsuran-qardh'],
  ['SETORAN UPZ MASJID RAYA', 3_500_000, '1121', 'setor-upz'],
  ['XENDIT SETTLEMENT 3012', 500_000, '1122', 'cair-penyedia-lama'],
  ['PENCAIRAN DEPOSITO SYARIAH', 40_000_000, '1123', 'investasi-wakaf-cair'],
])('%s of %i on %s may be %s', (description, open, account, first) => {
  expect(keys(description, open, account)[0]).toBe(first)
})

test('an act that takes no money of this account, or the other way round, is not offered', () => {
  expect(keys('GAJI NOVEMBER', -1_000_000, '1121')).toEqual([])
  expect(keys('GAJI NOVEMBER', 1_000_000)).toEqual([])
  expect(keys('TRSF E-BANKING DB 2511', -1_000_000)).toEqual([])
})

test('what was chosen for such a description before comes first, whatever month and number stand in it', () => {
  const before = line('TRSF PT MAJU JAYA 0098 OKT 2026', -500_000)
  const learned = new Map([[wordsKey(before), 'belanja']])
  expect(keys('TRSF PT MAJU JAYA 0112 NOV 2026', -750_000, '1124', learned)).toEqual(['belanja'])
  expect(keys('TRSF PT MAJU JAYA 0112 NOV 2026', 750_000, '1124', learned)).toEqual([])
})

test('the form begins with the day, the sum, the words and the account of the line', () => {
  const [act] = actsForLine(line('GAJI NOVEMBER', -39_000_000), '1124', none)
  const { pathname, searchParams } = new URL(act?.href ?? '', 'https://contoh.id')
  expect(pathname).toBe('/kelola/transaksi/baru/gaji')
  expect(Object.fromEntries(searchParams)).toEqual({
    line: line('', 0).id,
    day: '2026-11-25',
    sum: '39.000.000',
    note: 'GAJI NOVEMBER',
    place: `bank:${line('', 0).bankAccountId}`,
  })
})

test.each([
  ['MPN G3 PPH21 MASA 10', '2220'],
  ['MPN G3 PPH PASAL 23', '2230'],
  ['BILLING 411128 SEWA', '2240'],
  ['MPN G3', null],
])('of %s the form chooses the tax %s', (description, account) => {
  const [act] = actsForLine(line(description, -900_000), '1124', none)
  const { searchParams } = new URL(act?.href ?? '', 'https://contoh.id')
  expect(searchParams.get('taxAccount')).toBe(account)
})
