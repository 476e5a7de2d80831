import * as v from 'valibot'
import { type DonorBank, donorBankForm, donorBankOf } from '#features/donor-bank/donor-bank.ts'
import { boundedText } from '#platform/text/form-text.ts'

/** The answer that shows a whole account once. */
export type OpenedBank = { donorBank: DonorBank }

/** The fields of a donor's account in a proposal; they may all be empty. */
export const typedBank = {
  tujuanBank: v.optional(v.string(), ''),
  tujuanNomor: v.optional(v.string(), ''),
  tujuanNama: v.optional(v.string(), ''),
}

type Typed = { tujuanBank: string; tujuanNomor: string; tujuanNama: string }

/** A form whose donor's account is whole or empty. */
export function wholeOrEmpty<T extends Typed>() {
  return v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed || isEmpty(dataset.value)) return
    const input = dataset.value
    for (const { message, path } of v.safeParse(donorBankForm, fieldsOf(input)).issues ?? []) {
      const key = names[String(path?.[0]?.key) as keyof typeof names]
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: '' }] })
    }
  })
}

const names = { bank: 'tujuanBank', nomor: 'tujuanNomor', pemilik: 'tujuanNama' } as const

/** The account that was typed; undefined for empty fields. */
export function bankTyped(typed: Typed): DonorBank | undefined {
  if (isEmpty(typed)) return undefined
  return donorBankOf(v.parse(donorBankForm, fieldsOf(typed)))
}

function isEmpty({ tujuanBank, tujuanNomor, tujuanNama }: Typed): boolean {
  return !tujuanBank && !tujuanNomor.trim() && !tujuanNama.trim()
}

function fieldsOf({ tujuanBank: bank, tujuanNomor: nomor, tujuanNama: pemilik }: Typed) {
  return { bank, nomor, pemilik }
}

/** Why somebody looks at the whole account. */
export const lookForm = v.object({
  keperluan: boundedText('Tuliskan keperluannya, minimal 10 huruf.', 10, 500),
})
