import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'

type Props = { title: string; lead?: ReactNode; children: ReactNode }

/** The frame of the help centre's forms and tickets: back link, title and introduction. */
export function TicketFrame({ title, lead, children }: Props) {
  return (
    <div className="mx-auto grid max-w-form gap-5 px-page pt-3 lg:pt-8">
      <header className="grid gap-2">
        <Link
          to="/pusat-bantuan"
          className="-ml-1 inline-flex min-h-touch items-center gap-1 justify-self-start text-sm font-semibold text-primary hover:underline"
        >
          <Icon name="left" className="size-4.5" />
          Pusat bantuan
        </Link>
        <h1 className="text-2xl">{title}</h1>
        {lead && <p className="text-muted">{lead}</p>}
      </header>
      {children}
    </div>
  )
}
