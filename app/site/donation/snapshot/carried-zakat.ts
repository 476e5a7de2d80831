import type { ZakatSnapshot } from '#features/zakat/contract.ts'

/** The form field that carries a calculation from a zakat calculator to the donation form without script. */
export const CARRIED = 'perhitungan'

/** Reads the calculation from a form's text; undefined when the amount has changed since. The server validates it. */
export function carriedFor(text: string | undefined, amount: number): ZakatSnapshot | undefined {
  try {
    const snapshot = JSON.parse(text ?? '') as ZakatSnapshot
    return snapshot.zakatRupiah === amount ? snapshot : undefined
  } catch {
    return undefined
  }
}
