import { ChoiceGrid } from '#app/ui/form/choice-grid.tsx'
import { Field, inputClass, TextField } from '#app/ui/form/field.tsx'
import { MoneyField } from '#app/ui/form/money-field.tsx'
import { recurringKinds, recurringKindWords, weekdayWords } from '#features/recurring/rhythm.ts'
import type { FieldErrors } from '#platform/refusal.ts'

type Typed = Record<string, string | undefined>

type Props = {
  programmes: { slug: string; title: string }[]
  typed: Typed
  errors: FieldErrors
}

const selectClass = `${inputClass} cursor-pointer`

/** Sum, programme and rhythm, as they are chosen and changed; its days follow. */
export function PlanFields({ programmes, typed, errors }: Props) {
  return (
    <>
      <MoneyField
        name="amount"
        label="Nominal setiap kali"
        defaultValue={typed.amount ?? ''}
        error={errors.amount}
      />
      <Field name="campaignSlug" label="Untuk program" error={errors.campaignSlug}>
        {(wiring) => (
          <select {...wiring} defaultValue={typed.campaignSlug ?? ''} className={selectClass}>
            <option value="">Yang paling membutuhkan</option>
            {programmes.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </select>
        )}
      </Field>
      <RhythmFields typed={typed} errors={errors} />
    </>
  )
}

/** The day is chosen where the rhythm has one; style alone shows it, so it works without script. */
function RhythmFields({ typed, errors }: Pick<Props, 'typed' | 'errors'>) {
  return (
    <div className="group/rhythm grid gap-4">
      <ChoiceGrid
        name="kind"
        legend="Seberapa sering?"
        columns={2}
        chosen={typed.kind ?? 'jumat'}
        error={errors.kind}
        choices={recurringKinds.map((kind) => ({
          value: kind,
          label: recurringKindWords[kind].label,
          note: recurringKindWords[kind].hint,
        }))}
      />
      <div className="hidden group-has-[[value=pekanan]:checked]/rhythm:block">
        <Field name="weekday" label="Hari" error={errors.weekday}>
          {(wiring) => (
            <select {...wiring} defaultValue={typed.weekday ?? '1'} className={selectClass}>
              {[1, 2, 3, 4, 5, 6, 7].map((day) => (
                <option key={day} value={day}>
                  {weekdayWords(day)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div className="hidden group-has-[[value=bulanan]:checked]/rhythm:block">
        <Field
          name="date"
          label="Tanggal"
          hint="Bulan yang lebih pendek memakai hari terakhirnya."
          error={errors.date}
        >
          {(wiring) => (
            <select {...wiring} defaultValue={typed.date ?? '25'} className={selectClass}>
              {Array.from({ length: 31 }, (_, index) => (
                <option key={index}>{index + 1}</option>
              ))}
            </select>
          )}
        </Field>
      </div>
    </div>
  )
}

/** The last day of a plan, which comes after its first. */
export function LastDayField({ typed, errors }: Pick<Props, 'typed' | 'errors'>) {
  return (
    <TextField
      name="lastDay"
      label="Sampai"
      type="date"
      isOptional
      hint="Kosongkan bila tanpa batas waktu."
      defaultValue={typed.lastDay ?? ''}
      error={errors.lastDay}
    />
  )
}
