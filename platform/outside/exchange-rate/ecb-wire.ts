/** The reference rates of a day as the European Central Bank publishes them: units of a currency for one euro. */
export type ReferenceRates = { day: string; perEuro: ReadonlyMap<string, bigint> }

/** Rates are kept as whole numbers of these parts of a unit. */
const DECIMALS = 9

const DAY = /<Cube time=['"](\d{4}-\d\d-\d\d)['"]\s*>/g
const RATE = /<Cube currency=['"]([A-Z]{3})['"] rate=['"](\d{1,9})(?:\.(\d{1,9}))?['"]\s*\/>/g

/** Reads eurofxref-daily.xml; undefined where it does not hold the rates of exactly one day. */
export function parseReferenceRates(xml: string): ReferenceRates | undefined {
  const [first, ...more] = [...xml.matchAll(DAY)]
  const perEuro = new Map<string, bigint>()
  for (const [, currency = '', digits = '', decimals = ''] of xml.matchAll(RATE)) {
    const rate = BigInt(digits + decimals.padEnd(DECIMALS, '0'))
    if (rate === 0n || perEuro.has(currency)) return undefined
    perEuro.set(currency, rate)
  }
  const day = first?.[1]
  if (!day || more.length > 0 || !perEuro.has('IDR')) return undefined
  perEuro.set('EUR', 10n ** BigInt(DECIMALS))
  return { day, perEuro }
}

/** Millionths of a rupiah for one unit of a currency; undefined for a currency without a rate. */
export function rupiahMillionths({ perEuro }: ReferenceRates, currency: string) {
  const [rupiah, other] = [perEuro.get('IDR'), perEuro.get(currency)]
  if (!rupiah || !other) return undefined
  return Number((rupiah * 2_000_000n + other) / (other * 2n))
}
