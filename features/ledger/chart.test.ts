import { expect, test } from 'vitest'
import {
  account,
  amilShareSpent,
  channelFees,
  donationIncome,
  fundsOfAccount,
  spendingOnPeople,
} from './ledger.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'

const ofOneFund: Partial<Record<Fund, string>> = {
  Z: '1121 3100 4110 4120 4130 4140 4190 5110 5120 5130 5140 5150 5160 5170 5180 4195 5190 5195',
  IT: '3210 4210 5210',
  IU: '3220 4220 4290 5220',
  W: '1123 1310 3300 4300 4310 5300 1320 2310 5310 5320',
  A:
    '1124 1160 2110 3400 4410 4420 4430 4490 6100 6200 6300 6400 6510 6520 6530 6540 ' +
    '1112 1146 1170 1230 1240 4440 4450 6600 6900',
  D: '3500 4510 4520 4530 4540 4590 5500 2150 2155',
  N: '1125 3900 4900 5900',
}

test('each account belongs to exactly these funds', () => {
  const single = Object.entries(ofOneFund).flatMap(([fund, codes]) =>
    codes.split(' ').map((code) => [code, [fund]]),
  )
  expect(fundsOfAccount).toEqual({
    ...Object.fromEntries(single),
    ...Object.fromEntries(
      ['1135', '1145', '1181', '1182'].map((code) => [code, ['Z', 'IT', 'IU', 'D']]),
    ),
    '1205': ['Z', 'IT', 'IU'],
    '1206': ['Z', 'IT', 'IU'],
    '1122': ['IT', 'IU', 'D'],
    ...Object.fromEntries(['4295', '5230', '5240', '5290'].map((code) => [code, ['IT', 'IU']])),
  })
})

test('income, spending, the amil’s share and fees are exactly these accounts', () => {
  expect(
    Object.entries(donationIncome).map(([fund, codes]) => `${fund} ${codes.join(' ')}`),
  ).toEqual([
    'Z 4110 4120 4130 4140',
    'IT 4210',
    'IU 4220',
    'W 4300',
    'A 4430',
    'D 4510 4520 4530 4540',
    'N ',
  ])
  expect(spendingOnPeople.join(' ')).toBe(
    '5110 5120 5140 5150 5160 5170 5180 5210 5220 5300 5500 5900',
  )
  expect([amilShareSpent, channelFees]).toEqual([
    ['5130', '5230'],
    ['6510', '6520'],
  ])
})

test('the accounts the code posts to have these codes', () => {
  expect(Object.values(account).join(' ')).toBe(
    '1115 1121 1122 1123 1124 1130 1150 1210 1160 1190 2110 2130 2140 2190 4110 4120 4210 4220 4300 4310 4410 4430 4510 4900 4990 5110 5120 5130 5210 5220 6530 6540 1310',
  )
})
