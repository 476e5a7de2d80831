import { Link } from 'react-router'
import { useIsBasmala } from '#app/site/player/player-store.ts'
import { basmalaAnchor, type Playlist } from '#app/site/player/playlist.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Loading, Skeleton, SkeletonText } from '#app/ui/state/skeleton.tsx'
import { BASMALA } from '#features/quran/quran.ts'
import { ArabicText } from '#app/ui/arabic-text.tsx'

type BasmalaProps = { kind: Playlist['kind']; surah: number }

/**
 * The basmala above a surah, highlighted while it plays. Surah 1 has it as its first verse, and surah 9 has none.
 */
export function Basmala({ kind, surah }: BasmalaProps) {
  return <BasmalaLine id={basmalaAnchor(kind, surah)} isPlay={useIsBasmala(kind, surah)} />
}

/** The basmala as a line of its own. */
export function BasmalaLine({ id, isPlay }: { id?: string; isPlay?: boolean }) {
  return (
    <div
      id={id}
      aria-current={isPlay ? 'true' : undefined}
      className="border-b border-line px-4 py-4 text-center transition-colors duration-300 aria-[current]:bg-tint aria-[current]:shadow-[inset_3px_0_0_var(--p-primary-color)]"
    >
      <ArabicText className="text-[1.75rem] leading-[2] lg:text-arab">{BASMALA}</ArabicText>
    </div>
  )
}

type Neighbour = { to: string; label: string } | null
type NeighboursProps = { what: string; previous: Neighbour; next: Neighbour }

/** Links to the surah or juz before and after this one. */
export function Neighbours({ what, previous, next }: NeighboursProps) {
  return (
    <nav aria-label={`${what} lain`} className="grid grid-cols-2 gap-3 print-hidden">
      {previous ? (
        <Link
          to={previous.to}
          rel="prev"
          prefetch="intent"
          className={`${neighbourClass} pr-4 pl-2.5`}
        >
          <Icon name="left" className="size-5 text-primary" />
          <span className="grid">
            <span className="text-xs text-muted">{what} sebelumnya</span>
            <span className="font-semibold">{previous.label}</span>
          </span>
        </Link>
      ) : (
        <span />
      )}
      {next && (
        <Link
          to={next.to}
          rel="next"
          prefetch="intent"
          className={`${neighbourClass} justify-end pr-2.5 pl-4 text-right`}
        >
          <span className="grid">
            <span className="text-xs text-muted">{what} berikutnya</span>
            <span className="font-semibold">{next.label}</span>
          </span>
          <Icon name="right" className="size-5 text-primary" />
        </Link>
      )}
    </nav>
  )
}

const neighbourClass =
  'flex min-h-16 items-center gap-2 rounded-card border border-line bg-surface py-2 transition-colors hover:border-primary'

/** Placeholders for verses that are loading, in the same shape. */
export function VersesSkeleton() {
  return (
    <div className="divide-y divide-line">
      <Loading>Memuat ayat…</Loading>
      {[2, 1, 3, 2].map((lines, place) => (
        <div key={place} className="grid gap-4 px-4 py-5 lg:px-7">
          <div className="flex items-center justify-between">
            <Skeleton className="size-10 rounded-full" />
            <Skeleton className="size-8 rounded-full" />
          </div>
          {Array.from({ length: lines }, (_, line) => (
            <Skeleton
              key={line}
              className={`ml-auto h-9 ${line === lines - 1 ? 'w-3/5' : 'w-full'}`}
            />
          ))}
          <SkeletonText lines={2} />
        </div>
      ))}
    </div>
  )
}
