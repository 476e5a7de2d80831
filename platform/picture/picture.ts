import { largestFile } from '../files/upload.ts'

/**
 * A picture stored in several widths and formats, as in a row or an answer. `key` is the prefix of its files' keys,
 * `width` and `height` are those of the widest, `colour` is the '#rrggbb' shown until it has loaded.
 */
export type KeptPicture = {
  key: string
  width: number
  height: number
  widths: number[]
  colour: string
}

/** Best first: a browser takes the first it supports, and all support the last. */
export const pictureEndings = ['avif', 'webp', 'jpg'] as const
export type PictureEnding = (typeof pictureEndings)[number]

/** The folder of public pictures: its files are served to everyone at the same path. */
export const PUBLIC_PICTURES = 'gambar'

/** The largest accepted file, in bytes. */
export const LARGEST_PICTURE = largestFile.picture

/** The key of one file of a picture. The address of a public one is a slash and the key. */
export function pictureFile(key: string, width: number, ending: PictureEnding): string {
  return `${key}-${width}.${ending}`
}

/** Addresses of a public picture with their widths, for srcset. */
export function pictureSet({ key, widths }: KeptPicture, ending: PictureEnding): string {
  return widths.map((width) => `/${pictureFile(key, width, ending)} ${width}w`).join(', ')
}
