/** A form's fields as text; a tick that is not set is not there. */
export type ZakatFormValues = Record<string, string>

/** The text fields of a sent or a filled form by name; of a repeated name the last counts. */
export function textValues(form: FormData): ZakatFormValues {
  const values: ZakatFormValues = {}
  for (const [name, value] of form) if (typeof value === 'string') values[name] = value
  return values
}
