import type { Result } from '#features/zakat/calculate.ts'
import type { RawInput } from '#features/zakat/kinds/input.ts'
import type { ZakatRule } from '#features/zakat/rule.ts'
import type { CalculatorName } from '#features/zakat/zakat.ts'
import type { Line } from './lines.ts'

/** What a calculator's screen brings of its own: the rule, and how its result is explained, line by line. */
export type CalculatorKind<N extends CalculatorName = CalculatorName> = {
  name: N
  rule: ZakatRule
  explain(input: RawInput, result: Result<N>): Line[]
}
