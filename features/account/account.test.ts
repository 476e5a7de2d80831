import { expect, test } from 'vitest'
import { accountThemes, goesToEverybody, purposes, waitAfter } from './account.ts'
import { phoneLimit } from './limits.ts'

test.each([
  [0, 0],
  [5, 0],
  [6, 30],
  [7, 60],
  [8, 120],
  [10, 480],
  [11, 900],
  [60, 900],
])('after %s wrong passwords in a row a sign-in waits %s seconds', (tries, seconds) => {
  expect(waitAfter(tries)).toBe(seconds)
})

test('only a new contact gets a code without an account', () => {
  const sent = ['register', 'contact', 'sign-in', 'gift', ''].filter(goesToEverybody)
  expect(sent).toEqual(['register', 'contact'])
})

test('each purpose of consent and each theme is there', () => {
  expect(purposes).toEqual([
    'terms',
    'news-email',
    'news-whatsapp',
    'reminders-email',
    'reminders-whatsapp',
  ])
  expect(accountThemes).toEqual(['sistem', 'terang', 'gelap', 'sepia'])
})

test('a quarter of a day’s messages to phones may go at once, the rest over the day', () => {
  expect(phoneLimit({ otpDailyMost: 400 })).toEqual({
    name: 'phones',
    burst: 100,
    everySeconds: 288,
  })
  expect(phoneLimit({ otpDailyMost: 10 })).toMatchObject({ burst: 3, everySeconds: 86_400 / 7 })
})
