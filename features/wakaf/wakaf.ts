import { type Rupiah, rupiah } from '#platform/money.ts'

/** A wakaf given in units: what one is called ('m²', 'mushaf'), its price, and how many are still to be given. */
export type WakafUnit = { name: string; price: Rupiah; total: number; remaining: number }

export type UnitSplit = {
  /** Whole units the amount pays for. */
  asked: number
  /** Those of them that were still there. */
  granted: number
  /** What is left of the amount: it becomes general wakaf of the same programme. */
  general: Rupiah
}

/** Divides a wakaf into whole units while there are any; nothing of it is lost. */
export function splitIntoUnits(
  amount: Rupiah,
  { price, remaining }: Pick<WakafUnit, 'price' | 'remaining'>,
): UnitSplit {
  const asked = Math.floor(amount / price)
  const granted = Math.min(asked, remaining)
  return { asked, granted, general: rupiah(amount - granted * price) }
}

/** What is said to who asked for more units than were left; undefined when all were there. */
export function surplusWords(
  { asked, granted }: Pick<UnitSplit, 'asked' | 'granted'>,
  unit: string,
): string | undefined {
  if (granted === asked) return undefined
  return granted === 0
    ? `Seluruh unit sudah terwakafkan ketika dana Anda tiba. ${asked} ${unit} yang Anda niatkan kami terima sebagai wakaf umum untuk program yang sama.`
    : `Ketika dana Anda tiba, yang tersisa ${granted} dari ${asked} ${unit}. Selebihnya kami terima sebagai wakaf umum untuk program yang sama.`
}
