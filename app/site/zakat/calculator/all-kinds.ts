import { zakatRules } from '#features/zakat/calculate.ts'
import type { ZakatParameters } from '#features/zakat/figures/parameters.ts'
import { type CalculatorName, calculatorNames } from '#features/zakat/zakat.ts'
import { explainers } from './explain.ts'
import { tradeYieldExplainers } from './explain-trade-yield.ts'
import { type FormReading, readForm } from './form.ts'
import type { ZakatFormValues } from './form-values.ts'
import type { CalculatorKind, Explainers } from './kind.ts'

const explained: Explainers = { ...explainers, ...tradeYieldExplainers }

/** Every kind by its name, for the server; a screen brings its own alone. */
export const calculatorKinds = Object.fromEntries(
  calculatorNames.map((name) => [name, { name, rule: zakatRules[name], explain: explained[name] }]),
) as { [N in CalculatorName]: CalculatorKind<N> }

/** Reads a form of whichever kind. */
export function readFormOf(
  name: CalculatorName,
  values: ZakatFormValues,
  parameters: ZakatParameters,
): FormReading {
  return readForm(calculatorKinds[name], values, parameters)
}
