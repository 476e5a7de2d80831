import * as v from 'valibot'
import { pictureLicenceNames } from './media.ts'
import { typedSentence } from '#platform/text/typed-text.ts'

const line = (most: number, what: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform(typedSentence),
    v.minLength(1, `${what} belum diisi.`),
    v.maxLength(most, `${what} paling panjang ${most} huruf.`),
  )

const FOCUS = 'Titik fokus adalah 0 sampai 100 persen.'
const percent = v.pipe(
  v.optional(v.string(), '50'),
  v.trim(),
  v.regex(/^(\d|[1-9]\d|100)$/, FOCUS),
  v.transform(Number),
)

/** What staff say of a picture, as a form sends it. */
export const pictureForm = v.object({
  /** The version the form shows; 0 for a new picture. */
  version: v.pipe(
    v.optional(v.string(), '0'),
    v.regex(/^\d{1,9}$/, 'Muat ulang halaman ini.'),
    v.transform(Number),
  ),
  alt: line(200, 'Keterangan gambar'),
  credit: line(120, 'Pemotret atau sumber'),
  licence: v.picklist(pictureLicenceNames, 'Pilih izin pemakaian.'),
  focusX: percent,
  focusY: percent,
})

export type PictureForm = v.InferOutput<typeof pictureForm>
