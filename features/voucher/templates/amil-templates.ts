import type { FieldErrors } from '#platform/refusal.ts'
import {
  type FieldChoice,
  custodianField,
  dueField,
  item,
  lifeField,
  place,
  planField,
  sum,
  text,
  choice,
} from './fields.ts'
import type { Template } from './template.ts'

/** What the amil spends on, by the account of the ledger. */
export const amilCosts: readonly FieldChoice[] = [
  ['6100', 'Pegawai: honor, pelatihan, kesejahteraan'],
  ['6200', 'Kantor: sewa, listrik, alat tulis, jasa, audit'],
  ['6300', 'Publikasi: iklan, cetakan, sosialisasi'],
  ['6400', 'Program: survei, pendampingan, perjalanan'],
]

export const taxes: readonly FieldChoice[] = [
  ['2220', 'PPh 21'],
  ['2230', 'PPh 23'],
  ['2240', 'PPh 4(2)'],
]

export const amilPayers = ['1124', '1110'] as const
export const ofAmil = { fund: 'A', propose: 'books.write', people: 'by-sum' } as const
const taxFields = [
  sum('Pajak yang dipotong', 'tax', {
    hint: 'Kosongkan bila tidak dipotong.',
    isOptional: true,
  }),
  {
    kind: 'choice',
    name: 'taxAccount',
    label: 'Jenis pajak',
    choices: taxes,
    isOptional: true,
  },
] as const

type Taxed = { sum: number; tax: number; taxAccount: string }

function wrongTax({ sum: gross, tax, taxAccount }: Taxed): FieldErrors | undefined {
  if (tax > 0 && !taxAccount) return { taxAccount: 'Pilih jenis pajak yang dipotong.' }
  if (tax >= gross) return { tax: 'Pajak harus lebih kecil daripada nominalnya.' }
  return undefined
}

/** What the amil spends from its own fund, and its cash. */
export const amilTemplates: readonly Template[] = [
  {
    ...ofAmil,
    key: 'belanja',
    title: 'Membayar belanja lembaga',
    words: 'Sewa, listrik, alat tulis, jasa, iklan: dibayar lunas, pajaknya dipotong bila ada.',
    group: 'spending',
    fields: [
      choice('Untuk apa', amilCosts),
      planField,
      text('party', 'Dibayar kepada'),
      sum('Nominal sebelum pajak'),
      ...taxFields,
      place('Dibayar dari', amilPayers),
    ],
    moves: (g) => [
      [g.use, g.place.account, g.sum - g.tax],
      [g.use, g.taxAccount, g.tax],
    ],
    wrong: wrongTax,
    paper: 'receipt',
  },
  {
    ...ofAmil,
    key: 'tagihan',
    title: 'Mencatat tagihan yang dibayar nanti',
    words: 'Barang atau jasanya sudah diterima, uangnya belum keluar.',
    group: 'spending',
    fields: [
      choice('Untuk apa', amilCosts),
      planField,
      text('party', 'Penagih'),
      text('reference', 'Nomor tagihan', { isOptional: true }),
      sum('Nominal sebelum pajak'),
      ...taxFields,
      dueField('Jatuh tempo'),
    ],
    moves: (g) => [
      [g.use, '2110', g.sum - g.tax],
      [g.use, g.taxAccount, g.tax],
    ],
    wrong: wrongTax,
    paper: 'invoice',
  },
  {
    ...ofAmil,
    key: 'bayar-tagihan',
    title: 'Membayar tagihan',
    words: 'Melunasi tagihan yang sudah dicatat, seluruhnya atau sebagian.',
    group: 'spending',
    fields: [item('Tagihan', '2110'), sum('Nominal'), place('Dibayar dari', amilPayers)],
    moves: (g) => [['2110', g.place.account, g.sum]],
    paper: 'receipt',
  },
  {
    ...ofAmil,
    key: 'bayar-di-muka',
    title: 'Membayar di muka',
    words: 'Sewa atau asuransi untuk beberapa bulan; dibebankan sedikit demi sedikit.',
    group: 'spending',
    fields: [
      text('party', 'Dibayar kepada'),
      sum('Nominal'),
      dueField('Berlaku sampai'),
      place('Dibayar dari', amilPayers),
    ],
    moves: (g) => [['1170', g.place.account, g.sum]],
    paper: 'invoice',
  },
  {
    ...ofAmil,
    key: 'beban-di-muka',
    title: 'Membebankan biaya dibayar di muka',
    words: 'Bagian bulan ini dari sewa atau asuransi yang sudah dibayar.',
    group: 'spending',
    fields: [
      item('Biaya dibayar di muka', '1170'),
      choice('Untuk apa', amilCosts),
      sum('Bagian yang sudah terpakai'),
    ],
    moves: (g) => [[g.use, '1170', g.sum]],
    paper: 'none',
    people: 'one',
  },
  {
    ...ofAmil,
    key: 'biaya-bank',
    title: 'Mencatat biaya bank amil',
    words: 'Biaya administrasi atau transfer yang dipotong dari rekening amil.',
    group: 'cash',
    fields: [sum('Nominal'), place('Dipotong dari', ['1124'])],
    moves: (g) => [['6530', g.place.account, g.sum]],
    paper: 'none',
    people: 'one',
  },
  {
    ...ofAmil,
    key: 'kas-kecil-isi',
    title: 'Membuka atau menambah kas kecil',
    words: 'Uang tetap kas kecil diambil dari rekening amil.',
    group: 'cash',
    fields: [
      sum('Nominal'),
      place('Diambil dari', ['1124']),
      place('Kas kecil', ['1112'], 'target'),
    ],
    moves: (g) => [[g.target.account, g.place.account, g.sum]],
    paper: 'none',
  },
  {
    ...ofAmil,
    key: 'kas-kecil-ganti',
    title: 'Mengisi ulang kas kecil',
    words: 'Nota kas kecil dibebankan, dan uangnya diganti sebesar notanya.',
    group: 'cash',
    fields: [
      { kind: 'lines', name: 'lines', label: 'Nota', choices: amilCosts },
      place('Diganti dari', ['1124']),
    ],
    moves: (g) => g.lines.map((line) => [line.use, g.place.account, line.sum]),
    total: ({ lines }) => lines.reduce((whole, line) => whole + line.sum, 0),
    paper: 'receipt',
    rule: 'float',
  },
  {
    ...ofAmil,
    key: 'infak-operasional',
    title: 'Menerima infak operasional di rekening',
    words: 'Infak untuk kerja amil yang masuk langsung ke rekening amil.',
    group: 'cash',
    fields: [text('party', 'Dari'), sum('Nominal'), place('Masuk ke', amilPayers)],
    moves: (g) => [[g.place.account, '4430', g.sum]],
    paper: 'none',
    people: 'one',
  },
  {
    ...ofAmil,
    key: 'gaji',
    title: 'Membayar gaji satu masa',
    words: 'Jumlah gaji semua pegawai; pajak, BPJS, dan cicilan uang muka dipotong.',
    group: 'payroll',
    party: 'BPJS',
    fields: [
      planField,
      sum('Gaji bruto dan BPJS pemberi kerja'),
      sum('PPh 21 yang dipotong', 'tax', { isOptional: true }),
      sum('BPJS yang disetor kemudian', 'premium', { isOptional: true }),
      { ...item('Uang muka yang dicicil', '1146'), isOptional: true },
      sum('Cicilan uang muka', 'instalment', { isOptional: true }),
      place('Dibayar dari', amilPayers),
    ],
    moves: (g) => [
      ['6100', g.place.account, g.sum - g.tax - g.premium - g.instalment],
      ['6100', '2220', g.tax],
      ['6100', '2110', g.premium],
      ['6100', '1146', g.instalment],
    ],
    wrong: (g): FieldErrors | undefined => {
      if (g.instalment > 0 && !g.item) return { item: 'Pilih uang muka yang dicicil.' }
      if (g.tax + g.premium + g.instalment >= g.sum)
        return { sum: 'Potongannya melebihi gaji brutonya.' }
      return undefined
    },
    paper: 'list',
  },
  {
    ...ofAmil,
    key: 'setor-pajak',
    title: 'Menyetor pajak',
    words: 'PPh yang sudah dipotong disetor ke kas negara, paling lambat tanggal 15.',
    group: 'payroll',
    fields: [
      { kind: 'choice', name: 'taxAccount', label: 'Jenis pajak', choices: taxes },
      sum('Nominal'),
      text('reference', 'NTPN', { hint: 'Nomor di bukti penerimaan negara.' }),
      place('Dibayar dari', amilPayers),
    ],
    moves: (g) => [[g.taxAccount, g.place.account, g.sum]],
    paper: 'slip',
  },
  {
    ...ofAmil,
    key: 'beli-aset',
    title: 'Membeli aset lembaga',
    words: 'Laptop, meja, motor: dipakai lebih dari setahun oleh amil.',
    group: 'asset',
    fields: [
      text('party', 'Penjual'),
      sum('Harga perolehan'),
      place('Dibayar dari', amilPayers),
      lifeField,
      custodianField,
    ],
    moves: (g) => [['1230', g.place.account, g.sum]],
    asset: '1230',
    paper: 'invoice',
  },
  {
    ...ofAmil,
    key: 'susut-aset',
    title: 'Menyusutkan aset lembaga',
    words: 'Beban penyusutan satu bulan, garis lurus sejak bulan sesudah dibeli.',
    group: 'asset',
    fields: [sum('Penyusutan')],
    moves: (g) => [['6900', '1240', g.sum]],
    paper: 'none',
    people: 'one',
  },
]
