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
  className?: string
  /** The same text where it has parts of its own. */
  children?: ReactNode
}

/** A figure on one line of a phone, however long it is and however large its reader has set all text. */
export function BigFigure({ text, className = '', children = text }: BigFigureProps) {
  return (
    <span className={className}>
      <span className="figure" style={{ '--signs': text.length } as CSSProperties}>
        {children}
      </span>
    </span>
  )
}
