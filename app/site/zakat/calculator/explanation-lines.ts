import type { ZakatFigure } from '#features/zakat/zakat.ts'
import { rupiahText } from '../figures.ts'

/** One line of an explanation; the last line is the amount due. */
export type Line = { label: string; formula?: string; value: string }

export function dueLine(amount: ZakatFigure, formula?: string): Line {
  return { label: 'Zakat', ...(formula && { formula }), value: money(amount) }
}

export function lessLine(label: string, amount: unknown): Line[] {
  return isFilled(amount) ? [{ label, value: `− ${money(amount)}` }] : []
}

export function plus(label: string, amount: unknown): Line[] {
  return isFilled(amount) ? [{ label, value: `+ ${money(amount)}` }] : []
}

export function isFilled(amount: unknown): boolean {
  return amount !== undefined && amount !== '' && bigOf(amount) !== 0n
}

export function money(amount: unknown): string {
  return rupiahText(bigOf(amount))
}

export function bigOf(amount: unknown): bigint {
  return typeof amount === 'number' || typeof amount === 'string' ? BigInt(amount || 0) : 0n
}
