import { fidyah, zakatFitrah } from './fitrah.ts'
import { furtherRules } from './further-rules.ts'
import { zakatOnIncome } from './income.ts'
import type { RawInput } from './input.ts'
import { zakatOnJewellery } from './jewellery.ts'
import { zakatOnGold, zakatOnSilver } from './metal.ts'
import { zakatOnSavings } from './savings.ts'
import { type CalculatorName, figureOf, type Invalid, type ZakatFigure } from './zakat.ts'

const calculators = {
  zakatemas: zakatOnGold,
  zakatperak: zakatOnSilver,
  zakatperhiasan: zakatOnJewellery,
  zakatpenghasilan: zakatOnIncome,
  zakatsimpananuang: zakatOnSavings,
  zakatfitrah: zakatFitrah,
  fidyah,
  ...furtherRules,
} satisfies Record<CalculatorName, (given: RawInput) => object>

type Figures<R> = { [K in keyof R]: R[K] extends bigint | undefined ? ZakatFigure : R[K] }

/** A calculator's answer to valid input. */
export type Result<N extends CalculatorName = CalculatorName> = N extends CalculatorName
  ? Figures<Exclude<ReturnType<(typeof calculators)[N]>, Invalid>>
  : never

/** Calculates one kind of zakat from canonical input. Pure: the same in the browser and on the server. */
export function calculateZakat<N extends CalculatorName>(
  name: N,
  input: RawInput,
): Result<N> | Invalid {
  const result = calculators[name](input)
  if (result.status === 'INPUT_TIDAK_VALID') return result
  const figures = Object.entries(result).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'bigint' ? figureOf(value) : value,
  ])
  return Object.fromEntries(figures) as Result<N>
}
