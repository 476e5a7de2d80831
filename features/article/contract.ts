import * as v from 'valibot'
import { keptPictureSchema } from '#platform/picture/picture-schema.ts'
import { categorySlugs, SLUG } from './article.ts'

const MOST_PAGES = 500

export const articleListQuery = v.object({
  page: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,2}$/, `Halaman adalah 1 sampai ${MOST_PAGES}.`),
      v.transform(Number),
      v.maxValue(MOST_PAGES, `Halaman adalah 1 sampai ${MOST_PAGES}.`),
    ),
  ),
  category: v.optional(v.picklist(categorySlugs, 'Kategori tidak dikenal.')),
  q: v.optional(v.pipe(v.string(), v.maxLength(64, 'Paling banyak 64 huruf.'))),
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^([1-9]|[1-4]\d|50)$/, 'Jumlah per halaman adalah 1 sampai 50.'),
      v.transform(Number),
    ),
  ),
})

export const articleParam = v.object({ slug: v.pipe(v.string(), v.regex(SLUG)) })

const coverBody = v.object({
  motif: v.string(),
  place: v.string(),
  palette: v.string(),
  seed: v.number(),
})
const moment = v.pipe(v.string(), v.isoTimestamp())

const cardBody = v.object({
  slug: v.string(),
  title: v.string(),
  summary: v.string(),
  category: v.object({ slug: v.string(), name: v.string() }),
  author: v.string(),
  cover: coverBody,
  /** The photograph that replaces the cover; its files are `/{key}-{width}.avif`, `.webp` and `.jpg`. */
  picture: v.nullable(v.object({ ...keptPictureSchema.entries, alt: v.string() })),
  isFeatured: v.boolean(),
  publishedAt: moment,
  /** Minutes. */
  readingTime: v.pipe(v.number(), v.integer()),
})

const wholeBody = v.object({
  ...cardBody.entries,
  /** Cleaned HTML. */
  body: v.string(),
  changedAt: moment,
  campaign: v.nullable(v.string()),
  related: v.array(cardBody),
})

export const articleListResponse = v.object({
  data: v.array(cardBody),
  page: v.number(),
  pages: v.number(),
  total: v.number(),
})
export const articleResponse = v.object({ data: wholeBody })

export type ArticleCardBody = v.InferOutput<typeof cardBody>

const text = (most: number, what: string) =>
  v.pipe(
    v.string(`${what} belum ditulis.`),
    v.trim(),
    v.minLength(1, `${what} belum ditulis.`),
    v.maxLength(most, `${what} paling banyak ${most} huruf.`),
  )

/** An article as staff write it; `body` is HTML of any origin, cleaned when it is saved. */
export const articleInput = v.object({
  slug: v.pipe(
    v.string('Alamat belum ditulis.'),
    v.regex(SLUG, 'Alamat memakai 3–100 huruf kecil, angka, dan tanda hubung.'),
  ),
  title: text(120, 'Judul'),
  summary: text(300, 'Ringkasan'),
  category: v.picklist(categorySlugs, 'Pilih kategori.'),
  author: text(80, 'Penulis'),
  body: text(100_000, 'Isi artikel'),
  /** The light and seed of the cover; `coverWords` tell what it shows. */
  cover: v.object({ motif: v.string(), palette: v.string(), seed: v.number() }),
  coverWords: v.optional(v.pipe(v.string(), v.maxLength(120, 'Paling banyak 120 huruf.'))),
  picture: v.optional(
    v.object({ ...keptPictureSchema.entries, alt: text(200, 'Keterangan gambar') }),
  ),
  campaignSlug: v.optional(v.string()),
  isFeatured: v.optional(v.boolean()),
})

export type ArticleInput = v.InferInput<typeof articleInput>
