import { expect, test } from 'vitest'
import { localAudio, tone } from './local-audio.server.ts'

const url = '/audio/lokal/001001.wav'
const size = tone({ surah: 1, ayah: 1 }).length

test('a verse is a valid PCM WAV of half a second or a little more', () => {
  for (const ref of [
    { surah: 1, ayah: 1 },
    { surah: 2, ayah: 286 },
    { surah: 114, ayah: 6 },
  ]) {
    const file = new DataView(tone(ref).buffer)
    const dataBytes = file.getUint32(40, true)
    const seconds = dataBytes / file.getUint32(28, true)
    expect(file.byteLength).toBe(44 + dataBytes)
    expect(file.getUint32(4, true)).toBe(file.byteLength - 8)
    expect(seconds).toBeGreaterThanOrEqual(0.5)
    expect(seconds).toBeLessThanOrEqual(0.7)
  }
})

test('it begins and ends in silence, so it does not click', () => {
  const samples = new Int16Array(tone({ surah: 1, ayah: 1 }).buffer, 44)
  expect(samples[0]).toBe(0)
  expect(Math.abs(samples.at(-1) ?? 1)).toBe(0)
  expect(Math.max(...samples)).toBeGreaterThan(8000)
})

test('the whole file says that it may be asked for in parts', async () => {
  const answer = await localAudio.request(url)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('audio/wav')
  expect(answer.headers.get('accept-ranges')).toBe('bytes')
  expect(answer.headers.get('cache-control')).toContain('max-age=31536000')
  expect((await answer.arrayBuffer()).byteLength).toBe(size)
})

test.each([
  ['bytes=0-', 0, size - 1],
  ['bytes=0-99', 0, 99],
  ['bytes=100-199', 100, 199],
  ['bytes=-10', size - 10, size - 1],
  ['bytes=10-9999999', 10, size - 1],
])('%s answers those bytes', async (range, first, last) => {
  const answer = await localAudio.request(url, { headers: { range } })
  expect(answer.status).toBe(206)
  expect(answer.headers.get('content-range')).toBe(`bytes ${first}-${last}/${size}`)
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(
    tone({ surah: 1, ayah: 1 }).slice(first, last + 1),
  )
})

test('a range beyond the end is 416 with the true size', async () => {
  const answer = await localAudio.request(url, { headers: { range: `bytes=${size}-` } })
  expect(answer.status).toBe(416)
  expect(answer.headers.get('content-range')).toBe(`bytes */${size}`)
})

test('what the browser already holds is 304', async () => {
  const etag = (await localAudio.request(url)).headers.get('etag') ?? ''
  expect((await localAudio.request(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
})

test('a range of an older version gets the whole file', async () => {
  const answer = await localAudio.request(url, {
    headers: { range: 'bytes=0-9', 'if-range': '"old"' },
  })
  expect(answer.status).toBe(200)
})

test('a second voice is lower, and each voice has a lighter recording of the same length', async () => {
  const bytes = async (path: string) => {
    const answer = await localAudio.request(`/audio/lokal/${path}001001.wav`)
    expect(answer.status).toBe(200)
    return new DataView(await answer.arrayBuffer())
  }
  const [full, light] = [await bytes(''), await bytes('64kbps/')]
  const [low, lightLow] = [await bytes('rendah/'), await bytes('rendah/64kbps/')]
  const perSecond = (file: DataView) => file.getUint32(28, true)
  const seconds = (file: DataView) => file.getUint32(40, true) / perSecond(file)
  expect([full, light, low, lightLow].map((file) => (perSecond(file) * 8) / 1000)).toEqual([
    256, 64, 256, 64,
  ])
  expect(seconds(light)).toBeCloseTo(seconds(full), 3)
  expect(new Uint8Array(low.buffer)).not.toEqual(new Uint8Array(full.buffer))
})

test('a longer tone can be made for tests', () => {
  expect(tone({ surah: 1, ayah: 1 }, { seconds: 3 })).toHaveLength(44 + 3 * 32_000)
})

test.each([
  '/audio/lokal/tinggi/001001.wav',
  '/audio/lokal/64kbps/rendah/001001.wav',
  '/audio/lokal/115001.wav',
  '/audio/lokal/000001.wav',
  '/audio/lokal/001000.wav',
  '/audio/lokal/x.wav',
])('%s does not exist', async (missing) => {
  expect((await localAudio.request(missing)).status).toBe(404)
})
