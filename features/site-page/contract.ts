import * as v from 'valibot'
import { textOf } from '#platform/text/form-text.ts'
import { pageSlugs } from './site-page.ts'

export const pageParam = v.object({ slug: v.picklist(pageSlugs) })

export const pageQuery = v.object({
  version: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'Versi adalah bilangan.'), v.transform(Number)),
  ),
})

const moment = v.pipe(v.string(), v.isoTimestamp())
const state = v.picklist(['upcoming', 'current', 'superseded'])

export const pageResponse = v.object({
  data: v.object({
    slug: v.string(),
    version: v.number(),
    /** The name of this version in consents. */
    code: v.nullable(v.string()),
    state,
    title: v.string(),
    summary: v.string(),
    /** Cleaned HTML. */
    body: v.string(),
    changeSummary: v.string(),
    effectiveAt: moment,
    history: v.array(
      v.object({ version: v.number(), state, changeSummary: v.string(), effectiveAt: moment }),
    ),
  }),
})

/** A new version of a page as staff write it. */
export const versionInput = v.object({
  slug: v.picklist(pageSlugs, 'Halaman ini tidak dikenal.'),
  code: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}(-\d{2})?$/, 'Contoh kode: 2026-11.'))),
  title: v.pipe(v.string(), v.trim(), v.minLength(1, 'Judul belum ditulis.'), v.maxLength(120)),
  summary: v.pipe(v.string(), v.trim(), v.minLength(1, 'Ringkasan belum ditulis.')),
  body: v.pipe(v.string(), v.minLength(1, 'Isi belum ditulis.'), v.maxLength(200_000)),
  changeSummary: v.pipe(v.string(), v.trim(), v.minLength(1, 'Tulis apa yang berubah.')),
})

export type VersionInput = v.InferInput<typeof versionInput>

/** A person who holds an office of the institution. */
export const boardInput = v.object({
  board: v.picklist(['pengurus', 'pengawas', 'pengawas-syariah'], 'Pilih majelisnya.'),
  name: textOf('Nama', 120),
  role: textOf('Jabatan', 80),
})
