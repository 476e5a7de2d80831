import type { KeptPicture } from '#platform/picture/picture.ts'

/** What must stay visible when a picture is cut: percent from its left and from its upper edge. */
export type FocusPoint = { x: number; y: number }

export type MediaPicture = {
  id: string
  version: number
  picture: KeptPicture
  alt: string
  credit: string
  licence: string
  focus: FocusPoint
  madeBy: string
  madeAt: Date
}

/** A picture of the library as visitors see it. */
export type ShownPicture = KeptPicture & { alt: string; credit: string; focus: FocusPoint }

/** Under which terms a picture may be shown. */
export const pictureLicences = {
  sendiri: 'Milik lembaga',
  izin: 'Dengan izin pemotret',
  'cc-by': 'Creative Commons BY',
  'cc-by-sa': 'Creative Commons BY-SA',
  cc0: 'Domain publik (CC0)',
} as const

export type PictureLicence = keyof typeof pictureLicences

export const pictureLicenceNames = Object.keys(pictureLicences) as [
  PictureLicence,
  ...PictureLicence[],
]

/** One place where a picture is shown: its kind in words, its name, and where staff edit it. */
export type PictureUse = { kind: string; title: string; address: string }

/** The keys of library pictures that a text shows. */
export function keysIn(html: string): string[] {
  const found = html.matchAll(/\ssrc="\/(gambar\/[\w-]+)-\d+\.(?:avif|webp|jpg)"/g)
  return [...new Set([...found].map(([, key]) => key as string))]
}
