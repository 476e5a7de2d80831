import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { Rupiah } from '#platform/money/money.ts'

/** Where money lies: a bank account or a place of cash, and its account in the ledger. */
export type MoneyPlace = { account: string; bankAccountId?: string; cashPlaceId?: string }

/** An open item as a form names it. */
export type ChosenItem = {
  id: string
  account: string
  fund: Fund
  campaignId: string | null
  party: string
  openedOn: string
  remaining: number
  /** Of goods: what is left in thousandths of the unit; null where no quantity was given. */
  quantity: number | null
  unit: string | null
}

/** A line of a form with several: what of it its template asks for. */
export type GivenLine = { use: string; from: string; sum: Rupiah }

/** What a form gives to its template. A sum that was left empty is zero, a text is empty. */
export type VoucherInput = {
  /** 'yyyy-mm-dd', when it happened. */
  day: string
  note: string
  party: string
  sum: Rupiah
  tax: Rupiah
  /** What of an advance came back. */
  back: Rupiah
  /** Premiums of BPJS, the employer's and those withheld. */
  premium: Rupiah
  /** What of a salary pays an advance back. */
  instalment: Rupiah
  place: MoneyPlace
  target: MoneyPlace
  fund: Fund
  campaignId: string | undefined
  /** An account of the template's own choices. */
  use: string
  taxAccount: string
  dueOn: string
  /** A number that a paper has: of a tax slip, of an invoice. */
  reference: string
  /** Of goods, in thousandths of the unit; and where they lie. */
  quantity: number
  unit: string
  store: string
  /** Of things that last: who has it, whom it serves. */
  custodian: string
  /** How many months it is used. */
  life: string
  asnaf: string
  /** The code of its line in the yearly plan. */
  plan: string
  item: ChosenItem | undefined
  lines: GivenLine[]
}

export type FieldName = Exclude<keyof VoucherInput, 'campaignId'> | 'campaign'

export type FieldChoice = readonly [value: string, label: string]

type Facts = { name: FieldName; label: string; hint?: string; isOptional?: true }

/** The closed set of what a form may ask for. */
export type VoucherField = Facts &
  (
    | { kind: 'day' | 'sum' | 'text' | 'campaign' }
    /** A quantity with up to three decimals. */
    | { kind: 'quantity' }
    /** Of the plan that holds in the year of its day. */
    | { kind: 'plan' }
    /** Of these accounts of the ledger; what collectors carry is spent by nobody, only counted and deposited. */
    | { kind: 'place'; accounts: readonly string[]; withOfficers?: true }
    | { kind: 'item'; accounts: readonly string[] }
    | { kind: 'fund'; funds: readonly Fund[] }
    | { kind: 'choice'; choices: readonly FieldChoice[] }
    /** Several lines of a use and a sum; with `between`, of two accounts and a sum. */
    | { kind: 'lines'; choices: readonly FieldChoice[]; between?: true }
  )

export type VoucherFieldKind = VoucherField['kind']

type More = Pick<Facts, 'hint' | 'isOptional'>

export const banks = ['1121', '1122', '1123', '1124', '1125'] as const
export const cash = ['1110', '1112'] as const

/** A field for a sum. */
export function sum(label: string, name: FieldName = 'sum', more: More = {}): VoucherField {
  return { kind: 'sum', name, label, ...more }
}

/** A field for a line of text. */
export function text(name: FieldName, label: string, more: More = {}): VoucherField {
  return { kind: 'text', name, label, ...more }
}

/** A choice of the places of these accounts. */
export function place(
  label: string,
  accounts: readonly string[],
  name: FieldName = 'place',
): VoucherField {
  return { kind: 'place', name, label, accounts }
}

/** A choice of the open items of these accounts. */
export function item(label: string, ...accounts: readonly string[]): VoucherField {
  return { kind: 'item', name: 'item', label, accounts }
}

/** A choice of funds. */
export function fund(...funds: readonly Fund[]): VoucherField {
  return { kind: 'fund', name: 'fund', label: 'Dana', funds }
}

/** A choice of what it is for, by account. */
export function choice(label: string, choices: readonly FieldChoice[]): VoucherField {
  return { kind: 'choice', name: 'use', label, choices }
}

/** The day by which it is to be settled. */
export function dueField(label: string, more: More = {}): VoucherField {
  return { kind: 'day', name: 'dueOn', label, ...more }
}

export const campaign: VoucherField = {
  kind: 'campaign',
  name: 'campaign',
  label: 'Program',
  hint: 'Infak terikat dan dana sosial keagamaan selalu milik satu program.',
  isOptional: true,
}

export const custodianField = text('custodian', 'Penanggung jawab', {
  hint: 'Siapa yang memegang dan merawatnya.',
})

/** For how long a thing is used. */
export const lifeField: VoucherField = {
  kind: 'choice',
  name: 'life',
  label: 'Umur manfaat',
  choices: [4, 8, 16, 20].map((years) => [String(years * 12), `${years} tahun`]),
}

/** How much of goods. */
export function quantityField(label: string, more: More = {}): VoucherField {
  return { kind: 'quantity', name: 'quantity', label, ...more }
}

/** The line of the yearly plan that it is of, where a plan has lines for it. */
export const planField: VoucherField = {
  kind: 'plan',
  name: 'plan',
  label: 'Pos RKAT',
  isOptional: true,
}

/** Every form begins and ends with these. */
export const dayField: VoucherField = { kind: 'day', name: 'day', label: 'Tanggal' }
export const noteField: VoucherField = {
  kind: 'text',
  name: 'note',
  label: 'Keterangan',
  hint: 'Satu kalimat yang dipahami orang lain setahun lagi.',
}

/** As many lines as a form has. */
export const MOST_LINES = 6
