import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DownloadButton, type DownloadProps } from '#app/site/offline/download-button.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Skeleton } from '#app/ui/state/skeleton.tsx'
import { Rosette, StarPattern } from '#app/ui/star.tsx'
import type { Reader } from './use-reader.ts'

type Props = {
  /** A line above the title, e.g. 'Surat ke-2'. */
  eyebrow: string
  title: ReactNode
  /** The name in large Arabic letters. */
  arabic?: string
  subtitle?: ReactNode
  facts?: readonly string[]
  children?: ReactNode
}

/** The green card at the start of a surah or a juz, with its facts and its play button. */
export function ReaderHeader({ eyebrow, title, arabic, subtitle, facts = [], children }: Props) {
  return (
    <header className="reader-header relative isolate overflow-hidden bg-linear-to-br from-hero to-hero-deep px-page pt-4 pb-7 text-center text-on-hero lg:rounded-card lg:px-6 lg:pb-8 lg:shadow-card">
      <StarPattern id="pola-pembaca" className="-z-1 text-on-hero opacity-8" />
      <Rosette className="absolute -top-16 -right-20 -z-1 size-64 text-on-hero opacity-14" />
      <div className="flex items-center justify-between text-sm font-medium print-hidden">
        <Link to="/alquran" className="-ml-2 flex min-h-touch items-center gap-1 pr-3">
          <Icon name="left" /> Al-Qur’an
        </Link>
        <span className="opacity-85 tabular">{eyebrow}</span>
      </div>
      {arabic && (
        <p lang="ar" dir="rtl" className="mt-1 font-arab text-[2.5rem] leading-[1.7]">
          {arabic}
        </p>
      )}
      <h1 className="mt-1 text-2xl">{title}</h1>
      {subtitle && <p className="mt-1 opacity-85">{subtitle}</p>}
      <ul className="mt-3 flex flex-wrap justify-center gap-x-2 gap-y-1.5 text-xs font-semibold">
        {facts.map((fact) => (
          <li key={fact} className="rounded-chip bg-on-hero/12 px-3 py-1 tabular">
            {fact}
          </li>
        ))}
      </ul>
      {children && <div className="mt-5 flex justify-center gap-2 print-hidden">{children}</div>}
    </header>
  )
}

const words: Record<Reader['state'], { icon: IconName; does(what: string): string }> = {
  idle: { icon: 'play', does: (what) => `Putar ${what}` },
  playing: { icon: 'pause', does: (what) => `Jeda ${what}` },
  paused: { icon: 'play', does: (what) => `Lanjutkan ${what}` },
  ended: { icon: 'play', does: (what) => `Putar ${what} lagi` },
}

type PlayProps = { what: string; reader: Reader; download?: DownloadProps }

/**
 * Plays all of `what` ('surat', 'juz', 'Yasin') from the first verse, or pauses and resumes, beside the button of its
 * download.
 */
export function PlayAll({ what, reader, download }: PlayProps) {
  const { icon, does } = words[reader.state]
  return (
    <>
      <button
        type="button"
        data-play-all=""
        onClick={reader.onPlayAll}
        className="inline-flex min-h-12 items-center gap-2 rounded-field bg-on-hero px-6 font-bold text-hero-deep transition-transform active:translate-y-px"
      >
        <Icon name={icon} />
        {does(what)}
      </button>
      {download && <DownloadButton {...download} />}
    </>
  )
}

/** The header's loading state, as tall as the real header. */
export function ReaderHeaderSkeleton({ eyebrow, title }: { eyebrow: string; title: string }) {
  return (
    <ReaderHeader eyebrow={eyebrow} title={title}>
      <Skeleton className="h-12 w-40 opacity-25" />
    </ReaderHeader>
  )
}
