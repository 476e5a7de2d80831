import { expect, test } from 'vitest'
import { silentWav } from './silence.ts'

test('silence lasts as long as it was asked for and is silent', () => {
  const wav = silentWav(2)
  const file = new DataView(wav.buffer)
  expect(file.getUint32(40, true) / file.getUint32(28, true)).toBe(2)
  expect(file.getUint32(4, true)).toBe(wav.length - 8)
  expect(new Set(wav.slice(44))).toEqual(new Set([128]))
})

test('it is never longer than ten minutes', () => {
  expect(silentWav(10_000)).toHaveLength(44 + 600 * 8_000)
})
