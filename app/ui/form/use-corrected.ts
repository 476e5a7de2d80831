import { type RefObject, useEffect, useState } from 'react'

/** Sent on a form when it is refused again: every error shows, also one that was being corrected. */
export const REFUSED = 'amanah:refused'

/** Shows the errors of a form again. */
export function announceRefusal(inside: Element | null): void {
  inside?.closest('form')?.dispatchEvent(new Event(REFUSED))
}

/** The error of a field until its value changes; a new refusal shows it again. */
export function useErrorUntilCorrected(
  box: RefObject<HTMLElement | null>,
  error: string | undefined,
): string | undefined {
  const [corrected, setCorrected] = useState<string>()
  if (error === undefined && corrected !== undefined) setCorrected(undefined)
  useEffect(() => {
    const element = box.current
    const form = element?.closest('form')
    if (!element || !error) return
    const correct = () => afterHandlers(() => isValid(element) && setCorrected(error))
    const again = () => setCorrected(undefined)
    element.addEventListener('input', correct)
    form?.addEventListener(REFUSED, again)
    return () => {
      element.removeEventListener('input', correct)
      form?.removeEventListener(REFUSED, again)
    }
  }, [box, error])
  return corrected === error ? undefined : error
}

/** The names of fields whose values changed since these errors came. A message for the whole form leaves with the first. */
export function useCorrectedNames(
  box: RefObject<HTMLElement | null>,
  errors: Record<string, string> | undefined,
): ReadonlySet<string> {
  const [state, setState] = useState({ errors, names: new Set<string>() as ReadonlySet<string> })
  if (state.errors !== errors) setState({ errors, names: new Set() })
  useEffect(() => {
    const form = box.current?.closest('form')
    if (!form || !errors) return
    const correct = ({ target }: Event) => {
      afterHandlers(() => {
        const corrected = [correctedName(target), '_'].filter((name) => name !== undefined)
        setState(({ names }) => ({ errors, names: new Set([...names, ...corrected]) }))
      })
    }
    form.addEventListener('input', correct)
    return () => form.removeEventListener('input', correct)
  }, [box, errors])
  return state.errors === errors ? state.names : new Set()
}

/** The field an event comes from, by `data-field` of what stands around it, unless the browser still refuses it. */
function correctedName(target: EventTarget | null): string | undefined {
  const field = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null
  return field && isValid(field) ? field.dataset.field : undefined
}

function isValid(field: HTMLElement): boolean {
  return field.querySelector(':invalid') === null
}

/** React's handlers, which may set a field's validity, run after those of the elements. */
function afterHandlers(act: () => void): void {
  setTimeout(act)
}
