import * as v from 'valibot'
import { isName, typedLine, typedProse } from './typed-text.ts'
import { formatCount, parseRupiah, type Rupiah } from '#platform/money/money.ts'

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

/** A trimmed text of `least` to `most` letters; `missing` asks for it. */
export function boundedText(missing: string, least: number, most: number) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.minLength(least, missing),
    v.maxLength(most, `Paling panjang ${most} huruf.`),
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

/** A sum in rupiah as people type it, at least `least`; one that may be left out has a value for `empty`. */
export function rupiahOf<E = never>(message: string, options: { least?: number; empty?: E } = {}) {
  const { least = 1, empty } = options
  return v.pipe(
    v.optional(v.string(), ''),
    v.rawTransform(({ dataset, addIssue, NEVER }): Rupiah | E => {
      if ('empty' in options && dataset.value.trim() === '') return empty as E
      const parsed = parseRupiah(dataset.value)
      if (parsed.ok && parsed.value >= least) return parsed.value
      addIssue({ message })
      return NEVER
    }),
  )
}
