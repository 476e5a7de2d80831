import { Link } from 'react-router'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { EmptyState } from '#app/ui/state/states.tsx'

/** Shown when a search has no results. */
export function NothingFound({ q }: { q: string }) {
  return (
    <EmptyState
      icon="search"
      title="Belum ada yang cocok"
      text={
        <>
          Kami tidak menemukan <bdi>“{q}”</bdi>. Coba kata yang lebih umum, atau periksa ejaannya.
        </>
      }
      action={
        <LinkButton to="/pusat-bantuan" look="ghost" icon="lifebuoy">
          Tanya pusat bantuan
        </LinkButton>
      }
    />
  )
}

const others: readonly { to: string; label: string; icon: IconName }[] = [
  { to: '/verse-search', label: 'Cari ayat Al-Qur’an', icon: 'book' },
  { to: '/program', label: 'Semua program', icon: 'heart' },
  { to: '/news', label: 'Kabar dan artikel', icon: 'news' },
  { to: '/pusat-bantuan', label: 'Pusat bantuan', icon: 'lifebuoy' },
]

/** Other places to look, beside the results. */
export function NotWhatYouLookFor() {
  return (
    <aside aria-labelledby="bukan-ini" className="lg:sticky lg:top-24 lg:self-start">
      <div className="grid gap-2 rounded-card border border-line bg-surface p-4 lg:p-5">
        <h2 id="bukan-ini" className="text-base">
          Bukan ini yang Anda cari?
        </h2>
        <ul className="grid">
          {others.map(({ to, label, icon }) => (
            <li key={to}>
              <Link to={to} className="flex min-h-touch items-center gap-3 hover:text-primary">
                <Icon name={icon} className="size-5 text-primary" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}

/** Shown when the query is too short. */
export function TooShort() {
  return (
    <EmptyState
      icon="search"
      title="Ketik sedikitnya 2 huruf"
      text="Semakin jelas katanya, semakin tepat hasilnya."
    />
  )
}
