import * as v from 'valibot'
import { formatRupiah, parseRupiah, type Rupiah } from '#platform/money/money.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { bankFields } from './bank-fields.tsx'
import { type BankChoice, banksInput } from './bank-input.ts'

const debt = v.object({
  nominal: v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): Rupiah => {
      const parsed = parseRupiah(dataset.value)
      if (parsed.ok && parsed.value > 0) return parsed.value
      addIssue({ message: 'Tulis rupiah bulat, contoh 4.440.' })
      return NEVER
    }),
  ),
  untuk: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(5, 'Tuliskan kepada siapa dan untuk apa.'),
    v.maxLength(200, 'Paling panjang 200 huruf.'),
  ),
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
