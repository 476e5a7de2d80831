import { calculatorNames, type CalculatorName } from '#features/zakat/zakat.ts'

/** A result as a device stores it: only the outcome, never the typed values. */
export type LastResult = { name: CalculatorName; title: string; amount: string | null; day: string }

/** Adds a result to the front of the list; only the newest of each calculator stays. */
export function withResult(results: readonly LastResult[], result: LastResult): LastResult[] {
  return [result, ...results.filter(({ name }) => name !== result.name)]
}

/** Parses stored results. Invalid entries are left out. */
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
