import { createHash } from 'node:crypto'
import { readInWorker } from '../files/read-in-worker.server.ts'
import { type FileStore, fileTypes } from '../outside/files/file-store.ts'
import {
  type KeptPicture,
  LARGEST_PICTURE,
  type PictureEnding,
  pictureEndings,
  pictureFile,
  PUBLIC_PICTURES,
} from './picture.ts'
import type { PictureSize, Rendition } from './picture-files.server.ts'
import { PictureRefused } from './picture-refused.ts'

const WIDTHS = [320, 640, 960, 1280]
/** Part of every name: a change of the encoding makes new files. */
const RECIPE = 1

/** An uploaded file that was checked: a picture, with its upright size. */
export type ReadPicture = PictureSize & { bytes: Buffer }

/** Checks an uploaded picture in a worker. Refuses one over 8 MB, and as `pictureSize` does. */
export async function readPicture(bytes: Buffer): Promise<ReadPicture> {
  if (bytes.length > LARGEST_PICTURE) throw new PictureRefused('too-large')
  return { bytes, ...(await readInWorker('picture', bytes)) }
}

/** The upright picture in each width, never enlarged, without camera metadata. */
export async function renditions(
  picture: ReadPicture,
  wanted: readonly number[] = WIDTHS,
): Promise<Rendition[]> {
  const made: Rendition[] = []
  for (const width of widthsOf(picture, wanted)) {
    made.push(...(await readInWorker('rendition', picture.bytes, { width })))
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
  const stored = { key, width, height, widths, colour: picture.colour }
  // The last file is written last: if it exists, all exist.
  const last = pictureFile(key, width, pictureEndings[pictureEndings.length - 1] as PictureEnding)
  if (await files.get(last)) return stored
  for (const rendition of await renditions(picture, wanted)) {
    const type = fileTypes[rendition.ending] as string
    await files.put(pictureFile(key, rendition.width, rendition.ending), {
      bytes: rendition.bytes,
      type,
    })
  }
  return stored
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

function widthsOf({ width }: { width: number }, wanted: readonly number[]): number[] {
  const widest = Math.min(width, Math.max(...wanted))
  return [...new Set([...wanted.filter((each) => each < widest), widest])].sort((a, b) => a - b)
}

function nameOf(bytes: Buffer, widths: number[]): string {
  const recipe = `${RECIPE} ${widths.join(' ')}`
  return createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 32)
}
