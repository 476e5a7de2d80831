import { expect, test } from 'vitest'
import { CODE_MINUTES, CODE_TRIES, RESEND_SECONDS } from './account.ts'
import { addressLimits, contactLimits } from './limits.ts'

test('codes live five minutes and five tries, another comes after a minute (charity.md §6.2)', () => {
  expect([CODE_MINUTES, CODE_TRIES, RESEND_SECONDS]).toEqual([5, 5, 60])
})

const three = [
  { most: 3, seconds: 3_600 },
  { most: 6, seconds: 86_400 },
]

test('a contact gets three codes an hour and six a day, an address twenty an hour (charity.md §6.2)', () => {
  const { codes } = contactLimits.messages
  expect(codes.known.windows).toEqual(three)
  expect(codes.stranger.windows).toEqual(three)
  expect(addressLimits.register.windows).toEqual([{ most: 20, seconds: 3_600 }])
})

test('strangers together leave room for a new visitor, and flood no phone (decision 0056)', () => {
  const { codes, resets } = contactLimits.messages
  expect(codes.strangers.windows).toEqual([
    { most: 5, seconds: 3_600 },
    { most: 10, seconds: 86_400 },
  ])
  const [one, all] = [resets.stranger, resets.strangers]
  expect(resets.known).toMatchObject({ burst: 3, everySeconds: 1_200 })
  expect([one.burst, one.everySeconds, all.burst, all.everySeconds]).toEqual([3, 1_200, 5, 720])
})

test('limits of an address are for machines: whole villages share one', () => {
  const { code, signIn, trouble, forgot } = addressLimits
  const said = [code, signIn, trouble, forgot].map(
    ({ burst, everySeconds }) => `${burst} at once, one every ${everySeconds} s`,
  )
  expect(said).toEqual([
    '60 at once, one every 5 s',
    '100 at once, one every 6 s',
    '3 at once, one every 3600 s',
    '30 at once, one every 60 s',
  ])
  expect(contactLimits.signIn).toMatchObject({ burst: 60, everySeconds: 60 })
})

test('each limit counts by a name of its own', () => {
  const { codes, resets } = contactLimits.messages
  const all = [addressLimits, codes, resets, { signIn: contactLimits.signIn }]
  const names = all.flatMap((limits) => Object.values(limits).map(({ name }) => name))
  expect(names.every((name) => name.length > 0)).toBe(true)
  expect(new Set(names).size).toBe(names.length)
})
