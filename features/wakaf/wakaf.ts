import { formatCount, formatRupiah, type Rupiah, rupiah } from '#platform/money/money.ts'

/** Wakaf in units: the unit's name ('m²', 'mushaf'), its price, and how many are left. */
export type WakafUnit = { name: string; price: Rupiah; total: number; remaining: number }

/** So many units of the stock for a price of their own. */
export type WakafPackage = { id: string; name: string; price: Rupiah; units: number }

/** What a donor takes: a single unit, or a package; `size` is how many units of the stock one is. */
export type UnitTerms = { name: string; price: Rupiah; size: number }

/** The terms of a package, or of the unit itself. */
export function termsOf(
  unit: Pick<WakafUnit, 'name' | 'price'>,
  chosen: Pick<WakafPackage, 'name' | 'price' | 'units'> | undefined,
): UnitTerms {
  if (!chosen) return { name: unit.name, price: unit.price, size: 1 }
  const name = `${chosen.name} (${formatCount(chosen.units)} ${unit.name})`
  return { name, price: chosen.price, size: chosen.units }
}

export type UnitSplit = {
  /** The units of the stock that the amount pays for. */
  asked: number
  /** How many of them were in stock; of a package whole ones only. */
  granted: number
  /** The rest of the amount: it becomes general wakaf of the same campaign. */
  general: Rupiah
}

/** The units of one donation: their count and price, and the part of the sum that is general wakaf. */
export type DonatedUnits = { name: string; price: Rupiah; count: number; general: Rupiah }

/** The same as an API answers it, in plain numbers. */
type UnitFigures = { name: string; price: number; count: number; general: number }

/** Divides a wakaf into whole units or packages while the stock lasts; the rest of the amount is kept. */
export function splitIntoUnits(
  amount: Rupiah,
  { price, size, remaining }: Pick<UnitTerms, 'price' | 'size'> & Pick<WakafUnit, 'remaining'>,
): UnitSplit {
  const units = Math.floor(amount / price)
  const granted = Math.min(units, Math.floor(remaining / size))
  const general = rupiah(amount - granted * price)
  return { asked: units * size, granted: granted * size, general }
}

/** The units a donation got, or, before its payment, asks for. */
export function donatedUnits(
  amount: Rupiah,
  { name, price }: Pick<WakafUnit, 'name' | 'price'>,
  share?: Pick<UnitSplit, 'granted' | 'general'>,
): DonatedUnits {
  const count = share?.granted ?? Math.floor(amount / price)
  return { name, price, count, general: share?.general ?? rupiah(amount - count * price) }
}

/** '2 sumur × Rp12.500.000', with the part that is general wakaf where there is one. */
export function unitWords({ name, price, count, general }: UnitFigures): string {
  const units = count > 0 ? [`${formatCount(count)} ${name} × ${formatRupiah(price)}`] : []
  const rest = general > 0 ? [`wakaf umum ${formatRupiah(general)}`] : []
  return [...units, ...rest].join(' + ')
}

/** The rows of a receipt for a wakaf in units; together they are the sum. */
export function unitRows(units: DonatedUnits): { label: string; amount: Rupiah }[] {
  const { price, count, general } = units
  const whole = rupiah(count * price)
  return [
    { label: `Wakaf ${unitWords({ ...units, general: rupiah(0) })}`, amount: whole },
    { label: 'Wakaf umum', amount: general },
  ].filter(({ amount }) => amount > 0)
}

/** The notice for a donor who paid for more units than were left; undefined when all were in stock. */
export function surplusWords(
  { asked, granted }: Pick<UnitSplit, 'asked' | 'granted'>,
  unit: string,
): string | undefined {
  if (granted === asked) return undefined
  return granted === 0
    ? `Ketika dana Anda tiba, unit yang tersisa sudah tidak cukup. ${formatCount(asked)} ${unit} yang Anda niatkan kami terima sebagai wakaf umum untuk program yang sama.`
    : `Ketika dana Anda tiba, yang tersisa ${formatCount(granted)} dari ${formatCount(asked)} ${unit}. Selebihnya kami terima sebagai wakaf umum untuk program yang sama.`
}
