import * as v from 'valibot'
import { formatRupiah, parseRupiah, type Rupiah } from '#platform/money/money.ts'
import { useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, DeskText, fieldValues } from '#app/desk/ui/form.tsx'
import { BankFields } from './bank-fields.tsx'
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

type Props = { owed: number; banks: readonly BankChoice[]; actionData: unknown }

/** What the amil owes for fees of wakaf, and the form that pays it. */
export function DebtForm({ owed, banks, actionData }: Props) {
  const refused = useRefusedAt(actionData, 'utang')
  const value = fieldValues(refused, {})
  if (owed <= 0) return null
  return (
    <DeskSection
      title="Utang operasional"
      note={`Biaya penyedia atas wakaf ditanggung amil. Belum dibayar: ${formatRupiah(owed)}.`}
    >
      <DeskForm act="utang" submit="Ajukan pembayaran" look="ghost" refused={refused}>
        <div className="grid gap-4 sm:grid-cols-2">
          <DeskText {...value('nominal')} label="Nominal (rupiah)" inputMode="numeric" />
          <DeskText {...value('untuk')} label="Kepada siapa, untuk apa" maxLength={200} />
          <BankFields choices={banks} value={value} label="Dibayar dari rekening" />
        </div>
      </DeskForm>
    </DeskSection>
  )
}
