import { expect, test } from 'vitest'
import type { TypedFacts, StatementLayout } from '#platform/db/schema/schema-statement.ts'
import { parseTable } from '#platform/sheet/parse-table.server.ts'
import { isReadable, layoutOfBank, suggestColumns, usualOrderOf } from './layouts.ts'
import { readStatement } from './read-statement.ts'
import { senWords } from './statement-balances.ts'

function read(
  text: string,
  layout: StatementLayout,
  typedFacts: TypedFacts = {},
  number = '0350000001',
) {
  const rows = parseTable(Buffer.from(text)).rows
  const mapping = suggestColumns(rows, layout)
  expect(isReadable(mapping)).toBe(true)
  const usual = usualOrderOf(layout)
  return readStatement(rows, { mapping, typedFacts, number, usual, today: '2026-11-27' })
}

const told = (found: ReturnType<typeof read>) =>
  'statement' in found
    ? {
        days: `${found.statement.from} ${found.statement.to}`,
        balances: [found.statement.opening, found.statement.closing],
        sums: found.statement.lines.map(({ day, sen }) => `${day} ${sen}`),
      }
    : found.problems

// The layouts of KlikBCA, of BRI's and Mandiri's cash management as public readers of them show; sums are made up.
const bcaBusiness = `"Informasi Rekening - Mutasi Rekening"," "," "," "," ",

"No. rekening : 0350000001"
"Nama : YAYASAN CONTOH"
"Periode : 13/05/2026 - 15/05/2026"
"Kode Mata Uang : Rp"
"Tanggal Transaksi","Keterangan","Cabang","Jumlah","Saldo"
"13/05/2026","KR OTOMATIS  PaymentGateway","0000","3,528,964.00 CR","25,441,156.00"
"14/05/2026","BIAYA ADM","0000","17,000.00 DB","25,424,156.00"
"Saldo Awal : 21,912,192.00"
"Mutasi Debet : 17,000.00","1"
"Mutasi Kredit : 3,528,964.00","1"
"Saldo Akhir : 25,424,156.00"
`
const bcaPersonal = `Account No.,=,'0350000001
Name,=,YAYASAN CONTOH
Currency,=,IDR

Date,Description,Branch,Amount,,Balance
'30/12,TRSF E-BANKING CR, INFAK, SUMUR  ,'0000,108400.00,CR,1042939.96
'31/12,BUNGA,'0000,12.34,CR,1042952.30
'31/12,PAJAK BUNGA,'0000,2.46,DB,1042949.84
Starting Balance,=,934539.96
Credit,=,108412.34
Debet,=,2.46
Ending Balance,=,1042949.84
`
const bri = `NOREK;TGL_TRAN;TGL_EFEKTIF;JAM_TRAN;DESK_TRAN;SALDO_AWAL_MUTASI;MUTASI_DEBET;MUTASI_KREDIT;SALDO_AKHIR_MUTASI;GLSIGN;REMARK_CUSTOM
0350000001;2026-03-02 00:00:00;2026-03-02;101500;NBMB BUDI TO YAYASAN;1000000.00;.00;50123.00;1050123.00;C;infak
0350000001;2026-03-03 00:00:00;2026-03-03;111500;PENYALURAN;1050123.00;50000.00;.00;1000123.00;D;
`
const mandiri = `Account No,Date,Val. Date,Transaction Code,Description,Description,Reference No.,Debit,Credit
0350000001,01/03/26,01/03/26,6902,"DR 1 KR 2","7183/INFAK",,".00","453,684.00"
0350000001,02/03/26,02/03/26,6902,BIAYA,ADM,,"2,500.00",".00"
`
const kopra = `AccountNo;Ccy;PostDate;Remarks;AdditionalDesc;Credit Amount;Debit Amount;Close Balance
0350000001;IDR;2026-03-01 10:00:00;TRANSFER;INFAK;100000.00;0.00;1100000.00
0350000001;IDR;2026-03-02 10:00:00;BIAYA;;0.00;2500.00;1097500.00
`
const bsi = `Nomor Rekening : 0350000001
Periode : 01 Maret 2026 s/d 31 Maret 2026
Tanggal;No Referensi;Keterangan;Debet;Kredit;Saldo
02/03/2026;FT26061;Transfer masuk;;1.000.000,00;3.000.000,00
02/03/2026;FT26062;Bagi hasil;;12.345,67;3.012.345,67
05/03/2026;FT26063;Pajak;- 2.469,13;;3.009.876,54
`
const newestFirst = `Tanggal;Keterangan;Nominal;D/K;Saldo
23/03/2026;Keluar;2.000;D;9.000
23/03/2026;Masuk;1.000;K;11.000
21/03/2026;Masuk;10.000;K;10.000
`

test.each<[string, string, StatementLayout, TypedFacts, object]>([
  [
    'of KlikBCA Bisnis',
    bcaBusiness,
    'bca',
    {},
    {
      days: '2026-05-13 2026-05-15',
      balances: [2_191_219_200, 2_542_415_600],
      sums: ['2026-05-13 352896400', '2026-05-14 -1700000'],
    },
  ],
  [
    'of KlikBCA, whose days have no year and whose words have commas',
    bcaPersonal,
    'bca',
    { year: 2025 },
    {
      days: '2025-12-30 2025-12-31',
      balances: [93_453_996, 104_294_984],
      sums: ['2025-12-30 10840000', '2025-12-31 1234', '2025-12-31 -246'],
    },
  ],
  [
    'of BRI’s cash management',
    bri,
    'bri',
    {},
    {
      days: '2026-03-02 2026-03-03',
      balances: [100_000_000, 100_012_300],
      sums: ['2026-03-02 5012300', '2026-03-03 -5000000'],
    },
  ],
  [
    'of Mandiri’s cash management, whose balances a person tells',
    mandiri,
    'mandiri',
    { opening: 0, closing: 45_118_400 },
    {
      days: '2026-03-01 2026-03-02',
      balances: [0, 45_118_400],
      sums: ['2026-03-01 45368400', '2026-03-02 -250000'],
    },
  ],
  [
    'of Mandiri’s Kopra',
    kopra,
    'mandiri',
    {},
    {
      days: '2026-03-01 2026-03-02',
      balances: [100_000_000, 109_750_000],
      sums: ['2026-03-01 10000000', '2026-03-02 -250000'],
    },
  ],
  [
    'of BSI, with hundredths and a minus before what leaves',
    bsi,
    'bsi',
    {},
    {
      days: '2026-03-01 2026-03-31',
      balances: [200_000_000, 300_987_654],
      sums: ['2026-03-02 100000000', '2026-03-02 1234567', '2026-03-05 -246913'],
    },
  ],
  [
    'of another bank, newest line first',
    newestFirst,
    'mapped',
    {},
    {
      days: '2026-03-21 2026-03-23',
      balances: [0, 900_000],
      sums: ['2026-03-21 1000000', '2026-03-23 100000', '2026-03-23 -200000'],
    },
  ],
])('a statement %s is read with its balances', (_, text, layout, given, expected) => {
  expect(told(read(text, layout, given))).toEqual(expected)
})

test('the words of KlikBCA keep their commas', () => {
  const found = read(bcaPersonal, 'bca', { year: 2025 })
  const words = 'statement' in found ? found.statement.lines[0]?.description : ''
  expect(words).toBe('TRSF E-BANKING CR,INFAK,SUMUR')
})

test('a period over new year gives each day its own year', () => {
  const text = bcaPersonal.replace('Name,=', "Periode,=,'28/12/2025 - 05/01/2026\nName,=")
  const other = text.replaceAll("'31/12", "'02/01")
  expect(told(read(other, 'bca'))).toMatchObject({
    days: '2025-12-28 2026-01-05',
    sums: ['2025-12-30 10840000', '2026-01-02 1234', '2026-01-02 -246'],
  })
})

test.each<[string, string, RegExp, string?]>([
  [
    'whose lines do not make the closing balance',
    bcaBusiness.replace('17,000.00 DB', '18,000.00 DB'),
    /seharusnya Rp/,
  ],
  [
    'that misses a line and has no balances of lines',
    mandiri,
    /Saldo awal dan saldo akhir tidak ada/,
  ],
  ['of another account', bcaBusiness, /rekening 0350000001, bukan 99999/, '99999'],
  ['in another currency', bcaBusiness.replace(': Rp', ': USD'), /USD/],
  ['with a line that is not final', bcaPersonal.replace("'31/12,BUNGA", 'PEND,BUNGA'), /PEND/],
  ['with days without a year', bcaPersonal, /tanpa tahun/],
  [
    'with a sum that can be read two ways',
    kopra.replace('100000.00', '1.00.000'),
    /Baris 2: kreditnya/,
  ],
  [
    'with a line outside its period',
    bcaBusiness.replace('14/05/2026', '20/05/2026'),
    /di luar periode/,
  ],
  [
    'without lines',
    bcaBusiness.replace(/"1[34]\/05\/2026",.*\n/g, '').replace(/Periode.*"/, '"'),
    /selisih/,
  ],
])('a statement %s is refused in words', (_, text, words, number) => {
  const layout = text.startsWith('Account No,') || text.startsWith('AccountNo') ? 'mandiri' : 'bca'
  const found = read(text, layout, {}, number)
  expect(found.problems.join(' ')).toMatch(words)
  expect('statement' in found).toBe(false)
})

test('given balances that do not add up are told with their difference', () => {
  const found = read(mandiri, 'mandiri', { opening: 0, closing: 45_000_000 })
  expect(found.problems).toEqual([
    'Saldo awal Rp0 ditambah semua mutasi menjadi Rp451.184, tetapi saldo akhir Rp450.000: selisih −Rp1.184.',
  ])
})

test('a month without a line is read by its balances', () => {
  const quiet = bcaBusiness
    .replace(/"1[34]\/05\/2026",.*\n/g, '')
    .replace('Saldo Akhir : 25,424,156.00', 'Saldo Akhir : 21,912,192.00')
  expect(told(read(quiet, 'bca'))).toEqual({
    days: '2026-05-13 2026-05-15',
    balances: [2_191_219_200, 2_191_219_200],
    sums: [],
  })
})

test('a workbook that counts its days from 1904 has the same days', () => {
  const rows = [
    ['Tanggal', 'Keterangan', 'Debet', 'Kredit', 'Saldo'],
    ['44620', 'Infak', '', '50123', '50123'],
  ]
  const mapping = suggestColumns(rows, 'mapped')
  const typedFacts = { opening: 0, closing: 5_012_300 }
  const days = (is1904: boolean) =>
    told(
      readStatement(rows, {
        mapping,
        typedFacts,
        number: '0350000001',
        is1904,
        today: '2026-11-27',
      }),
    )
  expect(days(true)).toMatchObject({ sums: ['2026-03-01 5012300'] })
  expect(days(false)).toMatchObject({ sums: ['2022-02-28 5012300'] })
})

test.each([
  ['Bank BCA', 'bca'],
  ['Bank Central Asia', 'bca'],
  ['BRI', 'bri'],
  ['Bank Mandiri', 'mandiri'],
  ['BSI', 'bsi'],
  ['Bank Syariah Indonesia', 'bsi'],
  ['Bank Muamalat', 'mapped'],
])('the files of %s have the layout %s', (bank, layout) => {
  expect(layoutOfBank(bank)).toBe(layout)
})

test('sums are told with their hundredths', () => {
  expect([senWords(123_450), senWords(-5), senWords(100)]).toEqual(['Rp1.234,50', '−Rp0,05', 'Rp1'])
})
