import type { Typed } from '#app/client/handover.client.ts'

type Field = HTMLInputElement

/** Fields without text; their value is no default. */
const pressed = /checkbox|radio|file/

/** What was typed or chosen before React; its own first render may overwrite it. */
export const typed: Typed = new Map()

/** Notes the value of a field, with every letter anew. */
export function keepTyped(target: EventTarget | null): void {
  const field = target as Field
  typed.set(field, [field.value, field.checked, field.selectionStart])
}

/** Notes what the browser itself has filled in again, after a way back. True when there is something. */
export function keepRestored(): boolean {
  const filled = [...document.querySelectorAll<Field>('input,textarea')].filter(
    ({ type, value, defaultValue }) => value !== defaultValue && !pressed.test(type),
  )
  filled.forEach(keepTyped)
  return filled.length > 0
}
