/** The calculators by their path names, the values of `jenis` in POST /v2/zakat/calculate. */
export const calculatorTitles = {
  zakatemas: 'Zakat emas',
  zakatperak: 'Zakat perak',
  zakatperhiasan: 'Zakat perhiasan',
  zakatpenghasilan: 'Zakat penghasilan',
  zakatsimpananuang: 'Zakat simpanan uang',
  zakatfitrah: 'Zakat fitrah',
  fidyah: 'Fidyah',
  zakatgabungan: 'Zakat harta gabungan',
  zakatperdagangan: 'Zakat perdagangan',
  zakatperusahaan: 'Zakat perusahaan',
  zakatsaham: 'Zakat saham',
  zakatsuratberharga: 'Zakat reksa dana dan sukuk',
  zakatsewa: 'Zakat sewa properti',
  zakatpertanian: 'Zakat pertanian',
  zakatperkebunan: 'Zakat perkebunan',
  zakatperikanan: 'Zakat perikanan',
  zakatpeternakan: 'Zakat ternak',
  zakatpertambangan: 'Zakat hasil tambang',
  zakatrikaz: 'Zakat rikaz',
} as const

export type CalculatorName = keyof typeof calculatorTitles

export const calculatorNames = Object.keys(calculatorTitles) as CalculatorName[]

/**
 * Those with a screen of their own, in groups and in the order of the cards: fidyah stands with zakat fitrah.
 */
export const calculatorGroups = [
  {
    title: 'Penghasilan dan simpanan',
    names: [
      'zakatpenghasilan',
      'zakatsimpananuang',
      'zakatemas',
      'zakatperhiasan',
      'zakatperak',
      'zakatgabungan',
    ],
  },
  { title: 'Ramadan', names: ['zakatfitrah'] },
  {
    title: 'Usaha dan investasi',
    names: ['zakatperdagangan', 'zakatperusahaan', 'zakatsaham', 'zakatsuratberharga', 'zakatsewa'],
  },
  {
    title: 'Hasil bumi, ternak, dan temuan',
    names: [
      'zakatpertanian',
      'zakatperkebunan',
      'zakatperikanan',
      'zakatpeternakan',
      'zakatpertambangan',
      'zakatrikaz',
    ],
  },
] as const satisfies readonly { title: string; names: readonly CalculatorName[] }[]

export const calculatorPages = calculatorGroups.flatMap(({ names }): readonly PageName[] => names)

type PageName = (typeof calculatorGroups)[number]['names'][number]

/** Where a calculator stands on the site. */
export function calculatorPath(name: CalculatorName): string {
  return `/zakatcalculator/${name === 'fidyah' ? 'zakatfitrah#fidyah' : name}`
}

/** `BUKAN_OBJEK`: this zakat does not take such property; another kind may. */
export type ZakatStatus = 'WAJIB' | 'BELUM_NISAB' | 'BELUM_HAUL' | 'BUKAN_OBJEK'

export type InputCode =
  | 'WAJIB_DIISI'
  | 'BUKAN_ANGKA'
  | 'NEGATIF'
  | 'RUPIAH_BULAT'
  | 'DESIMAL_BERLEBIH'
  | 'GRUP_TIDAK_VALID'
  | 'MINIMAL'
  | 'MAKS'
  | 'KARAT_TIDAK_VALID'
  | 'JIWA_MIN'
  | 'JIWA_BULAT'
  | 'BUNGA_MELEBIHI_SALDO'
  | 'MELEBIHI_HARTA'

/** Which field is invalid, and why; fields of rows are named 'items.0.gram'. */
export type InputProblem = { field: string; code: InputCode }

export type Invalid = { status: 'INPUT_TIDAK_VALID'; problems: InputProblem[] }

/** Pure gold and silver from which zakat is due: 85 g and 595 g (PMA 52/2014 as amended by PMA 31/2019; MUI fatwa 3/2003). */
export const nisabMilligrams = { emas: 85_000n, perak: 595_000n } as const

/** Pure gold is 24 karat. */
export const PURE_KARAT = 24n

/** An exact fraction; the divisor is above zero. */
export type Exact = { numerator: bigint; divisor: bigint }

/** A share of a property, exact. */
export function atRate({ numerator, divisor }: Exact, rate: Exact): Exact {
  return { numerator: numerator * rate.numerator, divisor: divisor * rate.divisor }
}

/** A whole number as an exact one. */
export function exactly(value: bigint): Exact {
  return { numerator: value, divisor: 1n }
}

/** What is left after a subtraction, never below nothing. */
export function atLeastZero(amount: bigint): bigint {
  return amount < 0n ? 0n : amount
}

/**
 * 2.5 % of an exact base in whole units. This is the only rounding of every calculation, and it rounds up, so that an
 * obligation is never paid short (PMA 52/2014 for the rate).
 */
export function zakatOf({ numerator, divisor }: Exact): bigint {
  return roundedUp({ numerator: numerator * 25n, divisor: divisor * 1000n })
}

/** Rounds up to a whole number (charity.md §3.4); for amounts that are not negative. */
export function roundedUp({ numerator, divisor }: Exact): bigint {
  return (numerator + divisor - 1n) / divisor
}

/** Rounds down, for display only: no rule uses it. */
export function roundedDown({ numerator, divisor }: Exact): bigint {
  return numerator / divisor
}

/** Below the nisab nothing is due at any age; from the nisab it is due after one Hijri year (charity.md §3.1). */
export function zakatStatusOf(isEnough: boolean, hasHaul: boolean): ZakatStatus {
  if (!isEnough) return 'BELUM_NISAB'
  return hasHaul ? 'WAJIB' : 'BELUM_HAUL'
}

/** A whole number exact in JSON: a number up to 2^53 − 1, digits above. */
export type ZakatFigure = number | string

/** Converts a whole number into the form of the calculators' results. */
export function figureOf(value: bigint): ZakatFigure {
  return value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : String(value)
}
