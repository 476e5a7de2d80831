import type { Exact, InputCode, InputProblem } from '../zakat.ts'

/** The unchecked input of a calculator, from JSON or a form. */
export type RawInput = Readonly<Record<string, unknown>>

type Reading<T> = { value: T } | { code: InputCode }
type Digits = { whole: string; decimals: string }

const MOST_RUPIAH_DIGITS = 15
const MOST_MILLIGRAMS = 1_000_000_000n
const MOST_PEOPLE = 1000n
const MOST_COUNTED = 10_000n
const MOST_HEADS = 1_000_000n
const MOST_KILOGRAM_DIGITS = 9
const MOST_SHARE = 100_000n
/** More rows than any household has; it limits the work of one call. */
const MOST_ROWS = 200
/** Stands for a value with a problem; nothing is calculated with it. */
const PLACEHOLDER = 1n

export type InputReader = ReturnType<typeof inputReader>

/**
 * Reads canonical values field by field (whole numbers as number or digits, decimals with a point) and collects
 * problems. After a problem the values are placeholders, so check `problems` before you calculate.
 */
export function inputReader(raw: RawInput, path = '') {
  const problems: InputProblem[] = []

  function take<T>(field: string, reading: Reading<T>, otherwise: T): T {
    if ('value' in reading) return reading.value
    problems.push({ field: path + field, code: reading.code })
    return otherwise
  }

  return {
    problems,
    isMissing: (field: string) => isMissing(raw[field]),
    /** Grams with at most three decimals, as milligrams; at most 1.000.000 g. */
    milligrams: (field: string) => take(field, readMilligrams(raw[field]), PLACEHOLDER),
    /** Kilograms with at most three decimals, as grams; below 1.000.000.000 kg. */
    grams: (field: string) => take(field, readThousandths(raw[field]), PLACEHOLDER),
    /** The same above zero; the fallback when left out. */
    optionalGrams: (field: string, fallback: bigint) =>
      isMissing(raw[field])
        ? fallback
        : take(field, atLeastOne(readThousandths(raw[field])), fallback),
    /** A share of a hundred with at most three decimals, in thousandths of a percent; the fallback when left out. */
    percent: (field: string, fallback: bigint) =>
      isMissing(raw[field]) ? fallback : take(field, readShare(raw[field]), fallback),
    /** A rate, '2575/100000' or in hundred-thousandths; the fallback when left out. */
    rate: (field: string, fallback: Exact) =>
      isMissing(raw[field]) ? fallback : take(field, readRate(raw[field]), fallback),
    /** Heads of a herd, 1 to 1.000.000. */
    heads: (field: string) => take(field, readHeads(raw[field]), PLACEHOLDER),
    /** Whole rupiah from 0 to 999.999.999.999.999. */
    rupiah: (field: string) => take(field, readRupiah(raw[field]), PLACEHOLDER),
    /** The same; a missing value is zero. */
    optionalRupiah: (field: string) =>
      isMissing(raw[field]) ? 0n : take(field, readRupiah(raw[field]), PLACEHOLDER),
    /** A price, tariff or threshold: whole rupiah above zero. */
    price: (field: string) => take(field, atLeastOne(readRupiah(raw[field])), PLACEHOLDER),
    /** The same; a missing value is undefined. */
    optionalPrice: (field: string) =>
      isMissing(raw[field])
        ? undefined
        : take(field, atLeastOne(readRupiah(raw[field])), PLACEHOLDER),
    karat: (field: string) => take(field, readKarat(raw[field]), PLACEHOLDER),
    /** The same; the fallback when left out. */
    karatOr: (field: string, fallback: bigint) =>
      isMissing(raw[field]) ? fallback : take(field, readKarat(raw[field]), PLACEHOLDER),
    /** A number of people, 1 to 1000. */
    people: (field: string) => take(field, readPeople(raw[field]), PLACEHOLDER),
    /** A number of fasting days, 1 to 10.000. */
    days: (field: string) => take(field, readCount(raw[field]), PLACEHOLDER),
    /** Grams or millilitres per person; the fallback when left out. */
    portion: (field: string, fallback: bigint) =>
      isMissing(raw[field]) ? fallback : take(field, readCount(raw[field]), fallback),
    yesNo: (field: string) => take(field, readYesNo(raw[field]), false),
    optionalYesNo: (field: string, fallback = false) =>
      isMissing(raw[field]) ? fallback : take(field, readYesNo(raw[field]), fallback),
    choice: <C extends string>(field: string, choices: readonly [C, ...C[]]): C =>
      take(field, readChoice(raw[field], choices), choices[0]),
    /** The same; left out it is the first. */
    optionalChoice: <C extends string>(field: string, choices: readonly [C, ...C[]]): C =>
      isMissing(raw[field]) ? choices[0] : take(field, readChoice(raw[field], choices), choices[0]),
  }
}

/** Reads a list of one row or more, each with a reader of its own; a problem names the list, the row and the field. */
export function readRows<Row>(
  items: unknown,
  field: string,
  read: (row: InputReader) => Row,
): { rows: Row[]; problems: InputProblem[] } {
  if (!Array.isArray(items) || items.length === 0)
    return { rows: [], problems: [{ field, code: 'WAJIB_DIISI' }] }
  if (items.length > MOST_ROWS) return { rows: [], problems: [{ field, code: 'MAKS' }] }
  const readers = items.map((item: unknown, index) =>
    inputReader(isRecord(item) ? item : {}, `${field}.${index}.`),
  )
  return { rows: readers.map(read), problems: readers.flatMap(({ problems }) => problems) }
}

function isRecord(value: unknown): value is RawInput {
  return typeof value === 'object' && value !== null
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

function readDigits(value: unknown): Reading<Digits> {
  const text = typeof value === 'number' ? plainNumber(value) : value
  if (isMissing(text)) return { code: 'WAJIB_DIISI' }
  if (typeof text !== 'string') return { code: 'BUKAN_ANGKA' }
  const trimmed = text.trim()
  if (trimmed === '') return { code: 'WAJIB_DIISI' }
  if (/^-\d/.test(trimmed)) return { code: 'NEGATIF' }
  const found = /^(\d+)(?:\.(\d+))?$/.exec(trimmed)
  if (!found) return { code: 'BUKAN_ANGKA' }
  const [, whole = '', decimals = ''] = found
  return { value: { whole: whole.replace(/^0+(?=\d)/, ''), decimals } }
}

/** A number as digits, also where JavaScript would write an exponent. */
function plainNumber(value: number): string {
  const text = String(value)
  if (!text.includes('e')) return text
  return Math.abs(value) < 1 ? value.toFixed(100) : BigInt(value).toString()
}

function readMilligrams(value: unknown): Reading<bigint> {
  const read = readDigits(value)
  if ('code' in read) return read
  const { whole, decimals } = read.value
  if (decimals.length > 3) return { code: 'DESIMAL_BERLEBIH' }
  // Long texts are refused by length: parsing a million digits takes long.
  if (whole.length > 7) return { code: 'MAKS' }
  const milligrams = BigInt(whole + decimals.padEnd(3, '0'))
  return milligrams > MOST_MILLIGRAMS ? { code: 'MAKS' } : { value: milligrams }
}

function readThousandths(value: unknown): Reading<bigint> {
  const read = readDigits(value)
  if ('code' in read) return read
  const { whole, decimals } = read.value
  if (decimals.length > 3) return { code: 'DESIMAL_BERLEBIH' }
  if (whole.length > MOST_KILOGRAM_DIGITS) return { code: 'MAKS' }
  return { value: BigInt(whole + decimals.padEnd(3, '0')) }
}

function readShare(value: unknown): Reading<bigint> {
  const read = readThousandths(value)
  return 'value' in read && read.value > MOST_SHARE ? { code: 'MAKS' } : read
}

/** '2575/100000', '0.02575', or 2575 hundred-thousandths; at most the whole. */
function readRate(value: unknown): Reading<Exact> {
  const fraction = /^(\d{1,9})\/([1-9]\d{0,8})$/.exec(typeof value === 'string' ? value.trim() : '')
  if (fraction) return atMostOne(BigInt(fraction[1] ?? ''), BigInt(fraction[2] ?? ''))
  const read = readDigits(value)
  if ('code' in read) return read
  const { whole, decimals } = read.value
  if (whole.length > 9 || decimals.length > 9) return { code: 'MAKS' }
  if (decimals === '') return atMostOne(BigInt(whole), 100_000n)
  return atMostOne(BigInt(whole + decimals), 10n ** BigInt(decimals.length))
}

function atMostOne(numerator: bigint, divisor: bigint): Reading<Exact> {
  if (numerator === 0n) return { code: 'MINIMAL' }
  return numerator > divisor ? { code: 'MAKS' } : { value: { numerator, divisor } }
}

function readWhole(value: unknown, notWhole: InputCode): Reading<bigint> {
  const read = readDigits(value)
  if ('code' in read) return read
  const { whole, decimals } = read.value
  if (decimals !== '') return { code: notWhole }
  return whole.length > MOST_RUPIAH_DIGITS ? { code: 'MAKS' } : { value: BigInt(whole) }
}

function readRupiah(value: unknown): Reading<bigint> {
  return readWhole(value, 'RUPIAH_BULAT')
}

function atLeastOne(read: Reading<bigint>): Reading<bigint> {
  return 'value' in read && read.value === 0n ? { code: 'MINIMAL' } : read
}

function readKarat(value: unknown): Reading<bigint> {
  const read = readWhole(value, 'KARAT_TIDAK_VALID')
  if ('code' in read) return read.code === 'WAJIB_DIISI' ? read : { code: 'KARAT_TIDAK_VALID' }
  const isKarat = read.value >= 1n && read.value <= 24n
  return isKarat ? read : { code: 'KARAT_TIDAK_VALID' }
}

function readPeople(value: unknown): Reading<bigint> {
  const read = readWhole(value, 'JIWA_BULAT')
  if ('code' in read) return read.code === 'NEGATIF' ? { code: 'JIWA_MIN' } : read
  if (read.value < 1n) return { code: 'JIWA_MIN' }
  return read.value > MOST_PEOPLE ? { code: 'MAKS' } : read
}

function readCount(value: unknown): Reading<bigint> {
  const read = atLeastOne(readWhole(value, 'DESIMAL_BERLEBIH'))
  return 'value' in read && read.value > MOST_COUNTED ? { code: 'MAKS' } : read
}

function readHeads(value: unknown): Reading<bigint> {
  const read = atLeastOne(readWhole(value, 'DESIMAL_BERLEBIH'))
  return 'value' in read && read.value > MOST_HEADS ? { code: 'MAKS' } : read
}

function readYesNo(value: unknown): Reading<boolean> {
  return typeof value === 'boolean' ? { value } : { code: 'WAJIB_DIISI' }
}

function readChoice<C extends string>(value: unknown, choices: readonly C[]): Reading<C> {
  const found = choices.find((choice) => choice === value)
  return found === undefined ? { code: 'WAJIB_DIISI' } : { value: found }
}
