type Field = HTMLInputElement

/** Fields without text; their value is no default. */
const pressed = /checkbox|radio|file/

/** What was typed or chosen before React; its own first render may overwrite it. */
const typed = new Map<Field, [value: string, checked: boolean, caret: number | null]>()

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

/** Brings the noted values to React. Answers false when one of the fields is gone. */
export function replayTyped(): boolean {
  let isWhole = true
  for (const [before, [value, checked, caret]] of typed) {
    // React may have drawn another field in the place of this one.
    const field = before.isConnected ? before : (document.getElementById(before.id) as Field | null)
    if (!field) {
      isWhole = false
      continue
    }
    if (!pressed.test(field.type)) {
      type(field, value)
      if (caret !== null && document.activeElement === field) {
        field.setSelectionRange?.(caret, caret)
      }
    } else if (checked || field.type === 'checkbox') {
      // React ignores a value that it set last; the press then brings the change.
      field.checked = !checked
      field.click()
    }
  }
  return isWhole
}

/** The setter of the element is React's, the one of its class is not: React then sees a change. */
function type(field: Field, value: string): void {
  field.value = value ? '' : ' '
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
}
