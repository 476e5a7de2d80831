import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react'
import { useErrorUntilCorrected } from './use-corrected.ts'

export const inputClass =
  'min-h-13 w-full min-w-0 rounded-field border border-field bg-surface px-4 text-ink placeholder:text-muted ' +
  'focus-visible:outline-offset-0 aria-invalid:border-danger aria-invalid:bg-danger-tint disabled:opacity-60'

export type Wiring = {
  id: string
  name: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export type FieldFacts = {
  name: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Adds '(tidak wajib)' to the label. Most fields are required, so optional ones are marked. */
  isOptional?: boolean
}

type FieldProps = FieldFacts & {
  /** `field-{name}` unless given: ErrorSummary links to it. */
  id?: string
  /** Renders the control. Spread `wiring` on it to connect label, hint and error. */
  children: (wiring: Wiring) => ReactNode
}

/** Label, control, hint and error together. Controls of one row stand on one line, whatever is said above them. */
export function Field(props: FieldProps) {
  const { name, label, hint, error: failure, isOptional, children, id = `field-${name}` } = props
  const box = useRef<HTMLDivElement>(null)
  const error = useErrorUntilCorrected(box, failure)
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div ref={box} data-field={name} className="grid min-w-0 content-end gap-1.5">
      <label htmlFor={id} className="font-semibold">
        <span>{label}</span>
        {isOptional && <span className="font-normal text-muted"> (tidak wajib)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {children({
        id,
        name,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

/** The error message below a field: what is wrong and how to correct it. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={id} className="text-sm font-medium text-danger">
      {error}
    </p>
  )
}

type TextFieldProps = Omit<FieldProps, 'children'> & Omit<ComponentProps<'input'>, 'name'>

export function TextField({
  name,
  label,
  hint,
  error,
  isOptional,
  className = '',
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ name, label, hint, error }} isOptional={isOptional ?? false}>
      {(wiring) => <input {...rest} {...wiring} className={`${inputClass} ${className}`} />}
    </Field>
  )
}

type TextAreaProps = Omit<FieldProps, 'children'> &
  Omit<ComponentProps<'textarea'>, 'name'> & { maxLength: number }

/** A multi-line field with a counter of the remaining characters. */
export function TextArea({ name, label, hint, error, isOptional, ...rest }: TextAreaProps) {
  const [length, setLength] = useState(String(rest.defaultValue ?? '').length)
  const counter = useId()
  return (
    <Field {...{ name, label, hint, error }} isOptional={isOptional ?? false}>
      {(wiring) => (
        <>
          <textarea
            rows={3}
            {...rest}
            {...wiring}
            aria-describedby={[wiring['aria-describedby'], counter].filter(Boolean).join(' ')}
            onChange={(event) => setLength(event.currentTarget.value.length)}
            className={`${inputClass} py-3`}
          />
          <p id={counter} className="justify-self-end text-xs text-muted tabular">
            {length}/{rest.maxLength}
            <span className="sr-only"> huruf terpakai</span>
          </p>
        </>
      )}
    </Field>
  )
}

type SwitchProps = Omit<ComponentProps<'input'>, 'type'> & {
  name: string
  label: ReactNode
  hint?: ReactNode
}

/** A checkbox that looks like a switch. The whole row is its touch target. */
export function Switch({ label, hint, ...rest }: SwitchProps) {
  const id = `field-${rest.name}`
  return (
    <div className="flex min-h-12 items-center gap-4">
      <label htmlFor={id} className="flex-1 py-1 font-semibold">
        {label}
        {hint && <span className="block text-sm font-normal text-muted">{hint}</span>}
      </label>
      <input
        {...rest}
        id={id}
        type="checkbox"
        className="relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full bg-field transition-colors after:absolute after:top-0.5 after:left-0.5 after:size-6 after:rounded-full after:bg-white after:shadow after:transition-transform checked:bg-primary checked:after:translate-x-5"
      />
    </div>
  )
}

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  name: string
  label: ReactNode
  error?: string | undefined
}

/** A checkbox for a statement that the user agrees to. */
export function Checkbox({ label, error: failure, ...rest }: CheckboxProps) {
  const id = `field-${rest.name}`
  const box = useRef<HTMLDivElement>(null)
  const error = useErrorUntilCorrected(box, failure)
  return (
    <div ref={box} data-field={rest.name} className="grid gap-1">
      <div className="flex items-start gap-3">
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="mt-2.5 size-6 shrink-0 cursor-pointer accent-primary"
        />
        <label htmlFor={id} className="min-h-touch flex-1 py-2.5">
          {label}
        </label>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
