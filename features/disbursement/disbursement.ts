import { fundsOfAccount, passedOn, yieldIncome } from '#features/ledger/ledger.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { HelpArea } from '#platform/db/schema/schema-mustahik.ts'

/** What fund D is given for, by the account that receives it: one kind never pays for another. */
export const kindsOfD: Readonly<Record<string, string>> = {
  '4510': 'Fidyah',
  '4520': 'Kafarat',
  '4530': 'Nazar',
  '4540': 'Qurban',
  [yieldIncome.D]: 'Bagi hasil bank',
}

/** What a disbursement is for, as the yearly plan divides it. */
export const areaWords: Readonly<Record<HelpArea, string>> = {
  pendidikan: 'Pendidikan',
  kesehatan: 'Kesehatan',
  kemanusiaan: 'Kemanusiaan',
  ekonomi: 'Ekonomi',
  dakwah: 'Dakwah dan advokasi',
}

/** True for an account of spending on people that this fund may pay for. */
export function mayBeSpentOn(fund: Fund, code: string): boolean {
  return passedOn.includes(code) && (fundsOfAccount[code]?.includes(fund) ?? false)
}
