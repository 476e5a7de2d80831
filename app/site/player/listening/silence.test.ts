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

test('its head says what it is, byte by byte', () => {
  // RIFF, length, WAVE; fmt, 16 bytes, PCM, one channel, 8000 Hz, 8000 bytes a second, one byte a frame, 8 bits; data.
  const head = `52494646 29000000 57415645 666d7420 10000000 0100 0100
    401f0000 401f0000 0100 0800 64617461 05000000`.replaceAll(/\s/g, '')
  expect(Buffer.from(silentWav(0.0006)).toString('hex')).toBe(`${head}8080808080`)
})
