import * as v from 'valibot'
import type { DisbursementRow } from '#features/disbursement/disbursement-list.server.ts'
import { isDay } from '#platform/time/jakarta.ts'
import { boundedText } from '#platform/text/form-text.ts'
import { bankFields } from '../bank-account/bank-fields.tsx'
import { type BankChoice, banksInput } from '../bank-account/bank-input.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFields, DeskForm, field } from '#app/desk/ui/form.tsx'

const paid = v.object({
  bukti: boundedText('Tulis nomor transfer atau nomor bukti.', 3, 200),
  tanggal: v.pipe(v.string(), v.check(isDay, 'Tanggal tidak dikenal.')),
})

/** What the form sends. */
export const paidInput = v.intersect([paid, banksInput])

type Props = {
  disbursement: Pick<DisbursementRow, 'bank' | 'bankAccountId' | 'isBankOpen'>
  banks: readonly BankChoice[]
  today: string
}

/** Records that an approved disbursement has left the bank. */
export function PaidForm({ disbursement, banks, today }: Props) {
  const isNamed = disbursement.bankAccountId !== null && disbursement.isBankOpen
  const accounts = bankFields(banks, 'Dibayar dari rekening')
  return (
    <DeskSection
      title="Sudah dibayar"
      note="Dibukukan saat itu juga, dan tampil di halaman program."
    >
      <DeskForm
        isReadable={false}
        act="bayar"
        submit="Catat sudah dibayar"
        columns={2}
        fields={{
          bukti: field.text('Nomor transfer atau bukti', { maxLength: 200 }),
          tanggal: field.day('Tanggal dibayar', { max: today, stored: today }),
          ...(!isNamed && accounts),
        }}
      >
        {isNamed && banks.length > 0 && (
          <details>
            <summary className="min-h-touch text-primary underline">
              Dibayar dari rekening lain daripada {disbursement.bank}
            </summary>
            <DeskFields fields={accounts} />
          </details>
        )}
      </DeskForm>
    </DeskSection>
  )
}
