import sharp from 'sharp'
import { expect, test } from 'vitest'
import { kindOf } from './check-proof.server.ts'
import { readProof } from './proof.server.ts'
import { PROOF_BYTES } from './proof.ts'

const pdf = (middle = 'struk') => Buffer.from(`%PDF-1.7\n${middle}\n%%EOF\n`, 'latin1')
const latin = (text: string) => Buffer.from(text, 'latin1')

async function picture(format: 'jpeg' | 'png' | 'webp' | 'gif' = 'jpeg'): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 48, channels: 3, background: '#0b6e4f' } })
    .toFormat(format)
    .toBuffer()
}

/** A phone photo: with camera, place, and a quarter turn. */
async function photo(): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 48, channels: 3, background: '#0b6e4f' } })
    .withExif({
      IFD0: { Make: 'Kamera Rahasia' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 54/1 0/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

test.each([
  ['a JPEG', latin('\xff\xd8\xff\xe0rest'), 'jpeg'],
  ['a PNG', latin('\x89PNG\r\n\x1a\nrest'), 'png'],
  ['a WebP', latin('RIFF\x10\0\0\0WEBPVP8 '), 'webp'],
  ['a PDF', pdf(), 'pdf'],
  ['another RIFF', latin('RIFF\x10\0\0\0WAVEfmt '), undefined],
  ['a GIF', latin('GIF89a'), undefined],
  ['an SVG', latin('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), undefined],
  ['HTML', latin('<!doctype html><script>alert(1)</script>'), undefined],
  ['HTML with a PDF inside', Buffer.concat([latin('<html>'), pdf()]), undefined],
  ['a ZIP', latin('PK\x03\x04'), undefined],
  ['a program', latin('MZ\x90\0'), undefined],
  ['an empty file', Buffer.alloc(0), undefined],
])('%s is known by its first bytes', (_name, bytes, kind) => {
  expect(kindOf(bytes)).toBe(kind)
})

test.each(['jpeg', 'png', 'webp'] as const)('a %s is drawn anew as a JPEG', async (format) => {
  const { type, bytes } = await readProof(await picture(format))
  expect(type).toBe('image/jpeg')
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 64, height: 48 })
})

test('what a camera wrote beside a picture is gone, and the picture stands upright', async () => {
  const taken = await photo()
  expect((await sharp(taken).metadata()).exif?.toString('latin1')).toContain('Kamera Rahasia')
  const { bytes } = await readProof(taken)
  const { exif, icc, xmp, iptc, width, height } = await sharp(bytes).metadata()
  expect({ exif, icc, xmp, iptc }).toEqual({})
  expect({ width, height }).toEqual({ width: 48, height: 64 })
  expect(bytes.toString('latin1')).not.toMatch(/Kamera|Exif|GPS/)
})

test('what hides behind a picture does not come along', async () => {
  const hidden = latin('<script>alert(1)</script>PK\x03\x04 rahasia')
  const { bytes } = await readProof(Buffer.concat([await picture('png'), hidden]))
  expect(bytes.toString('latin1')).not.toMatch(/script|rahasia/)
})

test('a picture may not be as small as a bomb', async () => {
  const side = 8_000
  const bomb = await sharp({
    create: { width: side, height: side, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect(bomb.length).toBeLessThan(PROOF_BYTES)
  await expect(readProof(bomb)).rejects.toMatchObject({ code: 'ticket/proof-too-many-pixels' })
})

test('a long picture is made no longer than a screen can show', async () => {
  const long = await sharp({
    create: { width: 1_000, height: 9_600, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer()
  const { bytes } = await readProof(long)
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 250, height: 2_400 })
})

test.each([
  ['nothing of a picture but its first bytes', latin('\xff\xd8\xff\xe0'), 'ticket/proof-broken'],
  ['a PNG cut off', latin('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), 'ticket/proof-broken'],
  ['a GIF', latin('GIF89a'), 'ticket/proof-not-taken'],
  ['a PDF without an end', latin('%PDF-1.7\nstruk'), 'ticket/proof-broken'],
  ['a PDF with a page behind it', Buffer.concat([pdf(), latin('<html>')]), 'ticket/proof-broken'],
  [
    'a PDF with a ZIP behind it',
    Buffer.concat([pdf(), latin('PK\x05\x06')]),
    'ticket/proof-broken',
  ],
  ['a PDF of no version', latin('%PDF-x\n%%EOF'), 'ticket/proof-broken'],
  ['a PDF with a script', pdf('<< /S /JavaScript /JS (app.alert) >>'), 'ticket/proof-active'],
  ['a PDF that starts a program', pdf('<< /S /Launch >>'), 'ticket/proof-active'],
  ['a PDF with a file in it', pdf('<< /Type /EmbeddedFile >>'), 'ticket/proof-active'],
  ['5 MB and a byte', Buffer.alloc(PROOF_BYTES + 1, 'x'), 'ticket/proof-too-large'],
])('%s is refused', async (_name, bytes, code) => {
  await expect(readProof(bytes)).rejects.toMatchObject({
    code,
    fields: { proof: expect.any(String) },
  })
})

test('a PDF stays as it is, up to 5 MB', async () => {
  const [small, large] = [pdf(), pdf('x'.repeat(PROOF_BYTES - 16))]
  expect(large.length).toBe(PROOF_BYTES)
  expect(await readProof(small)).toEqual({ type: 'application/pdf', bytes: small })
  expect((await readProof(large)).bytes.equals(large)).toBe(true)
})
