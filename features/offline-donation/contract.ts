import * as v from 'valibot'
import { donorEmail, donorPhone, printedName, typedTaxId } from '#features/donation/donor-schema.ts'
import { isDay } from '#platform/time/jakarta.ts'
import { parseRupiah, type Rupiah } from '#platform/money/money.ts'
import { typedLine } from '#platform/text/typed-text.ts'

const sum = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): Rupiah => {
    const parsed = parseRupiah(dataset.value)
    if (parsed.ok && parsed.value > 0) return parsed.value
    addIssue({ message: 'Tulis rupiah bulat di atas nol, contoh 100.000.' })
    return NEVER
  }),
)

const name = v.union([
  v.pipe(
    v.string(),
    v.transform(typedLine),
    v.literal('', 'Tulis namanya, atau kosongkan bagi Hamba Allah.'),
  ),
  printedName('Tulis namanya, atau kosongkan bagi Hamba Allah.'),
])

/** A gift in cash as its form or a row of a sheet gives it. An empty name is Hamba Allah. */
export const offlineDonationForm = v.object({
  program: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,120}$/, 'Pilih programnya.')),
  sum,
  day: v.pipe(v.string(), v.check(isDay, 'Tanggal tidak dikenal.')),
  name,
  phone: donorPhone,
  email: donorEmail,
  taxId: typedTaxId,
  reference: v.optional(
    v.pipe(v.string(), v.transform(typedLine), v.maxLength(60, 'Paling panjang 60 huruf.')),
    '',
  ),
})

export type OfflineDonation = v.InferOutput<typeof offlineDonationForm>

/** What stands on the paper of whoever gave no name. */
export const NAMELESS = 'Hamba Allah'
