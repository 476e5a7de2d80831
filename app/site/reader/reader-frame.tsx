import { type ReactNode, useEffect } from 'react'
import { useNavigate, useRouteLoaderData } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { useLook } from '#app/appearance/look-store.ts'
import { siteOf } from '../sharing/page-meta.ts'

type Props = {
  header: ReactNode
  bar?: ReactNode
  aside?: ReactNode
  /** The window's title, when the page came without one. */
  title?: string | undefined
  children: ReactNode
}

/** The header stands above the verses on a phone, and beside them, always visible, on a wide screen. */
export function ReaderFrame({ header, bar, aside, title, children }: Props) {
  useReadingAids()
  return (
    <div className="reader-frame mx-auto max-w-wide pb-8 lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-8 lg:px-page lg:pt-8">
      {title && <PageTitle>{title}</PageTitle>}
      <div className="contents content-start gap-4 lg:sticky lg:top-25 lg:grid lg:self-start">
        {header}
        {bar}
        {aside && <div className="hidden print-hidden lg:block">{aside}</div>}
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-5">{children}</div>
    </div>
  )
}

/** The surface below the verses: full width on a phone, a card on a wide screen. */
export function VersePage({ children }: { children: ReactNode }) {
  return (
    <div className="lg:overflow-clip lg:rounded-card lg:border lg:border-line lg:bg-surface lg:shadow-card">
      {children}
    </div>
  )
}

/** A form that goes to a verse by number. It changes the address, so the place can be shared. */
export function JumpToVerse({ last }: { last: number }) {
  const navigate = useNavigate()
  return (
    <form
      className="flex items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const ayah = Number(new FormData(event.currentTarget).get('ayat'))
        if (ayah >= 1 && ayah <= last) void navigate({ hash: `ayat-${ayah}` }, { replace: true })
      }}
    >
      <input
        type="number"
        name="ayat"
        min={1}
        max={last}
        required
        inputMode="numeric"
        aria-label="Nomor ayat"
        placeholder={`Ayat 1–${last}`}
        className="min-h-12 min-w-0 flex-1 rounded-field border border-field bg-surface px-3.5 tabular placeholder:text-muted"
      />
      <button type="submit" className={buttonClass('ghost')}>
        Lompat
      </button>
    </form>
  )
}

/** Colours of tajwid and sizes by two fingers, where the reader has asked for them. Their code is loaded only then. */
function useReadingAids(): void {
  const { tajwid, pinch } = useLook()
  useEffect(() => (tajwid ? begin(paint) : undefined), [tajwid])
  useEffect(() => (pinch ? begin(sizes) : undefined), [pinch])
}

const paint = async () => (await import('./tajwid/paint.client.ts')).paintTajwid()
const sizes = async () => (await import('./input/pinch.client.ts')).pinchSizes()

function begin(aid: () => Promise<() => void>): () => void {
  let isOver = false
  let end: (() => void) | undefined
  aid().then(
    (begun) => {
      end = begun
      if (isOver) begun()
    },
    (error: unknown) => console.warn('a reading aid could not be fetched', error),
  )
  return () => {
    isOver = true
    end?.()
  }
}

/** A title that is known only after rendering. The site's name is added as everywhere. */
function PageTitle({ children }: { children: string }) {
  const loaderData = useRouteLoaderData('root')
  return <title>{`${children} · ${siteOf([{ id: 'root', loaderData }]).name}`}</title>
}
