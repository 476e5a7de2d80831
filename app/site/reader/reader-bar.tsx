import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useStore } from 'zustand'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { type TextKind } from '#app/appearance/look.ts'
import { toggleText, useLook } from '#app/appearance/look-store.ts'
import { closeSheet, type Here, sheetStore } from './sheet-store.ts'
import { openSheet } from './open-sheet.ts'
import { scrollStore } from './auto-scroll/scroll-store.ts'

const MUSHAF = 'mushaf'

/** True when the address asks for reading mode instead of the list of verses. */
export function useIsMushaf(): boolean {
  const [search] = useSearchParams()
  return search.get('tampil') === MUSHAF
}

const labels: readonly [TextKind, string][] = [
  ['arab', 'Arab'],
  ['latin', 'Latin'],
  ['arti', 'Arti'],
]

type Props = { here: Here; isMushaf: boolean; lastVerse?: number }

/** The reader's toolbar: visible texts, reading mode, jump to another place, and display settings. */
export function ReaderBar({ here, isMushaf, lastVerse }: Props) {
  const isPage = here.kind === 'halaman'
  return (
    <ReaderTools kind={isMushaf ? 'mushaf' : here.kind}>
      {isMushaf ? (
        <ModeName>{isPage ? `Halaman ${here.number}` : 'Mode baca'}</ModeName>
      ) : (
        <TextToggles />
      )}
      <span className="ml-auto flex">
        {!isPage && <ModeLink isMushaf={isMushaf} to={isMushaf ? '?' : `?tampil=${MUSHAF}`} />}
        <BarButton
          goesTo
          label="Pindah surah, juz, halaman, atau ayat"
          icon="menu"
          onClick={() => void openSheet({ name: 'go-to', here, lastVerse: lastVerse ?? null })}
        />
        <LookButton />
      </span>
    </ReaderTools>
  )
}

/** The toolbar itself, which stays visible on a phone, and the sheet it opens. */
export function ReaderTools({ kind, children }: { kind: string; children: ReactNode }) {
  return (
    <div
      data-reader-bar={kind}
      role="toolbar"
      aria-label="Alat baca"
      className="sticky top-14 z-20 short:static flex min-h-12 flex-wrap items-center gap-x-0.5 border-b border-line bg-page px-2.5 print-hidden lg:static lg:h-auto lg:flex-wrap lg:rounded-card lg:border lg:bg-surface lg:p-2"
    >
      {children}
      <SheetHost />
      <AutoScrollHost />
    </div>
  )
}

/** Replaces the toggles when a mode shows only Arabic. */
export function ModeName({ children }: { children: ReactNode }) {
  return <p className="px-1.5 text-sm font-semibold text-muted">{children}</p>
}

/** Shows or hides the Arabic, the Latin and the translation. */
export function TextToggles() {
  const { hidden } = useLook()
  return labels.map(([text, label]) => (
    <button
      key={text}
      type="button"
      data-toggle={text}
      aria-pressed={!hidden.includes(text)}
      onClick={() => toggleText(text)}
      className="group min-h-touch min-w-touch rounded-field px-0.5 text-sm font-semibold text-muted"
    >
      <span className="rounded-chip border border-line px-2 py-1 group-aria-pressed:border-primary group-aria-pressed:bg-tint group-aria-pressed:text-primary">
        {label}
      </span>
    </button>
  ))
}

/** Opens the sheet of theme and font sizes. */
export function LookButton() {
  return <BarButton label="Tampilan" onClick={() => void openSheet({ name: 'look' })} />
}

const barClass =
  'grid size-11 place-items-center rounded-full text-ink transition-colors hover:bg-surface-2 hover:text-primary'

type ModeLinkProps = { isMushaf: boolean; to: string; label?: string }

/** A link to reading mode at this address, or back from it. */
export function ModeLink({ isMushaf, to, label = modeLabel(isMushaf) }: ModeLinkProps) {
  return (
    <Link to={to} replace data-mode="" aria-label={label} title={label} className={barClass}>
      <Icon name={isMushaf ? 'news' : 'book'} className="size-5.5" />
    </Link>
  )
}

function modeLabel(isMushaf: boolean): string {
  return isMushaf ? 'Tampilkan per ayat dengan arti' : 'Mode baca: hanya Arab, per halaman mushaf'
}

type BarButtonProps = { label: string; icon?: IconName; goesTo?: boolean; onClick(): void }

function BarButton({ label, icon, goesTo, onClick }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      data-go-to={goesTo}
      aria-haspopup="dialog"
      onClick={onClick}
      className={barClass}
    >
      {icon ? (
        <Icon name={icon} className="size-5.5" />
      ) : (
        <span aria-hidden="true" className="text-lg leading-none font-bold">
          A<span className="text-sm">a</span>
        </span>
      )}
    </button>
  )
}

function AutoScrollHost() {
  const { Bar } = useStore(scrollStore)
  return Bar && <Bar />
}

function SheetHost() {
  const { shown } = useStore(sheetStore)
  return shown && <shown.Sheet request={shown.request} onClose={closeSheet} />
}
