import { formatRupiah } from '#platform/money.ts'

/** An amount in figures of one width that never breaks over two lines: 'Rp1.234.567.890'. */
export function Money({ amount, className = '' }: { amount: number; className?: string }) {
  return <span className={`whitespace-nowrap tabular ${className}`}>{formatRupiah(amount)}</span>
}

/** A count in the Indonesian way: '1.234'. */
export function formatCount(count: number): string {
  return formatRupiah(count).replace('Rp', '')
}
