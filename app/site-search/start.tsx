import { type ReactNode, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { IconButton } from '#app/ui/button.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { listAddress } from '#features/search/search.ts'
import { siteSearches } from './recent.client.ts'

const none: readonly string[] = []
const noneYet = () => none
// The server has no such store: it is looked for when it is needed.
const watchRecent = (changed: () => void) => siteSearches.onChange(changed)
const recentNow = () => siteSearches.list()

/** What was looked for on this device; nothing when there is none. */
export function RecentSearches() {
  const recent = useSyncExternalStore(watchRecent, recentNow, noneYet)
  if (recent.length === 0) return null
  return (
    <section aria-label="Pencarian terakhir" className="grid gap-2">
      <div className="flex items-center justify-between">
        <h2 className="text-lg">Pencarian terakhir</h2>
        <button
          type="button"
          onClick={() => siteSearches.forget()}
          className="min-h-touch px-2 text-sm font-semibold text-primary"
        >
          Hapus semua
        </button>
      </div>
      <ul className="grid rounded-card border border-line bg-surface">
        {recent.map((words) => (
          <li key={words} className="flex items-center border-b border-line last:border-b-0">
            <Link
              to={listAddress({ q: words })}
              className="flex min-h-12 min-w-0 flex-1 items-center gap-3 px-4"
            >
              <Icon name="history" className="size-5 text-muted" />
              <bdi className="truncate">{words}</bdi>
            </Link>
            <IconButton
              label={`Hapus “${words}”`}
              icon="close"
              onClick={() => siteSearches.forget(words)}
              className="text-muted"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const examples = [
  'zakat penghasilan',
  'wakaf sumur',
  'anak yatim',
  'sudah bayar',
  'ayat kursi',
  'surat yasin',
]

/** What many look for; while too few do, what can be typed. */
export function PopularSearches({ terms }: { terms: readonly string[] }) {
  const isPopular = terms.length > 0
  return (
    <Chips title={isPopular ? 'Sering dicari' : 'Coba cari'}>
      {(isPopular ? terms : examples).map((words) => (
        <li key={words}>
          <Link
            to={listAddress({ q: words })}
            className="flex min-h-touch items-center gap-2 rounded-chip border border-line bg-surface px-4 text-sm font-semibold hover:border-primary"
          >
            {words}
          </Link>
        </li>
      ))}
    </Chips>
  )
}

function Chips({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-2">
      <h2 className="text-lg">{title}</h2>
      <ul className="flex flex-wrap gap-2">{children}</ul>
    </section>
  )
}

const jumps: readonly { to: string; label: string; text: string; icon: IconName }[] = [
  { to: '/program', label: 'Semua program', text: 'Yang sedang berjalan', icon: 'heart' },
  { to: '/zakatcalculator', label: 'Kalkulator zakat', text: 'Hitung sendiri', icon: 'calculator' },
  { to: '/verse-search', label: 'Cari ayat', text: 'Arab, Latin, atau arti', icon: 'book' },
  { to: '/surat/36', label: 'Surat Yasin', text: '83 ayat', icon: 'moon' },
  { to: '/surat/2#ayat-255', label: 'Ayat Kursi', text: 'Al-Baqarah 255', icon: 'bookmark' },
  { to: '/news', label: 'Kabar dan artikel', text: 'Yang terbaru', icon: 'news' },
  { to: '/pusat-bantuan', label: 'Pusat bantuan', text: 'Tanya jawab', icon: 'lifebuoy' },
  { to: '/verifikasi', label: 'Periksa kuitansi', text: 'Dengan nomornya', icon: 'verified' },
]

/** Places people look for so often that they need not be searched. */
export function QuickJumps() {
  return (
    <section aria-label="Langsung ke" className="grid gap-2">
      <h2 className="text-lg">Langsung ke</h2>
      <ul className="grid grid-cols-2 gap-3">
        {jumps.map(({ to, label, text, icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="grid h-full content-start gap-2 rounded-card border border-line bg-surface p-4 hover:border-primary"
            >
              <span className="grid size-10 place-items-center rounded-tile bg-tint text-primary">
                <Icon name={icon} className="size-5.5" />
              </span>
              <span>
                <span className="block leading-snug font-semibold">{label}</span>
                <span className="block text-sm text-muted">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
