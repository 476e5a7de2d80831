import { type RefObject, useEffect } from 'react'

/** '/' focuses the field from anywhere on the screen; arrow keys move between field and results. */
export function useSearchKeys(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const goal =
        event.key === '/' ? fieldUnlessTyping(event, input.current) : stepFrom(event, input.current)
      if (!goal) return
      event.preventDefault()
      goal.focus()
      if (goal instanceof HTMLInputElement) goal.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [input])
}

function fieldUnlessTyping({ target }: KeyboardEvent, field: HTMLInputElement | null) {
  const isTyping = target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)
  return isTyping ? null : field
}

function stepFrom(event: KeyboardEvent, field: HTMLInputElement | null): HTMLElement | null {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return null
  const stops = [field, ...document.querySelectorAll<HTMLElement>('[data-results] a')]
  const here = stops.findIndex((stop) => stop === event.target)
  return here < 0 ? null : (stops[here + step] ?? null)
}
