import type { Permission } from '#features/staff/permissions.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { FieldErrors } from '#platform/refusal.ts'
import { dayField, type VoucherField, type VoucherInput, noteField } from './fields.ts'

/** Debit, credit and sum, in the fund of the form unless another is named. A sum of zero posts nothing. */
export type Move = readonly [debit: string, credit: string, sum: number, fund?: Fund]

export const groups = {
  spending: 'Belanja lembaga',
  cash: 'Kas dan bank',
  advance: 'Uang muka',
  payroll: 'Gaji dan pajak',
  partner: 'Mitra, pinjaman, dan UPZ',
  wakaf: 'Wakaf',
  goods: 'Barang dan aset kelolaan',
  asset: 'Aset lembaga',
  qurban: 'Qurban',
  other: 'Lainnya',
} as const

export type Group = keyof typeof groups

/** The paper without which it is not recorded. */
export const papers = {
  none: '',
  receipt: 'nota atau bukti transfer',
  invoice: 'tagihan',
  proposal: 'proposal atau surat tugas',
  handover: 'berita acara',
  list: 'daftar',
  slip: 'bukti penerimaan negara',
  agreement: 'akad atau perjanjian',
} as const

/** What only the books can tell before it is recorded; the server has one check for each. */
export type VoucherRule = 'one-advance' | 'float'

/** An act in a treasurer's words: its form, its journal and who may. */
export type Template = {
  /** In addresses and rows; never changes. */
  key: string
  title: string
  /** One sentence for whoever looks for it. */
  words: string
  group: Group
  /** Where neither the form nor an open item names it. */
  fund?: Fund
  /** Whose an open item is, where the form does not ask. */
  party?: string
  fields: readonly VoucherField[]
  moves(input: VoucherInput): readonly Move[]
  /** What is wrong with fields that are right each by itself. */
  wrong?(input: VoucherInput): FieldErrors | undefined
  /** The sum of the voucher, where it is another than the form's `sum`. */
  total?(input: VoucherInput): number
  paper: keyof typeof papers
  propose: Permission
  /** Alone up to the limit of the role; always alone, as no money leaves; always two. Who decides: `voucher.approve`. */
  people: 'by-sum' | 'one' | 'two'
  rule?: VoucherRule
  /** It brings a thing that lasts, of this account. */
  asset?: '1210' | '1230'
  /** In how many monthly parts the item that it opens comes back. */
  instalments?(input: VoucherInput): number
}

/** All fields of its form, in order. */
export function fieldsOf({ fields }: Pick<Template, 'fields'>): readonly VoucherField[] {
  return [dayField, ...fields, noteField]
}
