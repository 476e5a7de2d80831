import { type ReactNode, useId } from 'react'

type Props = {
  label: string
  note: ReactNode
  isOn: boolean
  isDisabled?: boolean
  onChange(isOn: boolean): void
}

/** A setting that is on or off, with a sentence about it. */
export function SettingSwitch({ label, note, isOn, isDisabled, onChange }: Props) {
  const id = useId()
  return (
    <div className="flex min-h-12 items-start gap-3">
      <input
        id={id}
        type="checkbox"
        aria-describedby={`${id}-ket`}
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-6 shrink-0 accent-primary"
      />
      <div className="grid flex-1">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-ket`} className="text-sm text-muted">
          {note}
        </p>
      </div>
    </div>
  )
}
