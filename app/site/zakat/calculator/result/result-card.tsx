import { LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CopyButton } from '#app/ui/share/copy-button.tsx'
import { Rosette } from '#app/ui/star.tsx'
import { type CalculatorName, calculatorPath, calculatorTitles } from '#features/zakat/zakat.ts'
import type { Receivers } from '#app/site/zakat/calculator.server.ts'
import { FiguresUsed } from '#app/site/zakat/figures-used.tsx'
import { Due, NotDue, ResultLines } from './result-lines.tsx'
import { PayButton } from './pay-button.tsx'
import { type Calculator, resultId } from '../use-calculator.ts'
import { verdictOf, type Verdict } from './verdict.ts'
import { ZakatSign } from '#app/site/zakat/zakat-sign.tsx'
import { formatDate } from '#platform/time/jakarta.ts'
import type { Line } from '../explanation-lines.ts'

type Props<N extends CalculatorName> = {
  form: Calculator<N>
  day: string
  receivers: Receivers
  /** Replaces the donate button while donations are closed. */
  closed?: string | undefined
}

/** The result of a calculation: amount, explanation, figures used, and next steps. */
export function ResultCard<N extends CalculatorName>({ form, day, receivers, closed }: Props<N>) {
  const { name, kind, reading } = form
  const { input, result } = reading
  if (!result) return <Waiting name={name} />
  const verdict = verdictOf(kind, input, result)
  const lines = kind.explain(input, result)
  return (
    <Card as="section" className="overflow-hidden">
      <div id={resultId(name)} tabIndex={-1} className="scroll-mt-20 outline-none" role="status">
        {verdict.kind === 'due' ? (
          <Due verdict={verdict} name={name} />
        ) : (
          <NotDue verdict={verdict} />
        )}
      </div>
      <div className="grid gap-5 p-5">
        <ResultLines lines={lines} />
        <FiguresUsed form={form} />
        <div className="grid gap-2">
          <PayButton {...{ form, day, receivers, closed, verdict }} />
          <CopyButton
            text={resultText({ name, verdict, lines, day })}
            label="Salin hasil"
            done="Hasil disalin"
            look="ghost"
          />
          <LinkButton
            to={calculatorPath(name)}
            look="quiet"
            onClick={(event) => {
              event.preventDefault()
              form.reset()
            }}
          >
            Mulai lagi
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}

function Waiting({ name }: { name: CalculatorName }) {
  return (
    <Card as="section" className="hidden justify-items-center gap-3 p-8 text-center lg:grid">
      <span className="relative grid size-28 place-items-center">
        <Rosette className="absolute inset-0 text-accent opacity-45" />
        <span className="grid size-14 place-items-center rounded-full bg-surface text-primary shadow-card">
          <ZakatSign name={name} className="size-7" />
        </span>
      </span>
      <h2 className="text-lg">Hasil perhitungan</h2>
      <p className="text-muted">Lengkapi isiannya; hasil dan rinciannya muncul di sini.</p>
    </Card>
  )
}

type ResultText = { name: CalculatorName; verdict: Verdict; lines: Line[]; day: string }

/** A result as text, to be kept or sent. */
function resultText({ name, verdict, lines, day }: ResultText): string {
  return [
    `${calculatorTitles[name]} – ${formatDate(day)}`,
    ...lines.map(
      ({ label, formula, value }) => `${label}: ${formula ? `${formula} = ` : ''}${value}`,
    ),
    verdict.sentence,
  ].join('\n')
}
