import type { FigureRow } from '#app/ui/figure-table.tsx'
import { formatFigure } from '#platform/money/money.ts'

type Props = { rows: readonly FigureRow[]; years: readonly string[] }

/** The sums of a statement against those of the period before, as pairs of bars: what changed is seen at a glance. */
export function ChangeBars({ rows, years }: Props) {
  const sums = barsOf(rows)
  const most = Math.max(...sums.flatMap(({ figures }) => figures.map(Math.abs)), 0)
  if (most === 0) return null
  return (
    <figure className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <figcaption className="text-sm text-muted">
        Rupiah, {years[0]} di atas dan {years[1]} di bawahnya
      </figcaption>
      {sums.map(({ words, figures }) => (
        <div key={words} className="grid gap-1">
          <p className="flex flex-wrap justify-between gap-x-4 text-sm">
            <span>{words}</span>
            <span className="tabular">{formatFigure(figures[0] ?? 0)}</span>
          </p>
          {figures.map((figure, which) => (
            <svg
              key={which}
              viewBox="0 0 100 2"
              preserveAspectRatio="none"
              className={`h-2 w-full ${which === 0 ? 'text-primary' : 'text-muted'}`}
              aria-hidden="true"
            >
              <rect width={(Math.abs(figure) / most) * 100} height="2" fill="currentColor" />
            </svg>
          ))}
        </div>
      ))}
    </figure>
  )
}

/** What each fund has at the end where a statement is by fund; else the sums of its parts. */
function barsOf(rows: readonly FigureRow[]): Pick<FigureRow, 'words' | 'figures'>[] {
  const blocks = rows.filter(({ role }) => role === 'block')
  if (blocks.length === 0) return rows.filter(({ role }) => role === 'total')
  const ends = rows.filter(({ role }) => role === 'end')
  return blocks.map(({ words }, at) => ({ words, figures: ends[at]?.figures ?? [] }))
}
