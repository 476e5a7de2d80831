import { calculateZakat, type Result } from '#features/zakat/calculate.ts'
import { parseGrams } from '#features/zakat/grams.ts'
import type { RawInput } from '#features/zakat/input.ts'
import type { ZakatParameters } from '#features/zakat/parameters.ts'
import { decreedFigures, withDecreed } from '#features/zakat/snapshot.ts'
import { wordsFor } from '#features/zakat/words.ts'
import type { CalculatorName, InputCode, InputProblem, Invalid } from '#features/zakat/zakat.ts'
import { parseRupiah } from '#platform/money.ts'
import type { FieldErrors } from '#platform/refusal.ts'
import type { ZakatFormValues } from './form-values.ts'
import { blankRow, rowCount } from './rows.ts'

type Kind = 'grams' | 'rupiah' | 'count' | 'yesNo' | 'tick' | 'asTyped'
type Read = { value: unknown } | { code: InputCode }
type Values = Readonly<ZakatFormValues>

/** How each form field is parsed. Rows of jewellery and of balances are parsed separately. */
const kinds: Record<CalculatorName, Record<string, Kind>> = {
  zakatemas: { gram: 'grams', karat: 'asTyped', hargaEmas24PerGram: 'rupiah', haul: 'yesNo' },
  zakatperak: { gram: 'grams', hargaPerakPerGram: 'rupiah', haul: 'yesNo' },
  zakatperhiasan: {
    hargaEmas24PerGram: 'rupiah',
    hargaPerakPerGram: 'rupiah',
    haul: 'yesNo',
    hitungYangDipakai: 'tick',
  },
  zakatpenghasilan: {
    periode: 'asTyped',
    metode: 'asTyped',
    penghasilanUtama: 'rupiah',
    penghasilanLain: 'rupiah',
    kebutuhanPokok: 'rupiah',
    utangJatuhTempo: 'rupiah',
    sudahDibayar: 'rupiah',
  },
  zakatsimpananuang: {
    bungaBank: 'rupiah',
    utangJatuhTempo: 'rupiah',
    hargaEmas24PerGram: 'rupiah',
    haul: 'yesNo',
  },
  zakatfitrah: {
    jiwa: 'count',
    bentuk: 'asTyped',
    hargaBerasPerKg: 'rupiah',
    hargaBerasPerLiter: 'rupiah',
  },
  fidyah: { hari: 'count' },
}

const readers: Record<Kind, (text: string) => Read> = {
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
  name: N,
  values: Values,
  parameters: ZakatParameters,
): FormReading<N> {
  const meant = relevant(name, values)
  const misread: InputProblem[] = []
  const input: Record<string, unknown> = {}
  for (const [field, kind] of Object.entries(kinds[name])) {
    const read = readField(meant[field] ?? '', kind)
    if ('value' in read) input[field] = read.value
    else misread.push({ field, code: read.code })
  }
  const rows = name === 'zakatperhiasan' ? readPieces(meant) : readBalances(name, meant)
  Object.assign(input, rows.input)
  misread.push(...rows.misread)

  // An unreadable field becomes a text that every calculator refuses, so that all errors appear together.
  const unread = Object.fromEntries(misread.map(({ field }) => [field, UNREADABLE]))
  const complete = withDecreed(parameters, name, input)
  const outcome = calculateZakat(name, { ...complete, ...unread, ...rows.unreadable })
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

/** The initial values of a form; prices are today's figures. */
export function startingValues(name: CalculatorName, parameters: ZakatParameters): ZakatFormValues {
  const prices = (['hargaEmas24PerGram', 'hargaPerakPerGram'] as const).flatMap((field) =>
    field in kinds[name] ? [[field, String(parameters[field]?.amount ?? '')]] : [],
  )
  return { ...Object.fromEntries(prices), ...beginnings[name] }
}

const beginnings: Partial<Record<CalculatorName, ZakatFormValues>> = {
  zakatemas: { karat: '24' },
  zakatperhiasan: blankRow('items', 0),
  zakatpenghasilan: { periode: 'bulanan', metode: 'bruto' },
  zakatsimpananuang: blankRow('saldo', 0),
  zakatfitrah: { jiwa: '1', bentuk: 'uang', wilayah: 'nasional' },
}

const UNREADABLE = '?'

function readField(text: string, kind: Kind): Read {
  return text.trim() === '' ? readBlank(kind) : readers[kind](text)
}

function readBlank(kind: Kind): Read {
  return kind === 'yesNo' || kind === 'tick' ? readers[kind]('') : { value: '' }
}

/** Drops fields that the chosen method or period hides, even when they still hold values. */
function relevant(name: CalculatorName, values: Values): Values {
  if (name !== 'zakatpenghasilan') return values
  const { kebutuhanPokok = '', utangJatuhTempo = '', sudahDibayar = '' } = values
  const isNet = values.metode === 'neto'
  return {
    ...values,
    kebutuhanPokok: isNet ? kebutuhanPokok : '',
    utangJatuhTempo: isNet ? utangJatuhTempo : '',
    sudahDibayar: values.periode === 'tahunan' ? sudahDibayar : '',
  }
}

type Rows = {
  input: Record<string, unknown>
  misread: InputProblem[]
  /** Input that makes the calculator refuse rows that could not be read. */
  unreadable: Record<string, unknown>
  /** Maps a calculator's field name to the form's. */
  rowOf: (field: string) => string
}

/** Adds up the balances. An empty one counts as zero, unless all are empty. */
function readBalances(name: CalculatorName, values: Values): Rows {
  const rowOf = (field: string) => (field === 'saldo' ? 'saldo.0' : field)
  if (name !== 'zakatsimpananuang') return { input: {}, misread: [], unreadable: {}, rowOf }
  const misread: InputProblem[] = []
  let sum: bigint | undefined
  for (let row = 0; row < rowCount(values, 'saldo'); row++) {
    const field = `saldo.${row}`
    const read = readField(values[field] ?? '', 'rupiah')
    if ('code' in read) misread.push({ field, code: read.code })
    else if (read.value !== '') sum = (sum ?? 0n) + BigInt(Number(read.value))
  }
  const input = { saldo: sum === undefined ? '' : String(sum) }
  return { input, misread, unreadable: misread.length > 0 ? { saldo: UNREADABLE } : {}, rowOf }
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
  const hasRowProblem = misread.some(({ field }) => field.startsWith('saldo.'))
  const renamed = found
    .filter(({ field }) => !(hasRowProblem && field === 'saldo'))
    .map(({ field, code }) => ({ field: rowOf(field), code }))
  const isKnown = (field: string) => misread.some((problem) => problem.field === field)
  return [...misread, ...renamed.filter(({ field }) => !isKnown(field))]
}

function isInvalid<N extends CalculatorName>(outcome: Result<N> | Invalid): outcome is Invalid {
  return outcome.status === 'INPUT_TIDAK_VALID'
}
