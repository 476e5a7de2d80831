import { account } from '#features/ledger/ledger.ts'
import type { ReceiptKind } from '#platform/db/schema-receipt.ts'
import type { Rupiah } from '#platform/money.ts'
import type { Fund } from '#platform/db/schema-books.ts'

const RECKONED: Readonly<Record<string, string>> = {
  zakatemas: 'Zakat emas',
  zakatperak: 'Zakat perak',
  zakatperhiasan: 'Zakat perhiasan',
  zakatpenghasilan: 'Zakat penghasilan',
  zakatsimpananuang: 'Zakat simpanan uang',
  zakatfitrah: 'Zakat fitrah',
  fidyah: 'Fidyah',
}

/** By the income account of the campaign (charity.md §4.4), where it says more than the fund. */
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

const OF_FUND: Record<Fund, string> = {
  Z: 'Zakat',
  IT: 'Infak terikat',
  IU: 'Infak',
  W: 'Wakaf uang',
  A: 'Infak operasional',
  D: 'Dana sosial keagamaan',
  N: 'Dana nonhalal',
}

export type PurposeFields = {
  fund: Fund
  incomeAccount: string
  /** The calculator a zakat was reckoned with. */
  jenis?: string | undefined
}

/** What stands on a paper of this kind: the donation, and on a kuitansi what was added for the work itself. Zakat is all the tax office may count. */
export function rowsOf(
  kind: ReceiptKind,
  { label, amount, operational }: { label: string; amount: Rupiah; operational: Rupiah },
): { label: string; amount: Rupiah }[] {
  const donation = { label, amount }
  if (kind === 'bsz' || operational === 0) return [donation]
  return [donation, { label: OF_FUND.A, amount: operational }]
}

/** What a donation was given for, as a row of its receipt says it. The books have the last word: zakat that came too late is infak. */
export function donationPurpose({ fund, incomeAccount, jenis = '' }: PurposeFields): string {
  if (fund !== 'Z' && fund !== 'D') return OF_FUND[fund]
  return RECKONED[jenis] ?? BOOKED[incomeAccount] ?? OF_FUND[fund]
}
