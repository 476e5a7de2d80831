import type { ChosenItem, VoucherInput } from '../templates/fields.ts'
import type { FieldErrors } from '#platform/refusal.ts'

export const goodsUnits = ['kg', 'liter', 'gram', 'karung', 'paket', 'ekor', 'buah'] as const

const WHOLE = 1_000
const FORM = /^(\d{1,3}(?:\.\d{3}){1,2}|\d{1,7})(?:,(\d{1,3}))?$/

/** A quantity as typed, '1.250' or '12,5', in thousandths; undefined for any other text. */
export function parseQuantity(text: string): number | undefined {
  const [, whole, part = ''] = FORM.exec(text.trim()) ?? []
  if (!whole) return undefined
  return Number(whole.replaceAll('.', '')) * WHOLE + Number(part.padEnd(3, '0'))
}

/** '12,5 kg' of thousandths. */
export function formatQuantity(thousandths: number, unit: string | null): string {
  const words = (thousandths / WHOLE).toLocaleString('id-ID', { maximumFractionDigits: 3 })
  return unit ? `${words} ${unit}` : words
}

type Leaving = Pick<VoucherInput, 'item' | 'quantity' | 'sum'>

/** What the goods that leave stand for: their part of the item, and of the last all that is left (PSAK 409). */
export function carryingAmount({ item, quantity, sum }: Leaving): number {
  if (!item || item.quantity === null) return sum
  if (quantity === item.quantity) return item.remaining
  return Math.round((item.remaining * quantity) / item.quantity)
}

/** Of goods with a quantity that is what leaves; of goods without one, a sum is. */
export function wrongQuantity({ item, quantity, sum }: Leaving): FieldErrors | undefined {
  if (!item) return undefined
  if (item.quantity === null) return sum > 0 ? undefined : { sum: 'Isi nilai yang keluar.' }
  if (quantity === 0) return { quantity: 'Tulis berapa banyak yang keluar.' }
  if (quantity > item.quantity)
    return { quantity: `Sisanya ${formatQuantity(item.quantity, item.unit)}.` }
  return sum > 0 ? { sum: 'Kosongkan: nilainya mengikuti jumlahnya.' } : undefined
}

/** What a move does to the quantity of goods: in as it was given, out as it leaves. */
export function movedQuantity(
  item: Pick<ChosenItem, 'quantity'> | undefined,
  { amount, quantity }: { amount: number; quantity: number },
): number | null {
  if (item ? item.quantity === null : quantity === 0) return null
  return amount > 0 ? quantity : 0 - quantity
}
