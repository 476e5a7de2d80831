import type { Result } from '#features/zakat/calculate.ts'
import { parseGrams } from '#features/zakat/figures/grams.ts'
import type { RawInput } from '#features/zakat/kinds/input.ts'
import type { ZakatParameters } from '#features/zakat/figures/parameters.ts'
import { decreedFigures, withDecreed } from '#features/zakat/figures/decreed.ts'
import { calculateBy } from '#features/zakat/rule.ts'
import { wordsFor } from '#features/zakat/words.ts'
import type { CalculatorName, InputCode, InputProblem, Invalid } from '#features/zakat/zakat.ts'
import { parseRupiah } from '#platform/money/money.ts'
import type { FieldErrors } from '#platform/refusal.ts'
import type { ZakatFormValues } from './form-values.ts'
import { combinedForm, fieldOfLine } from './combined-lines.ts'
import { type ZakatFieldKind, fieldKinds, summedRows, withoutHidden } from './form-fields.ts'
import { canonicalOf, milligramsOf } from '../figures.ts'
import type { CalculatorKind } from './kind.ts'
import { rowCount } from './rows.ts'

type Read = { value: unknown } | { code: InputCode }
type Values = Readonly<ZakatFormValues>

const readers: Record<ZakatFieldKind, (text: string) => Read> = {
  grams: (text) => fromParser(parseGrams(text)),
  rupiah: (text) => fromParser(parseRupiah(text)),
  // Other text goes on with a decimal point instead of a comma, and the calculator reports the error.
  count: (text) => {
    const parsed = parseRupiah(text)
    return { value: parsed.ok ? parsed.value : text.replace(',', '.') }
  },
  yesNo: (text) => ({ value: text === 'ya' ? true : text === 'tidak' ? false : undefined }),
  tick: (text) => ({ value: text !== '' }),
  asTyped: (text) => ({ value: text }),
}

type Parsed = { ok: true; value: unknown } | { ok: false; code: InputCode }

function fromParser(parsed: Parsed): Read {
  return parsed.ok ? { value: parsed.value } : { code: parsed.code }
}

/** A parsed form: the calculator's input, its result, and the errors by form field. */
export type FormReading<N extends CalculatorName = CalculatorName> = {
  input: RawInput
  result: Result<N> | undefined
  problems: InputProblem[]
}

/** Parses a form in Indonesian notation and calculates the result. Server and browser use the same function. */
export function readForm<N extends CalculatorName>(
  { name, rule }: Pick<CalculatorKind<N>, 'name' | 'rule'>,
  values: Values,
  parameters: ZakatParameters,
): FormReading<N> {
  const visible = withoutHidden(name, values)
  const misread: InputProblem[] = []
  const input: Record<string, unknown> = {}
  for (const [field, kind] of Object.entries(fieldKinds[name])) {
    const read = readField(visible[field] ?? '', kind)
    if ('value' in read) input[field] = read.value
    else misread.push({ field, code: read.code })
  }
  const rows = readRows(name, visible)
  Object.assign(input, rows.input)
  misread.push(...rows.misread)

  // An unreadable field becomes a text that every calculator refuses, so that all errors appear together.
  const unread = Object.fromEntries(misread.map(({ field }) => [field, UNREADABLE]))
  const complete = withDecreed(parameters, name, input)
  const outcome = calculateBy<Result<N>>(rule, { ...complete, ...unread, ...rows.unreadable })
  const problems = isInvalid(outcome) ? allProblems(outcome.problems, misread, rows.rowOf) : misread
  const result = problems.length > 0 || isInvalid(outcome) ? undefined : outcome
  return { input: complete, result, problems }
}

/**
 * The error message of each field. Missing values are reported only after the visitor asks for the result. A missing
 * decreed figure is not the visitor's error, so it stands under '_'.
 */
export function errorsOf(problems: readonly InputProblem[], isAsked: boolean): FieldErrors {
  const isDecreed = ({ field }: InputProblem) => decreedFigures.some((kind) => kind === field)
  const shown = problems.filter(
    (problem) => !isDecreed(problem) && (isAsked || problem.code !== 'WAJIB_DIISI'),
  )
  return {
    ...(problems.some(isDecreed) && { _: FIGURE_MISSING }),
    ...Object.fromEntries(shown.map((problem) => [problem.field, wordsFor(problem)])),
  }
}

const FIGURE_MISSING =
  'Ketetapan untuk hari ini sedang diperbarui, jadi hasilnya belum dapat ditunjukkan.'

const UNREADABLE = '?'

function readField(text: string, kind: ZakatFieldKind): Read {
  return text.trim() === '' ? readBlank(kind) : readers[kind](text)
}

function readBlank(kind: ZakatFieldKind): Read {
  return kind === 'yesNo' || kind === 'tick' ? readers[kind]('') : { value: '' }
}

type Rows = {
  input: Record<string, unknown>
  misread: InputProblem[]
  /** Input that makes the calculator refuse rows that could not be read. */
  unreadable: Record<string, unknown>
  /** Maps a calculator's field name to the form's. */
  rowOf: (field: string) => string
}

function readRows(name: CalculatorName, values: Values): Rows {
  if (name === 'zakatperhiasan') return readPieces(values)
  return name === 'zakatgabungan' ? readCombined(values) : readSummed(name, values)
}

/** Adds up the rows of a field. An empty one counts as zero, unless all are empty. */
function readSummed(name: CalculatorName, values: Values): Rows {
  const summed = summedRows[name]
  if (!summed) return { input: {}, misread: [], unreadable: {}, rowOf: (field) => field }
  const rowOf = (field: string) => (field === summed.field ? `${field}.0` : field)
  const misread: InputProblem[] = []
  let sum: bigint | undefined
  for (let row = 0; row < rowCount(values, summed.field); row++) {
    const field = `${summed.field}.${row}`
    const read = readField(values[field] ?? '', summed.kind)
    if ('code' in read) misread.push({ field, code: read.code })
    else if (read.value !== '') sum = (sum ?? 0n) + milligramsOf(String(read.value))
  }
  const input = { [summed.field]: sum === undefined ? '' : canonicalOf(sum) }
  const unreadable = misread.length > 0 ? { [summed.field]: UNREADABLE } : {}
  return { input, misread, unreadable, rowOf }
}

/** Wealth reckoned together: the lines with an amount. */
function readCombined(values: Values): Rows {
  const filled = combinedForm.filter(({ key, amount }) => values[`harta.${key}.${amount}`]?.trim())
  const misread: InputProblem[] = []
  const harta = filled.map(({ key, jenis, amount }) => {
    const valueOf = (field: string) => values[`harta.${key}.${field}`] ?? ''
    const read = readField(valueOf(amount), amount === 'gram' ? 'grams' : 'rupiah')
    if ('code' in read) misread.push({ field: `harta.${key}.${amount}`, code: read.code })
    return {
      jenis,
      [amount]: 'value' in read ? read.value : UNREADABLE,
      ...(valueOf('karat') && { karat: valueOf('karat') }),
      ...(valueOf('dipakai') && { dipakai: valueOf('dipakai') === 'dipakai' }),
      haul: valueOf('baru') === '',
    }
  })
  const rowOf = (field: string) => fieldOfLine(field, filled)
  return { input: { harta }, misread, unreadable: {}, rowOf }
}

/** The pieces of jewellery. Rows without a weight are left out, unless all are. */
function readPieces(values: Values): Rows {
  const all = Array.from({ length: rowCount(values, 'items') }, (_, row) => row)
  const filled = all.filter((row) => (values[`items.${row}.gram`] ?? '').trim() !== '')
  const rows = filled.length > 0 ? filled : [0]
  const misread: InputProblem[] = []
  const items = rows.map((row) => {
    const field = `items.${row}`
    const gram = readField(values[`${field}.gram`] ?? '', 'grams')
    if ('code' in gram) misread.push({ field: `${field}.gram`, code: gram.code })
    return {
      jenis: values[`${field}.jenis`] ?? '',
      gram: 'value' in gram ? gram.value : UNREADABLE,
      karat: values[`${field}.karat`] ?? '',
      dipakai: values[`${field}.dipakai`] === 'dipakai',
    }
  })
  const rowOf = (field: string) =>
    field.replace(/^items\.(\d+)/, (_, index) => `items.${rows[Number(index)]}`)
  return { input: { items }, misread, unreadable: {}, rowOf }
}

/**
 * The calculator's problems under the form's field names. For a field that could not be parsed, the parser's reason
 * wins.
 */
function allProblems(
  found: readonly InputProblem[],
  misread: readonly InputProblem[],
  rowOf: (field: string) => string,
): InputProblem[] {
  const misreadRow = /^(saldo|panenKg)\.\d+$/
  const [, summed] = misread.map(({ field }) => misreadRow.exec(field)).find(Boolean) ?? []
  const renamed = found
    .filter(({ field }) => field !== summed)
    .map(({ field, code }) => ({ field: rowOf(field), code }))
  const isKnown = (field: string) => misread.some((problem) => problem.field === field)
  return [...misread, ...renamed.filter(({ field }) => !isKnown(field))]
}

function isInvalid<N extends CalculatorName>(outcome: Result<N> | Invalid): outcome is Invalid {
  return outcome.status === 'INPUT_TIDAK_VALID'
}
