import * as v from 'valibot'
import { donorEmail, donorPhone, printedName, typedTaxId } from '#features/donation/donor-schema.ts'
import { goodsUnits, parseQuantity } from '#features/voucher/goods/quantity.ts'
import { isDay } from '#platform/time/jakarta.ts'
import { rupiah } from '#platform/money/money.ts'
import { rupiahOf, textOf } from '#platform/text/form-text.ts'
import { isPrintable } from '#platform/text/paper-letters.ts'
import { typedLine } from '#platform/text/typed-text.ts'

const sum = rupiahOf('Tulis rupiah bulat di atas nol, contoh 100.000.')

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

const nothing = v.pipe(
  v.optional(v.string(), ''),
  v.transform(typedLine),
  v.literal(''),
  v.transform(() => undefined),
)

/** A sum that may be left empty. */
export const optionalSum = v.union(
  [
    nothing,
    v.pipe(
      v.string(),
      v.literal('0'),
      v.transform(() => rupiah(0)),
    ),
    sum,
  ],
  'Tulis rupiah bulat, contoh 7.000.',
)

const printed = (what: string, most: number) =>
  v.pipe(textOf(what, most), v.check(isPrintable, 'Tulis dengan huruf Latin agar dapat dicetak.'))

/** What was given in kind; its sum is the fair value. */
export const goodsForm = v.object({
  account: v.picklist(['1181', '1182'], 'Pilih jenisnya.'),
  thing: printed('Nama barangnya', 60),
  quantity: v.pipe(
    v.string(),
    v.transform(parseQuantity),
    v.number('Tulis banyaknya dengan angka, contoh 1.000 atau 12,5.'),
    v.minValue(1, 'Banyaknya harus di atas nol.'),
  ),
  unit: v.picklist(goodsUnits, 'Pilih satuannya.'),
  store: textOf('Gudangnya', 60),
  basis: printed('Sumber nilainya', 100),
})

/** What stands on the paper of whoever gave no name. */
export const NAMELESS = 'Hamba Allah'
