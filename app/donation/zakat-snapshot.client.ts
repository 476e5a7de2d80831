import type { ZakatSnapshot } from '#features/zakat/contract.ts'

const KEY = 'amanah.zakat.perhitungan'

type Kept = { slug: string; snapshot: ZakatSnapshot }

/**
 * Stores a calculation for the donation form of one campaign, for the life of the tab. Incomes and balances must not
 * appear in an address. When storage fails, the donation goes without its calculation.
 */
export function keepSnapshot(slug: string, snapshot: ZakatSnapshot): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ slug, snapshot }))
  } catch {}
}

/** The stored calculation for this campaign; undefined when the amount has changed since. The server validates it. */
export function snapshotFor(slug: string, amount: number): ZakatSnapshot | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '') as Kept
    const isMeant = kept.slug === slug && kept.snapshot.zakatRupiah === amount
    return isMeant ? kept.snapshot : undefined
  } catch {
    return undefined
  }
}
