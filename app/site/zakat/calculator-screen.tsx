import type { CalculatorName } from '#features/zakat/zakat.ts'
import type { CalculatorAnswer, loadCalculator } from './calculator.server.ts'
import { CalculatorForm, CalculatorFrame, type FormPart } from './calculator-page.tsx'
import type { RulesProps } from './calculator-rules.tsx'
import type { CalculatorKind } from './calculator/kind.ts'
import { useCalculator } from './calculator/use-calculator.ts'

type Screen<N extends CalculatorName> = CalculatorKind<N> & RulesProps & { parts: FormPart[] }

type Props = {
  loaderData: Awaited<ReturnType<typeof loadCalculator>>
  actionData: CalculatorAnswer | undefined
}

/** The screen of a calculator, from the table of its fields. */
export function calculatorScreen<N extends CalculatorName>(screen: Screen<N>) {
  const { name, rule, explain, parts, ...rules } = screen
  const kind = { name, rule, explain }
  return function CalculatorScreen({ loaderData, actionData }: Props) {
    const calculator = useCalculator(kind, loaderData.rows, actionData)
    return (
      <CalculatorFrame name={name} {...rules}>
        <CalculatorForm form={calculator} page={loaderData} parts={parts} />
      </CalculatorFrame>
    )
  }
}
