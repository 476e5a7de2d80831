import { expect, test } from 'vitest'
import { donationIncome } from '#features/ledger/ledger.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { type Noun, nounOf, nouns, purposeWords, receivedWords } from './nouns.ts'

test.each<[Fund, string, Noun]>([
  ['Z', '4110', 'zakat'],
  ['Z', '4120', 'zakat'],
  ['IT', '4210', 'donasi'],
  ['IU', '4220', 'sedekah'],
  // Zakat fitrah that came too late is sedekah.
  ['IU', '4120', 'sedekah'],
  ['W', '4300', 'wakaf'],
  ['D', '4510', 'fidyah'],
  ['D', '4520', 'kafarat'],
  ['D', '4530', 'nazar'],
  ['D', '4540', 'qurban'],
  ['A', '4430', 'infak'],
  ['N', '4900', 'nonhalal'],
])('the noun of fund %s at account %s is %s', (fund, incomeAccount, noun) => {
  expect(nounOf({ fund, incomeAccount })).toBe(noun)
})

test('only the fund of campaigns is called donasi, for every account that takes donations', () => {
  const accounts = Object.entries(donationIncome) as [Fund, readonly string[]][]
  for (const [fund, codes] of accounts) {
    for (const incomeAccount of codes) {
      expect(nounOf({ fund, incomeAccount }) === 'donasi').toBe(fund === 'IT')
    }
  }
})

test('no words of a noun hold the name of another', () => {
  for (const [noun, { name, verb, invite }] of Object.entries(nouns)) {
    const others = Object.values(nouns).filter((each) => each !== nouns[noun as Noun])
    for (const other of others) {
      expect(`${name} ${verb} ${invite}`.toLowerCase()).not.toContain(other.name)
    }
  }
})

test('a title that begins with its noun is not named twice', () => {
  expect(purposeWords('zakat', 'Zakat maal')).toBe('Zakat maal')
  expect(purposeWords('donasi', 'Sumur untuk desa')).toBe('Donasi untuk Sumur untuk desa')
  expect(receivedWords('zakat')).toBe('Alhamdulillah, zakat Anda telah kami terima')
})
