import type { ReactNode } from 'react'
import { Link, useLocation, useMatches } from 'react-router'
import { useMember } from '#app/client/use-member.ts'
import type { Institution } from '#platform/settings/institution.ts'
import { Footer } from './footer.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { destinations, headerEntries, isWithin, sectionOf } from './navigation.ts'
import { OwnLogo, type Face } from '#app/ui/own-logo.tsx'
import { ToastRegion } from '#app/ui/state/toast.tsx'

/** The part of a route's handle that takes the navigation away; it sees the loader's data, undefined after an error. */
type BareHandle = { isBare: (loaderData: unknown) => boolean }

/** True while the screen asks for a donation or its payment: nothing there leads elsewhere by accident. */
function useIsBare(): boolean {
  const screen = useMatches().at(-1)
  const { isBare } = (screen?.handle ?? {}) as Partial<BareHandle>
  return isBare?.(screen?.loaderData) ?? false
}

const linkClass =
  'inline-flex min-h-touch items-center px-2 text-sm font-medium text-muted hover:text-ink hover:underline'

/** The header of the bare frame: who receives the money, help, and the policy. */
function SlimHeader({ institution }: { institution: Institution | undefined }) {
  return (
    <header className="border-b border-line bg-surface print-hidden">
      <div className="mx-auto flex min-h-touch max-w-wide items-center px-page">
        <Link
          to="/"
          className="mr-auto flex min-h-touch min-w-0 items-center gap-2 text-sm font-bold text-primary"
        >
          <OwnLogo face={institution} size="h-6 max-w-20" star="size-5 shrink-0" />
          <span className="truncate">{institution?.legalName ?? 'Amanah'}</span>
        </Link>
        <Link to="/pusat-bantuan" className={linkClass}>
          Bantuan
        </Link>
        <Link to="/kebijakan-privasi" className={`${linkClass} -mr-2`}>
          <span className="sr-only">Kebijakan </span>Privasi
        </Link>
      </div>
    </header>
  )
}

type Props = {
  /** Undefined only when the root loader failed. */
  institution: Institution | undefined
  isDemo: boolean
  /** The audio card with its spacer; it is fixed above the bottom navigation. */
  player?: ReactNode
  children: ReactNode
}

/** The frame of every screen: header, main navigation, footer, and space for the audio card. */
export function Shell({ institution, isDemo, player, children }: Props) {
  const { pathname } = useLocation()
  const isBare = useIsBare()
  return (
    <>
      <a
        href="#isi"
        className="sr-only focus-visible:not-sr-only focus-visible:fixed focus-visible:top-2 focus-visible:left-2 focus-visible:z-60 focus-visible:rounded-field focus-visible:bg-surface focus-visible:px-4 focus-visible:py-3 focus-visible:font-semibold"
      >
        Langsung ke isi
      </a>
      {isDemo && <DemoBanner />}
      <ToastRegion />
      {isBare ? (
        <SlimHeader institution={institution} />
      ) : (
        <Header name={institution?.name ?? 'Amanah'} face={institution} pathname={pathname} />
      )}
      <main
        id="isi"
        tabIndex={-1}
        data-bare={isBare || undefined}
        className="min-h-[60dvh] outline-none"
      >
        {children}
      </main>
      {institution && !isBare && <Footer institution={institution} />}
      {player}
      {!isBare && <BottomNavigation pathname={pathname} />}
    </>
  )
}

function DemoBanner() {
  return (
    <aside
      aria-label="Mode uji"
      className="bg-accent-tint px-page py-1.5 text-center text-xs font-semibold text-accent-ink print-hidden"
    >
      MODE UJI – bukan pembayaran sungguhan
    </aside>
  )
}

type HeaderProps = { name: string; face: Face | undefined; pathname: string }

function Header({ name, face, pathname }: HeaderProps) {
  // On a phone the header takes the green of the home screen.
  const isHome = pathname === '/'
  const section = sectionOf(pathname)
  const ground = isHome
    ? 'bg-hero text-on-hero lg:bg-surface lg:text-ink'
    : 'border-b border-line bg-surface text-ink'
  return (
    <header
      className={`sticky top-0 z-30 print-hidden short:static lg:border-b lg:border-line ${ground}`}
    >
      <div className="mx-auto flex h-14 max-w-wide items-center gap-8 px-page lg:h-17">
        <Link
          to="/"
          className="flex min-h-touch items-center gap-2.5 text-lg font-extrabold tracking-tight"
        >
          <OwnLogo
            face={face}
            size="h-8 max-w-28"
            star={`size-7 ${isHome ? 'text-on-hero/20 lg:text-primary' : 'text-primary'}`}
            isOnHero={isHome}
          />
          <span className={isHome ? 'lg:text-primary' : 'text-primary'}>{name}</span>
        </Link>
        <nav aria-label="Utama" className="hidden lg:block">
          <ul className="flex gap-1">
            {headerEntries.map((destination) => (
              <li key={destination.to}>
                <Link
                  to={destination.to}
                  aria-current={isWithin(destination, pathname) ? 'page' : undefined}
                  className="flex min-h-touch items-center rounded-field px-3.5 font-medium hover:bg-tint aria-[current]:font-bold aria-[current]:text-primary"
                >
                  {destination.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Link
          to="/search"
          aria-label="Cari"
          title="Cari"
          aria-current={section === 'search' ? 'page' : undefined}
          className="-mr-2 ml-auto grid size-11 place-items-center rounded-full hover:bg-tint hover:text-primary aria-[current]:text-primary lg:-mr-5"
        >
          <Icon name="search" className="size-5.5" />
        </Link>
        <AccountLink isHere={section === 'account' || section === 'donations'} />
        <Link
          to="/program"
          className="hidden min-h-touch items-center rounded-field bg-primary px-5 font-semibold text-on-primary hover:bg-primary-strong lg:inline-flex"
        >
          Donasi
        </Link>
      </div>
    </header>
  )
}

/** A link to the account, with the member's name. "Donasi Saya" is one of its screens. */
function AccountLink({ isHere }: { isHere: boolean }) {
  const member = useMember()
  const first = member?.split(' ')[0]
  return (
    <Link
      to="/account"
      reloadDocument
      aria-label={first ? `${first}, akun saya` : undefined}
      aria-current={isHere ? 'page' : undefined}
      className="hidden min-h-touch max-w-44 items-center gap-2 font-medium hover:text-primary aria-[current]:font-bold aria-[current]:text-primary lg:-mr-3 lg:flex"
    >
      <Icon name="user" className="size-5.5" />
      <span className="truncate">{first || (member === '' ? 'Akun' : 'Masuk')}</span>
    </Link>
  )
}

function BottomNavigation({ pathname }: { pathname: string }) {
  return (
    <nav
      aria-label="Utama"
      className="fixed inset-x-0 bottom-0 z-30 short:static border-t border-line bg-surface pb-safe print-hidden lg:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {destinations.map((destination) => (
          <li key={destination.to}>
            <Link
              to={destination.to}
              reloadDocument={destination.isDocument ?? false}
              aria-current={isWithin(destination, pathname) ? 'page' : undefined}
              className="grid min-h-17 content-center justify-items-center gap-0.5 text-center text-[min(0.75rem,3.7vw)] leading-tight font-medium text-muted aria-[current]:font-bold aria-[current]:text-primary"
            >
              <Icon name={destination.icon} className="size-5.5" />
              {destination.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
