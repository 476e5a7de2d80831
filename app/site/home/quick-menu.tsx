import { Link } from 'react-router'
import { Icon, type IconName } from '#app/ui/icon.tsx'

const icons: [word: string, icon: IconName][] = [
  ['zakat', 'basket'],
  ['wakaf', 'mosque'],
  ['masjid', 'mosque'],
  ['yatim', 'users'],
  ['pendidikan', 'school'],
  ['santri', 'school'],
  ['kesehatan', 'stethoscope'],
  ['bencana', 'lifebuoy'],
  ['kemanusiaan', 'lifebuoy'],
  ['air', 'drop'],
  ['pangan', 'bowl'],
  ['makan', 'bowl'],
  ['ekonomi', 'store'],
  ['qurban', 'gift'],
  ['dakwah', 'book'],
  ['quran', 'book'],
  ['rumah', 'house'],
]

/** The icon of a category, by a word in its slug. Categories are content, so any slug may occur. */
function categoryIcon(slug: string): IconName {
  return icons.find(([word]) => slug.includes(word))?.[1] ?? 'leaf'
}

type Props = { categories: { slug: string; name: string }[] }
type Entry = { to: string; label: string; icon: IconName }

const fixed: Entry[] = [
  { to: '/zakat', label: 'Zakat', icon: 'basket' },
  { to: '/wakaf', label: 'Wakaf', icon: 'mosque' },
  { to: '/sedekah', label: 'Sedekah', icon: 'heart' },
  { to: '/zakatcalculator', label: 'Kalkulator', icon: 'calculator' },
  { to: '/alquran', label: 'Al-Qur’an', icon: 'book' },
  { to: '/calendar', label: 'Kalender', icon: 'calendar' },
  { to: '/asrama', label: 'Asrama', icon: 'house' },
]

/** Categories that have an entry of their own above. */
const owned = ['zakat', 'wakaf', 'sedekah']
const PLACES = 8

/** Shortcuts: the main services, then the first categories. The lower part of the hero lies behind it. */
export function QuickMenu({ categories }: Props) {
  const entries = [
    ...fixed,
    ...categories
      .filter(({ slug }) => !owned.includes(slug))
      .map(({ slug, name }) => ({
        to: `/category/${slug}`,
        label: name,
        icon: categoryIcon(slug),
      })),
  ].slice(0, PLACES)
  return (
    <nav
      aria-label="Pintasan"
      className="relative -mt-14 rounded-card border border-line bg-surface px-1.5 py-3 shadow-card lg:-mt-28 lg:px-4 lg:py-5"
    >
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(max(4.75rem,22%),1fr))] gap-y-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {entries.map(({ to, label, icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="group grid justify-items-center gap-1.5 rounded-tile px-0.5 py-1.5 text-center text-xs leading-tight font-medium lg:text-sm"
            >
              <span className="grid size-11 place-items-center rounded-tile bg-tint text-primary transition-colors group-hover:bg-primary group-hover:text-on-primary lg:size-14">
                <Icon name={icon} className="size-5.5 lg:size-6.5" />
              </span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
