import { ledgerFigure } from './ledger-figure.ts'
import type { ShownRow } from './shown-statement.ts'

type Props = { rows: readonly ShownRow[]; years: readonly string[] }

/** The sums of a statement against those of the period before, as pairs of bars: what changed is seen at a glance. */
export function ChangeBars({ rows, years }: Props) {
  const totals = rows.filter(({ role }) => role === 'total').slice(0, 6)
  const most = Math.max(...totals.flatMap(sizes), 0)
  if (most === 0) return null
  return (
    <figure className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <figcaption className="text-sm text-muted">
        Jumlah {years[0]} di atas, {years[1]} di bawah
      </figcaption>
      {totals.map((row, at) => (
        <div key={`${at} ${row.words}`} className="grid gap-1">
          <p className="flex flex-wrap justify-between gap-x-4 text-sm">
            <span>{row.words}</span>
            <span className="tabular">{ledgerFigure(row.figures[0] ?? 0)}</span>
          </p>
          {sizes(row).map((size, which) => (
            <svg
              key={which}
              viewBox="0 0 100 2"
              preserveAspectRatio="none"
              className={`h-2 w-full ${which === 0 ? 'text-primary' : 'text-muted'}`}
              aria-hidden="true"
            >
              <rect width={Math.max(0.5, (size / most) * 100)} height="2" fill="currentColor" />
            </svg>
          ))}
        </div>
      ))}
    </figure>
  )
}

function sizes({ figures, prior }: ShownRow): number[] {
  return [Math.abs(figures[0] ?? 0), Math.abs(prior[0] ?? 0)]
}
