import type { FileStore } from '#platform/outside/files/file-store.ts'
import { type KeptPicture, pictureFile } from '#platform/picture/picture.ts'
import type { CardPhoto } from './cards.ts'

/** Wide enough for the frame of a card, at twice its side for pictures that are cut. */
const WIDE_ENOUGH = 1_080

type Shown = KeptPicture & { focus?: { x: number; y: number } | undefined }

/** A stored picture for a card; undefined when its file is gone. */
export async function cardPhoto(files: FileStore, picture: Shown): Promise<CardPhoto | undefined> {
  const { key, width, height, widths, focus = { x: 50, y: 50 } } = picture
  const chosen = widths.find((each) => each >= WIDE_ENOUGH) ?? width
  const file = await files.get(pictureFile(key, chosen, 'jpg'))
  if (!file) return undefined
  return {
    url: `data:${file.type};base64,${file.bytes.toString('base64')}`,
    width: chosen,
    height: (height * chosen) / width,
    focus,
  }
}
