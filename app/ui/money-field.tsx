import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Field, inputClass } from './field.tsx'
import { groupWhileTyping, rawAmount } from './money-typing.ts'
import { useHydrated } from './use-hydrated.ts'

type Props = {
  name: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  defaultValue?: string
  /** Hears the plain digits, or the text as typed while it is not an amount. */
  onAmount?: (raw: string) => void
  /** Set to show another amount, e.g. when a preset is chosen; undefined leaves the field to itself. */
  value?: string | undefined
}

/**
 * An amount in rupiah, grouped while it is typed. Without script it is a plain text input that the server reads;
 * with script a hidden input carries the digits.
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

  // React puts the caret at the end when the text it sets differs from what was typed.
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
            value={text}
            onChange={change}
            className={`${inputClass} pl-11 font-semibold tabular`}
          />
          {isHydrated && <input type="hidden" name={name} value={rawAmount(text)} />}
        </div>
      )}
    </Field>
  )
}
