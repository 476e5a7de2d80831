import type { Mutant } from './mutants.ts'

/** A change that may live, because nothing changes with it that anybody can see: on the line with this text. */
export type Accepted = { file: string; context: string; becomes: readonly string[]; why: string }

export const accepted: readonly Accepted[] = [
  {
    file: 'features/zakat/input.ts',
    context: 'const PLACEHOLDER = 1n',
    becomes: ['1n + 1n'],
    why: 'nothing is calculated with a value that has a problem',
  },
  {
    file: 'features/zakat/input.ts',
    context: 'yesNo: (field: string) => take(field, readYesNo(raw[field]), false),',
    becomes: ['true'],
    why: 'nothing is calculated with a value that has a problem',
  },
  {
    file: 'features/zakat/input.ts',
    context: 'return Math.abs(value) < 1 ? value.toFixed(100) : BigInt(value).toString()',
    becomes: ['Math.abs(value) <= 1', '2'],
    why: 'only numbers below a millionth or from 10^21 on are written with an exponent',
  },
  {
    file: 'features/zakat/input.ts',
    context: "if (whole.length > 7) return { code: 'MAKS' }",
    becomes: ['false', '8'],
    why: 'the next line refuses the same numbers, only more slowly',
  },
  {
    file: 'features/zakat/input.ts',
    context: "return 'value' in read && read.value === 0n ? { code: 'MINIMAL' } : read",
    becomes: ['read.value === 0n'],
    why: 'a problem has no value, and no value is not zero; the type wants to be asked',
  },
  {
    file: 'features/zakat/input.ts',
    context: "return 'value' in read && read.value > MOST_COUNTED ? { code: 'MAKS' } : read",
    becomes: ['read.value > MOST_COUNTED'],
    why: 'a problem has no value, and no value is not larger; the type wants to be asked',
  },
  {
    file: 'features/zakat/input.ts',
    context: "const read = readWhole(value, 'KARAT_TIDAK_VALID')",
    becomes: ["''"],
    why: 'the next line gives every problem of a karat this code',
  },
  {
    file: 'features/zakat/calculate.ts',
    context: "if (result.status === 'INPUT_TIDAK_VALID') return result",
    becomes: ['false', "''"],
    why: 'problems hold no figures, so that what follows copies them unchanged; the type wants to be asked',
  },
  {
    file: 'features/zakat/calculate.ts',
    context: "typeof value === 'bigint' ? figureOf(value) : value,",
    becomes: ['true'],
    why: 'a status is no number, and figureOf leaves its text as it is',
  },
  {
    file: 'features/zakat/income.ts',
    context: 'return amount < 0n ? 0n : amount',
    becomes: ['amount <= 0n', '0n + 1n'],
    why: 'zero is zero on both sides of the condition',
  },
  {
    file: 'features/zakat/savings.ts',
    context: 'const base = debts > owned ? 0n : owned - debts',
    becomes: ['debts >= owned'],
    why: 'equal debts leave zero on both sides of the condition',
  },
  {
    file: 'features/zakat/jewellery.ts',
    context: 'return isNeeded ? input.price(field) : (input.optionalPrice(field) ?? 1n)',
    becomes: ['input.optionalPrice(field)', '1n', '1n + 1n'],
    why: 'the price of a metal without pieces is multiplied by nothing',
  },
]

export function isAccepted(
  { file, context, becomes }: Mutant,
  entries: readonly Accepted[] = accepted,
): boolean {
  return entries.some(
    (each) => each.file === file && each.context === context && each.becomes.includes(becomes),
  )
}
