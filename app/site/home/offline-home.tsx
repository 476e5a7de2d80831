import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { type KeptHere, readKeptHere } from '#app/site/offline/kept-here.client.ts'
import { lastRead } from '#app/site/reader/contents/last-read-storage.client.ts'
import { LastReadCard } from '#app/site/reader/contents/last-read-card.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Rosette, StarPattern } from '#app/ui/star.tsx'
import { EmptyState } from '#app/ui/state/states.tsx'
import { useRetry } from '#app/ui/state/use-retry.ts'

/** A device reports a connection before it can reach anything, hence several attempts. */
/** Surahs that many read often, by number. */
const often: readonly (readonly [number: number, name: string])[] = [
  [36, 'Yasin'],
  [18, 'Al-Kahf'],
  [67, 'Al-Mulk'],
  [55, 'Ar-Rahman'],
  [56, 'Al-Waqi’ah'],
  [2, 'Al-Baqarah'],
  [1, 'Al-Fatihah'],
  [112, 'Al-Ikhlas'],
]

type Entry = { to: string; label: string; detail: string; icon: IconName }

const ofText: Entry[] = [
  { to: '/alquran', label: 'Al-Qur’an', detail: '114 surah dan 30 juz', icon: 'book' },
  {
    to: '/yasin-tahlil',
    label: 'Yasin & tahlil',
    detail: 'Bacaan lengkap berurutan',
    icon: 'moon',
  },
  {
    to: '/verse-search',
    label: 'Cari ayat',
    detail: 'Arab, Latin, atau terjemahan',
    icon: 'search',
  },
]
const ofApp: Entry[] = [
  {
    to: '/waktu-salat',
    label: 'Waktu salat',
    detail: 'Jadwal salat dan arah kiblat',
    icon: 'mosque',
  },
  { to: '/calendar', label: 'Kalender Hijriah', detail: 'Bulan ini', icon: 'calendar' },
  {
    to: '/zakatcalculator',
    label: 'Kalkulator zakat',
    detail: 'Hitung zakat Anda',
    icon: 'calculator',
  },
  { to: '/unduhan', label: 'Unduhan', detail: 'Yang tersimpan di perangkat ini', icon: 'download' },
]

/** The home screen without a network: what this device can open. It gives way when there is one again. */
export function OfflineHome() {
  const keptHere = useKeptHere()
  const { retry, isBusy } = useRetry('/')
  return (
    <>
      <title>Beranda tanpa internet · Amanah</title>
      <section className="relative overflow-hidden bg-linear-150 from-hero to-hero-deep text-on-hero">
        <StarPattern id="offline-stars" className="text-on-hero opacity-6" />
        <Rosette className="pointer-events-none absolute -top-28 -right-36 size-80 text-accent opacity-25" />
        <div className="relative mx-auto grid max-w-wide justify-items-start gap-3 px-page pt-6 pb-10 lg:pt-14">
          <p className="text-sm opacity-90">Assalamu’alaikum</p>
          <h1 className="text-3xl">Anda sedang tanpa internet</h1>
          <p className="max-w-[34rem] opacity-90">
            Yang tersimpan di perangkat ini tetap dapat dibuka. Donasi dapat dilanjutkan begitu
            internet kembali.
          </p>
          <Button
            isBusy={isBusy}
            onClick={() => void retry()}
            className="mt-2 bg-on-hero! text-hero! hover:opacity-90"
          >
            Coba lagi
          </Button>
        </div>
      </section>
      {/* Its height is reserved until the device has been asked. */}
      <div className="mx-auto grid min-h-[60dvh] max-w-wide content-start gap-8 px-page pt-6">
        {keptHere && <KeptParts parts={keptHere} />}
      </div>
    </>
  )
}

function KeptParts({ parts: { hasText, recordings } }: { parts: KeptHere }) {
  useEffect(() => {
    // An error screen draws the document anew, without what the script in its head had found.
    if (lastRead()) document.documentElement.dataset.resumes = ''
  }, [])
  return (
    <>
      {hasText ? (
        <>
          <LastReadCard />
          <EntryList title="Al-Qur’an di perangkat ini" entries={ofText} />
          <Surahs />
        </>
      ) : (
        <EmptyState
          icon="download"
          title="Al-Qur’an belum tersimpan di perangkat ini"
          text="Saat ada internet, simpan sekali lewat Unduhan. Setelah itu semuanya terbuka tanpa internet."
          action={<LinkButton to="/unduhan">Buka Unduhan</LinkButton>}
        />
      )}
      {recordings.length > 0 && <Recordings recordings={recordings} />}
      <EntryList title="Lainnya" entries={ofApp} />
    </>
  )
}

function EntryList({ title, entries }: { title: string; entries: readonly Entry[] }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      <ul className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3">
        {entries.map(({ to, label, detail, icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-19 items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 transition-colors hover:border-primary"
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-tile bg-tint text-primary">
                <Icon name={icon} className="size-5.5" />
              </span>
              <span className="min-w-0">
                <span className="block font-bold">{label}</span>
                <span className="block text-sm text-muted">{detail}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Surahs() {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">Sering dibaca</h2>
      <ul className="flex flex-wrap gap-2">
        {often.map(([number, name]) => (
          <li key={number}>
            <Link
              to={`/surat/${number}`}
              className="inline-flex min-h-touch items-center rounded-chip border border-line bg-surface px-4 font-semibold text-primary transition-colors hover:border-primary"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Recordings({ recordings }: Pick<KeptHere, 'recordings'>) {
  const entries = recordings.map(({ title, path, voice }): Entry => {
    return { to: path, label: title, detail: voice, icon: 'play' }
  })
  return <EntryList title="Siap didengar" entries={entries} />
}

/** Null until the device has been asked. */
function useKeptHere(): KeptHere | null {
  const [keptHere, setKept] = useState<KeptHere | null>(null)
  useEffect(() => {
    let isHere = true
    const nothing: KeptHere = { hasText: false, recordings: [] }
    readKeptHere().then(
      (found) => isHere && setKept(found),
      () => isHere && setKept(nothing),
    )
    return () => {
      isHere = false
    }
  }, [])
  return keptHere
}
