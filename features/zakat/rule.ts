import type { RawInput } from './kinds/input.ts'
import { figureOf, type Invalid } from './zakat.ts'

/** The rule of one kind of zakat: pure, in exact numbers. */
export type ZakatRule = (raw: RawInput) => object

/**
 * Calculates by one rule from canonical input, with whole numbers as JSON has them. A screen takes the rule of its own
 * kind along, and no other.
 */
export function calculateBy<R extends object>(rule: ZakatRule, input: RawInput): R | Invalid {
  const result = rule(input) as Invalid | { status: string }
  if (isInvalid(result)) return result
  const figures = Object.entries(result).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'bigint' ? figureOf(value) : value,
  ])
  return Object.fromEntries(figures) as R
}

function isInvalid(result: Invalid | { status: string }): result is Invalid {
  return result.status === 'INPUT_TIDAK_VALID'
}
