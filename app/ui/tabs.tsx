import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { formatCount } from '#platform/money/money.ts'

export type Tab = { to: string; label: string; count?: number; isHere: boolean }

/** So much of the tab before it stays in sight. */
const EDGE = 64

/** Links that switch between views. They scroll sideways instead of wrapping, to the chosen one. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const nav = useRef<HTMLElement>(null)
  const chosen = tabs.find(({ isHere }) => isHere)?.to
  useEffect(() => {
    const here = nav.current?.querySelector<HTMLElement>('[aria-current]')
    // The page itself must not move, as scrollIntoView would have it.
    if (nav.current && here)
      nav.current.scrollLeft = here.offsetLeft - nav.current.offsetLeft - EDGE
  }, [chosen])
  return (
    <nav
      ref={nav}
      aria-label={label}
      className="-mx-page overflow-x-auto px-page no-scrollbar lg:mx-0 lg:px-0"
    >
      <ul className="flex min-w-max gap-4 border-b border-line">
        {tabs.map(({ to, label: text, count, isHere }) => (
          <li key={to}>
            <Link
              to={to}
              preventScrollReset
              aria-current={isHere ? 'page' : undefined}
              className="-mb-px flex min-h-12 items-center gap-1.5 border-b-2 border-transparent text-muted aria-[current]:border-primary aria-[current]:font-bold aria-[current]:text-primary"
            >
              {text}
              {count !== undefined && <span className="text-sm tabular">{formatCount(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Filters as link chips. The choice is in the address, so it can be shared and works without script. */
export function ChipLinks({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav
      aria-label={label}
      className="-mx-page overflow-x-auto px-page no-scrollbar lg:mx-0 lg:px-0"
    >
      <ul className="flex min-w-max gap-2 py-1 lg:min-w-0 lg:flex-wrap">
        {tabs.map(({ to, label: text, isHere }) => (
          <li key={to}>
            <Link
              to={to}
              preventScrollReset
              aria-current={isHere ? 'true' : undefined}
              className="flex min-h-touch items-center rounded-chip border border-line bg-surface px-4 text-sm font-semibold hover:border-primary aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:text-on-primary"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
