import { PUBLIC_PICTURES } from './picture.ts'

/** The folder of logos. A receipt keeps the key of the logo of its day, so their files are never removed. */
export const LOGOS = `${PUBLIC_PICTURES}/logo`

/** The size of a logo stands in its name, so that a page leaves room for it before it has loaded. */
const KEY = /^gambar\/logo\/[0-9a-f]{32}-(\d{1,4})x(\d{1,4})\.png$/

/** True for the key of a stored logo. */
export function isLogoKey(key: string): boolean {
  return KEY.test(key)
}

/** The width and height of a logo by its key; undefined for any other key. */
export function logoSize(key: string): { width: number; height: number } | undefined {
  const [, width, height] = KEY.exec(key) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : undefined
}
