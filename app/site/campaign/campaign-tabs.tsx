import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatCount } from '#platform/money/money.ts'

type Counts = { updates: number; donors: number; prayers: number }

/** The parts of a campaign's page. The tabs are links within the page, so they work without script. */
export function CampaignTabs({ updates, donors, prayers }: Counts) {
  const tabs = [
    { to: '#cerita', label: 'Cerita', count: undefined },
    { to: '#kabar', label: 'Kabar terbaru', count: updates },
    { to: '#donatur', label: 'Donatur', count: donors },
    { to: '#doa', label: 'Doa', count: prayers },
  ]
  return (
    <nav
      aria-label="Bagian program"
      className="-mx-page overflow-x-auto px-page no-scrollbar lg:mx-0 lg:px-0"
    >
      <ul className="flex min-w-max gap-6 border-b border-line">
        {tabs.map(({ to, label, count }) => (
          <li key={to}>
            <a
              href={to}
              className="flex min-h-12 items-center gap-1.5 font-semibold text-muted first:text-ink hover:text-primary"
            >
              {label}
              {count !== undefined && (
                <span className="text-sm font-medium tabular">({formatCount(count)})</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type PartProps = {
  id: string
  title: string
  count: number
  /** Link to the full list; absent while the page shows all entries. */
  all?: { to: string; label: string } | undefined
  children: ReactNode
}

/** One part of a campaign's page, with a link to its full list. */
export function CampaignPart({ id, title, count, all, children }: PartProps) {
  return (
    <section id={id} className="grid max-w-reading scroll-mt-24 gap-4">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-xl">
          {title}{' '}
          <span className="text-base font-medium text-muted tabular">{formatCount(count)}</span>
        </h2>
        {all && (
          <Link
            to={all.to}
            className="inline-flex min-h-touch items-center text-right text-sm font-semibold text-primary hover:underline"
          >
            {all.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
