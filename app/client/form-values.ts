/** A form's fields as text; unticked boxes are absent. */
export type FormValues = Record<string, string>

/** The text fields of a form by name. Of a repeated name the last value counts, as on the server. */
export function formValues(form: HTMLFormElement): FormValues {
  const values: FormValues = {}
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') values[name] = value
  return values
}
