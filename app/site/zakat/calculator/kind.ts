import type { Result } from '#features/zakat/calculate.ts'
import type { RawInput } from '#features/zakat/kinds/input.ts'
import type { ZakatRule } from '#features/zakat/rule.ts'
import type { CalculatorName } from '#features/zakat/zakat.ts'
import type { Line } from './explanation-lines.ts'

/** What a calculator's screen brings of its own: the rule, and how its result is explained, line by line. */
export type CalculatorKind<N extends CalculatorName = CalculatorName> = {
  name: N
  rule: ZakatRule
  explain: Explainers[N]
}

/** How the result of each kind comes about, line by line, with the figures that were used. */
export type Explainers = {
  [N in CalculatorName]: (input: RawInput, result: Result<N>) => Line[]
}
