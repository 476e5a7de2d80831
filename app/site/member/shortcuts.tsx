import { Link } from 'react-router'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { destinations } from '#app/appearance/navigation.ts'

type Shortcut = { to: string; label: string; icon: IconName }

const saved: Shortcut = {
  to: '/alquran?tampil=tersimpan',
  label: 'Ayat tersimpan',
  icon: 'bookmark',
}
const program: Shortcut = { to: '/program', label: 'Program', icon: 'heart' }

/** Links from the account to the member's other screens. */
export function Shortcuts() {
  const donations = destinations.filter(({ to }) => to === '/mydonation')
  return (
    <nav aria-label="Milik saya">
      <ul className="grid auto-cols-fr grid-flow-col gap-3">
        {[...donations, saved, program].map(({ to, label, icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="grid h-full min-h-20 content-center justify-items-center gap-1.5 rounded-card border border-line bg-surface p-3 text-center text-sm font-semibold shadow-card hover:border-primary hover:text-primary"
            >
              <Icon name={icon} className="size-6 text-primary" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
