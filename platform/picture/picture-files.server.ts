import { brandsOf, HEIC_WORDS, isHeic } from './heic.ts'
import { type PictureEnding, pictureEndings } from './picture.ts'
import { PictureRefused } from './picture-refused.ts'
import { openSharp } from './sharp.server.ts'

const MOST_PIXELS = 40_000_000
const LONGEST_SIDE = 16_000
const PAPER = '#fbf8f3'

/** The upright size of a picture, and its average colour. */
export type PictureSize = { width: number; height: number; colour: string }

export type Rendition = { width: number; ending: PictureEnding; bytes: Buffer }

/**
 * Checks a picture by its content, never by its name; runs in a worker. Refuses with PictureRefused a file that is not
 * JPEG, PNG, WebP or AVIF, is over 40 megapixels, is animated, or cannot be read to its end.
 */
export async function pictureSize(bytes: Buffer): Promise<PictureSize> {
  if (isHeic(bytes)) throw new PictureRefused('unsupported', HEIC_WORDS)
  if (!isKnown(bytes)) throw new PictureRefused('unsupported')
  if (isMoving(bytes)) throw new PictureRefused('animated')
  const sharp = await openSharp()
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!found) throw new PictureRefused('broken')
  if (found.format === 'heif' && found.compression !== 'av1') {
    throw new PictureRefused('unsupported')
  }
  if ((found.pages ?? 1) > 1) throw new PictureRefused('animated')
  const { width, height } = found.autoOrient
  if (width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_SIDE) {
    throw new PictureRefused('too-many-pixels')
  }
  return { width, height, colour: await averageOf(bytes) }
}

/** The upright picture in one width, never enlarged, in every format, without camera metadata; runs in a worker. */
export async function renditionsAt(bytes: Buffer, width: number): Promise<Rendition[]> {
  const sharp = await openSharp()
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const made: Rendition[] = []
  for (const ending of pictureEndings) {
    const image = sharp(data, { raw: info })
    made.push({ width, ending, bytes: await encoders[ending](image) })
  }
  return made
}

type Pipeline = ReturnType<Awaited<ReturnType<typeof openSharp>>>

/** AVIF with little effort: a third of the time for a tenth more bytes. */
const encoders: Record<PictureEnding, (image: Pipeline) => Promise<Buffer>> = {
  avif: (image) => image.avif({ quality: 52, effort: 2 }).toBuffer(),
  webp: (image) => image.webp({ quality: 76 }).toBuffer(),
  jpg: (image) =>
    image
      .flatten({ background: PAPER })
      .jpeg({ quality: 78, mozjpeg: true, progressive: true })
      .toBuffer(),
}

/** Reads every pixel, so that a truncated picture is noticed here and not during scaling. */
async function averageOf(bytes: Buffer): Promise<string> {
  const sharp = await openSharp()
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const
  try {
    const pixel = await sharp(bytes, options)
      .flatten({ background: PAPER })
      .toColourspace('srgb')
      .resize(1, 1, { fit: 'fill', kernel: 'cubic' })
      .raw()
      .toBuffer()
    return `#${pixel.subarray(0, 3).toString('hex').padEnd(6, pixel.subarray(0, 1).toString('hex'))}`
  } catch {
    throw new PictureRefused('broken')
  }
}

function isKnown(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, 12)
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    /^RIFF....WEBP/s.test(head) ||
    brandsOf(bytes).some((brand) => brand === 'avif' || brand === 'avis')
  )
}

/** A sequence of AVIF pictures, or a PNG with an animation control chunk before its first pixels. */
function isMoving(bytes: Buffer): boolean {
  if (brandsOf(bytes)[0] === 'avis') return true
  if (bytes[0] !== 0x89) return false
  const pixels = bytes.indexOf('IDAT')
  return bytes.subarray(0, pixels < 0 ? bytes.length : pixels).includes('acTL')
}
