import { createContext, useContext } from 'react'
import { FORM_ID } from '../form-idempotency.ts'

/** The id of this page's forms: by it a form pressed twice is carried out once. */
export const FormId = createContext<string | null>(null)

export function FormIdField() {
  const id = useContext(FormId)
  return id && <input type="hidden" name={FORM_ID} value={id} />
}
