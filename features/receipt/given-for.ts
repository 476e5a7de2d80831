import { account } from '#features/ledger/ledger.ts'
import type { Fund } from '#platform/db/schema.ts'

const RECKONED: Readonly<Record<string, string>> = {
  zakatemas: 'Zakat emas',
  zakatperak: 'Zakat perak',
  zakatperhiasan: 'Zakat perhiasan',
  zakatpenghasilan: 'Zakat penghasilan',
  zakatsimpananuang: 'Zakat simpanan uang',
  zakatfitrah: 'Zakat fitrah',
  fidyah: 'Fidyah',
}

/** By the income account of the campaign (charity papers 4.4), where it says more than the fund. */
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

export type Given = {
  fund: Fund
  incomeAccount: string
  /** The calculator a zakat was reckoned with. */
  jenis?: string | undefined
}

/** What a gift was given for, as a row of its receipt says it. The books have the last word: zakat that came too late is infak. */
export function givenFor({ fund, incomeAccount, jenis = '' }: Given): string {
  if (fund !== 'Z' && fund !== 'D') return OF_FUND[fund]
  return RECKONED[jenis] ?? BOOKED[incomeAccount] ?? OF_FUND[fund]
}
