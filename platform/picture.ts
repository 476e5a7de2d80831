/**
 * A picture that is kept in several widths and formats, as a row or an answer names it. `key` is the beginning of its
 * files' keys, `width` and `height` are those of the widest, `colour` is '#rrggbb' to be shown until it is there.
 */
export type KeptPicture = {
  key: string
  width: number
  height: number
  widths: number[]
  colour: string
}

/** Best first: a browser takes the first it knows, and everyone knows the last. */
export const pictureEndings = ['avif', 'webp', 'jpg'] as const
export type PictureEnding = (typeof pictureEndings)[number]

/** The public pictures: what is kept under this folder is answered to everyone at the same path. */
export const PUBLIC_PICTURES = 'gambar'

/** Bytes of the largest file that is taken. */
export const LARGEST_PICTURE = 8 * 1024 * 1024

/** The key of one file of a picture. The address of a public one is a slash and the key. */
export function pictureFile(key: string, width: number, ending: PictureEnding): string {
  return `${key}-${width}.${ending}`
}

/** Addresses of a public picture with their widths, for srcset. */
export function pictureSet({ key, widths }: KeptPicture, ending: PictureEnding): string {
  return widths.map((width) => `/${pictureFile(key, width, ending)} ${width}w`).join(', ')
}
