/** A form's fields as text; unticked boxes are absent. */
export type ZakatFormValues = Record<string, string>

/** The text fields of a form by name. Of a repeated name the last value counts. */
export function textValues(form: FormData): ZakatFormValues {
  const values: ZakatFormValues = {}
  for (const [name, value] of form) if (typeof value === 'string') values[name] = value
  return values
}
