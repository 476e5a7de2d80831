import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'

/** A link to the verse search, with examples of what it understands. */
export function SearchLink() {
  return (
    <Link
      to="/verse-search"
      className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-surface px-4 transition-colors hover:border-primary"
    >
      <Icon name="search" className="size-5.5 text-primary" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">Cari ayat</span>
        <span className="block truncate text-sm text-muted">
          “sabar dan salat”, “alhamdulillah”, 2:255, ayat kursi
        </span>
      </span>
      <Icon name="right" className="size-5 text-muted" />
    </Link>
  )
}
