import { type ComponentProps, type ReactNode, useId } from 'react'
import { Field, type FieldFacts, inputClass } from '#app/ui/form/field.tsx'
import { formatDate, isDay, startOfDay } from '#platform/time/jakarta.ts'
import { ReadField, useIsReading } from './reading.tsx'

/** A field whose id is its own: a page of the desk has many forms with fields of one name. */
function DeskField(props: Omit<ComponentProps<typeof Field>, 'id'>) {
  return <Field {...props} id={`${useId()}-${props.name}`} />
}

type TextProps = FieldFacts & Omit<ComponentProps<'input'>, 'name'>

/** A one-line field; `inputMode` and `type` as in HTML. */
export function DeskText({ name, label, hint, error, isOptional = false, ...rest }: TextProps) {
  if (useIsReading()) {
    const value = String(rest.defaultValue ?? '')
    if (value === '' || rest.type === 'password') return null
    const isDate = rest.type === 'date' && isDay(value)
    return (
      <ReadField {...{ name, label }}>{isDate ? formatDate(startOfDay(value)) : value}</ReadField>
    )
  }
  return (
    <DeskField {...{ name, label, hint, error, isOptional }}>
      {(wiring) => <input {...rest} {...wiring} className={inputClass} />}
    </DeskField>
  )
}

type AreaProps = FieldFacts & Omit<ComponentProps<'textarea'>, 'name'>

/** A field of several lines. */
export function DeskArea({ name, label, hint, error, isOptional = false, ...rest }: AreaProps) {
  if (useIsReading()) {
    return rest.defaultValue ? (
      <ReadField {...{ name, label }}>{rest.defaultValue}</ReadField>
    ) : null
  }
  return (
    <DeskField {...{ name, label, hint, error, isOptional }}>
      {(wiring) => (
        <textarea rows={6} {...rest} {...wiring} className={`${inputClass} py-3 leading-relaxed`} />
      )}
    </DeskField>
  )
}

export type DeskChoice = { value: string; label: string }

/** The choices of a field, in a list or as words by their values. */
export type FieldChoices =
  | readonly DeskChoice[]
  | Readonly<Record<string, string | { words: string }>>

function choiceList(choices: FieldChoices): readonly DeskChoice[] {
  const isList = (table: FieldChoices): table is readonly DeskChoice[] => Array.isArray(table)
  if (isList(choices)) return choices
  return Object.entries(choices).map(([value, label]) => ({
    value,
    label: typeof label === 'string' ? label : label.words,
  }))
}

type SelectProps = FieldFacts &
  Omit<ComponentProps<'select'>, 'name'> & { choices: FieldChoices; anything?: string | undefined }

/** A choice of one; `anything` is the first, empty one. */
export function DeskSelect({
  name,
  label,
  hint,
  error,
  isOptional = false,
  choices: table,
  anything,
  ...rest
}: SelectProps) {
  const choices = choiceList(table)
  if (useIsReading()) {
    const chosen = choices.find(({ value }) => value === rest.defaultValue)
    return chosen ? <ReadField {...{ name, label }}>{chosen.label}</ReadField> : null
  }
  return (
    <DeskField {...{ name, label, hint, error, isOptional }}>
      {(wiring) => (
        <select {...rest} {...wiring} className={inputClass}>
          {anything !== undefined && <option value="">{anything}</option>}
          {choices.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </DeskField>
  )
}

type CheckProps = {
  name: string
  label: ReactNode
  hint?: ReactNode
  isChecked?: boolean
  value?: string
}

/** A box to tick; it sends 'ya' unless `value` is given. */
export function DeskCheck({ name, label, hint, isChecked, value = 'ya' }: CheckProps) {
  if (useIsReading())
    return <ReadField {...{ name, label }}>{isChecked ? 'Ya' : 'Tidak'}</ReadField>
  return (
    <label className="flex min-h-touch items-start gap-3">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isChecked}
        className="mt-1 size-5 shrink-0 accent-primary"
      />
      <span className="grid">
        <span className="font-semibold">{label}</span>
        {hint && <span className="text-muted">{hint}</span>}
      </span>
    </label>
  )
}

export function DeskFile({
  name,
  label,
  hint,
  error,
  isOptional = false,
  ...rest
}: FieldFacts & { accept?: string; capture?: 'environment' }) {
  if (useIsReading()) return null
  return (
    <DeskField {...{ name, label, hint, error, isOptional }}>
      {(wiring) => <input {...rest} {...wiring} type="file" className={`${inputClass} py-3`} />}
    </DeskField>
  )
}
