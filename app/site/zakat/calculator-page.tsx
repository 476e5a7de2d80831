import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { BackLink, Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { type CalculatorName, calculatorPath, calculatorTitles } from '#features/zakat/zakat.ts'
import type { Receivers } from './calculator.server.ts'
import { calculators } from './calculators.ts'
import { CalculatorRules, type RulesProps } from './calculator-rules.tsx'
import { type FormRow, FormRows, type RowState } from './calculator/form-rows.tsx'
import { ResultBar } from './calculator/result/result-bar.tsx'
import { ResultCard } from './calculator/result/result-card.tsx'
import { type Calculator, resultId } from './calculator/use-calculator.ts'
import { saveDraft, storedDraft } from '#app/client/form-draft.client.ts'
import { textValues } from './calculator/form-values.ts'

/** A titled part of a form, with its rows. */
export type FormPart = { title: string; rows: readonly FormRow[]; when?: string }

type FrameProps = RulesProps & { name: CalculatorName; children: ReactNode }

/** The screen of a calculator: back link, purpose, form with result, and the rules behind it. */
export function CalculatorFrame({ name, children, ...rules }: FrameProps) {
  return (
    <div className="mx-auto grid max-w-wide gap-6 px-page pt-3 lg:gap-8 lg:pt-8">
      <header className="grid gap-1">
        <div className="flex items-center gap-1">
          <BackLink to="/zakatcalculator" label="Semua kalkulator zakat" />
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
  form: Calculator<N>
  page: { day: string; receivers: Receivers }
  closed?: string | undefined
  parts: readonly FormPart[]
  /** What the form carries besides. */
  children?: ReactNode
}

/** The form and its result: stacked on a phone, side by side on wide screens. */
export function CalculatorForm<N extends CalculatorName>({
  form,
  page,
  closed,
  parts,
  children,
}: FormProps<N>) {
  const path = calculatorPath(form.name)
  const formRef = useRef<HTMLFormElement>(null)
  const isHydrated = useHydrated()

  useKeptValues(formRef, form)

  return (
    <form
      ref={formRef}
      method="post"
      action={`${path.replace(/#.*$/, '')}#${resultId(form.name)}`}
      noValidate
      onSubmit={form.submit}
      className="group/form grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-10"
    >
      {/* The first submit button handles Enter. It must calculate, not add or remove a row. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
        Hitung
      </button>
      <div className="grid min-w-0 gap-5">
        <ErrorSummary errors={form.summary} />
        {form.errors._ && !form.summary && <Notice tone="warning">{form.errors._}</Notice>}
        {children}
        {parts.map((part) => (
          <Part key={part.title} form={form} part={part} />
        ))}
        {/* With script the result updates while typing, so the button is not needed. */}
        {!(isHydrated && form.reading.result) && (
          <Button type="submit">{form.name === 'fidyah' ? 'Hitung fidyah' : 'Hitung zakat'}</Button>
        )}
        <ResultBar form={form} />
      </div>
      <aside
        aria-label={form.name === 'fidyah' ? 'Hasil fidyah' : 'Hasil'}
        className="min-w-0 lg:sticky lg:top-24"
      >
        <ResultCard form={form} day={page.day} receivers={page.receivers} closed={closed} />
      </aside>
    </form>
  )
}

type PartProps = { form: RowState; part: FormPart }

/** A titled part of the form: plain on a phone, a card on wide screens. */
function Part({ form, part: { title, rows, when } }: PartProps) {
  const part = (
    <section className="grid gap-4 rounded-card border border-line bg-surface p-4 lg:p-6">
      <h2 className="text-lg">{title}</h2>
      <FormRows form={form} rows={rows} />
    </section>
  )
  // CSS shows the parts that belong to a choice, so it works without script.
  return when ? <div className={`hidden ${when}`}>{part}</div> : part
}

/**
 * Takes over what was typed before the script loaded, or this tab's draft, before React restores the server's values.
 * All values are stored, because rows come and go.
 */
function useKeptValues(
  form: RefObject<HTMLFormElement | null>,
  { name, values, takeOver }: Pick<Calculator, 'name' | 'values' | 'takeOver'>,
): void {
  const first = useRef(values)
  useLayoutEffect(() => {
    if (!form.current) return
    const typed = textValues(new FormData(form.current))
    const saved = storedDraft(`zakat.${name}`)
    const isUntouched = Object.entries(typed).every(
      ([field, text]) => text === (first.current[field] ?? ''),
    )
    takeOver(isUntouched && Object.keys(saved).length > 0 ? saved : typed)
  }, [form, takeOver, name])

  useEffect(() => {
    if (values !== first.current) saveDraft(`zakat.${name}`, values)
  }, [name, values])
}
