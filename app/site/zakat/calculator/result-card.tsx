import { LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CopyButton } from '#app/ui/share/copy-button.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { Rosette, StarPattern } from '#app/ui/star.tsx'
import { type CalculatorName, calculatorPath } from '#features/zakat/zakat.ts'
import { formatDate } from '#platform/jakarta.ts'
import type { Receivers } from '../calculator.server.ts'
import { calculators } from '../calculators.ts'
import { explain, type Line } from './explain.ts'
import { FiguresUsed } from '../figures-used.tsx'
import { rupiahText } from '../figures.ts'
import { PayButton } from './pay-button.tsx'
import { type Calculator, resultId } from './use-calculator.ts'
import { verdictOf, type Verdict } from './verdict.ts'
import { ZakatSign } from '../zakat-sign.tsx'

type Props<N extends CalculatorName> = {
  of: Calculator<N>
  day: string
  receivers: Receivers
  /** Replaces the donate button while donations are closed. */
  closed?: string | undefined
}

/** The result of a calculation: amount, explanation, figures used, and next steps. */
export function ResultCard<N extends CalculatorName>({ of, day, receivers, closed }: Props<N>) {
  const { name, reading } = of
  const { input, result } = reading
  if (!result) return <Waiting name={name} />
  const verdict = verdictOf(name, input, result)
  const lines = explain(name, input, result)
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
        <Lines lines={lines} />
        <FiguresUsed of={of} />
        <div className="grid gap-2">
          <PayButton {...{ of, day, receivers, closed, verdict }} />
          <CopyButton
            text={textOf({ name, verdict, lines, day })}
            label="Salin hasil"
            done="Hasil disalin"
            look="ghost"
          />
          <LinkButton
            to={calculatorPath(name)}
            look="quiet"
            onClick={(event) => {
              event.preventDefault()
              of.reset()
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

function Due({ verdict, name }: { verdict: Verdict; name: CalculatorName }) {
  return (
    <div className="relative grid gap-1 overflow-hidden bg-linear-150 from-hero to-hero-deep p-5 text-on-hero">
      <StarPattern id={`stars-${name}`} className="opacity-6" />
      <h2 className="relative text-base font-semibold">{verdict.title}</h2>
      <p className="relative text-3xl font-extrabold tracking-tight tabular">
        {verdict.amount !== undefined && rupiahText(verdict.amount)}
      </p>
      <p className="relative text-sm opacity-90">{verdict.sentence}</p>
    </div>
  )
}

function NotDue({ verdict }: { verdict: Verdict }) {
  const { kind, title, sentence, nearness } = verdict
  return (
    <div className={`grid gap-2 p-5 ${kind === 'early' ? 'bg-accent-tint' : 'bg-tint'}`}>
      <h2 className="text-xl">{title}</h2>
      <p>{sentence}</p>
      {nearness !== undefined && (
        <ProgressBar ratio={Math.min(nearness, 0.99)} label="Jarak ke nisab" className="mt-1 h-2" />
      )}
    </div>
  )
}

function Lines({ lines }: { lines: Line[] }) {
  return (
    <dl className="grid gap-3">
      {lines.map(({ label, formula, value }, index) => (
        <div
          key={label}
          className={`flex items-start justify-between gap-4 ${
            index > 0 && index === lines.length - 1 ? 'border-t border-line pt-3 font-bold' : ''
          }`}
        >
          <dt className="min-w-0">
            {label}
            {formula && (
              <span className="block text-sm font-normal text-muted tabular">{formula}</span>
            )}
          </dt>
          <dd className="shrink-0 text-right font-semibold tabular">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type ResultText = { name: CalculatorName; verdict: Verdict; lines: Line[]; day: string }

function textOf({ name, verdict, lines, day }: ResultText): string {
  return [
    `${calculators[name].title} – ${formatDate(day)}`,
    ...lines.map(
      ({ label, formula, value }) => `${label}: ${formula ? `${formula} = ` : ''}${value}`,
    ),
    verdict.sentence,
  ].join('\n')
}
