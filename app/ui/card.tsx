import type { ReactNode } from 'react'

type CardProps = {
  children: ReactNode
  className?: string
  as?: 'div' | 'section' | 'article' | 'li'
}

/** A raised surface. The caller sets the padding, so that pictures can reach the edge. */
export function Card({ children, className = '', as: Tag = 'div' }: CardProps) {
  return (
    <Tag className={`rounded-card border border-line bg-surface shadow-card ${className}`}>
      {children}
    </Tag>
  )
}

const tones = {
  neutral: 'bg-surface-2 text-muted',
  primary: 'bg-tint text-primary',
  accent: 'bg-accent-tint text-accent-ink',
  success: 'bg-success-tint text-success',
  warning: 'bg-warning-tint text-warning',
  danger: 'bg-danger-tint text-danger',
} as const

export type Tone = keyof typeof tones

/** A small label for a kind or state. */
export function Chip({ children, tone = 'neutral' }: { children: ReactNode; tone?: Tone }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-chip px-2.5 py-1 text-xs font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  )
}

/** A count on a corner or after a word; above 99 it shows '99+'. */
export function Badge({ count, label }: { count: number; label: string }) {
  return (
    <span className="inline-grid min-w-5 place-items-center rounded-chip bg-primary px-1.5 text-xs font-bold text-on-primary tabular">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{`${count} ${label}`}</span>
    </span>
  )
}
