import { expect, test } from 'vitest'
import { nextJuz, readTadarus, targetWords, toggled } from './tadarus.ts'

test.each([
  [null, []],
  ['rusak', []],
  ['{"year":1447,"done":[1,2]}', []],
  ['{"year":1448,"done":[3,1,3,0,31,"2",1.5]}', [1, 3]],
  ['{"year":1448}', []],
])('of %s a device keeps %j', (text, done) => {
  expect(readTadarus(text, 1448)).toEqual({ year: 1448, done })
})

test('a press marks a juz as read, another takes it back', () => {
  const none = readTadarus(null, 1448)
  expect(toggled(toggled(none, 5), 2).done).toEqual([2, 5])
  expect(toggled(toggled(none, 5), 5).done).toEqual([])
})

test.each([
  [[], 1],
  [[1, 2, 4], 3],
  [Array.from({ length: 30 }, (_, each) => each + 1), undefined],
])('after %j comes %s', (done, next) => {
  expect(nextJuz(done)).toBe(next)
})

test.each([
  [0, 30, 'Sisa 30 juz untuk 30 hari: 1 juz sehari.'],
  [12, 12, 'Sisa 18 juz untuk 12 hari: 1,5 juz sehari.'],
  [29, 1, 'Sisa 1 juz untuk 1 hari: 1 juz sehari.'],
  [30, 3, 'Alhamdulillah, khatam 30 juz.'],
])('with %i juz read and %i days left: %s', (count, days, words) => {
  const done = Array.from({ length: count }, (_, each) => each + 1)
  expect(targetWords(done, days)).toBe(words)
})
