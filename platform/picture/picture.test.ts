import sharp from 'sharp'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import * as v from 'valibot'
import { readProof } from '../proof/proof.server.ts'
import type { FileStore } from '../outside/files/file-store.ts'
import { openFolderFiles } from '../outside/files/folder-files.server.ts'
import { pictureSet } from './picture.ts'
import { keptPictureSchema } from './picture-schema.ts'
import { keepPicture, readPicture, removePicture, renditions } from './picture.server.ts'

/** A picture that compresses badly, so that half of the file is not the whole picture. */
function aNoise() {
  const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const
  return sharp({ create: { width: 120, height: 120, channels: 3, background: '#888', noise } })
}

type Format = 'jpeg' | 'png' | 'webp' | 'avif'

/** A picture whose left half is red and whose right half is blue. */
function halves(width = 400, height = 200) {
  const right = {
    input: { create: { width: width / 2, height, channels: 3 as const, background: '#0000ff' } },
    left: width / 2,
    top: 0,
  }
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([right])
}

function aPicture(format: Format = 'jpeg', width = 400, height = 200): Promise<Buffer> {
  return halves(width, height).toFormat(format).toBuffer()
}

async function aStore(): Promise<{ files: FileStore; puts: string[] }> {
  const place = await mkdtemp(path.join(os.tmpdir(), 'amanah-pictures-'))
  onTestFinished(() => rm(place, { recursive: true, force: true }))
  const files = openFolderFiles(place)
  const puts: string[] = []
  const put: FileStore['put'] = (key, file) => {
    puts.push(key)
    return files.put(key, file)
  }
  return { files: { ...files, put }, puts }
}

test.each<Format>(['jpeg', 'png', 'webp', 'avif'])('a %s is a picture', async (format) => {
  const picture = await readPicture(await aPicture(format))
  expect(picture).toMatchObject({ width: 400, height: 200 })
  // Half red, half blue.
  expect(picture.colour).toMatch(/^#[78][0-9a-f]0[0-9a-f][78][0-9a-f]$/)
})

const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')

test.each([
  ['a GIF', gif],
  ['an SVG', svg],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a PDF', Buffer.from('%PDF-1.7\n')],
  ['nothing', Buffer.alloc(0)],
  ['a HEIC photo', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
])('%s is none, whatever it is called', async (_what, bytes) => {
  await expect(readPicture(bytes)).rejects.toMatchObject({
    code: 'picture/unsupported',
    status: 415,
  })
})

test('the owner of a HEIC photo reads what to do with it', async () => {
  const heic = Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'latin1')
  for (const refused of [readPicture(heic), readProof(heic)])
    await expect(refused).rejects.toMatchObject({ status: 415, message: /HEIC.*tangkapan layar/ })
})

test.each([
  ['the head alone', (whole: Buffer) => whole.subarray(0, 12)],
  ['half of it', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
])('of a picture cut short %s is refused', async (_part, cut) => {
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const noise = await aNoise().toFormat(format, { effort: 1 }).toBuffer()
    await expect(readPicture(cut(noise)), format).rejects.toMatchObject({
      code: 'picture/broken',
      status: 422,
    })
  }
})

test('more than 8 MB is refused before it is looked at', async () => {
  const large = Buffer.concat([await aPicture(), Buffer.alloc(8 * 1024 * 1024)])
  await expect(readPicture(large)).rejects.toMatchObject({
    code: 'picture/too-large',
    status: 413,
  })
})

test.each([
  ['40.01 megapixels', 6330, 6322],
  ['a strip', 16_100, 10],
])('a small file of many pixels is refused: %s', async (_what, width, height) => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  expect(bytes.length).toBeLessThan(1024 * 1024)
  await expect(readPicture(bytes)).rejects.toMatchObject({ code: 'picture/too-many-pixels' })
})

test('what moves is refused: WebP with frames, PNG with frames, a sequence of AVIF', async () => {
  const frames = sharp(Buffer.from([255, 0, 0, 0, 255, 0]), {
    raw: { width: 1, height: 2, channels: 3, pageHeight: 1 },
  })
  const webp = await frames.webp({ loop: 0, delay: [100, 100] }).toBuffer()
  const png = await aPicture('png')
  const at = png.indexOf('IDAT') - 4
  const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1')
  const apng = Buffer.concat([png.subarray(0, at), control, png.subarray(at)])
  const avif = await aPicture('avif')
  avif.write('avis', 8, 'latin1')
  for (const moving of [webp, apng, avif]) {
    await expect(readPicture(moving)).rejects.toMatchObject({ code: 'picture/animated' })
  }
})

test('each width is made in three formats, and none is made larger', async () => {
  const made = await renditions(await readPicture(await aPicture('png', 800, 400)))
  expect(made.map(({ width, ending }) => `${width}.${ending}`)).toEqual(
    [320, 640, 800].flatMap((width) => [`${width}.avif`, `${width}.webp`, `${width}.jpg`]),
  )
  for (const { width, ending, bytes } of made) {
    const found = await sharp(bytes).metadata()
    expect(found).toMatchObject({ width, height: width / 2 })
    expect(found.format).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[ending])
  }
})

test('where and when a photo was taken goes out with nothing, and it stands upright', async () => {
  const exif = { IFD0: { Make: 'Kamera', Copyright: 'Seseorang' }, IFD3: { GPSLatitude: '6/1' } }
  const turned = await halves()
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge(exif)
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .toBuffer()
  expect((await sharp(turned).metadata()).exif).toBeDefined()
  const picture = await readPicture(turned)
  expect(picture).toMatchObject({ width: 200, height: 400 })
  for (const { bytes } of await renditions(picture, [100])) {
    const found = await sharp(bytes).metadata()
    expect(found).toMatchObject({ width: 100, height: 200 })
    expect(found).not.toHaveProperty('exif')
    expect(found).not.toHaveProperty('xmp')
    expect(found).not.toHaveProperty('orientation')
    // After a quarter turn to the right the red half is on top.
    const top = { left: 0, top: 0, width: 100, height: 90 }
    const { dominant } = await sharp(await sharp(bytes).extract(top).png().toBuffer()).stats()
    expect(dominant.r).toBeGreaterThan(200)
  }
})

test('the same picture is kept once, found under its names, and gone when it is removed', async () => {
  const { files, puts } = await aStore()
  const bytes = await aPicture('png', 800, 400)
  const kept = await keepPicture(files, bytes, { widths: [320, 640] })
  expect(kept).toMatchObject({ width: 640, height: 320, widths: [320, 640] })
  expect(kept.key).toMatch(/^gambar\/[0-9a-f]{32}$/)
  expect(v.is(keptPictureSchema, kept)).toBe(true)
  expect(pictureSet(kept, 'webp')).toBe(`/${kept.key}-320.webp 320w, /${kept.key}-640.webp 640w`)
  expect(puts).toHaveLength(6)
  expect(await keepPicture(files, bytes, { widths: [320, 640] })).toEqual(kept)
  expect(puts).toHaveLength(6)
  for (const key of puts) expect(await files.get(key)).not.toBeNull()
  await removePicture(files, kept)
  for (const key of puts) expect(await files.get(key)).toBeNull()
})

test('other widths and other folders are other files', async () => {
  const { files } = await aStore()
  const bytes = await aPicture()
  const one = await keepPicture(files, bytes, { widths: [100] })
  const other = await keepPicture(files, bytes, { widths: [200] })
  const own = await keepPicture(files, bytes, { widths: [100], folder: 'foto/seseorang' })
  expect(new Set([one.key, other.key, own.key]).size).toBe(3)
  expect(own.key).toMatch(/^foto\/seseorang\//)
})
