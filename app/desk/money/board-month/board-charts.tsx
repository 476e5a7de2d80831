import { BigFigure } from '#app/ui/big-figure.tsx'
import type { AmilAgainstCap, BoardLine, BoardMonth } from '#features/board-month/board-month.ts'
import {
  changeWords,
  monthWords,
  planPercent,
  shortRupiah,
} from '#features/board-month/board-words.ts'
import { fundWords } from '#features/ledger/funds.ts'
import { formatRupiah } from '#platform/money/money.ts'

/** The three sums of a month, with the year before. */
export function Totals({ total, month }: Pick<BoardMonth, 'total' | 'month'>) {
  const sums = [
    { label: 'Masuk', now: total.came, before: total.lastYear.came, plan: total.plan?.came },
    {
      label: 'Tersalurkan',
      now: total.passedOn,
      before: total.lastYear.passedOn,
      plan: total.plan?.passedOn,
    },
    { label: 'Dipegang di akhir bulan', now: total.held, before: total.lastYear.held, plan: 0 },
  ]
  const lastYearWords = monthWords(`${Number(month.slice(0, 4)) - 1}${month.slice(4)}`)
  return (
    <dl className="grid gap-3 sm:grid-cols-3">
      {sums.map(({ label, now, before, plan }) => (
        <div key={label} className="grid gap-0.5 rounded-card border border-line bg-surface p-4">
          <dt className="text-muted">{label}</dt>
          <dd className="text-xl font-bold">
            <BigFigure value={now} />
          </dd>
          <dd className="text-sm text-muted">
            {lastYearWords}: <span className="tabular">{formatRupiah(before)}</span> (
            {changeWords(now, before)})
          </dd>
          {plan ? (
            <dd className="text-sm text-muted">
              Rencana: <span className="tabular">{formatRupiah(plan)}</span> (
              {planPercent(now, plan)})
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  )
}

const HEIGHT = 96
const STEP = 22

/** What came and what was passed on, month by month, as pairs of bars. */
export function MonthTrail({ trail }: Pick<BoardMonth, 'trail'>) {
  const most = Math.max(1, ...trail.flatMap(({ came, passedOn }) => [came, passedOn]))
  const tall = (amount: number) => Math.max(0, (amount / most) * HEIGHT)
  const width = trail.length * STEP
  const [first, last] = [trail[0], trail.at(-1)]
  return (
    <figure className="grid gap-2">
      <svg
        viewBox={`0 0 ${width} ${HEIGHT + 2}`}
        className="h-32 w-full"
        preserveAspectRatio="none"
        role="img"
        aria-label={trail
          .map(
            ({ month, came, passedOn }) =>
              `${monthWords(month)}: masuk ${shortRupiah(came)}, tersalurkan ${shortRupiah(passedOn)}`,
          )
          .join('; ')}
      >
        {trail.map(({ month, came, passedOn }, at) => (
          <g key={month}>
            <rect
              x={at * STEP + 3}
              y={HEIGHT - tall(came)}
              width="8"
              height={tall(came)}
              className="fill-primary"
            />
            <rect
              x={at * STEP + 11}
              y={HEIGHT - tall(passedOn)}
              width="8"
              height={tall(passedOn)}
              className="fill-accent"
            />
          </g>
        ))}
        <rect y={HEIGHT} width={width} height="1" className="fill-line" />
      </svg>
      <figcaption className="grid gap-1 text-xs text-muted">
        <span className="flex justify-between gap-2">
          <span>{first && monthWords(first.month)}</span>
          <span>{last && monthWords(last.month)}</span>
        </span>
        <span className="flex flex-wrap gap-x-4">
          <Swatch look="bg-primary">Masuk</Swatch>
          <Swatch look="bg-accent">Tersalurkan</Swatch>
          <span>Tertinggi {shortRupiah(most)}</span>
        </span>
      </figcaption>
    </figure>
  )
}

function Swatch({ look, children }: { look: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={`size-2.5 rounded-chip ${look}`} />
      {children}
    </span>
  )
}

/** What each fund holds, as bars from the largest. */
export function HeldBars({ funds }: { funds: readonly BoardLine[] }) {
  const nonZero = funds.filter(({ held: sum }) => sum !== 0).toSorted((a, b) => b.held - a.held)
  const most = Math.max(1, ...nonZero.map(({ held: sum }) => Math.abs(sum)))
  if (nonZero.length === 0) return <p className="text-muted">Belum ada dana.</p>
  return (
    <ul className="grid gap-2 text-sm">
      {nonZero.map(({ id, name, held: sum }) => (
        <li key={id} className="grid gap-1">
          <span className="flex flex-wrap justify-between gap-x-3">
            <span>{name}</span>
            <span className="tabular">{formatRupiah(sum)}</span>
          </span>
          <Bar percent={(Math.abs(sum) / most) * 100} isOver={sum < 0} />
        </li>
      ))}
    </ul>
  )
}

/** What the amil took of each fund as a part of the most it may. */
export function AmilBars({ amil }: { amil: readonly AmilAgainstCap[] }) {
  return (
    <ul className="grid gap-2 text-sm">
      {amil.map(({ fund, taken, cap }) => (
        <li key={fund} className="grid gap-1">
          <span className="flex justify-between gap-3">
            <span>{fundWords[fund]}</span>
            <span className={`tabular ${taken > cap ? 'font-bold text-danger' : ''}`}>
              {cap > 0 ? Math.round((taken / cap) * 100) : 0} % dari batas
            </span>
          </span>
          <Bar percent={cap > 0 ? (taken / cap) * 100 : 0} isOver={taken > cap} />
          <span className="text-xs text-muted tabular">
            {formatRupiah(taken)} dari {formatRupiah(cap)}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Bar({ percent, isOver }: { percent: number; isOver: boolean }) {
  return (
    <span aria-hidden="true" className="block h-2.5 overflow-hidden rounded-chip bg-surface-2">
      <span
        className={`block h-full rounded-chip ${isOver ? 'bg-danger' : 'bg-primary'}`}
        style={{ width: `${Math.min(100, Math.max(0, percent))}%` }}
      />
    </span>
  )
}
