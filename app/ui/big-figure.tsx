import type { ReactNode } from 'react'
import { formatRupiah } from '#platform/money/money.ts'

type Props = {
  /** A sum in rupiah, or a figure as it is written. */
  value: number | string
  /** How many stand beside each other on a phone. */
  columns?: number
  className?: string
  /** The same text where it has parts of its own. */
  children?: ReactNode
}

/** A figure on one line of a phone, however long it is and however large its reader has set all text. */
export function BigFigure({ value, columns = 1, className, children }: Props) {
  const text = typeof value === 'number' ? formatRupiah(value) : value
  // On a phone the edges of a card stay while letters grow, and a sign is 0.58 of its size wide.
  const room = '100vw - var(--spacing) * 22'
  const fontSize = `min(1em, (${room}) / ${(text.length * columns * 0.58).toFixed(2)})`
  return (
    <span className={className}>
      <span className="whitespace-nowrap tabular" style={{ fontSize }}>
        {children ?? text}
      </span>
    </span>
  )
}
