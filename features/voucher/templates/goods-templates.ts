import { asnafWords } from '#features/mustahik/mustahik.ts'
import { fundsOfAccount } from '#features/ledger/ledger.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { FieldErrors } from '#platform/refusal.ts'
import {
  campaign,
  choice,
  custodianField,
  type FieldChoice,
  fund,
  item,
  lifeField,
  place,
  quantityField,
  sum,
  text,
  type VoucherField,
  type VoucherInput,
} from './fields.ts'
import { carryingAmount, goodsUnits, wrongQuantity } from '../goods/quantity.ts'
import { peopleUses } from './people-uses.ts'
import type { Template } from './template.ts'

const stores = ['1181', '1182'] as const
const banksOfDonors = ['1121', '1122', '1110'] as const
const ofGoods = { group: 'goods', propose: 'voucher.write', people: 'by-sum' } as const

/**
 * What goods come as, by the account that receives their fair value. What is given to one programme counts in its total
 * and is a donation of its own, so it is not received here.
 */
const received: readonly FieldChoice[] = [
  ['4110', 'Zakat maal'],
  ['4120', 'Zakat fitrah'],
  ['4220', 'Infak tidak terikat'],
]

const howMuch: readonly VoucherField[] = [
  quantityField('Jumlah'),
  {
    kind: 'choice',
    name: 'unit',
    label: 'Satuan',
    choices: goodsUnits.map((unit) => [unit, unit]),
  },
  text('store', 'Gudang', { hint: 'Tempat menyimpannya, misalnya Gudang utama.' }),
]

const leaving: readonly VoucherField[] = [
  quantityField('Jumlah yang keluar', { hint: 'Dalam satuan barangnya.', isOptional: true }),
  sum('Nilai yang keluar', 'sum', {
    hint: 'Hanya untuk barang yang dicatat tanpa jumlah.',
    isOptional: true,
  }),
]

/** Whom a thing that lasts serves, who has it, and for how long. */
const managed: readonly VoucherField[] = [
  {
    kind: 'choice',
    name: 'asnaf',
    label: 'Untuk asnaf',
    choices: Object.entries(asnafWords),
  },
  custodianField,
  lifeField,
]

const ofLeaving = { wrong: wrongQuantity, total: carryingAmount } as const

const managedUse: readonly FieldChoice[] = [
  ['5195', 'Dana zakat'],
  ['5240', 'Dana infak'],
]

/** An account belongs to some funds only. */
function wrongUse({ use, fund: chosen }: Pick<VoucherInput, 'use' | 'fund'>) {
  const isOf = fundsOfAccount[use]?.includes(chosen) ?? true
  return isOf ? undefined : ({ use: 'Ini milik dana lain.' } satisfies FieldErrors)
}

/** More or less than it stood for, by the fund of the goods. */
function differenceOf(ofFund: Fund) {
  return ofFund === 'Z' ? { more: '4195', less: '5190' } : { more: '4295', less: '5290' }
}

function receiving(store: '1181' | '1182', words: { title: string; words: string }): Template {
  return {
    ...ofGoods,
    ...words,
    key: store === '1181' ? 'terima-barang' : 'terima-logam',
    fields: [
      fund('Z', 'IU'),
      choice('Diterima sebagai', received),
      text('party', 'Barang dan pemberinya', {
        hint: 'Misalnya: beras dari Bapak Rahmat.',
      }),
      ...howMuch,
      sum('Nilai wajar pada hari diterima'),
      text('reference', 'Sumber nilainya', { hint: 'Misalnya harga pasar induk, tanggalnya.' }),
    ],
    moves: (g) => [[store, g.use, g.sum]],
    wrong: wrongUse,
    paper: 'handover',
    people: 'one',
  }
}

/** Goods and things of donors' funds: in at fair value, out at what they stand for (PSAK 409). */
export const goodsTemplates: readonly Template[] = [
  receiving('1181', {
    title: 'Menerima barang',
    words: 'Beras, sembako, hewan: dicatat sebesar nilai wajarnya, satu baris setiap kiriman.',
  }),
  receiving('1182', {
    title: 'Menerima emas atau perak',
    words: 'Gram, karat, dan sumber harganya ditulis; uangnya baru ada bila dijual.',
  }),
  {
    ...ofGoods,
    key: 'beli-barang',
    title: 'Membeli barang untuk disalurkan',
    words: 'Sembako atau hewan yang dibeli dari dana dan disimpan dahulu.',
    fields: [
      fund('Z', 'IT', 'IU', 'D'),
      campaign,
      text('party', 'Barang dan penjualnya'),
      ...howMuch,
      sum('Harga beli'),
      place('Dibayar dari', banksOfDonors),
    ],
    moves: (g) => [['1181', g.place.account, g.sum]],
    paper: 'receipt',
  },
  {
    ...ofGoods,
    key: 'salur-barang',
    title: 'Menyalurkan barang',
    words: 'Keluar sebesar nilai tercatatnya ketika sampai kepada penerima.',
    fields: [item('Barang', ...stores), choice('Sampai kepada', peopleUses), ...leaving],
    moves: (g) => [[g.use, g.item?.account ?? '1181', carryingAmount(g)]],
    ...ofLeaving,
    paper: 'handover',
    propose: 'disbursement.write',
  },
  {
    ...ofGoods,
    key: 'turun-barang',
    title: 'Mencatat barang yang turun nilainya',
    words: 'Rusak atau susut tanpa kelalaian amil: dana itu yang menanggung.',
    fields: [item('Barang', ...stores), ...leaving],
    moves: (g) => [
      [differenceOf(g.item?.fund ?? 'Z').less, g.item?.account ?? '1181', carryingAmount(g)],
    ],
    ...ofLeaving,
    paper: 'handover',
    people: 'two',
  },
  {
    ...ofGoods,
    key: 'lalai-barang',
    title: 'Mencatat barang yang rusak karena lalai',
    words: 'Amil menggantinya dari dana amil; sampai dilunasi menjadi utang antar dana.',
    fields: [item('Barang', ...stores), ...leaving],
    moves: (g) => [
      ['1190', g.item?.account ?? '1181', carryingAmount(g)],
      ['6600', '2190', carryingAmount(g), 'A'],
    ],
    ...ofLeaving,
    paper: 'handover',
    people: 'two',
  },
  {
    ...ofGoods,
    key: 'jual-barang',
    title: 'Menjual barang atau emas',
    words: 'Selisih dengan nilai tercatatnya menambah atau mengurangi dananya.',
    fields: [
      item('Barang', ...stores),
      ...leaving,
      sum('Uang yang diterima', 'back'),
      place('Masuk ke', banksOfDonors),
    ],
    moves: (g) => {
      const store = g.item?.account ?? '1181'
      const { more, less } = differenceOf(g.item?.fund ?? 'Z')
      const out = carryingAmount(g)
      return [
        [g.place.account, store, Math.min(out, g.back)],
        [g.place.account, more, Math.max(0, g.back - out)],
        [less, store, Math.max(0, out - g.back)],
      ]
    },
    ...ofLeaving,
    paper: 'receipt',
    people: 'two',
  },
  {
    ...ofGoods,
    key: 'beli-aset-kelolaan',
    title: 'Membeli aset kelolaan',
    words: 'Ambulans, gedung, alat: milik dana, dipakai untuk penerima manfaat.',
    fields: [
      fund('Z', 'IT', 'IU'),
      campaign,
      text('party', 'Nama aset'),
      ...managed,
      sum('Harga perolehan'),
      place('Dibayar dari', banksOfDonors),
    ],
    moves: (g) => [['1210', g.place.account, g.sum]],
    asset: '1210',
    paper: 'invoice',
    people: 'two',
  },
  {
    ...ofGoods,
    key: 'terima-aset-kelolaan',
    title: 'Menerima aset kelolaan',
    words: 'Pemberian berupa aset yang dikelola lama, sebesar nilai wajarnya.',
    fields: [
      fund('Z', 'IU'),
      choice('Diterima sebagai', received),
      text('party', 'Nama aset dan pemberinya'),
      ...managed,
      sum('Nilai wajar pada hari diterima'),
      text('reference', 'Sumber nilainya'),
    ],
    moves: (g) => [['1210', g.use, g.sum]],
    asset: '1210',
    wrong: wrongUse,
    paper: 'handover',
    people: 'two',
  },
  {
    ...ofGoods,
    key: 'susut-aset-kelolaan',
    title: 'Menyusutkan aset kelolaan',
    words: 'Pemanfaatan satu bulan: penyaluran sedikit demi sedikit dari dananya.',
    fields: [fund('Z', 'IT', 'IU'), campaign, choice('Dari', managedUse), sum('Penyusutan')],
    moves: (g) => [[g.use, '1220', g.sum]],
    wrong: wrongUse,
    paper: 'none',
    people: 'one',
  },
]
