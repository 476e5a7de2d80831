import { recordNumber } from '#features/donation-box/box.ts'
import type { Undeposited } from '#features/donation-box/queries.server.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import type { Refused } from '#app/submit.server.ts'
import {
  DeskCheck,
  DeskFile,
  DeskForm,
  DeskSelect,
  DeskText,
  fieldValues,
} from '#app/desk/ui/form.tsx'
import type { ToldLine } from '../offline-donation/told-line.ts'

export type DepositProps = {
  id: string
  today: string
  waiting: readonly Undeposited[]
  banks: readonly { value: string; label: string }[]
  line: ToldLine | undefined
  refused: Refused | undefined
}

/** Which boxes are taken to the bank, and what proves it: its line, or the slip. */
export function DepositForm({ id, today, waiting, banks, line, refused }: DepositProps) {
  const value = fieldValues(refused, { day: line?.day ?? today, bank: line?.bankAccountId ?? '' })
  const sum = waiting.reduce((whole, each) => whole + each.sum, 0)
  return (
    <DeskForm
      act="setor"
      submit="Catat setoran"
      refused={refused}
      hasFiles
      {...(line && { query: `line=${line.id}` })}
    >
      <input type="hidden" name="id" value={refused?.values['id'] ?? id} />
      {line && <input type="hidden" name="line" value={line.id} />}
      <fieldset className="grid gap-3 rounded-card border border-line bg-surface p-4">
        <legend className="sr-only">Kotak yang disetor</legend>
        {waiting.map((each) => (
          <DeskCheck
            key={each.id}
            name="kotak"
            value={each.id}
            // A line that is the sum of all of them tells of all.
            isChecked={line ? line.open === sum || line.open === each.sum : true}
            label={`${each.code}, ${each.place}: ${formatRupiah(each.sum)}`}
            hint={`${recordNumber(each.number)}, dibuka ${formatDate(startOfDay(each.day))}, di ${each.cashPlace}`}
          />
        ))}
      </fieldset>
      <DeskSelect
        {...value('bank')}
        label="Ke rekening"
        choices={banks}
        anything="Pilih"
        // The account of another fund is refused by the act that takes it there.
        error={refused?.errors['bank'] ?? refused?.errors['target']}
      />
      <DeskText {...value('day')} label="Tanggal setor" type="date" max={today} />
      {!line && (
        <DeskFile
          name="proof"
          label="Bukti setor"
          hint="Foto atau PDF slip bank."
          accept="image/*,application/pdf"
          error={refused?.errors['proof']}
        />
      )}
    </DeskForm>
  )
}
