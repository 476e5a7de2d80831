import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Field, inputClass } from './field.tsx'
import { groupWhileTyping, rawAmount } from './money-typing.ts'
import { useHydrated } from '../use-hydrated.ts'

type Props = {
  name: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  defaultValue?: string
  /** Receives plain digits, or the typed text while it is not an amount. */
  onAmount?: (raw: string) => void
  /** Sets the amount from outside, e.g. for a preset; undefined leaves the field alone. */
  value?: string | undefined
}

/**
 * An amount in rupiah, grouped while typing. Without script it is a text input that the server parses; with script a
 * hidden input carries the digits.
 */
export function MoneyField({
  name,
  label,
  hint,
  error,
  defaultValue = '',
  onAmount,
  value,
}: Props) {
  const [typed, setTyped] = useState(() => groupWhileTyping('', { text: defaultValue, caret: 0 }))
  const input = useRef<HTMLInputElement>(null)
  const isHydrated = useHydrated()
  const text =
    value === undefined ? typed.text : groupWhileTyping('', { text: value, caret: 0 }).text

  // React moves the caret to the end when it sets a text that differs from what was typed.
  useLayoutEffect(() => {
    if (document.activeElement === input.current) {
      input.current?.setSelectionRange(typed.caret, typed.caret)
    }
  }, [typed])

  function change({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const caret = currentTarget.selectionStart ?? currentTarget.value.length
    const next = groupWhileTyping(text, { text: currentTarget.value, caret })
    setTyped(next)
    onAmount?.(rawAmount(next.text))
  }

  return (
    <Field {...{ name, label, hint, error }}>
      {(wiring) => (
        <div className="relative">
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-4 grid place-items-center font-semibold text-muted"
          >
            Rp
          </span>
          <input
            {...wiring}
            name={isHydrated ? undefined : name}
            ref={input}
            inputMode="numeric"
            autoComplete="off"
            // A style sees whether something is typed, also without script.
            placeholder=" "
            value={text}
            onChange={change}
            className={`${inputClass} pl-[calc(20px+1.5em)] font-semibold tabular`}
          />
          {isHydrated && <input type="hidden" name={name} value={rawAmount(text)} />}
        </div>
      )}
    </Field>
  )
}
