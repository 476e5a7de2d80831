import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import {
  addedRupiah,
  freeAgain,
  isForHolder,
  paidAtOn,
  suspensePostings,
  throughBank,
  unmatchedPostings,
} from './transfer.ts'

test('the added rupiah are 1 to 999, never taken ones, and none is left when all are taken', () => {
  const taken = new Set<number>()
  for (let at = 0; at < 999; at += 1) {
    const added = addedRupiah(50_000, taken, `donation ${at}`) as number
    expect(added).toBeGreaterThanOrEqual(1)
    expect(added).toBeLessThanOrEqual(999)
    expect(taken.has(50_000 + added)).toBe(false)
    taken.add(50_000 + added)
  }
  expect(taken.size).toBe(999)
  expect(addedRupiah(50_000, taken, 'one more')).toBeUndefined()
  // A neighbour sum reaches into the same range.
  expect(addedRupiah(50_500, taken, 'another')).toBeGreaterThan(499)
})

test('gifts begin at places all over the range, in whole rupiah, and one gift always at its own', () => {
  const ids = Array.from({ length: 400 }, (_, at) => `${((at + 1) * 48_271_113) % 2_147_483_647}`)
  const added = ids.map((id) => addedRupiah(50_000, new Set(), id) as number)
  expect(added.every(Number.isSafeInteger)).toBe(true)
  expect(new Set(added).size).toBeGreaterThan(250)
  expect(Math.min(...added)).toBeLessThan(100)
  expect(Math.max(...added)).toBeGreaterThan(900)
  expect(added[0]).toBe(addedRupiah(50_000, new Set(), ids[0] as string))
})

test('where the first place is taken the next one is, around the end of the range', () => {
  const first = addedRupiah(0, new Set(), 'gift') as number
  expect(addedRupiah(0, new Set([first]), 'gift')).toBe((first % 999) + 1)
  const allButOne = new Set(Array.from({ length: 999 }, (_, at) => at + 1))
  allButOne.delete(first === 1 ? 999 : first - 1)
  expect(addedRupiah(0, allButOne, 'gift')).toBe(first === 1 ? 999 : first - 1)
})

const held = {
  createdAt: new Date('2026-06-15T03:00:00Z'),
  freeAt: freeAgain(new Date('2026-06-16T03:00:00Z')),
}

test.each([
  ['2026-06-14', false],
  ['2026-06-15', true],
  ['2026-06-16', true],
  ['2026-06-23', true],
  ['2026-06-24', false],
])('money of %s is the holder’s: %s', (date, isTheirs) => {
  expect(isForHolder(held, date)).toBe(isTheirs)
})

const times = {
  createdAt: new Date('2026-06-15T03:00:00Z'),
  expiresAt: new Date('2026-06-16T03:00:00Z'),
  now: new Date('2026-06-20T03:00:00Z'),
}

test.each([
  // The day of the gift, though noon was before it.
  ['2026-06-15', '2026-06-15T05:00:00.000Z'],
  // The last day is in time, whatever the hour was.
  ['2026-06-16', '2026-06-16T03:00:00.000Z'],
  ['2026-06-17', '2026-06-17T05:00:00.000Z'],
  // Nothing is dated in the future.
  ['2026-06-20', '2026-06-20T03:00:00.000Z'],
])('a transfer of %s is paid at %s', (date, at) => {
  expect(paidAtOn(date, times).toISOString()).toBe(at)
})

test('money in the bank of its fund is posted there, money in another’s is owed', () => {
  const amount = rupiah(50_123)
  const donation = { debit: '1130', credit: '4210', fund: 'IT' as const, campaignId: 'c', amount }
  expect(throughBank([donation], { id: 'b', account: '1122', fund: 'IU' })).toEqual([
    { ...donation, debit: '1122', bankAccountId: 'b' },
  ])
  expect(throughBank([donation], { id: 'b', account: '1121', fund: 'Z' })).toEqual([
    { debit: '1121', bankAccountId: 'b', credit: '2190', fund: 'Z', amount },
    { ...donation, debit: '1190' },
  ])
})

test('money without a gift lies in the bank that got it, and is owed to nobody known', () => {
  const amount = rupiah(50_123)
  expect(suspensePostings(amount, { id: 'b', account: '1122', fund: 'IU' })).toEqual([
    { debit: '1122', bankAccountId: 'b', credit: '2130', fund: 'IU', amount },
  ])
  expect(suspensePostings(amount, { id: 'b', account: '1121', fund: 'Z' })).toEqual([
    { debit: '1121', bankAccountId: 'b', credit: '2190', fund: 'Z', amount },
    { debit: '1190', credit: '2130', fund: 'IU', amount },
  ])
})

test('a mistaken match is taken back posting by posting, and its income on the contra account', () => {
  const amount = rupiah(50_123)
  const captured = [
    { debit: '1121', bankAccountId: 'b', credit: '2190', fund: 'Z' as const, amount },
    { debit: '1190', credit: '4210', fund: 'IT' as const, campaignId: 'c', amount },
  ]
  expect(unmatchedPostings(captured)).toEqual([
    { debit: '2190', credit: '1121', bankAccountId: 'b', fund: 'Z', amount },
    { debit: '4990', credit: '1190', fund: 'IT', campaignId: 'c', amount },
  ])
})
