import type { ZakatSnapshot } from '#features/zakat/contract.ts'

/** The name under which a plain form carries a calculation from a calculator to the giving form. */
export const CARRIED = 'perhitungan'

/** A calculation out of a form's text, while the amount is still the one that was reckoned. The server checks the rest. */
export function carriedFor(text: string | undefined, amount: number): ZakatSnapshot | undefined {
  try {
    const snapshot = JSON.parse(text ?? '') as ZakatSnapshot
    return snapshot.zakatRupiah === amount ? snapshot : undefined
  } catch {
    return undefined
  }
}
