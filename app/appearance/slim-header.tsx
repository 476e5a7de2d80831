import { Link, useMatches } from 'react-router'
import type { Institution } from '#platform/settings/institution.ts'
import { OwnLogo } from '#app/ui/own-logo.tsx'

/** The part of a route's handle that takes the navigation away; it sees the loader's data, undefined after an error. */
export type BareHandle = { isBare: (loaderData: unknown) => boolean }

/** True while the screen asks for a donation or its payment: nothing there leads elsewhere by accident. */
export function useIsBare(): boolean {
  const screen = useMatches().at(-1)
  const { isBare } = (screen?.handle ?? {}) as Partial<BareHandle>
  return isBare?.(screen?.loaderData) ?? false
}

const linkClass =
  'inline-flex min-h-touch items-center px-2 text-sm font-medium text-muted hover:text-ink hover:underline'

/** The header of the bare frame: who receives the money, help, and the policy. */
export function SlimHeader({ institution }: { institution: Institution | undefined }) {
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
