import { formatFigure } from '#platform/money/money.ts'

export type FigureRow = {
  role: 'block' | 'heading' | 'text' | 'line' | 'total' | 'end'
  words: string
  figures: readonly number[]
  /** Where the first figures come from. */
  href?: string | undefined
}

type Props = {
  caption: string
  /** The heads of the figures. */
  heads: readonly string[]
  rows: readonly FigureRow[]
  /** How many of the figures stand in full ink; those for comparison are quieter. */
  main?: number
}

const looks = {
  block: 'bg-surface-2 text-base font-bold',
  heading: 'text-sm font-semibold text-muted',
  text: 'font-normal',
  line: '',
  total: 'font-semibold',
  end: 'border-b-2 font-bold',
} as const

/** Rows of figures under headings, with their sums: it also reads on a phone, where it is moved sideways. */
export function FigureTable({ caption, heads, rows, main = heads.length }: Props) {
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
            <Row key={`${at} ${row.words}`} row={row} width={heads.length} main={main} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ row, width, main }: { row: FigureRow; width: number; main: number }) {
  const { role, words, figures, href } = row
  if (role === 'block' || role === 'heading' || role === 'text') {
    return (
      <tr className="border-b border-line">
        <th scope="rowgroup" colSpan={width + 1} className={`px-3 py-2 text-left ${looks[role]}`}>
          <span className="sticky left-3 block max-w-[82vw] lg:max-w-none">{words}</span>
        </th>
      </tr>
    )
  }
  return (
    <tr className={`border-b border-line last:border-b-0 ${looks[role]}`}>
      <th
        scope="row"
        className={`min-w-36 px-3 py-2 text-left ${role === 'line' ? 'font-normal' : ''}`}
      >
        {words}
      </th>
      {figures.map((figure, at) => (
        <td
          key={at}
          className={`px-3 py-2 text-right tabular whitespace-nowrap ${at >= main ? 'text-muted' : ''}`}
        >
          {href && at < main && figure !== 0 ? (
            <a href={href} className="underline decoration-line underline-offset-3">
              {formatFigure(figure)}
            </a>
          ) : (
            formatFigure(figure)
          )}
        </td>
      ))}
    </tr>
  )
}
