/** A form's fields as text; a tick that is not set is not there. */
export type FormValues = Record<string, string>

/** The text fields of a filled form by name; of a repeated name the last counts, as on the server. */
export function formValues(form: HTMLFormElement): FormValues {
  const values: FormValues = {}
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') values[name] = value
  return values
}
