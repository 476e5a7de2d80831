import { type ReactNode, useId } from 'react'
import { FieldError, type Wiring } from '#app/ui/field.tsx'

export type FieldFacts = {
  name: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  isOptional?: boolean
}

type Props = FieldFacts & { children(wiring: Wiring): ReactNode }

/** Label, hint, control and error. Its id is its own: a page of the desk has many forms with fields of one name. */
export function DeskField({ name, label, hint, error, isOptional, children }: Props) {
  const id = `${useId()}-${name}`
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
        {isOptional && <span className="font-normal text-muted"> (tidak wajib)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-muted">
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
