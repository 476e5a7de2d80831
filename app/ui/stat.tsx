import type { ReactNode } from 'react'

/** A number with its name, for a <dl>. */
export function Stat({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-lg font-bold tabular">{children}</dd>
    </div>
  )
}
