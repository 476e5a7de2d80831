import { calculatorNames, type CalculatorName } from '#features/zakat/zakat.ts'

/** A result as a device remembers it: only what came out, never what was typed. */
export type LastResult = { name: CalculatorName; title: string; amount: string | null; day: string }

/** The results after one more: the newest first, one per calculator. */
export function withResult(results: readonly LastResult[], result: LastResult): LastResult[] {
  return [result, ...results.filter(({ name }) => name !== result.name)]
}

/** Stored text as results; whatever is not one is left out. */
export function readResults(stored: string | null): LastResult[] {
  const parsed = parse(stored)
  return Array.isArray(parsed) ? parsed.filter(isResult) : []
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '[]')
  } catch {
    return []
  }
}

function isResult(value: unknown): value is LastResult {
  if (typeof value !== 'object' || value === null) return false
  const { name, title, amount, day } = value as Partial<Record<keyof LastResult, unknown>>
  const isAmount = amount === null || typeof amount === 'string'
  const isNamed = calculatorNames.some((known) => known === name)
  return isNamed && isAmount && typeof title === 'string' && typeof day === 'string'
}
