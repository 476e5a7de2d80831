import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { saveDraft, storedDraft } from '#app/client/form-draft.client.ts'
import { textValues } from './form-values.ts'
import type { Calculator } from './use-calculator.ts'

/**
 * Takes over what was typed before the script loaded, or this tab's draft, before React restores the server's values.
 * All values are stored, because rows come and go.
 */
export function useKeptValues(
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
