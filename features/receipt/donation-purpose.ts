import { donatedFundWords } from '#features/ledger/funds.ts'
import { account } from '#features/ledger/ledger.ts'
import { type DonatedUnits, unitRows } from '#features/wakaf/wakaf.ts'
import { calculatorTitles } from '#features/zakat/zakat.ts'
import type { ReceiptKind } from '#platform/db/schema/schema-receipt.ts'
import type { Rupiah } from '#platform/money/money.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'

/** Where a receipt says less than the calculator. */
const RECKONED: Readonly<Record<string, string>> = {
  ...calculatorTitles,
  zakatgabungan: 'Zakat maal',
  zakatsuratberharga: 'Zakat surat berharga',
}

/** By the campaign's income account (charity.md §4.4), where it is more precise than the fund. */
const BOOKED: Readonly<Record<string, string>> = {
  [account.zakatIncome]: 'Zakat maal',
  [account.fitrahIncome]: 'Zakat fitrah',
  '4130': 'Zakat penghasilan',
  '4140': 'Zakat badan',
  [account.fidyahIncome]: 'Fidyah',
  '4520': 'Kafarat',
  '4530': 'Nazar',
  '4540': 'Qurban',
}

const OF_FUND: Record<Fund, string> = { ...donatedFundWords, W: 'Wakaf uang' }

export type PurposeFields = {
  fund: Fund
  incomeAccount: string
  /** The calculator behind a zakat. */
  jenis?: string | undefined
}

type RowFields = {
  label: string
  amount: Rupiah
  operational: Rupiah
  /** A wakaf in units has a row for them instead of its label. */
  units?: DonatedUnits | undefined
}

/** The rows of a receipt: the donation, and on a kuitansi the operational part. The tax office counts zakat only. */
export function rowsOf(
  kind: ReceiptKind,
  { label, amount, operational, units }: RowFields,
): { label: string; amount: Rupiah }[] {
  const donation = units ? unitRows(units) : [{ label, amount }]
  if (kind === 'bsz' || operational === 0) return donation
  return [...donation, { label: OF_FUND.A, amount: operational }]
}

/** The purpose of a donation as its receipt states it. The books decide: zakat that came too late is infak. */
export function donationPurpose({ fund, incomeAccount, jenis = '' }: PurposeFields): string {
  if (fund !== 'Z' && fund !== 'D') return OF_FUND[fund]
  return RECKONED[jenis] ?? BOOKED[incomeAccount] ?? OF_FUND[fund]
}

/** What was given in kind, as it was recorded. */
export type GivenGoods = { thing: string; quantity: string; unit: string; basis: string }

/** 'Beras 1.000 kg'. */
export function goodsWords({ thing, quantity, unit }: Omit<GivenGoods, 'basis'>): string {
  const written = Number(quantity).toLocaleString('id-ID', { maximumFractionDigits: 3 })
  return `${thing} ${written} ${unit}`
}

/** The row of a receipt for goods: what they are, and where their fair value comes from. */
export function goodsRow(purpose: string, goods: GivenGoods): string {
  return `${purpose} berupa ${goodsWords(goods)}; nilai wajar menurut ${goods.basis}`
}
