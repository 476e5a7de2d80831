import * as v from 'valibot'
import { isDay } from '#platform/time/jakarta.ts'

/** A version of a page as its form sends it; the use case checks the words. */
export const pageForm = v.object({
  title: v.string(),
  summary: v.string(),
  body_html: v.string(),
  changeSummary: v.string(),
  code: v.optional(v.string(), ''),
  effectiveOn: v.union([v.literal(''), v.pipe(v.string(), v.check(isDay))], 'Pilih tanggal.'),
})
