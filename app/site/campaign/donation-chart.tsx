import { Money } from '#app/ui/money.tsx'
import { DAY_MS, formatDate } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'

type Props = {
  /** Rupiah per day, oldest first; the last entry is today. */
  days: number[]
  now: string
}

const WIDTH = 10
const HEIGHT = 64

/** Bars for the donations of each of the last 30 days. Screen readers get the sum as text. */
export function DonationChart({ days, now }: Props) {
  const sum = days.reduce((total, amount) => total + amount, 0)
  const most = Math.max(...days)
  if (sum === 0) return null
  const first = new Date(new Date(now).getTime() - (days.length - 1) * DAY_MS)
  return (
    <section className="grid max-w-reading gap-3">
      <h2 className="text-xl">Penerimaan 30 hari terakhir</h2>
      <p className="text-sm text-muted">
        <Money amount={sum} className="text-base font-bold text-ink" /> terkumpul, paling banyak{' '}
        <Money amount={most} /> dalam sehari.
      </p>
      <svg
        viewBox={`0 0 ${days.length * WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Penerimaan per hari, bersama-sama ${formatRupiah(sum)}`}
        className="h-24 w-full text-primary"
      >
        {days.map((amount, index) => {
          const height = amount === 0 ? 1.5 : Math.max(4, (amount / most) * HEIGHT)
          return (
            <rect
              // The index is the identity of a day: days never change their order.
              key={index}
              x={index * WIDTH + 1.5}
              y={HEIGHT - height}
              width={WIDTH - 3}
              height={height}
              rx={1.5}
              fill="currentColor"
              opacity={amount === 0 ? 0.25 : 1}
            />
          )
        })}
      </svg>
      <p aria-hidden="true" className="flex justify-between text-xs text-muted tabular">
        <span>{formatDate(first)}</span>
        <span>Hari ini</span>
      </p>
    </section>
  )
}
