import type { ReactNode } from 'react'

type Props = { title: string; lead?: ReactNode; children: ReactNode }

/** A screen of coming in: one narrow column. */
export function EntryFrame({ title, lead, children }: Props) {
  return (
    <div className="mx-auto grid w-full max-w-md gap-6 py-4 lg:py-10">
      <div className="grid gap-2">
        <h1 className="text-2xl">{title}</h1>
        {lead && <div className="text-muted">{lead}</div>}
      </div>
      {children}
    </div>
  )
}
