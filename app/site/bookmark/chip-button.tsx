import type { ReactNode } from 'react'

type Props = { isOn: boolean; onPress(): void; children: ReactNode }

/** A label as a toggle button. */
export function ChipButton({ isOn, onPress, children }: Props) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className="inline-flex min-h-touch items-center gap-1.5 rounded-chip border border-line bg-surface px-4 text-sm font-semibold whitespace-nowrap hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
    >
      {children}
    </button>
  )
}
