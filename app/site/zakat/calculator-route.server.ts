import type { RouterContextProvider } from 'react-router'
import { ctxContext } from '#app/context.ts'
import type { CalculatorName } from '#features/zakat/zakat.ts'
import { answerForm, loadCalculator, loadFitrah } from './calculator.server.ts'

type Visit = { context: Readonly<RouterContextProvider> }

export function calculatorLoader(name: CalculatorName) {
  return ({ context }: Visit) => loadCalculator(context.get(ctxContext), name)
}

export function fitrahLoader({ context }: Visit) {
  return loadFitrah(context.get(ctxContext))
}

export function calculatorAction(name: CalculatorName) {
  return ({ request, context }: Visit & { request: Request }) =>
    answerForm(context.get(ctxContext), request, name)
}
