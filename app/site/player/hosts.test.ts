import { expect, test } from 'vitest'
import { hostOf, inOrder, kbps } from './hosts.ts'

const heavy = 'https://a.id/128kbps/1.mp3'
const light = 'https://a.id/64kbps/1.mp3'
const other = 'https://b.id/1.mp3'
const now = 10_000_000
const fiveMinutes = 300_000

test.each([
  ['the second host comes before a second try at the first', {}, false, [heavy, other, light]],
  ['to save data the lightest is first', {}, true, [light, other, heavy]],
  ['a host that has just failed is last', { 'a.id': now }, false, [other, heavy, light]],
  ['it rests for five minutes', { 'a.id': now - fiveMinutes + 1 }, false, [other, heavy, light]],
  ['and is then asked first again', { 'a.id': now - fiveMinutes }, false, [heavy, other, light]],
  ['whoever saves data still gets what sounds', { 'a.id': now }, true, [other, light, heavy]],
  [
    'when all have failed the order is the usual one',
    { 'a.id': now, 'b.id': now },
    false,
    [heavy, other, light],
  ],
] as const)('%s', (_case, failed, isSaving, expected) => {
  const known = { failed: new Map(Object.entries(failed)), now, isSaving }
  expect(inOrder([heavy, light, other], known)).toEqual(expected)
})

test('an address tells its host and its weight', () => {
  expect([heavy, 'http://x.id:81/a', '/audio/lokal/1.wav'].map(hostOf)).toEqual([
    'a.id',
    'x.id:81',
    '',
  ])
  expect([heavy, light].map(kbps)).toEqual([128, 64])
  expect(kbps(other)).toBeGreaterThan(1_000)
})

test('a failure just now and one of the same age weigh alike', () => {
  const failed = new Map([
    ['a.id', now],
    ['b.id', now - 1],
  ])
  expect(inOrder([other, heavy], { failed, now, isSaving: false })).toEqual([other, heavy])
})
