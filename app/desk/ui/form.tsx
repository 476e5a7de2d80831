import type { ComponentProps, ReactNode } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import { type FieldFacts, inputClass } from '#app/ui/form/field.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { formatDate, isDay, startOfDay } from '#platform/time/jakarta.ts'
import type { Refused } from '../../submit.server.ts'
import { useActAddress } from '../act-address.ts'
import { DeskField } from './field.tsx'
import { FormIdField } from './form-id.tsx'
import { useIsPermitted } from './permitted-acts.ts'
import { ReadField, ReadForm, useIsReading } from './reading.tsx'

type FormProps = {
  /** The act of this address: `?aksi=`. */
  act: string
  /** More of the address that the answer needs: 'donasi=…'. */
  query?: string
  submit: string
  look?: 'primary' | 'ghost' | 'danger'
  refused?: Refused | undefined
  hasFiles?: boolean
  children?: ReactNode
}

/**
 * The one form of the desk. A refusal stands above its fields and at each of them. Whoever may not do the act sees
 * words in place of its fields; a form of a button alone is not drawn for them.
 */
export function DeskForm({
  act,
  query,
  submit,
  look = 'primary',
  refused,
  hasFiles,
  children,
}: FormProps) {
  const isPermitted = useIsPermitted(act)
  const address = useActAddress(act, query)
  if (!isPermitted && !children) return null
  if (!isPermitted) return <ReadForm>{children}</ReadForm>
  // A form that comes back as it was sent, to be written on, has no errors.
  const isWrong = refused !== undefined && Object.keys(refused.errors).length > 0
  const whole = refused?.errors['_'] ?? (isWrong && 'Ada isian yang perlu diperbaiki.')
  return (
    <form
      method="post"
      action={address}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      className="grid gap-5"
    >
      <FormIdField />
      {whole && (
        <div role="alert">
          <Notice tone="danger" title={whole} />
        </div>
      )}
      {children}
      <div>
        <button type="submit" className={buttonClass(look)}>
          {submit}
        </button>
      </div>
    </form>
  )
}

/** What a form shows in its fields: what was typed and refused, or what stands now. */
export function fieldValues(
  refused: Refused | undefined,
  stored: Readonly<Record<string, string>>,
): (name: string) => { name: string; defaultValue: string; error: string | undefined } {
  return (name) => ({
    name,
    defaultValue: refused ? (refused.values[name] ?? '') : (stored[name] ?? ''),
    error: refused?.errors[name],
  })
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
  const isList = (given: FieldChoices): given is readonly DeskChoice[] => Array.isArray(given)
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
  choices: given,
  anything,
  ...rest
}: SelectProps) {
  const choices = choiceList(given)
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
