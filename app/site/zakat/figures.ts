import type { ZakatFigure } from '#features/zakat/zakat.ts'
import { formatRupiah } from '#platform/money/money.ts'

const whole = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 })

/** 'Rp2.535.125', exact even beyond the safe range of a number. */
export function rupiahText(figure: ZakatFigure | bigint): string {
  return typeof figure === 'number' ? formatRupiah(figure) : `Rp${whole.format(BigInt(figure))}`
}

/** Milligrams as grams: '85 gram', '84,999 gram'. */
export function gramText(milligrams: ZakatFigure | bigint): string {
  return `${thousandths(milligrams)} gram`
}

/**
 * Thousandths as a number with a decimal comma: grams from milligrams, kilograms from grams, litres from millilitres.
 */
export function thousandths(figure: ZakatFigure | bigint): string {
  const value = BigInt(figure)
  const decimals = String(value % 1000n)
    .padStart(3, '0')
    .replace(/0+$/, '')
  return decimals === ''
    ? whole.format(value / 1000n)
    : `${whole.format(value / 1000n)},${decimals}`
}

/** Canonical grams ('1000.5') in Indonesian format: '1.000,5'. */
export function localGrams(canonical: string): string {
  const [before = '0', decimals] = canonical.split('.')
  const grouped = whole.format(BigInt(before))
  return decimals ? `${grouped},${decimals}` : grouped
}

/** Converts canonical grams ('85.5') to milligrams. */
export function milligramsOf(canonical: string): bigint {
  const [before = '0', decimals = ''] = canonical.split('.')
  return BigInt(before + decimals.padEnd(3, '0'))
}

/** The way back: thousandths as a canonical number, '85.5' or '85'. */
export function canonicalOf(milligrams: bigint): string {
  const decimals = String(milligrams % 1000n)
    .padStart(3, '0')
    .replace(/0+$/, '')
  return decimals === '' ? `${milligrams / 1000n}` : `${milligrams / 1000n}.${decimals}`
}
