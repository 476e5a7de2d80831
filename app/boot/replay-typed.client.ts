import type { Typed } from '#app/client/handover.client.ts'
import { typeInto } from '#app/client/type-into.client.ts'

type Field = HTMLInputElement

/** Fields without text. */
const pressed = /checkbox|radio|file/

/** Brings React what was typed or chosen before it. Answers false when one of the fields is gone. */
export function replayTyped(typed: Typed): boolean {
  let isWhole = true
  for (const [before, [value, checked, caret]] of typed) {
    // React may have drawn another field in the place of this one.
    const field = before.isConnected ? before : (document.getElementById(before.id) as Field | null)
    if (!field) {
      isWhole = false
      continue
    }
    if (!pressed.test(field.type)) {
      typeInto(field, value)
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
