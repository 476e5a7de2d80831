import type { ZakatSnapshot } from '#features/zakat/contract.ts'

const KEY = 'amanah.zakat.perhitungan'

type Kept = { slug: string; snapshot: ZakatSnapshot }

/**
 * Leaves a calculation for the giving form of one campaign, for as long as the tab lives: incomes and balances have
 * no place in an address. Storage that is refused is no fault; the donation then goes without its calculation.
 */
export function keepSnapshot(slug: string, snapshot: ZakatSnapshot): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ slug, snapshot }))
  } catch {}
}

/** The calculation left for this campaign, while the amount is still the one that was reckoned. The server checks it. */
export function snapshotFor(slug: string, amount: number): ZakatSnapshot | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '') as Kept
    const isMeant = kept.slug === slug && kept.snapshot.zakatRupiah === amount
    return isMeant ? kept.snapshot : undefined
  } catch {
    return undefined
  }
}
