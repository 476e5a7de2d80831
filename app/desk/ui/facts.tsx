import type { ReactNode } from 'react'

export type Fact = { label: string; value: ReactNode }

/** The facts of one thing, label beside value. */
export function DeskFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid overflow-hidden rounded-card border border-line bg-surface">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="grid items-baseline gap-x-6 border-b border-line px-4 py-2.5 last:border-0 sm:grid-cols-[12rem_minmax(0,1fr)]"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export type TimelineEntry = {
  id: string
  at: string
  who?: string
  what: ReactNode
  more?: ReactNode
}

/** What happened, latest first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className="grid gap-0 border-l-2 border-line pl-5">
      {entries.map(({ id, at, who, what, more }) => (
        <li key={id} className="relative grid gap-0.5 py-2.5">
          <span
            aria-hidden="true"
            className="absolute top-4 -left-[1.6rem] size-2.5 rounded-full bg-primary"
          />
          <p>{what}</p>
          <p className="text-xs text-muted">
            {at}
            {who && ` · ${who}`}
          </p>
          {more}
        </li>
      ))}
    </ol>
  )
}
