import { formatCount } from '#platform/money.ts'

/** A figure of a statement: thousands with dots, below zero in brackets, nothing as a dash. */
export function ledgerFigure(figure: number): string {
  if (figure === 0) return '–'
  return figure < 0 ? `(${formatCount(-figure)})` : formatCount(figure)
}
