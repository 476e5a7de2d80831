import { type CalculatorName, calculatorTitles } from '#features/zakat/zakat.ts'
import { formatDate } from '#platform/time/jakarta.ts'
import type { Line } from '../lines.ts'
import type { Verdict } from './verdict.ts'

type ResultText = { name: CalculatorName; verdict: Verdict; lines: Line[]; day: string }

/** A result as text, to be kept or sent. */
export function resultText({ name, verdict, lines, day }: ResultText): string {
  return [
    `${calculatorTitles[name]} – ${formatDate(day)}`,
    ...lines.map(
      ({ label, formula, value }) => `${label}: ${formula ? `${formula} = ` : ''}${value}`,
    ),
    verdict.sentence,
  ].join('\n')
}
