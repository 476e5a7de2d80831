import { createHash } from 'node:crypto'
import type { FileStore } from '../outside/files/file-store.ts'
import { isLogoKey, LOGOS } from './logo.ts'
import { readPicture } from './picture.server.ts'
import { InvalidInput } from '../refusal.ts'
import { inTurn, openSharp } from './sharp.server.ts'

/** Large enough for paper and small enough for every page. */
const BOX = { width: 640, height: 256 }
const SMALLEST_SIDE = 64
const MOST_BYTES = 2 * 1024 * 1024

/**
 * Checks an uploaded logo by its content, stores it as a PNG without anything else that was in the file, and answers
 * its key. Refuses at `field` what is no PNG or JPEG, and as readPicture does.
 */
export async function keepLogo(files: FileStore, bytes: Buffer, field: string): Promise<string> {
  if (!isPngOrJpeg(bytes))
    refuse(field, 'Logo berupa PNG atau JPEG; SVG dan lainnya tidak diterima.')
  if (bytes.length > MOST_BYTES) refuse(field, 'Logo paling besar 2 MB. Pilih yang lebih kecil.')
  const picture = await readPicture(bytes)
  if (Math.min(picture.width, picture.height) < SMALLEST_SIDE)
    refuse(
      field,
      `Logo ini terlalu kecil: sisi terpendeknya paling sedikit ${SMALLEST_SIDE} piksel.`,
    )
  const sharp = await openSharp()
  const { data, info } = await inTurn(() =>
    sharp(picture.bytes, { failOn: 'error' })
      .autoOrient()
      .resize({ ...BOX, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true }),
  )
  const name = createHash('sha256').update(data).digest('hex').slice(0, 32)
  const key = `${LOGOS}/${name}-${info.width}x${info.height}.png`
  await files.put(key, { bytes: data, type: 'image/png' })
  return key
}

/** The bytes of a logo, or undefined: a paper without it has the product's star. */
export async function readLogo(
  files: Pick<FileStore, 'get'>,
  key: string | undefined,
): Promise<Buffer | undefined> {
  if (!key || !isLogoKey(key)) return undefined
  return (await files.get(key))?.bytes
}

function isPngOrJpeg(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, 8)
  return head === '\x89PNG\r\n\x1a\n' || head.startsWith('\xff\xd8\xff')
}

function refuse(field: string, words: string): never {
  throw new InvalidInput({ [field]: words })
}
