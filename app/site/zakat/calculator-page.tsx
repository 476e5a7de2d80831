import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { type CalculatorName, calculatorPath, calculatorTitles } from '#features/zakat/zakat.ts'
import type { Receivers } from './calculator.server.ts'
import { calculators } from './calculators.ts'
import { CalculatorRules, type RulesProps } from './calculator-rules.tsx'
import { ResultCard } from './calculator/result/result-card.tsx'
import { type Calculator, resultId } from './calculator/use-calculator.ts'
import { useKeptValues } from './calculator/use-kept-values.ts'
import { rupiahText } from '#app/site/zakat/figures.ts'
import { verdictOf } from './calculator/result/verdict.ts'

type FrameProps = RulesProps & { name: CalculatorName; children: ReactNode }

/** The screen of a calculator: back link, purpose, form with result, and the rules behind it. */
export function CalculatorFrame({ name, children, ...rules }: FrameProps) {
  return (
    <div className="mx-auto grid max-w-wide gap-6 px-page pt-3 lg:gap-8 lg:pt-8">
      <header className="grid gap-1">
        <div className="flex items-center gap-1">
          <Link
            to="/zakatcalculator"
            aria-label="Semua kalkulator zakat"
            title="Semua kalkulator zakat"
            className="-ml-3 grid size-11 shrink-0 place-items-center rounded-full hover:bg-surface-2"
          >
            <Icon name="left" />
          </Link>
          <h1 className="text-xl lg:text-2xl">Kalkulator {calculatorTitles[name].toLowerCase()}</h1>
        </div>
        <p className="text-muted lg:ml-9">{calculators[name].summary}</p>
      </header>
      {children}
      <CalculatorRules {...rules} />
    </div>
  )
}

type FormProps<N extends CalculatorName> = {
  of: Calculator<N>
  page: { day: string; receivers: Receivers }
  closed?: string | undefined
  children: ReactNode
}

/** The form and its result: stacked on a phone, side by side on wide screens. */
export function CalculatorForm<N extends CalculatorName>({
  of,
  page,
  closed,
  children,
}: FormProps<N>) {
  const path = calculatorPath(of.name)
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useHydrated()

  useKeptValues(form, of)

  return (
    <form
      ref={form}
      method="post"
      action={`${path.replace(/#.*$/, '')}#${resultId(of.name)}`}
      noValidate
      onSubmit={of.submit}
      className="group/form grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-10"
    >
      {/* The first submit button handles Enter. It must calculate, not add or remove a row. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
        Hitung
      </button>
      <div className="grid min-w-0 gap-5">
        <ErrorSummary errors={of.summary} />
        {of.errors._ && !of.summary && <Notice tone="warning">{of.errors._}</Notice>}
        {children}
        {/* With script the result updates while typing, so the button is not needed. */}
        {!(isHydrated && of.reading.result) && (
          <Button type="submit">{of.name === 'fidyah' ? 'Hitung fidyah' : 'Hitung zakat'}</Button>
        )}
        <ResultBar of={of} />
      </div>
      <aside
        aria-label={of.name === 'fidyah' ? 'Hasil fidyah' : 'Hasil'}
        className="min-w-0 lg:sticky lg:top-24"
      >
        <ResultCard of={of} day={page.day} receivers={page.receivers} closed={closed} />
      </aside>
    </form>
  )
}

/** A titled part of the form: plain on a phone, a card on wide screens. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 rounded-card border border-line bg-surface p-4 lg:p-6">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  )
}

/** The result in one line at the bottom of a phone's screen, until the result itself scrolls into view. */
function ResultBar({ of: { name, kind: calculator, reading } }: { of: Calculator }) {
  const { input, result } = reading
  if (!result) return null
  const { title, amount, kind } = verdictOf(calculator, input, result)
  return (
    <a
      href={`#${resultId(name)}`}
      className="sticky bottom-above-bars z-10 short:static flex min-h-14 flex-wrap items-center justify-between gap-x-3 rounded-field bg-hero px-4 py-2 text-on-hero shadow-float lg:hidden"
    >
      <span className="min-w-0">
        <span className="block text-xs opacity-90">{title}</span>
        {kind === 'due' && amount !== undefined && (
          <span className="block text-lg leading-tight font-extrabold tabular">
            {rupiahText(amount)}
          </span>
        )}
      </span>
      <span className="flex shrink-0 items-center gap-1 text-sm font-semibold">
        Rincian <Icon name="down" />
      </span>
    </a>
  )
}
