import * as v from 'valibot'
import { isName, typedLine, typedProse } from './typed-text.ts'
import { formatCount } from '#platform/money/money.ts'

/** A text of a form: trimmed, of at most so many letters, and not empty unless it is optional. */
export function textOf(
  what: string,
  most: number,
  { isOptional = false }: { isOptional?: boolean } = {},
) {
  return v.pipe(
    v.string(`${what} belum ditulis.`),
    v.transform(typedProse),
    v.minLength(isOptional ? 0 : 1, `${what} belum ditulis.`),
    v.maxLength(most, `${what} paling banyak ${formatCount(most)} huruf.`),
  )
}

/** The name of a person: a line with at least one letter or figure. */
export function personName(missing: string, most: number) {
  return v.pipe(
    v.string(missing),
    v.transform(typedLine),
    v.check(isName, missing),
    v.check((name) => [...name].length <= most, `Nama paling panjang ${most} huruf.`),
  )
}

/** A whole number of a form, within bounds. */
export function wholeOf(what: string, from: number, to: number) {
  const message = `${what} adalah bilangan bulat ${from} sampai ${formatCount(to)}.`
  return v.pipe(
    v.string(message),
    v.trim(),
    v.regex(/^\d{1,15}$/, message),
    v.transform(Number),
    v.minValue(from, message),
    v.maxValue(to, message),
  )
}
