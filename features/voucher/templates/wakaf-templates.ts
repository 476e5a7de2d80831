import { dueField, item, place, sum, text } from './fields.ts'
import type { Template } from './template.ts'

const at = ['1123'] as const
const ofWakaf = { fund: 'W', group: 'wakaf', propose: 'books.write', people: 'by-sum' } as const

/** Cash wakaf: its principal is kept, what it yields reaches people. */
export const wakafTemplates: readonly Template[] = [
  {
    ...ofWakaf,
    key: 'wakaf-temporer',
    title: 'Menerima wakaf uang temporer',
    words: 'Kembali kepada wakif pada harinya, jadi dicatat sebagai kewajiban.',
    fields: [
      text('party', 'Wakif'),
      sum('Nominal'),
      dueField('Dikembalikan pada'),
      place('Masuk ke', at),
    ],
    moves: (g) => [[g.place.account, '2310', g.sum]],
    paper: 'agreement',
    people: 'one',
  },
  {
    ...ofWakaf,
    key: 'wakaf-temporer-kembali',
    title: 'Mengembalikan wakaf temporer',
    words: 'Pokoknya dikembalikan kepada wakif.',
    fields: [item('Wakaf temporer', '2310'), sum('Nominal'), place('Dibayar dari', at)],
    moves: (g) => [['2310', g.place.account, g.sum]],
    paper: 'receipt',
    people: 'two',
  },
  {
    ...ofWakaf,
    key: 'investasi-wakaf',
    title: 'Menempatkan investasi wakaf',
    words: 'Deposito syariah, sukuk, atau bagi hasil: pokoknya tetap utuh.',
    fields: [
      text('party', 'Tempat investasi'),
      sum('Nominal'),
      { ...dueField('Jatuh tempo'), isOptional: true },
      place('Dibayar dari', at),
    ],
    moves: (g) => [['1320', g.place.account, g.sum]],
    paper: 'agreement',
    people: 'two',
  },
  {
    ...ofWakaf,
    key: 'investasi-wakaf-cair',
    title: 'Mencairkan investasi wakaf',
    words: 'Pokok yang kembali ke rekening wakaf; hasilnya dicatat tersendiri.',
    fields: [item('Investasi', '1320'), sum('Pokok yang kembali'), place('Masuk ke', at)],
    moves: (g) => [[g.place.account, '1320', g.sum]],
    paper: 'none',
    people: 'one',
  },
  {
    ...ofWakaf,
    key: 'hasil-wakaf',
    title: 'Menerima hasil pengelolaan wakaf',
    words: 'Bagi hasil atau sewa yang sudah diterima sebagai uang.',
    fields: [text('party', 'Dari'), sum('Nominal'), place('Masuk ke', at)],
    moves: (g) => [[g.place.account, '4310', g.sum]],
    paper: 'none',
    people: 'one',
  },
  {
    ...ofWakaf,
    key: 'beban-wakaf',
    title: 'Membayar beban pengelolaan wakaf',
    words: 'Pajak tanah, perawatan, notaris: dari hasil wakaf, tidak dari pokoknya.',
    fields: [text('party', 'Dibayar kepada'), sum('Nominal'), place('Dibayar dari', at)],
    moves: (g) => [['5320', g.place.account, g.sum]],
    paper: 'receipt',
  },
  {
    ...ofWakaf,
    key: 'imbalan-nazhir',
    title: 'Mengakui bagian nazhir',
    words: 'Paling banyak sepersepuluh hasil bersih yang sudah diterima sebagai uang.',
    fields: [
      sum('Bagian nazhir', 'sum', {
        hint: 'UU 41/2004 pasal 12: paling banyak 10% dari hasil bersih. Hasil yang belum diterima tidak dihitung.',
      }),
    ],
    moves: (g) => [
      ['5310', '2190', g.sum],
      ['1190', '4440', g.sum, 'A'],
    ],
    paper: 'handover',
    people: 'two',
  },
]
