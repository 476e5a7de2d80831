import { formatDate, startOfDay } from '#platform/time/jakarta.ts'

/** The currencies a sum may be shown in, by the names people use: where Indonesians live and work abroad. */
export const currencyNames = {
  USD: 'dolar Amerika Serikat',
  SGD: 'dolar Singapura',
  MYR: 'ringgit Malaysia',
  SAR: 'riyal Arab Saudi',
  AED: 'dirham Uni Emirat Arab',
  QAR: 'riyal Qatar',
  KWD: 'dinar Kuwait',
  BND: 'dolar Brunei',
  HKD: 'dolar Hong Kong',
  TWD: 'dolar Taiwan',
  JPY: 'yen Jepang',
  KRW: 'won Korea Selatan',
  CNY: 'yuan Tiongkok',
  AUD: 'dolar Australia',
  NZD: 'dolar Selandia Baru',
  EUR: 'euro',
  GBP: 'pound sterling Inggris',
  CHF: 'franc Swiss',
  DKK: 'krone Denmark',
  NOK: 'krone Norwegia',
  SEK: 'krona Swedia',
  CAD: 'dolar Kanada',
  TRY: 'lira Turki',
  THB: 'baht Thailand',
  PHP: 'peso Filipina',
  INR: 'rupee India',
} as const

export type Currency = keyof typeof currencyNames

export const currencies = Object.keys(currencyNames) as Currency[]

/** What a unit of a currency is worth on a day, in millionths of a rupiah. It is shown, and never booked. */
export type ExchangeRate = {
  currency: Currency
  millionths: number
  /** 'yyyy-mm-dd'. */
  day: string
  source: string
  isSample: boolean
}

/** How many days a rate is shown: banks rest over weekends and feasts, and a longer silence is no rate any more. */
export const SHOWN_DAYS = 7

const MILLION = 1_000_000n
const LARGEST = 999_999_999_999_999

/** Currencies whose coins nobody counts. */
const wholeOnes: ReadonlySet<string> = new Set(['JPY', 'KRW', 'TWD'])

const whole = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 })
const cents = new Intl.NumberFormat('id-ID', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** A sum of rupiah in another currency, rounded to its coins: 'USD 6,12'. Undefined where it is less than one of them. */
export function aboutSum(amount: number, { currency, millionths }: ExchangeRate) {
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > LARGEST) return undefined
  const parts = wholeOnes.has(currency) ? 1n : 100n
  const units =
    (BigInt(amount) * MILLION * parts * 2n + BigInt(millionths)) / (BigInt(millionths) * 2n)
  if (units === 0n) return undefined
  const text = parts === 1n ? whole.format(units) : cents.format(Number(units) / 100)
  return `${currency} ${text}`
}

/** The day and the source of a rate, without which no sum is shown by it. */
export function datedRate({ day, source }: Pick<ExchangeRate, 'day' | 'source'>): string {
  return `kurs ${formatDate(startOfDay(day))}, ${source}`
}

/** One unit in rupiah: 'Rp16.543,21'. */
export function unitPrice({ millionths }: Pick<ExchangeRate, 'millionths'>): string {
  return `Rp${cents.format(millionths / 1_000_000)}`
}
