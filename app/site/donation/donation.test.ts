import { expect, test } from 'vitest'
import {
  amountProblem,
  chosenAmount,
  AS_THE_ACCOUNT_SAYS,
  donationPayload,
  inFormOrder,
  startingAmount,
  troubleOf,
} from './donation.ts'

test('what is typed counts before the tile, and a blank field leaves the tile', () => {
  expect(chosenAmount({ nominal: '50000', amount: '75.000' })).toBe('75.000')
  expect(chosenAmount({ nominal: '50000', amount: ' ' })).toBe('50000')
  expect(chosenAmount({ amount: '75.000' })).toBe('75.000')
  expect(chosenAmount({})).toBe('')
})

test.each([
  [{}, 'Isi nominal.'],
  [{ amount: 'lima puluh' }, 'Nominal harus berupa angka, contoh 50.000.'],
  [{ amount: '-5' }, 'Nominal tidak boleh negatif.'],
  [{ amount: '75.00' }, 'Penulisan nominal tidak dikenali, contoh 50.000.'],
  [{ amount: '75.000' }, undefined],
  [{ nominal: '50000', amount: '' }, undefined],
])('an amount that cannot be read says why: %j', (values, words) => {
  expect(amountProblem(values)).toBe(words)
})

test('units times the price they were shown at make the amount, and both are sent', () => {
  const form = { units: '2', unitPrice: '12500000', amount: '1', nominal: '5' }
  expect(chosenAmount(form)).toBe('25000000')
  expect(donationPayload(form)).toMatchObject({ amount: 25_000_000, units: 2 })
  expect(donationPayload({ amount: '50000' }).units).toBeUndefined()
})

test.each(['0', '-1', '1,5', '1e3', 'dua', '', '9999999'])(
  'a number of units that is none is refused as such, not as an amount: %j',
  (units) => {
    const form = { units, unitPrice: '12500000' }
    expect(amountProblem(form)).toBeUndefined()
    expect(JSON.parse(JSON.stringify(donationPayload(form)))).toMatchObject({ units: null })
  },
)

test('a filled form becomes a gift with whole rupiah and true or false for every tick', () => {
  expect(
    donationPayload({
      id: 'X',
      campaignSlug: 'sumur',
      nominal: '50000',
      amount: '',
      donorName: 'Siti',
      donorPhone: '0812',
      donorEmail: '',
      taxId: '3201231506890001',
      prayer: '',
      operational: '5000',
      salutation: 'ibu',
      onBehalfOf: 'Siti\r\nAhmad',
      isAnonymous: 'on',
      consent: 'on',
    }),
  ).toEqual({
    id: 'X',
    campaignSlug: 'sumur',
    amount: 50_000,
    donorName: 'Siti',
    donorPhone: '0812',
    donorEmail: '',
    taxId: '3201231506890001',
    prayer: '',
    operational: 5_000,
    salutation: 'ibu',
    onBehalfOf: ['Siti', 'Ahmad'],
    isIntended: false,
    isAnonymous: true,
    showsPrayer: false,
    wantsNews: false,
    newsByPhone: false,
    wantsTaxReceipt: false,
    consent: true,
  })
})

test('a switch that waits for the account is left for the account to decide, never sent as a real name', () => {
  const isAnonymous = (value: string) =>
    donationPayload({ amount: '50000', isAnonymous: value }).isAnonymous
  expect(isAnonymous(AS_THE_ACCOUNT_SAYS)).toBeUndefined()
  expect(isAnonymous('on')).toBe(true)
})

test('consent that was not given and an amount that cannot be read travel as such', () => {
  const donation = JSON.parse(JSON.stringify(donationPayload({ amount: 'banyak' })))
  expect(donation).toMatchObject({ consent: false, amount: null })
})

test.each([
  ['50000', { preset: '50000', typed: '' }],
  ['2462500', { preset: undefined, typed: '2462500' }],
  ['2.462.500', { preset: undefined, typed: '2462500' }],
  ['0', { preset: undefined, typed: '' }],
  ['-1', { preset: undefined, typed: '' }],
  ['1e9', { preset: undefined, typed: '' }],
  ['<b>', { preset: undefined, typed: '' }],
  [null, { preset: undefined, typed: '' }],
])('a calculator may bring an amount: %j', (nominal, amount) => {
  const presets = [25_000, 50_000].map((each) => ({ amount: each, words: '' }))
  expect(startingAmount(nominal, presets)).toEqual(amount)
})

test('a package brings its own price, and its id is sent with the number', () => {
  const form = { units: '2', unitPrice: '100000', package: 'a1~450000' }
  expect(chosenAmount(form)).toBe('900000')
  expect(donationPayload(form)).toMatchObject({ amount: 900_000, units: 2, packageId: 'a1' })
  const single = { ...form, package: '' }
  expect(donationPayload(single)).toMatchObject({ amount: 200_000, packageId: undefined })
})

test('errors are told from the top of the form to its end, and none is lost', () => {
  const errors = { consent: 'c', id: 'i', donorPhone: 'p', donorName: 'n', amount: 'a', _: 'w' }
  expect(Object.keys(inFormOrder(errors))).toEqual([
    '_',
    'amount',
    'donorName',
    'donorPhone',
    'consent',
    'id',
  ])
})

test('only what a retry cannot mend is told apart', () => {
  expect(troubleOf('donation/campaign-over')).toBe('campaign-closed')
  expect(troubleOf('donation/campaign-not-open')).toBe('campaign-closed')
  expect(troubleOf('zakat/fitrah-closing')).toBe('campaign-closed')
  expect(troubleOf('donation/key-reused')).toBe('key-reused')
  expect(troubleOf('internal')).toBe('retry')
})
