import { ledgerFigure } from './ledger-figure.ts'
import type { ShownRow } from './shown-statement.ts'

type Props = {
  caption: string
  /** The heads of the figures. */
  heads: readonly string[]
  rows: readonly ShownRow[]
  /** Whether the figures of the period before stand beside. */
  hasPrior: boolean
}

const looks = {
  block: 'bg-surface-2 text-base font-bold',
  heading: 'text-sm font-semibold text-muted',
  line: '',
  total: 'font-semibold',
  end: 'border-b-2 font-bold',
} as const

/** A statement as a table that also reads on a phone: words take what room the figures leave. */
export function StatementTable({ caption, heads, rows, hasPrior }: Props) {
  return (
    <div
      className="overflow-x-auto rounded-card border border-line bg-surface"
      {...{ role: 'region', tabIndex: 0, 'aria-label': caption }}
    >
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line bg-surface-2">
            <th scope="col" className="px-3 py-2 text-xs font-semibold text-muted">
              Rupiah
            </th>
            {heads.map((head) => (
              <th
                key={head}
                scope="col"
                className="px-3 py-2 text-right text-xs font-semibold text-muted"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <StatementRow key={`${at} ${row.words}`} {...{ row, hasPrior }} width={heads.length} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = { row: ShownRow; hasPrior: boolean; width: number }

function StatementRow({ row, hasPrior, width }: RowProps) {
  const { role, words, figures, prior, href } = row
  const isHead = role === 'block' || role === 'heading'
  if (isHead) {
    return (
      <tr className="border-b border-line">
        <th scope="rowgroup" colSpan={width + 1} className={`px-3 py-2 text-left ${looks[role]}`}>
          {words}
        </th>
      </tr>
    )
  }
  const shown = hasPrior ? [...figures, ...prior, change(figures, prior)] : figures
  return (
    <tr className={`border-b border-line last:border-b-0 ${looks[role]}`}>
      <th
        scope="row"
        className={`min-w-36 px-3 py-2 text-left ${role === 'line' ? 'font-normal' : ''}`}
      >
        {words}
      </th>
      {shown.map((figure, at) => (
        <td
          key={at}
          className={`px-3 py-2 text-right tabular whitespace-nowrap ${at > 0 && hasPrior ? 'text-muted' : ''}`}
        >
          {href && at < figures.length && figure !== 0 ? (
            <a href={href} className="underline decoration-line underline-offset-3">
              {ledgerFigure(figure)}
            </a>
          ) : (
            ledgerFigure(figure)
          )}
        </td>
      ))}
    </tr>
  )
}

function change(figures: readonly number[], prior: readonly number[]): number {
  return (figures.at(-1) ?? 0) - (prior.at(-1) ?? 0)
}
