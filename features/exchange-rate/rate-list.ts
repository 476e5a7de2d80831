import { type Currency, currencyNames, type ExchangeRate } from './exchange-rate.ts'

export type TypedRate = Pick<ExchangeRate, 'currency' | 'millionths'>

type ParsedRates = { ok: true; value: TypedRate[] } | { ok: false; message: string }

const LINE =
  /^([a-z]{3})\s*[=:]?\s*(?:rp\.?\s*)?(\d{1,3}(?:\.\d{3}){1,3}|\d{1,10})(?:,(\d{1,6}))?$/i

/** Reads one currency a line with its rupiah for one unit: 'USD = 16.543,21'. Dots group thousands, as with sums. */
export function parseRateLines(typed: string): ParsedRates {
  const value: TypedRate[] = []
  for (const line of typed.split(/\r?\n/).map((each) => each.trim())) {
    if (line === '') continue
    const [, code = '', digits = '', decimals = ''] = LINE.exec(line) ?? []
    const currency = code.toUpperCase()
    if (code === '') return refuse(`Baris ini belum terbaca: ${line.slice(0, 60)}`)
    if (!isCurrency(currency)) return refuse(`${currency} tidak ada dalam daftar mata uang.`)
    if (value.some((each) => each.currency === currency))
      return refuse(`${currency} tertulis dua kali.`)
    const millionths = Number(digits.replaceAll('.', '') + decimals.padEnd(6, '0'))
    if (millionths === 0) return refuse(`Kurs ${currency} belum diisi.`)
    value.push({ currency, millionths })
  }
  return value.length === 0 ? refuse('Belum ada kurs yang ditulis.') : { ok: true, value }
}

function isCurrency(code: string): code is Currency {
  return code in currencyNames
}

function refuse(message: string): ParsedRates {
  return { ok: false, message }
}
