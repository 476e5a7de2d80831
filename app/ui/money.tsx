import type { CSSProperties, ReactNode } from 'react'
import { formatRupiah } from '#platform/money/money.ts'

type Props = {
  amount: number
  /** Heads a card: gets smaller rather than wider than a phone. */
  isBig?: boolean
  className?: string
}

/** An amount with digits of equal width on one line: 'Rp1.234.567.890'. */
export function Money({ amount, isBig, className = '' }: Props) {
  const text = formatRupiah(amount)
  if (isBig) return <BigFigure text={text} className={className} />
  return <span className={`whitespace-nowrap tabular ${className}`}>{text}</span>
}

type BigFigureProps = {
  text: string
  /** How many stand beside each other on a phone. */
  columns?: number
  className?: string
  /** The same text where it has parts of its own. */
  children?: ReactNode
}

/** A figure on one line of a phone, however long it is and however large its reader has set all text. */
export function BigFigure({ text, columns = 1, className = '', children = text }: BigFigureProps) {
  const size = { '--signs': text.length * columns } as CSSProperties
  return (
    <span className={className}>
      <span className="figure" style={size}>
        {children}
      </span>
    </span>
  )
}
