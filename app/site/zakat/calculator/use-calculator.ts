import { type FormEvent, useState } from 'react'
import {
  NATIONAL,
  parametersOf,
  type ZakatParameter,
  type ZakatParameters,
} from '#features/zakat/figures/parameters.ts'
import type { CalculatorName } from '#features/zakat/zakat.ts'
import type { FieldErrors } from '#platform/refusal.ts'
import type { CalculatorAnswer } from '../calculator.server.ts'
import { errorsOf, type FormReading, readForm } from './form.ts'
import { startingValues } from './form-fields.ts'
import type { ZakatFormValues } from './form-values.ts'
import type { CalculatorKind } from './kind.ts'
import { editRows, type RowPrefix } from './rows.ts'

/** The part of a calculator that its fields need. */
export type FieldState = {
  values: ZakatFormValues
  errors: FieldErrors
  set(field: string, value: string): void
}

export type Calculator<N extends CalculatorName = CalculatorName> = FieldState & {
  name: N
  kind: CalculatorKind<N>
  reading: FormReading<N>
  parameters: ZakatParameters
  /** The errors at the time of the request for a result; cleared by the next change. */
  summary: FieldErrors | undefined
  edit(prefix: RowPrefix, change: string): void
  reset(): void
  submit(event: FormEvent<HTMLFormElement>): void
  /** Replaces all values. The function is the same on every render. */
  takeOver: (values: ZakatFormValues) => void
}

/**
 * A calculator's form. In the browser it calculates on every change, with the server's functions. `answered` is the
 * server's answer to a form sent without script.
 */
export function useCalculator<N extends CalculatorName>(
  kind: CalculatorKind<N>,
  rows: readonly ZakatParameter[],
  answered: CalculatorAnswer | undefined,
): Calculator<N> {
  const { name } = kind
  const own = answered?.name === name ? answered : undefined
  const blank = () => startingValues(name, parametersOf(rows, NATIONAL))
  const [values, setValues] = useState<ZakatFormValues>(() => own?.values ?? blank())
  const [isAsked, setAsked] = useState(own?.isAsked ?? false)
  const parameters = parametersOf(rows, values.wilayah ?? NATIONAL)
  const reading = readForm(kind, values, parameters)
  const errors = errorsOf(reading.problems, isAsked)
  const [summary, setSummary] = useState(() => (isAsked ? errors : undefined))

  function change(next: ZakatFormValues) {
    setValues(next)
    setSummary(undefined)
  }

  return {
    name,
    kind,
    takeOver: setValues,
    values,
    errors,
    reading,
    parameters,
    summary,
    set: (field, value) => change({ ...values, [field]: value }),
    edit: (prefix, edit) => change(editRows(values, prefix, edit)),
    reset: () => {
      change(blank())
      setAsked(false)
    },
    submit: (event) => {
      event.preventDefault()
      setAsked(true)
      setSummary(reading.result ? undefined : errorsOf(reading.problems, true))
      if (reading.result) showResult(name)
    },
  }
}

/** The element id of a calculator's result, for the hash and the focus. */
export function resultId(name: CalculatorName): string {
  return name === 'fidyah' ? 'hasil-fidyah' : 'hasil'
}

function showResult(name: CalculatorName): void {
  const result = document.getElementById(resultId(name))
  result?.focus({ preventScroll: true })
  result?.scrollIntoView({ block: 'nearest' })
}
