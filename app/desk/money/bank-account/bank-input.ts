import * as v from 'valibot'
import type { DeskChoice } from '#app/desk/ui/form.tsx'

/** An account of the ledger that several bank accounts share, and those as a choice. */
export type BankChoice = { account: string; choices: DeskChoice[] }

/** One bank account, or none. */
const bankInput = v.optional(v.union([v.literal(''), v.pipe(v.string(), v.uuid())]), '')

/** What `bankFields` asks: the bank accounts that a form names, one for each account of the ledger at most. */
export const banksInput = v.pipe(
  v.object({
    rekening1121: bankInput,
    rekening1122: bankInput,
    rekening1123: bankInput,
    rekening1124: bankInput,
    rekening1125: bankInput,
  }),
  v.transform((typed) => ({ banks: Object.values(typed).filter((id) => id !== '') })),
)
