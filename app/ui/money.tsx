import { formatRupiah } from '#platform/money/money.ts'

/** An amount with digits of equal width on one line: 'Rp1.234.567.890'. */
export function Money({ amount, className = '' }: { amount: number; className?: string }) {
  return <span className={`whitespace-nowrap tabular ${className}`}>{formatRupiah(amount)}</span>
}
