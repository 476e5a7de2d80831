import { expect, test } from 'vitest'
import {
  donationIncome,
  normalSide,
  spendingOnPeople,
  yieldIncome,
} from '#features/ledger/ledger.ts'
import { listAccounts } from '#features/ledger/queries.server.ts'
import { testContext } from '#tests/context.ts'
import { sampleMoves } from '#tests/money/vouchers.ts'
import { templates } from './templates/templates.ts'

const banks = ['1121', '1122', '1123', '1124', '1125']
const income = Object.values(donationIncome).flat()

/** What the product posts beside vouchers: debits, credits. */
const product: readonly (readonly [debits: readonly string[], credits: readonly string[]])[] = [
  // Gifts, what providers keep and pay out, titipan, refunds, what was returned twice.
  [['1130', ...banks], income],
  [
    [...banks, '1190', '1160'],
    ['1130', '1160'],
  ],
  [
    ['6510', '6520'],
    ['2190', '2110', '1130'],
  ],
  [
    ['1130', '2130'],
    ['2130', '2140', '1130', ...income],
  ],
  [
    ['4990', '2140', '1150', '6540'],
    ['2140', '1150', ...banks],
  ],
  // The amil's share, debts between funds, disbursements, what banks take and give, money between banks.
  [
    ['5130', '5230', '1190', '2190'],
    ['4410', '4420', '1190', '2190', ...banks],
  ],
  [[...spendingOnPeople, '1310'], banks],
  [
    ['6530', '2110', ...banks, '1115'],
    [...Object.values(yieldIncome), '1115', ...banks],
  ],
]

/** Accounts without a door, and why. */
const reasons: Readonly<Record<string, string>> = {
  '2210': 'of earlier versions; taxes stand on 2220 to 2240',
  '3100': 'the closing of a year moves it',
  '3210': 'the closing of a year moves it',
  '3220': 'the closing of a year moves it',
  '3300': 'the closing of a year moves it',
  '3400': 'the closing of a year moves it',
  '3500': 'the closing of a year moves it',
  '3900': 'the closing of a year moves it',
  '3990': 'features/opening moves it, and it ends at zero',
  '4295': 'as 4195, where the goods are of infak',
}

test('every account of the chart has a door in and out', async () => {
  const { db } = await testContext()
  const moves = templates.flatMap(sampleMoves)
  const debits = new Set([...moves.map(([debit]) => debit), ...product.flatMap(([all]) => all)])
  const credits = new Set([...moves.map((move) => move[1]), ...product.flatMap((all) => all[1])])
  const closed = (await listAccounts(db)).flatMap(({ code }) => {
    const [isIn, isOut] =
      normalSide(code) === 'debit'
        ? [debits.has(code), credits.has(code)]
        : [credits.has(code), debits.has(code)]
    // Income and spending leave with the closing of their year.
    const isOpen = /^[456]/.test(code) ? isIn : isIn && isOut
    return isOpen ? [] : [code]
  })
  expect(closed).toEqual(Object.keys(reasons).toSorted())
})

test('a template moves only accounts of the chart, and has a name of its own', async () => {
  const { db } = await testContext()
  const codes = new Set((await listAccounts(db)).map(({ code }) => code))
  const unknown = templates.flatMap((template) =>
    sampleMoves(template)
      .filter(([debit, credit]) => !codes.has(debit) || !codes.has(credit))
      .map(() => template.key),
  )
  expect(unknown).toEqual([])
  for (const said of ['key', 'title'] as const)
    expect(new Set(templates.map((template) => template[said])).size).toBe(templates.length)
})

test('no template posts titipan but what the old book kept, and none but receipts of their own posts gifts', () => {
  const given = templates.filter((template) =>
    sampleMoves(template).some(([debit, credit]) =>
      [debit, credit].some((code) => code === '2130' || /^4[1235]/.test(code)),
    ),
  )
  // UPZ report what they collected, goods come as gifts of their own; a yield of wakaf is no gift.
  expect(given.map(({ key }) => key)).toEqual([
    'lapor-upz',
    'terima-barang',
    'terima-logam',
    'jual-barang',
    'terima-aset-kelolaan',
    'hasil-wakaf',
    'kembali-titipan-lama',
    'terima-titipan-lama',
  ])
})
