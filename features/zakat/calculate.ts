import { fidyah, zakatFitrah } from './kinds/fitrah.ts'
import { tradeYieldRules } from './trade-yield-rules.ts'
import { zakatOnIncome } from './kinds/income.ts'
import type { RawInput } from './kinds/input.ts'
import { zakatOnJewellery } from './kinds/jewellery.ts'
import { zakatOnGold, zakatOnSilver } from './kinds/metal.ts'
import { calculateBy, type ZakatRule } from './rule.ts'
import { zakatOnSavings } from './kinds/savings.ts'
import type { CalculatorName, Invalid, ZakatFigure } from './zakat.ts'

/** The rule of each kind by its name on the wire. */
export const zakatRules = {
  zakatemas: zakatOnGold,
  zakatperak: zakatOnSilver,
  zakatperhiasan: zakatOnJewellery,
  zakatpenghasilan: zakatOnIncome,
  zakatsimpananuang: zakatOnSavings,
  zakatfitrah: zakatFitrah,
  fidyah,
  ...tradeYieldRules,
} satisfies Record<CalculatorName, ZakatRule>

type Figures<R> = { [K in keyof R]: R[K] extends bigint | undefined ? ZakatFigure : R[K] }

/** A calculator's answer to valid input. */
export type Result<N extends CalculatorName = CalculatorName> = N extends CalculatorName
  ? Figures<Exclude<ReturnType<(typeof zakatRules)[N]>, Invalid>>
  : never

/** Calculates one kind of zakat from canonical input. Pure: the same in the browser and on the server. */
export function calculateZakat<N extends CalculatorName>(
  name: N,
  input: RawInput,
): Result<N> | Invalid {
  return calculateBy<Result<N>>(zakatRules[name], input)
}
