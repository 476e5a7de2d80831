import * as v from 'valibot'
import type { ShownPicture } from '#features/media/media.ts'
import { textOf } from '#platform/text/form-text.ts'

/** How many pictures a report has at most. */
export const MOST_REPORT_PICTURES = 8

/** How many reports of a campaign its page shows. */
export const SHOWN_REPORTS = 12

/**
 * What in a text leads to one person: a mobile number, an identity number or an email address. Names cannot be told;
 * for those people answer whether everybody agreed.
 */
export function personalIn(text: string): string | undefined {
  if (/[\w.+-]+@[\w-]+\.\w/.test(text)) return 'alamat e-mail'
  const digits = text.replaceAll(/(?<=\d)[ .-](?=\d)/g, '')
  if (/(?<!\d)\d{16}(?!\d)/.test(digits)) return 'nomor identitas'
  if (/(\+62|(?<!\d)62|(?<!\d)0)8\d{7,11}(?!\d)/.test(digits)) return 'nomor HP'
  return undefined
}

function publicText(what: string, most: number, options: { isOptional?: boolean } = {}) {
  return v.pipe(
    textOf(what, most, options),
    v.rawCheck(({ dataset, addIssue }) => {
      const found = dataset.typed ? personalIn(dataset.value) : undefined
      if (found)
        addIssue({ message: `${what} memuat ${found}. Hapus dahulu: ini dibaca siapa saja.` })
    }),
  )
}

/** A report of a disbursement as its form sends it. */
export const disbursementReportForm = v.object({
  version: v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'Muat ulang halaman ini.'), v.transform(Number)),
  penerima: publicText('Penerima', 120, { isOptional: true }),
  cerita: publicText('Cerita', 4_000),
  orang: v.picklist(
    ['none', 'consented'],
    'Jawab dahulu: adakah orang yang dapat dikenali, dan sudahkah semuanya setuju?',
  ),
  unit: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^$|^[1-9]\d{0,6}$/, 'Tulis jumlahnya dengan angka, misalnya 420.'),
      v.transform((typed) => (typed === '' ? null : Number(typed))),
    ),
  ),
})

export type DisbursementReportForm = v.InferOutput<typeof disbursementReportForm>

/** What is said of a picture within a report. */
export const captionForm = publicText('Keterangan', 160, { isOptional: true })

/** The paragraphs of a typed text: blank lines part them. */
export function paragraphsIn(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
}

export type ReportPicture = { id: string; caption: string; picture: ShownPicture }

/** '420 mushaf'. */
export type ThingsArrived = { count: number; name: string }

/** A published report as visitors see it. */
export type PublicReport = {
  id: string
  paidAt: Date
  amount: number
  /** The purpose, and the account's name in the books. */
  description: string
  use: string
  beneficiaries: number
  /** What a wakaf by units became. */
  became: ThingsArrived | null
  recipient: string
  paragraphs: string[]
  pictures: ReportPicture[]
  /** The published paper that proves it. */
  document: 'pdf' | 'jpg' | null
}
