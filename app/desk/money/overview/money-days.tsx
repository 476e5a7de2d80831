import type { ReactNode } from 'react'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { fundWords } from '#features/ledger/funds.ts'
import { type FundDay, sumsByDay } from '#features/overview/overview.ts'

type Props = { days: readonly string[]; parts: readonly FundDay[] }

/** Money of the last days as bars, each with its sum, and today by fund. */
export function MoneyDays({ days, parts }: Props) {
  const sums = sumsByDay(days, parts)
  const highest = Math.max(1, ...sums)
  return (
    <ol className="grid gap-1">
      {days.map((day, at) => {
        const sum = sums[at] ?? 0
        return (
          <li
            key={day}
            className="grid grid-cols-[5.75rem_minmax(0,1fr)_6.5rem] items-center gap-2"
          >
            <span className="whitespace-nowrap text-muted">
              {formatDate(startOfDay(day)).replace(/ \d{4}$/, '')}
            </span>
            <span
              aria-hidden="true"
              className="h-4 rounded-chip bg-primary"
              style={{ width: `${Math.max(sum > 0 ? 1 : 0, (sum / highest) * 100)}%` }}
            />
            <span className="text-right tabular whitespace-nowrap">{formatRupiah(sum)}</span>
          </li>
        )
      })}
    </ol>
  )
}

export function FundsToday({ parts, today }: { parts: readonly FundDay[]; today: string }) {
  const found = parts.filter(({ day }) => day === today)
  if (found.length === 0) return <p className="text-muted">Belum ada uang masuk hari ini.</p>
  return (
    <ul className="grid gap-1.5">
      {found.map(({ fund, amount }) => (
        <SumRow key={fund} amount={amount}>
          {fundWords[fund]}
        </SumRow>
      ))}
      <SumRow amount={found.reduce((sum, { amount }) => sum + amount, 0)} isTotal>
        Jumlah
      </SumRow>
    </ul>
  )
}

type SumProps = { amount: number; isTotal?: boolean; children: ReactNode }

/** One line of a sum of money. */
export function SumRow({ amount, isTotal = false, children }: SumProps) {
  return (
    <li
      className={`flex justify-between gap-4 ${isTotal ? 'border-t border-line pt-1.5 font-semibold' : ''}`}
    >
      <span>{children}</span>
      <span className="tabular whitespace-nowrap">
        {amount < 0 ? `−${formatRupiah(-amount)}` : formatRupiah(amount)}
      </span>
    </li>
  )
}
