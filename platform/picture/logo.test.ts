import { expect, test } from 'vitest'
import { temporaryFiles } from '#tests/files.ts'
import { isLogoKey, logoSize } from './logo.ts'
import { keepLogo, readLogo } from './logo.server.ts'
import { openSharp } from './sharp.server.ts'

async function picture(width: number, height: number, format: 'png' | 'jpeg' | 'webp') {
  const sharp = await openSharp()
  const background = { r: 10, g: 90, b: 60, alpha: 0.5 }
  return sharp({ create: { width, height, channels: 4, background } })
    .withExif({ IFD0: { Artist: 'rahasia' } })
    .toFormat(format)
    .toBuffer()
}

test('a logo is kept as a PNG of its own size, with its clear ground and nothing else of the file', async () => {
  const files = temporaryFiles()
  const key = await keepLogo(files, await picture(1200, 300, 'png'), 'terang')
  expect([isLogoKey(key), logoSize(key)]).toEqual([true, { width: 640, height: 160 }])
  const bytes = (await readLogo(files, key)) as Buffer
  const sharp = await openSharp()
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 640, hasAlpha: true })
  expect(bytes.includes('rahasia')).toBe(false)
  const small = await keepLogo(files, await picture(90, 80, 'jpeg'), 'terang')
  expect(logoSize(small)).toEqual({ width: 90, height: 80 })
})

test.each([
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'SVG'],
  ['a WebP', () => picture(200, 200, 'webp'), 'PNG atau JPEG'],
  ['one too small', () => picture(200, 20, 'png'), 'terlalu kecil'],
])('%s is refused at its field', async (_, made, words) => {
  const kept = keepLogo(temporaryFiles(), await made(), 'gelap')
  await expect(kept).rejects.toMatchObject({ fields: { gelap: expect.stringContaining(words) } })
})

test('a file that ends midway is refused, and only keys of logos are read', async () => {
  const files = temporaryFiles()
  const whole = await picture(200, 200, 'png')
  await expect(keepLogo(files, whole.subarray(0, whole.length / 2), 'terang')).rejects.toThrow()
  await files.put('tiket/a.pdf', { bytes: Buffer.from('%PDF'), type: 'application/pdf' })
  expect(await readLogo(files, 'tiket/a.pdf')).toBeUndefined()
  expect(await readLogo(files, undefined)).toBeUndefined()
})
