import { tabStorage } from '#app/client/storage.client.ts'
import type { ZakatSnapshot } from '#features/zakat/contract.ts'

const KEY = 'amanah.zakat.perhitungan'

type Kept = { slug: string; snapshot: ZakatSnapshot }

/**
 * Stores a calculation for the donation form of one campaign, for the life of the tab. Incomes and balances must not
 * appear in an address. When storage fails, the donation goes without its calculation.
 */
export function keepSnapshot(slug: string, snapshot: ZakatSnapshot): void {
  tabStorage.setJson(KEY, { slug, snapshot })
}

/** The stored calculation for this campaign; undefined when the amount has changed since. The server validates it. */
export function snapshotFor(slug: string, amount: number): ZakatSnapshot | undefined {
  const snapshot = tabStorage.getJson(KEY, (value) => value as Partial<Kept> | null | undefined)
  const isSame = snapshot?.slug === slug && snapshot.snapshot?.zakatRupiah === amount
  return isSame ? snapshot.snapshot : undefined
}
