import * as v from 'valibot'
import { formatRupiah } from '#platform/money/money.ts'
import { boundedText, rupiahOf } from '#platform/text/form-text.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { bankFields } from './bank-fields.tsx'
import { type BankChoice, banksInput } from './bank-input.ts'

const debt = v.object({
  nominal: rupiahOf('Tulis rupiah bulat, contoh 4.440.'),
  untuk: boundedText('Tuliskan kepada siapa dan untuk apa.', 5, 200),
})

/** What the form sends. */
export const debtInput = v.intersect([debt, banksInput])

type Props = { owed: number; banks: readonly BankChoice[] }

/** What the amil owes for fees of wakaf, and the form that pays it. */
export function DebtForm({ owed, banks }: Props) {
  if (owed <= 0) return null
  return (
    <DeskSection
      title="Utang operasional"
      note={`Biaya penyedia atas wakaf ditanggung amil. Belum dibayar: ${formatRupiah(owed)}.`}
    >
      <DeskForm
        act="utang"
        submit="Ajukan pembayaran"
        look="ghost"
        columns={2}
        fields={{
          nominal: field.rupiah('Nominal'),
          untuk: field.text('Kepada siapa, untuk apa', { maxLength: 200 }),
          ...bankFields(banks, 'Dibayar dari rekening'),
        }}
      />
    </DeskSection>
  )
}
