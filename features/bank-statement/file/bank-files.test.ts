import { expect, test } from 'vitest'
import { parseTable } from '#platform/sheet/parse-table.server.ts'
import { isReadable, layoutOfBank, suggestColumns, usualOrderOf } from './layouts.ts'
import { readStatement } from './read-statement.ts'

/** As the product reads a file that nobody mapped, on 27 November 2026. */
function read(bank: string, text: string) {
  const rows = parseTable(Buffer.from(text)).rows
  const own = suggestColumns(rows, layoutOfBank(bank))
  const mapping = isReadable(own) ? own : suggestColumns(rows, 'mapped')
  expect(isReadable(mapping)).toBe(true)
  const plan = { mapping, typedFacts: {}, number: '7000000202', today: '2026-11-27' }
  return readStatement(rows, { ...plan, usual: usualOrderOf(bank) })
}

function told(found: ReturnType<typeof read>) {
  if (!('statement' in found)) return found.problems
  const { opening, closing, lines } = found.statement
  return [opening / 100, ...lines.map(({ day, sen }) => `${day} ${sen / 100}`), closing / 100]
}

// Layouts as public readers and screenshots of these files show them; names and sums are made up.
test.each<[string, string, string, unknown[]]>([
  [
    'BCA with the side behind the sum of what leaves alone',
    'BCA',
    `Tanggal,Keterangan,Cabang,Jumlah,,Saldo
17/08/2026,SETORAN,0000,"100,000.00",,"1,100,000.00"
18/08/2026,BIAYA ADM,0000,"15,000.00",DB,"1,085,000.00"
`,
    [1_000_000, '2026-08-17 100000', '2026-08-18 -15000', 1_085_000],
  ],
  [
    'BCA with DB and CR behind the sums',
    'Bank Central Asia',
    `Tanggal Transaksi;Keterangan;Cabang;Jumlah;Saldo
10/05/2026;KR OTOMATIS;0000;3,528,964.00 CR;25,441,156.00
11/05/2026;BIAYA ADM;0000;17,000.00 DB;25,424,156.00
`,
    [21_912_192, '2026-05-10 3528964', '2026-05-11 -17000', 25_424_156],
  ],
  [
    'BRI with the month first, as the order of its rows tells',
    'BRI',
    `NOREK;TGL_TRAN;DESK_TRAN;SALDO_AWAL_MUTASI;MUTASI_DEBET;MUTASI_KREDIT;SALDO_AKHIR_MUTASI
7000000202;10/05/2026;INFAK;1000000.00;.00;50000.00;1050000.00
7000000202;10/06/2026;BIAYA;1050000.00;5000.00;.00;1045000.00
7000000202;11/05/2026;INFAK;1045000.00;.00;100.00;1045100.00
`,
    [1_000_000, '2026-10-05 50000', '2026-10-06 -5000', '2026-11-05 100', 1_045_100],
  ],
  [
    'BRI with two rows of heads, Mutasi over Debet and Kredit',
    'Bank BRI',
    `Rekening Koran;;;;
Tanggal;Uraian;Mutasi;;Saldo
;;Debet;Kredit;
17/08/26;Infak;;100.000,00;100.000,00
18/08/26;Biaya;2.500,00;;97.500,00
`,
    [0, '2026-08-17 100000', '2026-08-18 -2500', 97_500],
  ],
  [
    'Mandiri with dots between hour and minute',
    'Bank Mandiri',
    `No;Tanggal;Keterangan;Nominal (IDR);Saldo (IDR)
1;17 Agt 2026, 10.22.33 WIB;Transfer masuk;+100.000,00;100.000,00
2;18 Agt 2026, 08.00.00 WIB;Biaya;-2.500,00;97.500,00
`,
    [0, '2026-08-17 100000', '2026-08-18 -2500', 97_500],
  ],
  [
    'BNI with a side column',
    'BNI',
    `Posting Date,Transaction Description,Amount,DB/CR,Balance
17-AGT-26,INFAK,"100,000.00",K,"100,000.00"
18-NOP-26,BIAYA,"2,500.00",D,"97,500.00"
`,
    [0, '2026-08-17 100000', '2026-11-18 -2500', 97_500],
  ],
  [
    'BSI with Mutasi and D/K',
    'BSI',
    `Nomor Rekening : 7000000202
Tanggal;Keterangan;Mutasi;D/K;Saldo
17 Agustus 2026;Transfer masuk;1.000.000,00;K;3.000.000,00
18 Agustus 2026;Biaya;10.000,00;D;2.990.000,00
`,
    [2_000_000, '2026-08-17 1000000', '2026-08-18 -10000', 2_990_000],
  ],
  [
    'BSI with old names of months and the name of the day',
    'Bank Syariah Indonesia',
    `Tanggal;Keterangan;Debet;Kredit;Saldo
"Kamis, 5 Pebruari 2026";Infak;;Rp 100.000,-;Rp 100.000,-
"Senin, 9 Mrt 2026";Biaya;Rp 2.500,-;;Rp 97.500,-
`,
    [0, '2026-02-05 100000', '2026-03-09 -2500', 97_500],
  ],
  [
    'CIMB Niaga with brackets for what leaves',
    'CIMB Niaga',
    `Transaction Date;Description;Amount (Rp);Balance (Rp)
17 Sept. 2026;INFAK;100,000.00;100,000.00
18 Sept. 2026;BIAYA;(2,500.00);97,500.00
`,
    [0, '2026-09-17 100000', '2026-09-18 -2500', 97_500],
  ],
  [
    'Permata with two columns and dashes for nothing',
    'Permata',
    `Tgl. Transaksi;Uraian Transaksi;Debet;Kredit;Saldo
17-08-2026;INFAK;-;100.000,00;100.000,00
18-08-2026;BIAYA;2.500,00;-;97.500,00
`,
    [0, '2026-08-17 100000', '2026-08-18 -2500', 97_500],
  ],
  [
    'Muamalat, newest first, with Debet and Kredit in words',
    'Muamalat',
    `Tanggal;Keterangan;Nominal;Tipe;Saldo
18/08/2026;Biaya;2.500;Debet;97.500
17/08/2026;Infak;100.000;Kredit;100.000
`,
    [0, '2026-08-17 100000', '2026-08-18 -2500', 97_500],
  ],
  [
    'Jago, whose kind of transaction is no side',
    'Jago',
    `Tanggal & Waktu;Sumber/Tujuan;Rincian Transaksi;Jenis Transaksi;Jumlah;Saldo
17 Agu 2026 10:22;BUDI;Transfer masuk;Transfer;+100.000;100.000
18 Agu 2026 11:00;PLN;Listrik;Tagihan;-2.500;97.500
`,
    [0, '2026-08-17 100000', '2026-08-18 -2500', 97_500],
  ],
])('a file of %s is read with the right values', (_, bank, text, expected) => {
  expect(told(read(bank, text))).toEqual(expected)
})

test('words that go on in a second row stay with their line, and notes at the end do not', () => {
  const found = read(
    'BSI',
    `Tanggal;Keterangan;Debet;Kredit;Saldo
17/08/2026;TRANSFER DARI;;100.000;100.000
;BUDI SANTOSO;;;
10:22:33;UNTUK INFAK;;;
;Halaman 1 dari 2;;;
18/08/2026;BIAYA;2.500;;97.500

;Dicetak 20 Agustus 2026;;;
`,
  )
  const words = 'statement' in found && found.statement.lines.map(({ description }) => description)
  expect(words).toEqual(['TRANSFER DARI BUDI SANTOSO UNTUK INFAK', 'BIAYA'])
})

test('the named day of the week decides, also where the year stands in the period alone', () => {
  const found = read(
    'BSI',
    `Periode : 1 Mei 2026 s/d 31 Mei 2026
Tanggal;Keterangan;Debet;Kredit;Saldo
Sen 04/05;Infak;;100.000;100.000
Sel 05/05;Biaya;2.500;;97.500
`,
  )
  expect(told(found)).toEqual([0, '2026-05-04 100000', '2026-05-05 -2500', 97_500])
})

const open = `Tanggal;Keterangan;Debet;Kredit;Saldo
10/05/2026;Infak;;100.000;100.000
11/05/2026;Infak;;100.000;200.000
`

test.each<[string, string, string, RegExp | unknown[]]>([
  ['that nothing decides', 'BSI', open, /“10\/05\/2026” dapat berarti 10 Mei 2026 atau 5 Oktober/],
  [
    'decided by the period',
    'BSI',
    `Periode : 01/05/2026 - 31/05/2026\n${open}`,
    [0, '2026-05-10 100000', '2026-05-11 100000', 200_000],
  ],
  [
    'decided by a period with the month first',
    'BSI',
    `Periode : 10/01/2026 - 11/30/2026\n${open}`,
    [0, '2026-10-05 100000', '2026-11-05 100000', 200_000],
  ],
  [
    'decided by a day that has not come',
    'BSI',
    open.replace('11/05', '11/12'),
    // 11 December has not come on 27 November; 12 November has.
    [0, '2026-10-05 100000', '2026-11-12 100000', 200_000],
  ],
  [
    'decided by the balances, newest row last',
    'BSI',
    open.replace('11/05', '11/04'),
    [0, '2026-10-05 100000', '2026-11-04 100000', 200_000],
  ],
  [
    'all of which are to come',
    'BSI',
    open.replaceAll(/1[01]\/05/g, '12/12'),
    /12 Desember 2026 belum tiba/,
  ],
  [
    'of a bank that is known to write the day first',
    'BCA',
    open,
    [0, '2026-05-10 100000', '2026-05-11 100000', 200_000],
  ],
])('days %s are read so, or refused', (_, bank, text, expected) => {
  const found = told(read(bank, text))
  if (expected instanceof RegExp) expect(String(found)).toMatch(expected)
  else expect(found).toEqual(expected)
})

const sections = `No. Rekening : 7000000202
${open.replaceAll(/1[01]\/05/g, '17/05')}
No. Rekening : 7000000303
18/05/2026;Infak;;100.000;300.000
`

test.each<[string, string, RegExp]>([
  [
    'with every row twice',
    open.replaceAll('/05/', '/MEI/') + open.replaceAll('/05/', '/MEI/').replace(/^.*\n/, ''),
    /hilang atau berubah/,
  ],
  [
    'in another order',
    `Tanggal;Keterangan;Debet;Kredit;Saldo
17/08/2026;A;;100;100
19/08/2026;C;;300;600
18/08/2026;B;;200;300
`,
    /hilang atau berubah/,
  ],
  [
    'cut off within its last row',
    `${open.replaceAll('/05/', '/MEI/')}12 MEI 2026;Infak;;100.0`,
    /Baris 4: saldonya kosong/,
  ],
  ['of two accounts in sections', sections, /lebih dari satu rekening/],
  [
    'of two accounts in a column',
    `NOREK;TGL_TRAN;DESK_TRAN;MUTASI_DEBET;MUTASI_KREDIT;SALDO_AKHIR_MUTASI
7000000202;2026-08-17;A;0;100;100
7000000303;2026-08-17;B;0;100;200
`,
    /lebih dari satu rekening \(7000000202, 7000000303\)/,
  ],
  [
    'with a side that nobody knows',
    'Tanggal;Keterangan;Mutasi;D/K;Saldo\n17/08/2026;A;100;K;100\n18/08/2026;B;100;X;200\n',
    /tanda “X” tidak dikenal/,
  ],
  [
    'with both sides in one row',
    'Tanggal;Keterangan;Debet;Kredit;Saldo\n17/08/2026;A;50;100;50\n',
    /sama-sama terisi/,
  ],
  [
    'that a spreadsheet took for the month first in part',
    `Tanggal;Keterangan;Debet;Kredit;Saldo
46300;A;;100;100
13/05/2026;B;;200;300
46330;C;;200;500
`,
    /jangan simpan ulang lewat Excel/,
  ],
  [
    'whose cells of days a spreadsheet turned in part',
    `Tanggal;Keterangan;Debet;Kredit;Saldo
2026-10-05;A;;100;100
13/05/2026;B;;200;300
2026-11-04;C;;200;500
`,
    /jangan simpan ulang lewat Excel/,
  ],
])('a file %s is refused in words', (_, text, words) => {
  expect(String(told(read('BRI', text)))).toMatch(words)
})
