import * as v from 'valibot'
import { statementColumns } from '#features/bank-statement/file/layouts.ts'
import type { StatementMapping } from '#platform/db/schema/schema-statement.ts'
import { readSen } from '#platform/money/written-sum.ts'

const column = v.optional(v.pipe(v.string(), v.regex(/^\d{0,2}$/, 'Pilih kolomnya.')), '')

const balance = v.optional(
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): number | undefined => {
      if (dataset.value.trim() === '') return undefined
      const read = readSen(dataset.value)
      if (read.ok) return read.value
      addIssue({ message: 'Tulis seperti di rekening koran, contoh 1.250.000,00.' })
      return NEVER
    }),
  ),
)

const columnFields = Object.fromEntries(statementColumns.map((use) => [use, column])) as Record<
  (typeof statementColumns)[number],
  typeof column
>

/** The columns of a file, and what it does not tell. */
export const statementColumnsForm = v.object({
  judul: v.pipe(v.string(), v.trim(), v.regex(/^[1-9]\d?$/, 'Isi nomor baris judul, 1 sampai 99.')),
  ...columnFields,
  urutan: v.optional(v.picklist(['', 'dmy', 'mdy', 'ymd'], 'Pilih urutan tanggalnya.'), ''),
  saldoAwal: balance,
  saldoAkhir: balance,
  tahun: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^(?:20\d\d)?$/, 'Contoh: 2026.')), ''),
})

/** What the form says, as the use case takes it. */
export function chosenColumns(input: v.InferOutput<typeof statementColumnsForm>) {
  const columns: StatementMapping['columns'] = {}
  for (const use of statementColumns) if (input[use] !== '') columns[use] = Number(input[use])
  return {
    mapping: {
      headRow: Number(input.judul) - 1,
      columns,
      ...(input.urutan && { dayOrder: input.urutan }),
    },
    typedFacts: {
      ...(input.saldoAwal !== undefined && { opening: input.saldoAwal }),
      ...(input.saldoAkhir !== undefined && { closing: input.saldoAkhir }),
      ...(input.tahun && { year: Number(input.tahun) }),
    },
  }
}
