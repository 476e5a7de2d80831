import type { ReactNode } from 'react'
import { OwnLogo, type Face } from '#app/ui/own-logo.tsx'
import { Badge, Chip } from '#app/ui/card.tsx'
import type { NavigationGroup } from '../navigation.ts'

type Props = {
  institution: string
  /** Its logos. */
  face?: Face | undefined
  isDemo: boolean
  staff: { name: string; roleName: string } | null
  /** How many proposals wait for this person. */
  waiting: number
  navigation: readonly NavigationGroup[]
  children: ReactNode
}

/** The frame of the desk: navigation at the side, on a phone behind a menu; no script. */
export function DeskShell(props: Props) {
  const { institution, face, isDemo, staff, waiting, navigation, children } = props
  return (
    <div
      data-desk
      className={staff ? 'min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]' : 'min-h-dvh'}
    >
      <a
        href="#isi"
        className="sr-only focus-visible:not-sr-only focus-visible:fixed focus-visible:top-2 focus-visible:left-2 focus-visible:z-60 focus-visible:rounded-field focus-visible:bg-surface focus-visible:px-4 focus-visible:py-3 focus-visible:font-semibold"
      >
        Langsung ke isi
      </a>
      <header
        className={`print-hidden border-b border-line bg-surface ${staff ? 'lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto lg:border-r lg:border-b-0' : ''}`}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-3 lg:px-5 lg:pt-5">
          <a href="/kelola" className="flex min-h-touch items-center gap-2.5">
            <OwnLogo face={face} size="h-9 max-w-20" star="size-8 shrink-0 text-primary" />
            <span className="grid min-w-0">
              <span className="text-base font-extrabold tracking-tight">{institution}</span>
              <span className="text-xs whitespace-nowrap text-muted">Meja kelola</span>
            </span>
          </a>
          {isDemo && <Chip tone="accent">Mode uji</Chip>}
        </div>
        {staff && (
          <>
            <details className="border-t border-line lg:hidden">
              <summary className="flex min-h-touch items-center justify-between gap-2 px-4 font-semibold">
                Menu
                {waiting > 0 && <Badge count={waiting} label="menunggu Anda" />}
              </summary>
              <Navigation groups={navigation} waiting={waiting} />
              <Person {...staff} />
            </details>
            <div className="hidden lg:block">
              <Navigation groups={navigation} waiting={waiting} />
              <Person {...staff} />
            </div>
          </>
        )}
      </header>
      <main id="isi" tabIndex={-1} className="min-w-0 px-4 py-5 outline-none lg:px-8 lg:py-7">
        {children}
      </main>
    </div>
  )
}

type NavigationProps = { groups: readonly NavigationGroup[]; waiting: number }

function Navigation({ groups, waiting }: NavigationProps) {
  return (
    <nav aria-label="Meja kelola" className="grid gap-3 px-2 py-3 lg:px-3">
      {groups.map((group) =>
        group.isOwn ? (
          <div key={group.title}>
            <p className="px-3 pb-1 text-xs font-semibold text-muted">{group.title}</p>
            <Entries {...group} waiting={waiting} />
          </div>
        ) : (
          <details key={group.title} open={group.entries.some(({ isHere }) => isHere)}>
            <summary className="min-h-touch cursor-pointer content-center rounded-field px-3 text-sm font-semibold text-muted hover:bg-surface-2 lg:min-h-9">
              {group.title} <span className="font-normal">(lihat saja)</span>
            </summary>
            <Entries {...group} waiting={waiting} />
          </details>
        ),
      )}
    </nav>
  )
}

type EntriesProps = Pick<NavigationGroup, 'entries'> & { waiting: number }

function Entries({ entries, waiting }: EntriesProps) {
  return (
    <ul>
      {entries.map(({ href, label, isHere }) => (
        <li key={href}>
          <a
            href={href}
            aria-current={isHere ? 'page' : undefined}
            className={`flex min-h-touch items-center justify-between gap-2 rounded-field px-3 lg:min-h-9 ${
              isHere ? 'bg-tint font-semibold text-primary' : 'hover:bg-surface-2'
            }`}
          >
            {label}
            {href === '/kelola/menunggu' && waiting > 0 && (
              <Badge count={waiting} label="menunggu Anda" />
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Person({ name, roleName }: { name: string; roleName: string }) {
  return (
    <div className="mx-3 mb-4 grid gap-2 rounded-field border border-line p-3">
      <p className="min-w-0">
        <span className="block truncate font-semibold">{name}</span>
        <span className="text-xs text-muted">{roleName}</span>
      </p>
      <div className="flex flex-wrap gap-x-4">
        <a
          href="/kelola/sesi"
          className="inline-flex min-h-touch items-center text-primary underline lg:min-h-8"
        >
          Sesi saya
        </a>
        <form method="post" action="/kelola/keluar">
          <button type="submit" className="min-h-touch text-primary underline lg:min-h-8">
            Keluar
          </button>
        </form>
      </div>
    </div>
  )
}
