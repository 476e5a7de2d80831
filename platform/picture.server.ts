import { createHash } from 'node:crypto'
import { type FileStore, fileTypes } from './outside/file-store.ts'
import {
  type KeptPicture,
  LARGEST_PICTURE,
  type PictureEnding,
  pictureEndings,
  pictureFile,
  PUBLIC_PICTURES,
} from './picture.ts'
import { PictureRefused } from './picture-refused.ts'
import { inTurn, openSharp } from './sharp.server.ts'

const MOST_PIXELS = 40_000_000
const LONGEST_SIDE = 16_000
const WIDTHS = [320, 640, 960, 1280]
/** Part of every name: a change of the encoding makes new files. */
const RECIPE = 1
const PAPER = '#fbf8f3'

/** An uploaded file that was checked: a picture, with its upright size. */
export type ReadPicture = { bytes: Buffer; width: number; height: number; colour: string }

export type Rendition = { width: number; ending: PictureEnding; bytes: Buffer }

/**
 * Checks an uploaded picture by its content, never by its name. Refuses with PictureRefused a file that is not JPEG,
 * PNG, WebP or AVIF, is over 8 MB or 40 megapixels, is animated, or cannot be read to its end.
 */
export async function readPicture(bytes: Buffer): Promise<ReadPicture> {
  if (bytes.length > LARGEST_PICTURE) throw new PictureRefused('too-large')
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
  return { bytes, width, height, colour: await averageOf(bytes) }
}

/** The upright picture in each width, never enlarged, without camera metadata. */
export async function renditions(
  picture: ReadPicture,
  wanted: readonly number[] = WIDTHS,
): Promise<Rendition[]> {
  const sharp = await openSharp()
  const made: Rendition[] = []
  for (const width of widthsOf(picture, wanted)) {
    const { data, info } = await inTurn(() =>
      sharp(picture.bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
        .autoOrient()
        .resize({ width, withoutEnlargement: true })
        .raw()
        .toBuffer({ resolveWithObject: true }),
    )
    for (const ending of pictureEndings) {
      const image = sharp(data, { raw: info })
      made.push({ width, ending, bytes: await inTurn(() => encoders[ending](image)) })
    }
  }
  return made
}

type PictureOptions = {
  /** A folder of the store; only PUBLIC_PICTURES is public. */
  folder?: string
  widths?: readonly number[]
}

/**
 * Reads a picture, stores it in every width and format, and answers what a row should hold. The same bytes give the
 * same keys, and existing files are not made again. Refuses as readPicture does.
 */
export async function keepPicture(
  files: FileStore,
  bytes: Buffer,
  { folder = PUBLIC_PICTURES, widths: wanted = WIDTHS }: PictureOptions = {},
): Promise<KeptPicture> {
  const picture = await readPicture(bytes)
  const widths = widthsOf(picture, wanted)
  const key = `${folder}/${nameOf(bytes, widths)}`
  const width = widths.at(-1) as number
  const height = Math.max(1, Math.round((picture.height * width) / picture.width))
  const kept = { key, width, height, widths, colour: picture.colour }
  // The last file is written last: if it exists, all exist.
  const last = pictureFile(key, width, pictureEndings[pictureEndings.length - 1] as PictureEnding)
  if (await files.get(last)) return kept
  for (const rendition of await renditions(picture, wanted)) {
    const type = fileTypes[rendition.ending] as string
    await files.put(pictureFile(key, rendition.width, rendition.ending), {
      bytes: rendition.bytes,
      type,
    })
  }
  return kept
}

/** Removes every file of a picture. Two rows with the same bytes in one folder share them: check before. */
export async function removePicture(
  files: FileStore,
  { key, widths }: Pick<KeptPicture, 'key' | 'widths'>,
): Promise<void> {
  // Backwards, so that files left after a crash never look complete.
  for (const width of widths.toReversed()) {
    for (const ending of pictureEndings.toReversed()) {
      await files.remove(pictureFile(key, width, ending))
    }
  }
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

function widthsOf({ width }: { width: number }, wanted: readonly number[]): number[] {
  const widest = Math.min(width, Math.max(...wanted))
  return [...new Set([...wanted.filter((each) => each < widest), widest])].sort((a, b) => a - b)
}

function nameOf(bytes: Buffer, widths: number[]): string {
  const recipe = `${RECIPE} ${widths.join(' ')}`
  return createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 32)
}

/** Reads every pixel, so that a truncated picture is noticed here and not during scaling. */
async function averageOf(bytes: Buffer): Promise<string> {
  const sharp = await openSharp()
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const
  try {
    const pixel = await inTurn(() =>
      sharp(bytes, options)
        .flatten({ background: PAPER })
        .toColourspace('srgb')
        .resize(1, 1, { fit: 'fill', kernel: 'cubic' })
        .raw()
        .toBuffer(),
    )
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

/** The brands of an ISO media file. */
function brandsOf(bytes: Buffer): string[] {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return []
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 128)
  return bytes.toString('latin1', 8, end).match(/.{4}/gs) ?? []
}

/** A sequence of AVIF pictures, or a PNG with an animation control chunk before its first pixels. */
function isMoving(bytes: Buffer): boolean {
  if (brandsOf(bytes)[0] === 'avis') return true
  if (bytes[0] !== 0x89) return false
  const pixels = bytes.indexOf('IDAT')
  return bytes.subarray(0, pixels < 0 ? bytes.length : pixels).includes('acTL')
}
