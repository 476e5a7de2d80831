import type { CSSProperties, ReactNode } from 'react'

type Props = {
  text: string
  /** How many stand beside each other on a phone. */
  columns?: number
  className?: string
  /** The same text where it has parts of its own. */
  children?: ReactNode
}

/** A figure on one line of a phone, however long it is and however large its reader has set all text. */
export function BigFigure({ text, columns = 1, className, children = text }: Props) {
  const size = { '--n': text.length * columns } as CSSProperties
  return (
    <span className={className}>
      <span className="figure whitespace-nowrap tabular" style={size}>
        {children}
      </span>
    </span>
  )
}
