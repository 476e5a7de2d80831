import * as v from 'valibot'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { bankFields } from '../bank-account/bank-fields.tsx'
import { type BankChoice, banksInput } from '../bank-account/bank-input.ts'
import { PressForm } from '#app/desk/ui/acts.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'

const fund = v.picklist(['Z', 'IT', 'IU', 'W', 'A', 'D', 'N'], 'Dana ini tidak dikenal.')

/** What the form sends. */
export const interFundInput = v.intersect([v.object({ satu: fund, lain: fund }), banksInput])

type Props = { between: readonly [Fund, Fund]; banks: readonly BankChoice[] }

/** Asks to settle what two funds owe each other: one press, with the bank accounts where there is a choice. */
export function InterFundForm({ between: [one, other], banks }: Props) {
  const submit = 'Ajukan pelunasan'
  if (banks.length === 0) {
    return (
      <PressForm act="lunasi" fields={{ satu: one, lain: other }} look="primary">
        {submit}
      </PressForm>
    )
  }
  return (
    <DeskForm
      act="lunasi"
      submit={submit}
      refused={null}
      fields={{
        satu: field.hidden(one),
        lain: field.hidden(other),
        ...bankFields(banks, 'Lewat rekening'),
      }}
    />
  )
}
