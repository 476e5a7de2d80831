import * as v from 'valibot'
import { columnUses } from '#features/payout-report/report-columns.ts'
import type { ReportMapping, StatusMeaning } from '#platform/db/schema/schema-payout.ts'
import { rupiahOf } from '#platform/text/form-text.ts'

const column = v.optional(v.pipe(v.string(), v.regex(/^\d{0,2}$/, 'Pilih kolomnya.')), '')
const tick = v.optional(v.string(), '')

/** As many words of a status as one page asks. */
const places = Array.from({ length: 10 }, (_, at) => at)

/** The names of the fields that ask what a word of the status means. */
export const statusFields = (at: number) => ({ word: `kata${at}`, meaning: `arti${at}` }) as const

const word = v.optional(v.pipe(v.string(), v.maxLength(60)), '')
const meaning = v.optional(v.picklist(['', 'settled', 'open', 'back'], 'Pilih artinya.'), '')

/** The columns of a report, and what it does not tell. */
export const mappingForm = v.object({
  judul: v.pipe(v.string(), v.regex(/^\d{1,2}$/, 'Isi nomor baris judul.')),
  ...Object.fromEntries(columnUses.map((use) => [use, column])),
  ...Object.fromEntries(places.map((at) => [statusFields(at).word, word])),
  ...Object.fromEntries(places.map((at) => [statusFields(at).meaning, meaning])),
  semuaCair: tick,
  tanpaBiaya: tick,
})

/** What the form says, as the use case takes it. */
export function chosenMapping(input: object): ReportMapping {
  const texts = input as Readonly<Record<string, string>>
  const columns = columnUses.flatMap((use) => (texts[use] ? [[use, Number(texts[use])]] : []))
  const statuses = places.flatMap((at) => {
    const { word: name, meaning: meaningName } = statusFields(at)
    return texts[name] ? [[texts[name], (texts[meaningName] || null) as StatusMeaning | null]] : []
  })
  return {
    headRow: Math.max(0, Number(texts['judul']) - 1),
    columns: Object.fromEntries(columns),
    ...(statuses.length > 0 && { statuses: Object.fromEntries(statuses) }),
    ...(texts['semuaCair'] && { allSettled: true as const }),
    ...(texts['tanpaBiaya'] && { noFees: true as const }),
  }
}

/** What the bank received of a payout. */
export const received = rupiahOf('Isi jumlah yang masuk ke rekening, contoh 1.500.000.', {
  least: 0,
})
