import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { saveDraft, storedDraft } from '#app/client/form-draft.client.ts'
import { textValues } from './form-values.ts'
import type { Calculator } from './use-calculator.ts'

/**
 * Takes over what was typed before the script loaded, or what this tab keeps of the calculator, before React restores
 * the server's values. Rows come and go, so all values are kept instead of the fields.
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
