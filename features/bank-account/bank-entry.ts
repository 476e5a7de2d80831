import { account, fundsOfAccount, type Posting, yieldIncome } from '#features/ledger/ledger.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { rupiah } from '#platform/money/money.ts'
import { bankOf } from '#features/books/books.ts'

/**
 * What a bank takes and gives of its own: its cost, interest of a conventional bank, and the yield of a sharia bank. A
 * tax on interest or on a yield is that kind below zero; a cost that comes back is a cost above zero.
 */
export const bankEntryKinds = ['cost', 'interest', 'yield'] as const

export type BankEntryKind = (typeof bankEntryKinds)[number]

/** Of a line of a statement; below zero what left the bank. */
export type BankEntry = {
  kind: BankEntryKind
  amount: number
  /** When; without it, now. */
  occurredAt?: Date
  bank: { id?: string; account: string; fund: Fund }
}

/**
 * The funds whose money at the bank may be moved, the bank account's own first; it may stand in the list twice. Infak
 * terikat is a campaign's, and no bank knows campaigns: infak tidak terikat stands in. A yield is its own fund's alone,
 * and so is the tax on it.
 */
export function holdersOf({
  kind,
  bank,
}: Omit<BankEntry, 'amount'>): readonly [own: Fund, ...others: Fund[]] {
  const { account: code, fund } = bank
  const own = fund === 'IT' ? 'IU' : fund
  if (kind === 'yield') return [own]
  return [own, ...(fundsOfAccount[code] ?? [])]
}

/**
 * The postings of a line in the fund whose money lies at the bank.
 *
 * - A cost is the amil's, never the fund's: LAZ meet their running costs from the amil's right (UU 23/2011 article 32),
 *   as they do the fees of ways to pay (charity.md §4.5, L03).
 * - Interest of a conventional bank is "penerimaan nonhalal" and goes to the fund of what is not halal, kept apart from
 *   zakat, infak and amil (PSAK 409 on dana nonhalal; fatwa MUI 1/2004; L14). Another fund's bank owes it.
 * - A sharia bank's yield ("bagi hasil") is income of the fund whose money earned it.
 */
export function bankEntryPostings(holder: Fund, { kind, amount, bank }: BankEntry): Posting[] {
  const sum = rupiah(Math.abs(amount))
  const isUsual = amount > 0 === (kind !== 'cost')
  return usual[kind](holder, bank.account).map(({ debit, credit, fund }) =>
    isUsual
      ? { debit, credit, fund, amount: sum }
      : { debit: credit, credit: debit, fund, amount: sum },
  )
}

type Sides = Pick<Posting, 'debit' | 'credit' | 'fund'>

const { interFundPayable, interFundReceivable, bankCost, nonhalalIncome } = account

/** The postings of a cost that leaves, of interest and of a yield that come in; the other way round they are turned. */
const usual: Record<BankEntryKind, (holder: Fund, bank: string) => Sides[]> = {
  cost: (holder, bank) =>
    bankOf.A === bank
      ? [{ debit: bankCost, credit: bank, fund: 'A' }]
      : [
          { debit: interFundReceivable, credit: bank, fund: holder },
          { debit: bankCost, credit: interFundPayable, fund: 'A' },
        ],
  interest: (holder, bank) =>
    bankOf.N === bank
      ? [{ debit: bank, credit: nonhalalIncome, fund: 'N' }]
      : [
          { debit: bank, credit: interFundPayable, fund: holder },
          { debit: interFundReceivable, credit: nonhalalIncome, fund: 'N' },
        ],
  yield: (holder, bank) => [{ debit: bank, credit: yieldIncome[holder], fund: holder }],
}
