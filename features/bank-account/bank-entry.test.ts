import { expect, test } from 'vitest'
import { bankMovedBy, fundsOfAccount } from '#features/ledger/ledger.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { type BankEntryKind, bankEntryKinds, bankEntryPostings, holdersOf } from './bank-entry.ts'
import { bankOf } from '#features/books/books.ts'
import { balanceByFund } from '#tests/money/ledger-examples.ts'

const of = (fund: Fund, kind: BankEntryKind, amount: number) => {
  const bank = { account: bankOf[fund], fund }
  const [holder] = holdersOf({ kind, bank })
  return bankEntryPostings(holder, { kind, amount, bank }).map(
    (posting) => `${posting.debit} ${posting.credit} ${posting.fund} ${posting.amount}`,
  )
}

test.each<[Fund, BankEntryKind, number, string[]]>([
  ['Z', 'cost', -12_500, ['1190 1121 Z 12500', '6530 2190 A 12500']],
  ['W', 'cost', -12_500, ['1190 1123 W 12500', '6530 2190 A 12500']],
  ['IT', 'cost', -12_500, ['1190 1122 IU 12500', '6530 2190 A 12500']],
  ['A', 'cost', -12_500, ['6530 1124 A 12500']],
  ['A', 'cost', 12_500, ['1124 6530 A 12500']],
  ['N', 'cost', -12_500, ['1190 1125 N 12500', '6530 2190 A 12500']],
  ['N', 'interest', 900, ['1125 4900 N 900']],
  ['N', 'interest', 1, ['1125 4900 N 1']],
  ['Z', 'interest', 900, ['1121 2190 Z 900', '1190 4900 N 900']],
  ['A', 'interest', 900, ['1124 2190 A 900', '1190 4900 N 900']],
  ['Z', 'interest', -180, ['2190 1121 Z 180', '4900 1190 N 180']],
  ['N', 'interest', -180, ['4900 1125 N 180']],
  ['Z', 'yield', 900, ['1121 4190 Z 900']],
  ['IT', 'yield', 900, ['1122 4290 IU 900']],
  ['D', 'yield', 900, ['1122 4590 D 900']],
  ['W', 'yield', 900, ['1123 4310 W 900']],
  ['A', 'yield', -180, ['4490 1124 A 180']],
])('in the bank of %s a line of %s over %i is posted so', (fund, kind, amount, postings) => {
  expect(of(fund, kind, amount)).toEqual(postings)
})

test('every entry moves its bank by its sum, keeps all funds even, and uses accounts of their funds', () => {
  for (const fund of Object.keys(bankOf) as Fund[]) {
    const bank = { account: bankOf[fund], fund }
    for (const kind of bankEntryKinds) {
      for (const holder of holdersOf({ kind, bank })) {
        for (const amount of [7, -7]) {
          const postings = bankEntryPostings(holder, { kind, amount, bank })
          const moved = postings.filter((each) => bankMovedBy(each) === bank.account)
          const sums = moved.map((each) => (each.debit === bank.account ? 1 : -1) * each.amount)
          expect([fund, kind, sums]).toEqual([fund, kind, [amount]])
          let between = 0
          for (const accounts of balanceByFund(postings).values())
            between += (accounts.get('1190') ?? 0) + (accounts.get('2190') ?? 0)
          expect([fund, kind, between]).toEqual([fund, kind, 0])
          for (const posting of postings) {
            for (const code of [posting.debit, posting.credit])
              expect([code, fundsOfAccount[code]?.includes(posting.fund) ?? true]).toEqual([
                code,
                true,
              ])
          }
        }
      }
    }
  }
})
