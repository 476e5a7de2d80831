import type { ZakatSnapshot } from '#features/zakat/contract.ts'

const KEY = 'amanah.zakat.perhitungan'

/**
 * Leaves a calculation for the giving form, for as long as the tab lives: incomes and balances have no place in an
 * address. Storage that is refused is no fault; the gift then goes without its calculation.
 */
export function keepSnapshot(snapshot: ZakatSnapshot): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(snapshot))
  } catch {}
}
