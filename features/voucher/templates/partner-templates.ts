import {
  campaign,
  type FieldChoice,
  dueField,
  fund,
  item,
  place,
  sum,
  text,
  choice,
} from './fields.ts'
import { peopleUses } from './people-uses.ts'
import type { Template } from './template.ts'

const payers = ['1121', '1122', '1110'] as const
const ofPartner = { group: 'partner', propose: 'disbursement.write', people: 'by-sum' } as const

/** What a UPZ collects, by the account that receives it. */
const collected: readonly FieldChoice[] = [
  ['4110', 'Zakat maal'],
  ['4120', 'Zakat fitrah'],
  ['4130', 'Zakat penghasilan'],
  ['4220', 'Infak tidak terikat'],
]

const lessValue: readonly FieldChoice[] = [
  ['5190', 'Dana zakat'],
  ['5290', 'Dana infak'],
]

/** Donors' money in other hands: it is spent when it has reached people, or comes back. */
export const partnerTemplates: readonly Template[] = [
  {
    ...ofPartner,
    key: 'titip-mitra',
    title: 'Menyerahkan dana kepada amil mitra',
    words: 'Tetap piutang penyaluran sampai mitra melaporkan penerimanya.',
    fields: [
      fund('Z', 'IT', 'IU'),
      campaign,
      text('party', 'Amil mitra'),
      sum('Nominal'),
      dueField('Dilaporkan paling lambat'),
      place('Dibayar dari', payers),
    ],
    moves: (g) => [['1140', g.place.account, g.sum]],
    paper: 'agreement',
  },
  {
    ...ofPartner,
    key: 'lapor-mitra',
    title: 'Mencatat laporan amil mitra',
    words: 'Dana yang sudah sampai kepada penerima menurut laporan mitra.',
    fields: [
      item('Dana di mitra', '1140'),
      choice('Sampai kepada', peopleUses),
      sum('Yang dilaporkan'),
    ],
    moves: (g) => [[g.use, '1140', g.sum]],
    paper: 'handover',
  },
  {
    ...ofPartner,
    key: 'kembali-mitra',
    title: 'Menerima kembali dana dari amil mitra',
    words: 'Sisa yang tidak tersalurkan masuk lagi ke rekening dananya.',
    fields: [item('Dana di mitra', '1140'), sum('Nominal'), place('Masuk ke', payers)],
    moves: (g) => [[g.place.account, '1140', g.sum]],
    paper: 'receipt',
    people: 'one',
  },
  {
    ...ofPartner,
    key: 'qardh',
    title: 'Memberi qardhul hasan',
    words: 'Pinjaman tanpa tambahan; tetap milik dana, bukan penyaluran.',
    fields: [
      fund('Z', 'IT', 'IU'),
      campaign,
      text('party', 'Peminjam'),
      sum('Nominal'),
      {
        kind: 'choice',
        name: 'reference',
        label: 'Dikembalikan',
        hint: 'Angsuran sama besar; sisanya pada angsuran terakhir.',
        choices: [1, 2, 3, 4, 5, 6, 8, 10, 12, 18, 24, 36].map((times) => [
          String(times),
          times === 1 ? 'Sekaligus' : `${times} angsuran bulanan`,
        ]),
        isOptional: true,
      },
      dueField('Angsuran pertama, atau hari kembalinya'),
      place('Dibayar dari', payers),
    ],
    moves: (g) => [['1205', g.place.account, g.sum]],
    instalments: (g) => Number(g.reference || 1),
    paper: 'agreement',
    people: 'two',
  },
  {
    ...ofPartner,
    key: 'angsuran-qardh',
    title: 'Menerima angsuran qardhul hasan',
    words: 'Uangnya kembali ke dana yang meminjamkannya.',
    fields: [item('Pinjaman', '1205'), sum('Angsuran'), place('Masuk ke', payers)],
    moves: (g) => [[g.place.account, '1205', g.sum]],
    paper: 'none',
    people: 'one',
  },
  {
    ...ofPartner,
    key: 'sisih-qardh',
    title: 'Menyisihkan pinjaman yang diragukan',
    words: 'Nilainya diturunkan di dana itu; pinjamannya tetap ditagih.',
    fields: [fund('Z', 'IT', 'IU'), campaign, choice('Penurunan nilai', lessValue), sum('Nominal')],
    moves: (g) => [[g.use, '1206', g.sum]],
    paper: 'handover',
    people: 'two',
  },
  {
    ...ofPartner,
    key: 'hapus-qardh',
    title: 'Menghapus pinjaman yang sudah disisihkan',
    words: 'Peminjam tidak mampu mengembalikan, menurut keputusan pengurus.',
    fields: [item('Pinjaman', '1205'), sum('Nominal')],
    moves: (g) => [['1206', '1205', g.sum]],
    paper: 'handover',
    people: 'two',
  },
  {
    ...ofPartner,
    key: 'lapor-upz',
    title: 'Mencatat laporan UPZ',
    words: 'UPZ sudah menerima dan melaporkan, uangnya belum disetor.',
    fields: [
      fund('Z', 'IU'),
      choice('Jenis penerimaan', collected),
      text('party', 'UPZ'),
      sum('Nominal'),
      dueField('Disetor paling lambat'),
    ],
    moves: (g) => [['1135', g.use, g.sum]],
    paper: 'list',
    people: 'one',
  },
  {
    ...ofPartner,
    key: 'upz-belum-setor',
    title: 'Mencatat uang yang masih di UPZ',
    words: 'Donaturnya sudah dicatat satu per satu; uangnya baru disetor kemudian.',
    fields: [
      fund('Z', 'IT', 'IU', 'D'),
      campaign,
      text('party', 'UPZ'),
      sum('Nominal'),
      dueField('Disetor paling lambat'),
      place('Dicatat lewat', ['1110']),
    ],
    moves: (g) => [['1135', g.place.account, g.sum]],
    paper: 'list',
    propose: 'donation.write',
    people: 'one',
  },
  {
    ...ofPartner,
    key: 'setor-upz',
    title: 'Menerima setoran UPZ',
    words: 'Uang yang sudah dilaporkan UPZ masuk ke rekening.',
    fields: [item('Laporan UPZ', '1135'), sum('Nominal'), place('Masuk ke', payers)],
    moves: (g) => [[g.place.account, '1135', g.sum]],
    paper: 'none',
    people: 'one',
  },
]
