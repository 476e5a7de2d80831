import type { ReactNode } from 'react'
import { Card } from '#app/ui/card.tsx'

type Props = { id: string; title: string; lead?: ReactNode; children: ReactNode }

/** One section of the account screen; the list of sections links to it. */
export function AccountSection({ id, title, lead, children }: Props) {
  return (
    <Card as="section" className="scroll-mt-24 p-5 lg:p-7">
      <div id={id} className="grid scroll-mt-24 gap-4">
        <header className="grid gap-1">
          <h2 className="text-lg">{title}</h2>
          {lead && <p className="text-sm text-muted">{lead}</p>}
        </header>
        {children}
      </div>
    </Card>
  )
}
