import { type Rupiah, rupiah } from '#platform/money.ts'

/** Wakaf in units: the unit's name ('m²', 'mushaf'), its price, and how many are left. */
export type WakafUnit = { name: string; price: Rupiah; total: number; remaining: number }

export type UnitSplit = {
  /** The whole units the amount pays for. */
  asked: number
  /** How many of them were in stock. */
  granted: number
  /** The rest of the amount: it becomes general wakaf of the same campaign. */
  general: Rupiah
}

/** Divides a wakaf into whole units while the stock lasts; the rest of the amount is kept. */
export function splitIntoUnits(
  amount: Rupiah,
  { price, remaining }: Pick<WakafUnit, 'price' | 'remaining'>,
): UnitSplit {
  const asked = Math.floor(amount / price)
  const granted = Math.min(asked, remaining)
  return { asked, granted, general: rupiah(amount - granted * price) }
}

/** The notice for a donor who paid for more units than were left; undefined when all were in stock. */
export function surplusWords(
  { asked, granted }: Pick<UnitSplit, 'asked' | 'granted'>,
  unit: string,
): string | undefined {
  if (granted === asked) return undefined
  return granted === 0
    ? `Seluruh unit sudah terwakafkan ketika dana Anda tiba. ${asked} ${unit} yang Anda niatkan kami terima sebagai wakaf umum untuk program yang sama.`
    : `Ketika dana Anda tiba, yang tersisa ${granted} dari ${asked} ${unit}. Selebihnya kami terima sebagai wakaf umum untuk program yang sama.`
}
