import type { ReactNode } from 'react'

/** One fact in a <dl>: its name on the left, its value on the right, or below where the text is large. */
export function FactRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-3">
      <dt className="basis-[6.5rem] text-muted">{name}</dt>
      <dd className="min-w-0 flex-[1_1_7rem] font-semibold [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}
