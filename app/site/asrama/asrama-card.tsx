import { Link } from 'react-router'
import { Card } from '#app/ui/card.tsx'
import type { CoverDesign } from '#platform/picture/cover.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import type { AsramaPhoto as Photo } from '#features/asrama/asrama.ts'
import { AsramaPicture } from './asrama-picture.tsx'
import { formatCount } from '#platform/money/money.ts'

/** An asrama as lists show it. */
export type AsramaCardView = {
  slug: string
  name: string
  summary: string
  /** City and province. */
  place: string
  cover: CoverDesign
  picture: Photo | null
  capacity: number
  residents: number
  nonResidents: number
  free: number
  /** Needs of this month. */
  needs: { count: number; met: number }
}

/** An asrama in a list. The whole card is one link; a screen reader says only its name. */
export function AsramaCard({ asrama }: { asrama: AsramaCardView }) {
  const { slug, name, place, needs, free } = asrama
  return (
    <Card
      as="article"
      className="group relative flex h-full flex-col overflow-hidden transition-shadow hover:shadow-float"
    >
      <div className="relative overflow-hidden">
        <AsramaPicture
          asrama={asrama}
          sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 50vw, 100vw"
          className="aspect-[2/1] transition-transform duration-500 group-hover:scale-103"
        />
        <span className="absolute top-3 left-3 rounded-chip bg-surface/95 px-2.5 py-1 text-xs font-semibold text-primary">
          {free > 0 ? `${formatCount(free)} tempat kosong` : 'Penuh'}
        </span>
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="grid gap-1">
          <h2 className="text-base leading-snug font-bold">
            <Link
              to={`/asrama/${slug}`}
              className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-primary"
            >
              {name}
            </Link>
          </h2>
          <p className="flex items-center gap-1 text-sm text-muted">
            <Icon name="pin" className="size-4" />
            {place}
          </p>
        </div>
        <Occupancy asrama={asrama} />
        {needs.count > 0 && (
          <p className="flex items-center gap-1.5 border-t border-line pt-3 text-sm text-muted">
            <Icon name="basket" className="size-4.5 text-primary" />
            {needs.met} dari {needs.count} kebutuhan bulan ini terpenuhi
          </p>
        )}
      </div>
    </Card>
  )
}

type OccupancyProps = {
  asrama: Pick<AsramaCardView, 'name' | 'capacity' | 'residents' | 'nonResidents'>
}

function Occupancy({ asrama: { name, capacity, residents, nonResidents } }: OccupancyProps) {
  return (
    <div className="mt-auto grid gap-2">
      <ProgressBar ratio={residents / capacity} label={`Terisi di ${name}`} />
      <div className="flex justify-between gap-3 text-sm">
        <p>
          <strong className="tabular">{formatCount(residents)}</strong>
          <span className="text-muted"> dari {formatCount(capacity)} tempat terisi</span>
        </p>
        {nonResidents > 0 && (
          <p className="text-muted tabular">
            {formatCount(nonResidents)} anak tinggal bersama keluarga
          </p>
        )}
      </div>
    </div>
  )
}
