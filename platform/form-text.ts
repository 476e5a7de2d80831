import * as v from 'valibot'

/** A text of a form: trimmed, of at most so many letters, and not empty unless it is optional. */
export function textOf(
  what: string,
  most: number,
  { isOptional = false }: { isOptional?: boolean } = {},
) {
  return v.pipe(
    v.string(`${what} belum ditulis.`),
    v.transform((text) => text.replaceAll('\r\n', '\n').trim()),
    v.minLength(isOptional ? 0 : 1, `${what} belum ditulis.`),
    v.maxLength(
      most,
      `${what} paling banyak ${new Intl.NumberFormat('id-ID').format(most)} huruf.`,
    ),
  )
}

/** A whole number of a form, within bounds. */
export function wholeOf(what: string, from: number, to: number) {
  const message = `${what} adalah bilangan bulat ${from} sampai ${new Intl.NumberFormat('id-ID').format(to)}.`
  return v.pipe(
    v.string(message),
    v.trim(),
    v.regex(/^\d{1,15}$/, message),
    v.transform(Number),
    v.minValue(from, message),
    v.maxValue(to, message),
  )
}
