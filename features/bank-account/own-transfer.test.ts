import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import { balanceByFund } from '#tests/money/ledger-examples.ts'
import { paidFrom, refundPaidPostings } from './bank-account.ts'
import { ownTransferBack, ownTransferPostings } from './own-transfer.ts'

const amount = rupiah(750_000)
const from = { id: 'old', account: '1122', fund: 'IT' as const }
const to = { id: 'new', account: '1122', fund: 'IU' as const }

test('money between two of our banks passes 1115 in one fund, and each bank knows its own part', () => {
  expect(ownTransferPostings({ from, to, amount })).toEqual([
    { debit: '1115', credit: '1122', fund: 'IU', bankAccountId: 'old', amount },
    { debit: '1122', credit: '1115', fund: 'IU', bankAccountId: 'new', amount },
  ])
  const zakat = { from: { ...from, account: '1121', fund: 'Z' as const }, to, amount }
  expect(ownTransferPostings(zakat).map(({ fund }) => fund)).toEqual(['Z', 'Z'])
})

test('undone, it leaves the second bank first, and nothing anywhere', () => {
  const move = { from, to, amount }
  expect(ownTransferBack(move)).toEqual([
    { debit: '1115', credit: '1122', fund: 'IU', bankAccountId: 'new', amount },
    { debit: '1122', credit: '1115', fund: 'IU', bankAccountId: 'old', amount },
  ])
  const left = balanceByFund([...ownTransferPostings(move), ...ownTransferBack(move)])
  expect([...(left.get('IU')?.values() ?? [])]).toEqual([0, 0])
})

test('a refund leaves the provider whole, and our banks fund by fund', () => {
  const funds = ['Z', 'IT', 'IU', 'D', 'W', 'A'] as const
  expect(funds.map((fund) => paidFrom({ by: 'bank' }, fund)).join(' ')).toBe(
    '1121 1122 1122 1122 1123 1124',
  )
  expect(funds.map((fund) => paidFrom({ by: 'gateway' }, fund))).toEqual(funds.map(() => '1130'))
  const owed = [{ debit: '4990', credit: '1130', fund: 'Z' as const, campaignId: 'c', amount }]
  expect(refundPaidPostings(owed, { by: 'bank' })).toEqual([
    { debit: '2140', credit: '1121', fund: 'Z', campaignId: 'c', amount },
  ])
})
