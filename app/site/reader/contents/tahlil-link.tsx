import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'

/** A link from the Quran to Yasin and tahlil. */
export function TahlilLink() {
  return (
    <Link
      to="/yasin-tahlil"
      className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-surface px-4 transition-colors hover:border-primary"
    >
      <Icon name="hands" className="size-5.5 text-primary" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">Yasin &amp; tahlil</span>
        <span className="block truncate text-sm text-muted">
          Bacaan lengkap dengan penghitung zikir
        </span>
      </span>
      <Icon name="right" className="size-5 text-muted" />
    </Link>
  )
}
