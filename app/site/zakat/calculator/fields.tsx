import type { ReactNode } from 'react'
import { type Choice, ChoiceGrid } from '#app/ui/form/choice-grid.tsx'
import { Field, inputClass } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MoneyField } from '#app/ui/form/money-field.tsx'
import { parseGrams } from '#features/zakat/figures/grams.ts'
import { localGrams } from '../figures.ts'
import type { FieldState } from './use-calculator.ts'

type FieldProps = { form: FieldState; name: string; label: ReactNode; hint?: ReactNode }

type GramProps = FieldProps & { unit?: string }

/** A weight with its unit. The understood value stands below, because '85.125' is ambiguous. */
export function GramField({
  form: { values, errors, set },
  name,
  label,
  hint,
  unit = 'gram',
}: GramProps) {
  const typed = values[name] ?? ''
  const parsed = parseGrams(typed)
  return (
    <Field {...{ name, label, hint }} error={errors[name]}>
      {(wiring) => (
        <>
          <div className="relative">
            <input
              {...wiring}
              inputMode="decimal"
              autoComplete="off"
              placeholder="0"
              value={typed}
              onChange={({ currentTarget }) => set(name, currentTarget.value)}
              className={`${inputClass} pr-18 font-semibold tabular`}
            />
            <Unit>{unit}</Unit>
          </div>
          <output
            htmlFor={wiring.id}
            className={`${errors[name] ? 'empty:hidden' : 'min-h-5'} text-sm text-muted tabular`}
          >
            {parsed.ok && `= ${localGrams(parsed.value)} ${unit}`}
          </output>
        </>
      )}
    </Field>
  )
}

/** A share of a hundred. */
export function PercentField({ form: { values, errors, set }, name, label, hint }: FieldProps) {
  return (
    <Field {...{ name, label, hint }} error={errors[name]}>
      {(wiring) => (
        <div className="relative">
          <input
            {...wiring}
            inputMode="decimal"
            autoComplete="off"
            placeholder="50"
            value={values[name] ?? ''}
            onChange={({ currentTarget }) => set(name, currentTarget.value)}
            className={`${inputClass} pr-18 font-semibold tabular`}
          />
          <Unit>%</Unit>
        </div>
      )}
    </Field>
  )
}

function Unit({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 right-4 grid place-items-center font-semibold text-muted"
    >
      {children}
    </span>
  )
}

export function RupiahField({ form: { values, errors, set }, name, label, hint }: FieldProps) {
  return (
    <MoneyField
      {...{ name, label, hint }}
      error={errors[name]}
      value={values[name] ?? ''}
      onAmount={(raw) => set(name, raw)}
    />
  )
}

/** An optional amount; empty counts as zero. */
export function OptionalRupiahField({ label, ...rest }: FieldProps) {
  const marked = (
    <>
      {label}
      <span className="font-normal text-muted"> (tidak wajib)</span>
    </>
  )
  return <RupiahField {...rest} label={marked} />
}

type CountProps = FieldProps & { unit: string; least: number; most: number }

/** A whole number with plus and minus buttons; without script it is typed. */
export function CountField({
  form: { values, errors, set },
  name,
  label,
  hint,
  ...rest
}: CountProps) {
  const typed = values[name] ?? ''
  const count = /^\d{1,6}$/.test(typed) ? Number(typed) : 0
  const step = (by: number) =>
    set(name, String(Math.min(rest.most, Math.max(rest.least, count + by))))
  return (
    <Field {...{ name, label, hint }} error={errors[name]}>
      {(wiring) => (
        <div className="flex items-stretch gap-2">
          <Step icon="minus" label={`Kurangi ${rest.unit}`} onClick={() => step(-1)} />
          <input
            {...wiring}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => set(name, currentTarget.value)}
            className={`${inputClass} min-w-0 flex-1 text-center text-lg font-bold tabular`}
          />
          <Step icon="plus" label={`Tambah ${rest.unit}`} onClick={() => step(1)} />
        </div>
      )}
    </Field>
  )
}

type StepProps = { icon: 'plus' | 'minus'; label: string; onClick: () => void }

function Step({ icon, label, onClick }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid w-14 shrink-0 place-items-center rounded-field border border-field bg-surface text-primary hover:bg-tint"
    >
      <Icon name={icon} />
    </button>
  )
}

type SelectProps = FieldProps & { choices: { value: string; label: string }[] }

/** A choice from a native select list. */
export function SelectField({
  form: { values, errors, set },
  name,
  label,
  hint,
  choices,
}: SelectProps) {
  return (
    <Field {...{ name, label, hint }} error={errors[name]}>
      {(wiring) => (
        <select
          {...wiring}
          value={values[name] ?? ''}
          onChange={({ currentTarget }) => set(name, currentTarget.value)}
          className={`${inputClass} cursor-pointer font-semibold`}
        >
          {choices.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

type ChoiceProps = FieldProps & { choices: Choice[]; columns?: 1 | 2 | 3 }

/** A choice from a few tiles. */
export function ChoiceField({
  form: { values, errors, set },
  name,
  label,
  choices,
  columns = 2,
}: ChoiceProps) {
  return (
    <ChoiceGrid
      name={name}
      legend={label}
      choices={choices}
      columns={columns}
      chosen={values[name]}
      onChoose={(value) => set(name, value)}
      error={errors[name]}
    />
  )
}

const haulChoices: Choice[] = [
  { value: 'ya', label: 'Sudah', note: 'genap 1 tahun Hijriah' },
  { value: 'tidak', label: 'Belum', note: 'kurang dari 354 hari' },
]

/** Whether the property has been owned for one Hijri year. */
export function HaulField({ form, label }: { form: FieldState; label: string }) {
  return <ChoiceField form={form} name="haul" label={label} choices={haulChoices} />
}

const karatWords: Record<number, string> = {
  24: '24 karat (murni)',
  22: '22 karat (91,6%)',
  18: '18 karat (75%)',
  17: '17 karat (70%)',
}

/** All karats from 24 down to 1. */
export const karatChoices = Array.from({ length: 24 }, (_, index) => {
  const karat = 24 - index
  return { value: String(karat), label: karatWords[karat] ?? `${karat} karat` }
})
